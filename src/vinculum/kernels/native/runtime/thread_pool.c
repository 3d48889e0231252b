/*
 * Worker threads that share the parts of a job: V_DIV_DETERMINISM_0010, V_DIV_NO_CRASH_0010.
 *
 * One job runs at a time. A caller that finds the pool busy or closed runs its job serially. The parts of a job are divided into
 * shares, one for each thread; share 0 is the caller's. A thread claims the parts of its own share first, from the beginning, and
 * then parts of the largest other share, from the end.
 *
 * States of the pool:
 *
 *              vinculum_pool_run               all parts claimed, and active_workers == 0
 *       IDLE ----------------------> BUSY ------------------------------------------------> IDLE
 *       IDLE, BUSY -- fork or exit --> CLOSED (closed > 0) -- fork returns in the parent --> IDLE, BUSY
 *
 * States of a worker:
 *
 *                                      claims a share
 *       SPINNING, PARKED -------------------------------------> WORKING (counts in active_workers)
 *       WORKING ------------- no part is left ----------------> SPINNING
 *       SPINNING ---- SPIN_LIMIT looks without a new job -----> PARKED (waits for `work_available`)
 *       any -- `generation` differs from the worker's own ----> ENDED
 *
 * The lock guards all fields of `pool`; a thread that spins reads the atomic counts without it, and takes it before it acts.
 */
#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE /* sched_getcpu, pthread_setaffinity_np */
#endif
#include "runtime/thread_pool.h"

#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>

enum { SPIN_LIMIT = 256 }; /* yields, some 200 µs: waking a parked thread takes longer than many jobs */

static struct {
    pthread_mutex_t lock;
    pthread_cond_t work_available, workers_done;
    pthread_t workers[MAX_THREADS];
    size_t worker_count;
    uintptr_t generation; /* workers of an earlier generation end */
    int busy;
    int closed; /* the number of forks under way, and 1 from exit on: no job is shared while it is above 0 */
    /* the current job */
    void (*task)(void *job, size_t part);
    void *job;
    size_t share_count;
    struct {
        size_t next, end; /* the parts that are not claimed */
        int is_claimed;
    } shares[MAX_THREADS];
    atomic_size_t unclaimed_shares, active_workers;
    int is_working[MAX_THREADS]; /* by worker: whether it counts in active_workers */
    int has_migrated;            /* whether idle workers were migrated in this job */
} pool = {
    .lock = PTHREAD_MUTEX_INITIALIZER, .work_available = PTHREAD_COND_INITIALIZER, .workers_done = PTHREAD_COND_INITIALIZER};

/* Claim a part of the job. Returns 0 if none is left. The lock is held. */
static int claim_part(size_t own_share, size_t *part)
{
    if (pool.shares[own_share].next < pool.shares[own_share].end) { /* the parts that this thread had in the last job: cached */
        *part = pool.shares[own_share].next++;
        return 1;
    }
    size_t largest = 0, most_parts = 0;
    for (size_t k = 0; k < pool.share_count; ++k) {
        assert(pool.shares[k].next <= pool.shares[k].end);
        const size_t unclaimed = pool.shares[k].end - pool.shares[k].next;
        if (unclaimed > most_parts) {
            largest = k;
            most_parts = unclaimed;
        }
    }
    *part = most_parts > 0 ? --pool.shares[largest].end : 0;
    return most_parts > 0;
}

/*
 * Migrate the workers that have not claimed a share away from the caller's processor. The system may wake a worker there, and it
 * then waits until the caller blocks, which takes longer than many jobs. Each worker's affinity is restored at once, unless other
 * code has changed it meanwhile. `python -m benchmarks.thread_placement` measures what this gains. The lock is held.
 */
