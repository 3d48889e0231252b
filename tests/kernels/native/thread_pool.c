/* Several threads give jobs to the pool at once, and processes fork meanwhile: every part is done, once. Ends with 0, or 1. */
#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "pool.h"

#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PARTS = 100, CALLERS = 4, JOBS = 200, FORKS = 5, THREADS = 3 };

static void once(void *job, size_t part)
{
    ++((unsigned char *)job)[part];
    if (part % 8 == 0) {
        (void)sched_yield(); /* somebody else's turn, in the midst of a job */
    }
}

/* In a thread of the pool no signal is served. */
static void masked(void *job, size_t part)
{
    sigset_t now;
    (void)pthread_sigmask(SIG_SETMASK, NULL, &now);
    ((unsigned char *)job)[part] = (unsigned char)(1 + sigismember(&now, SIGUSR1));
    (void)usleep(100);
}

#ifdef __linux__
/* How many processors may run the thread that does this part, of a job whose first part takes no time. */
static void processors(void *job, size_t part)
{
    cpu_set_t allowed;
    if (pthread_getaffinity_np(pthread_self(), sizeof allowed, &allowed) == 0) {
        ((int *)job)[part] = CPU_COUNT(&allowed);
    }
    if (part > 0) {
        (void)usleep(200);
    }
}

/* A thread that slept, and was moved as it did not come at once, may run wherever it could before. */
static int bound(void)
{
    for (int tries = 0; tries < 100; ++tries) {
        int allowed[THREADS * 2] = {0};
        (void)usleep(2000);
        spread(processors, allowed, THREADS * 2, THREADS);
        for (size_t part = 1; part < THREADS * 2; ++part) {
            if (allowed[part] != allowed[0]) {
                return 1;
            }
        }
    }
    return 0;
}
#else
static int bound(void)
{
    return 0;
}
#endif

static int jobs(size_t count)
{
    for (size_t k = 0; k < count; ++k) {
        unsigned char done[PARTS] = {0};
        spread(once, done, 1 + k % PARTS, 1 + k % THREADS);
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
            exit(jobs(JOBS)); /* which ends the child's threads */
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
    int wrong = count > 1 && strcmp(arguments[1], "fork") == 0 ? forks() : 0;
    for (int k = 0; k < CALLERS; ++k) {
        (void)pthread_join(thread[k], NULL);
        wrong |= failed[k];
    }
    unsigned char seen[PARTS] = {0};
    size_t elsewhere = 0;
    for (int tries = 0; elsewhere == 0 && tries < 100; ++tries) {
        spread(masked, seen, PARTS, THREADS);
        for (size_t part = 0; part < PARTS; ++part) {
            wrong |= seen[part] == 0;
            elsewhere += seen[part] == 2;
        }
    }
    return wrong || elsewhere == 0 || bound();
}
