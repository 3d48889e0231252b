/* Several threads run jobs on the pool at once, and processes fork meanwhile. Exit status 0: every part was run exactly once. */
#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "runtime/thread_pool.h"

#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PARTS = 100, CALLERS = 4, JOBS = 200, FORKS = 5, THREADS = 3 };

static void count_run(void *job, size_t part)
{
    ++((unsigned char *)job)[part];
    if (part % 8 == 0) {
        (void)sched_yield(); /* let other threads run in the midst of a job */
    }
}

/* Record 2 if this thread blocks signals, as a worker must, else 1. */
static void record_mask(void *job, size_t part)
{
    sigset_t now;
    (void)pthread_sigmask(SIG_SETMASK, NULL, &now);
    ((unsigned char *)job)[part] = (unsigned char)(1 + sigismember(&now, SIGUSR1));
    (void)usleep(100);
}

#ifdef __linux__
/* Record how many processors may run this thread. The first part of the job takes no time. */
static void record_processors(void *job, size_t part)
{
    cpu_set_t allowed;
    if (pthread_getaffinity_np(pthread_self(), sizeof allowed, &allowed) == 0) {
        ((int *)job)[part] = CPU_COUNT(&allowed);
    }
    if (part > 0) {
        (void)usleep(200);
    }
}

/* Whether a worker that was migrated may no longer run where it could before. */
static int affinity_is_lost(void)
{
    for (int tries = 0; tries < 100; ++tries) {
        int allowed[THREADS * 2] = {0};
        (void)usleep(2000);
        vinculum_pool_run(record_processors, allowed, THREADS * 2, THREADS);
        for (size_t part = 1; part < THREADS * 2; ++part) {
            if (allowed[part] != allowed[0]) {
                return 1;
            }
        }
    }
    return 0;
}
#else
static int affinity_is_lost(void)
{
    return 0;
}
#endif

static int jobs(size_t count)
{
    for (size_t k = 0; k < count; ++k) {
        unsigned char done[PARTS] = {0};
        vinculum_pool_run(count_run, done, 1 + k % PARTS, 1 + k % THREADS);
        for (size_t part = 0; part < PARTS; ++part) {
            if (done[part] != (part <= k % PARTS)) {
                return 1;
            }
        }
    }
    return 0;
}

static void *caller(void *failed)
{
    *(int *)failed = jobs(JOBS);
    return NULL;
}

static int forks(void)
{
    for (int k = 0; k < FORKS; ++k) {
        const pid_t child = fork();
        int status = 1;
        if (child == 0) {
            exit(jobs(JOBS)); /* ends the child's workers too */
        }
        if (child < 0 || waitpid(child, &status, 0) != child || status != 0) {
            return 1;
        }
    }
    return 0;
}

int main(int count, char **arguments)
{
    pthread_t thread[CALLERS];
    int failed[CALLERS] = {0};
    for (int k = 0; k < CALLERS; ++k) {
        if (pthread_create(&thread[k], NULL, caller, &failed[k]) != 0) {
            return 2;
        }
    }
    int failure = count > 1 && strcmp(arguments[1], "fork") == 0 ? forks() : 0;
    for (int k = 0; k < CALLERS; ++k) {
        (void)pthread_join(thread[k], NULL);
        failure |= failed[k];
    }
    unsigned char masks[PARTS] = {0};
    size_t in_workers = 0;
    for (int tries = 0; in_workers == 0 && tries < 100; ++tries) {
        vinculum_pool_run(record_mask, masks, PARTS, THREADS);
        for (size_t part = 0; part < PARTS; ++part) {
            failure |= masks[part] == 0;
            in_workers += masks[part] == 2;
        }
    }
    return failure || in_workers == 0 || affinity_is_lost();
}
