/* Worker threads that share the parts of a job. They start on first use, and end before a fork and at exit. */
#ifndef VINCULUM_THREAD_POOL_H
#define VINCULUM_THREAD_POOL_H

#include <stddef.h>

enum { MAX_THREADS = 64 };

/*
 * Run task(job, 0) to task(job, parts - 1), in any order, on at most `threads` threads including the caller. Returns when all
 * have returned. The caller does not wait for a worker to begin: it does the parts that no worker has claimed.
 */
void vinculum_pool_run(void (*task)(void *job, size_t part), void *job, size_t parts, size_t threads);

#endif
