/* Threads that wait for work, and share a job: V_DIV_DETERMINISM_0010, V_DIV_NO_CRASH_0010. */
#include "pool.h"

#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>

enum { LOOKS = 256 }; /* some 200 µs, before one sleeps: to be woken takes longer than many a job */

/*
 * One job at a time; whoever finds the pool busy works alone. All of this is read and written under the lock, but where
 * one looks whether it is worth taking it. A worker ends when `generation` is no longer the one that it was started in.
 * `seats`: how many more workers the job may have; `inside`: how many it has. `closed`: by how many forks, and the exit; no
 * job is spread then.
 */
static struct {
    pthread_mutex_t lock;
    pthread_cond_t begin, end;
    pthread_t worker[MOST_THREADS];
    size_t workers, parts, next;
    atomic_size_t seats, inside;
    uintptr_t generation;
    int busy, closed;
    void (*task)(void *job, size_t part);
    void *job;
} pool = {.lock = PTHREAD_MUTEX_INITIALIZER, .begin = PTHREAD_COND_INITIALIZER, .end = PTHREAD_COND_INITIALIZER};

/* Parts of the job that are left, until there are none or the generation is another. The lock is held, but not meanwhile. */
static void work(uintptr_t generation)
{
    while (pool.next < pool.parts && generation == pool.generation) {
        const size_t part = pool.next++;
        void (*const task)(void *, size_t) = pool.task;
        void *const job = pool.job;
        (void)pthread_mutex_unlock(&pool.lock);
        task(job, part);
        (void)pthread_mutex_lock(&pool.lock);
    }
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

static void *serve(void *generation)
{
    (void)pthread_mutex_lock(&pool.lock);
    while ((uintptr_t)generation == pool.generation) {
        if (pool.seats == 0) {
            (void)pthread_cond_wait(&pool.begin, &pool.lock);
            continue;
        }
        --pool.seats;
        ++pool.inside;
        work((uintptr_t)generation);
        if (--pool.inside == 0) {
            (void)pthread_cond_signal(&pool.end);
        }
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
           pthread_create(&pool.worker[pool.workers], NULL, serve, (void *)pool.generation) == 0) {
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
    pool.busy = 1;
    pool.task = task, pool.job = job, pool.parts = parts, pool.next = 0;
    pool.seats = helpers < pool.workers ? helpers : pool.workers;
    for (size_t k = 0; k < pool.seats; ++k) {
        (void)pthread_cond_signal(&pool.begin);
    }
    while (pool.next < pool.parts) {
        work(pool.generation); /* a generation that ends does not end the job */
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