static void migrate_idle_workers(void)
{
    pool.has_migrated = 1;
#if defined(__linux__) && !defined(VINCULUM_NO_MIGRATION)
    const int caller = sched_getcpu(); /* -1 if unknown: the number of no processor */
    size_t idle = pool.unclaimed_shares;
    for (size_t k = 0; k < pool.worker_count && idle > 0; ++k) {
        cpu_set_t allowed, others, current;
        if (pool.is_working[k] || pthread_getaffinity_np(pool.workers[k], sizeof allowed, &allowed) != 0) {
            continue;
        }
        --idle;
        others = allowed;
        CPU_CLR((size_t)caller, &others);
        if (pthread_setaffinity_np(pool.workers[k], sizeof others, &others) == 0 && /* fails if there are no others */
            pthread_getaffinity_np(pool.workers[k], sizeof current, &current) == 0 && CPU_EQUAL(&current, &others)) {
            (void)pthread_setaffinity_np(pool.workers[k], sizeof allowed, &allowed);
        }
    }
#endif
}

/* Run parts of the job. Returns 0 when none is left, or 1 when the generation has changed. The lock is held, except while a part runs. */
static int run_parts(size_t own_share, uintptr_t generation)
{
    for (size_t part; generation == pool.generation;) {
        assert(pool.busy && own_share < pool.share_count);
        if (!claim_part(own_share, &part)) {
            return 0;
        }
        void (*const task)(void *, size_t) = pool.task;
        void *const job = pool.job;
        (void)pthread_mutex_unlock(&pool.lock);
        task(job, part);
        (void)pthread_mutex_lock(&pool.lock);
        if (own_share == 0 && pool.unclaimed_shares > 0 && !pool.has_migrated) {
            migrate_idle_workers();
        }
    }
    return 1;
}

/* Claim a share: that of the worker's number if it is free, so that a worker has the same share in every job. The lock is held. */
static size_t claim_share(size_t number)
{
    assert(pool.unclaimed_shares > 0);
    size_t share = number < pool.share_count && !pool.shares[number].is_claimed ? number : 1;
    while (pool.shares[share].is_claimed) {
        ++share;
    }
    assert(share < pool.share_count);
    pool.shares[share].is_claimed = 1;
    --pool.unclaimed_shares;
    ++pool.active_workers;
    return share;
}

/* Yield until the count is positive, or zero, as wanted, or SPIN_LIMIT is reached. The lock is held, except meanwhile. */
static void spin(const atomic_size_t *count, int until_positive)
{
    (void)pthread_mutex_unlock(&pool.lock);
    for (int k = 0; k < SPIN_LIMIT && (*count > 0) != until_positive; ++k) {
        (void)sched_yield();
    }
    (void)pthread_mutex_lock(&pool.lock);
}

/* Wait for a new job. The lock is held, except meanwhile. */
static void park(void)
{
    (void)pthread_cond_wait(&pool.work_available, &pool.lock);
}

static void *run_worker(void *argument)
{
    const uintptr_t generation = (uintptr_t)argument / MAX_THREADS, number = (uintptr_t)argument % MAX_THREADS;
    (void)pthread_mutex_lock(&pool.lock);
    while (generation == pool.generation) {
        if (pool.unclaimed_shares == 0) {
            park();
            continue;
        }
        pool.is_working[number - 1] = 1;
        (void)run_parts(claim_share(number), generation);
        assert(pool.active_workers > 0);
        if (--pool.active_workers == 0) {
            (void)pthread_cond_signal(&pool.workers_done);
        }
        pool.is_working[number - 1] = 0;
        spin(&pool.unclaimed_shares, 1);
    }
    (void)pthread_mutex_unlock(&pool.lock);
    return NULL;
}

/* Start workers until there are `count`, or the system refuses one. They block all signals: those are for the program's threads. */
static void start_workers(size_t count)
{
    sigset_t all, previous;
    if (pool.worker_count >= count || sigfillset(&all) != 0 || pthread_sigmask(SIG_SETMASK, &all, &previous) != 0) {
        return;
    }
    while (pool.worker_count < count &&
           pthread_create(&pool.workers[pool.worker_count], NULL, run_worker,
                          (void *)(pool.generation * MAX_THREADS + pool.worker_count + 1)) == 0) {
        pool.is_working[pool.worker_count] = 0;
        ++pool.worker_count;
    }
    (void)pthread_sigmask(SIG_SETMASK, &previous, NULL);
}

