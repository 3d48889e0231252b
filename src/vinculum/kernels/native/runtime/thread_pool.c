/* Threads that wait for work, and share a job: V_DIV_DETERMINISM_0010, V_DIV_NO_CRASH_0010. */
#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE /* who runs on which processor */
#endif
#include "runtime/thread_pool.h"

#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>

enum { LOOKS = 256 }; /* some 200 µs, before one sleeps: to be woken takes longer than many a job */

/*
 * One job at a time; whoever finds the pool busy works alone. All of this is read and written under the lock, but where
 * one looks whether it is worth taking it. A worker ends when `generation` is no longer the one that it was started in.
 * Of a job everybody has a share, the caller the first: `parts` of it, and who takes them. `seats`: how many shares are nobody's;
 * `inside`: how many workers have one; `at_work`: which. `hurried`: that those who had not come were moved. `closed`: by how many
 * forks, and the exit; no job is spread then.
 */
static struct {
    pthread_mutex_t lock;
    pthread_cond_t begin, end;
    pthread_t worker[MOST_THREADS];
    size_t workers, shares;
    struct {
        size_t next, end;
        int taken;
    } share[MOST_THREADS];
    atomic_size_t seats, inside;
    uintptr_t generation;
    int at_work[MOST_THREADS];
    int busy, closed, hurried;
    void (*task)(void *job, size_t part);
    void *job;
} pool = {.lock = PTHREAD_MUTEX_INITIALIZER, .begin = PTHREAD_COND_INITIALIZER, .end = PTHREAD_COND_INITIALIZER};

/*
 * One more part of the job: of one's own share, from its beginning, so that who had it in the last job, and has it in the caches,
 * has it again; then of the largest other one, from its end. 0: there is none left. The lock is held.
 */
static int take(size_t own, size_t *part)
{
    if (pool.share[own].next < pool.share[own].end) {
        *part = pool.share[own].next++;
        return 1;
    }
    size_t largest = 0, most = 0;
    for (size_t k = 0; k < pool.shares; ++k) {
        const size_t left = pool.share[k].end - pool.share[k].next;
        if (left > most) {
            largest = k;
            most = left;
        }
    }
    *part = most > 0 ? --pool.share[largest].end : 0;
    return most > 0;
}

/*
 * A thread may be woken, or look for work, on the processor that the caller has by now, and waits there until the caller has
 * nothing to do: longer than many a job. So those that have not come after a part of it are moved to another processor. They
 * may run where they could before; if somebody else changes that meanwhile, it is left as it is.
 */
static void hurry(void)
{
    pool.hurried = 1;
#ifdef __linux__
    const int caller = sched_getcpu(); /* -1, where it is not known, is the number of none */
    size_t missing = pool.seats;
    for (size_t k = 0; k < pool.workers && missing > 0; ++k) {
        cpu_set_t allowed, others, now;
        if (pool.at_work[k] || pthread_getaffinity_np(pool.worker[k], sizeof allowed, &allowed) != 0) {
            continue;
        }
        --missing;
        others = allowed;
        CPU_CLR((size_t)caller, &others);
        if (pthread_setaffinity_np(pool.worker[k], sizeof others, &others) == 0 && /* not if there are no others */
            pthread_getaffinity_np(pool.worker[k], sizeof now, &now) == 0 && CPU_EQUAL(&now, &others)) {
            (void)pthread_setaffinity_np(pool.worker[k], sizeof allowed, &allowed);
        }
    }
#endif
}

/* Parts of the job, until none is left, or, which is when 1 comes back, the generation is another. The lock is held, but not meanwhile. */
static int work(size_t own, uintptr_t generation)
{
    for (size_t part; generation == pool.generation;) {
        if (!take(own, &part)) {
            return 0;
        }
        void (*const task)(void *, size_t) = pool.task;
        void *const job = pool.job;
        (void)pthread_mutex_unlock(&pool.lock);
        task(job, part);
        (void)pthread_mutex_lock(&pool.lock);
        if (own == 0 && pool.seats > 0 && !pool.hurried) {
            hurry();
        }
    }
    return 1;
}

/* A share that is nobody's, of which there is one; the same in every job, if it can be had. The lock is held. */
static size_t sit(size_t number)
{
    size_t own = number < pool.shares && !pool.share[number].taken ? number : 1;
    while (pool.share[own].taken) {
        ++own;
    }
    pool.share[own].taken = 1;
    --pool.seats;
    ++pool.inside;
    return own;
}

/* For a while, until there are some, or none; others have their turns. The lock is held, but not meanwhile. */
static void look(const atomic_size_t *count, int some)
{
    (void)pthread_mutex_unlock(&pool.lock);
    for (int k = 0; k < LOOKS && (*count > 0) != some; ++k) {
        (void)sched_yield();
    }
    (void)pthread_mutex_lock(&pool.lock);
}

