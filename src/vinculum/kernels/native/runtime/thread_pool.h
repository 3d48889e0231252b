/* Threads that are kept between calls. They are started when first asked for, and ended before a fork and at exit. */
#ifndef VINCULUM_POOL_H
#define VINCULUM_POOL_H

#include <stddef.h>

enum { MOST_THREADS = 64 };

/*
 * Do all parts of a job, task(job, 0) to task(job, parts - 1), in any order, by at most `threads` threads of which the
 * caller is one; come back when all are done. The others help as far as they are free: the caller waits for none to begin.
 */
void spread(void (*task)(void *job, size_t part), void *job, size_t parts, size_t threads);

#endif