void vinculum_pool_run(void (*task)(void *job, size_t part), void *job, size_t parts, size_t threads)
{
    const size_t max_shares = parts < MAX_THREADS ? parts : MAX_THREADS;
    const size_t helpers = (threads < max_shares ? threads : max_shares) - 1;
    (void)pthread_mutex_lock(&pool.lock);
    if (pool.busy || pool.closed > 0) {
        (void)pthread_mutex_unlock(&pool.lock);
        for (size_t part = 0; part < parts; ++part) {
            task(job, part);
        }
        return;
    }
    start_workers(helpers);
    assert(pool.active_workers == 0 && pool.unclaimed_shares == 0);
    pool.busy = 1;
    pool.has_migrated = 0;
    pool.task = task;
    pool.job = job;
    pool.unclaimed_shares = helpers < pool.worker_count ? helpers : pool.worker_count;
    pool.share_count = pool.unclaimed_shares + 1;
    for (size_t k = 0; k < pool.share_count; ++k) {
        pool.shares[k].next = k * parts / pool.share_count;
        pool.shares[k].end = (k + 1) * parts / pool.share_count;
        pool.shares[k].is_claimed = k == 0;
    }
    for (size_t k = 0; k < pool.unclaimed_shares; ++k) {
        (void)pthread_cond_signal(&pool.work_available);
    }
    while (run_parts(0, pool.generation)) { /* a fork changes the generation, but does not end the job */
    }
    pool.unclaimed_shares = 0; /* a worker that comes now is too late */
    spin(&pool.active_workers, 0);
    while (pool.active_workers > 0) {
        (void)pthread_cond_wait(&pool.workers_done, &pool.lock);
    }
    pool.busy = 0;
    (void)pthread_mutex_unlock(&pool.lock);
}

/* ---- fork and exit ---- */

/* Close the pool and end all workers, each after the part that it runs. The lock is held, except while they end. */
static void close_pool(void)
{
    pthread_t ending[MAX_THREADS];
    const size_t count = pool.worker_count;
    for (size_t k = 0; k < count; ++k) {
        ending[k] = pool.workers[k];
    }
    pool.worker_count = 0;
    ++pool.closed;
    ++pool.generation;
    (void)pthread_cond_broadcast(&pool.work_available);
    (void)pthread_mutex_unlock(&pool.lock);
    for (size_t k = 0; k < count; ++k) {
        (void)pthread_join(ending[k], NULL);
    }
    (void)pthread_mutex_lock(&pool.lock);
}

static void before_fork(void)
{
    (void)pthread_mutex_lock(&pool.lock);
    close_pool();
}

static void after_fork_in_parent(void)
{
    assert(pool.closed > 0);
    --pool.closed;
    (void)pthread_mutex_unlock(&pool.lock);
}

/* The child has one thread. A job of another thread of the parent is not the child's. */
static void after_fork_in_child(void)
{
    pool.lock = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER;
    pool.work_available = pool.workers_done = (pthread_cond_t)PTHREAD_COND_INITIALIZER;
    pool.unclaimed_shares = pool.active_workers = 0;
    pool.busy = 0;
    pool.closed = 0;
}

__attribute__((constructor)) static void on_load(void)
{
    pool.closed = pthread_atfork(before_fork, after_fork_in_parent, after_fork_in_child) != 0; /* without it a child would hang */
}

__attribute__((destructor)) static void on_unload(void)
{
    (void)pthread_mutex_lock(&pool.lock);
    close_pool();
    (void)pthread_mutex_unlock(&pool.lock);
}