static void *serve(void *of)
{
    const uintptr_t generation = (uintptr_t)of / MOST_THREADS, number = (uintptr_t)of % MOST_THREADS;
    (void)pthread_mutex_lock(&pool.lock);
    while (generation == pool.generation) {
        if (pool.seats == 0) {
            (void)pthread_cond_wait(&pool.begin, &pool.lock);
            continue;
        }
        pool.at_work[number - 1] = 1;
        (void)work(sit(number), generation);
        if (--pool.inside == 0) {
            (void)pthread_cond_signal(&pool.end);
        }
        pool.at_work[number - 1] = 0;
        look(&pool.seats, 1);
    }
    (void)pthread_mutex_unlock(&pool.lock);
    return NULL;
}

/* Workers until there are that many, or no more can be had. Signals are for the threads that the program made. */
static void hire(size_t count)
{
    sigset_t all, before;
    if (pool.workers >= count || sigfillset(&all) != 0 || pthread_sigmask(SIG_SETMASK, &all, &before) != 0) {
        return;
    }
    while (pool.workers < count &&
           pthread_create(&pool.worker[pool.workers], NULL, serve,
                          (void *)(pool.generation * MOST_THREADS + pool.workers + 1)) == 0) {
        pool.at_work[pool.workers] = 0;
        ++pool.workers;
    }
    (void)pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void spread(void (*task)(void *job, size_t part), void *job, size_t parts, size_t threads)
{
    const size_t most = parts < MOST_THREADS ? parts : MOST_THREADS, helpers = (threads < most ? threads : most) - 1;
    (void)pthread_mutex_lock(&pool.lock);
    if (pool.busy || pool.closed > 0) {
        (void)pthread_mutex_unlock(&pool.lock);
        for (size_t part = 0; part < parts; ++part) {
            task(job, part);
        }
        return;
    }
    hire(helpers);
    pool.busy = 1, pool.hurried = 0;
    pool.task = task, pool.job = job;
    pool.seats = helpers < pool.workers ? helpers : pool.workers;
    pool.shares = pool.seats + 1;
    for (size_t k = 0; k < pool.shares; ++k) {
        pool.share[k].next = k * parts / pool.shares;
        pool.share[k].end = (k + 1) * parts / pool.shares;
        pool.share[k].taken = k == 0;
    }
    for (size_t k = 0; k < pool.seats; ++k) {
        (void)pthread_cond_signal(&pool.begin);
    }
    while (work(0, pool.generation)) { /* a generation that ends does not end the job */
    }
    pool.seats = 0; /* whoever comes now is too late */
    look(&pool.inside, 0);
    while (pool.inside > 0) {
        (void)pthread_cond_wait(&pool.end, &pool.lock);
    }
    pool.busy = 0;
    (void)pthread_mutex_unlock(&pool.lock);
}

/* ---- fork and exit ---- */

/* Nobody is hired from now on, and all workers end, once they have done the part that they are at. The lock is held, but not meanwhile. */
static void dismiss(void)
{
    pthread_t leaving[MOST_THREADS];
    const size_t count = pool.workers;
    for (size_t k = 0; k < count; ++k) {
        leaving[k] = pool.worker[k];
    }
    pool.workers = 0;
    ++pool.closed;
    ++pool.generation;
    (void)pthread_cond_broadcast(&pool.begin);
    (void)pthread_mutex_unlock(&pool.lock);
    for (size_t k = 0; k < count; ++k) {
        (void)pthread_join(leaving[k], NULL);
    }
    (void)pthread_mutex_lock(&pool.lock);
}

static void before_fork(void)
{
    (void)pthread_mutex_lock(&pool.lock);
    dismiss();
}

static void after_fork_in_parent(void)
{
    --pool.closed;
    (void)pthread_mutex_unlock(&pool.lock);
}

/* The child has one thread; if another one had a job, that is none of the child's. */
static void after_fork_in_child(void)
{
    pool.lock = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER;
    pool.begin = pool.end = (pthread_cond_t)PTHREAD_COND_INITIALIZER;
    pool.seats = pool.inside = 0;
    pool.busy = 0;
    pool.closed = 0;
}

__attribute__((constructor)) static void loaded(void)
{
    pool.closed = pthread_atfork(before_fork, after_fork_in_parent, after_fork_in_child) != 0; /* a child would hang */
}

__attribute__((destructor)) static void unloaded(void)
{
    (void)pthread_mutex_lock(&pool.lock);
    dismiss();
    (void)pthread_mutex_unlock(&pool.lock);
}
