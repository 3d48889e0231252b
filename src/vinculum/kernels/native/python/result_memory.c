/*
 * Memory for results: the last large block that was freed is kept for the next result.
 *
 * The system takes as long to provide new pages as the kernel takes to divide, and the C library returns blocks of this size to
 * the system when they are freed; of smaller blocks it keeps some itself. The kept block is marked MADV_FREE, so that the system
 * may reclaim its pages. Whoever gets the block writes all of it. Where the program has set a memory handler, that one serves.
 *
 * V_DIV_NO_ALIASING_0010
 */
#define _GNU_SOURCE
#define NO_IMPORT_ARRAY
#include "python/result_memory.h"

static PyArrayObject *plain_array(PyArray_Descr *type, int rank, const npy_intp *shape)
{
    return (PyArrayObject *)PyArray_NewFromDescr(&PyArray_Type, type, rank, shape, NULL, NULL, 0, NULL);
}

#if defined(__linux__)
#include <malloc.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

enum { MIN_CACHED = 32 * 1024 * 1024, HUGE_PAGE = 2 * 1024 * 1024 }; /* bytes: the highest threshold of the GNU C library for mmap; a huge page */

static _Atomic(void *) cached_block;

static void *allocate(void *Py_UNUSED(context), size_t size)
{
    void *block = atomic_exchange(&cached_block, NULL);
    const size_t usable = malloc_usable_size(block); /* 0 for NULL */
    if (usable >= size && usable / 2 <= size) {
        return block;
    }
    free(block);
    if (posix_memalign(&block, HUGE_PAGE, size) != 0) {
        return NULL;
    }
    (void)madvise(block, size, MADV_HUGEPAGE); /* no effect on systems without huge pages */
    return block;
}

static void release(void *Py_UNUSED(context), void *block, size_t Py_UNUSED(size))
{
    const size_t page = (size_t)sysconf(_SC_PAGESIZE), usable = malloc_usable_size(block);
    if (usable >= MIN_CACHED && madvise(block, usable / page * page, MADV_FREE) == 0) { /* fails for a block that was resized and begins within a page */
        block = atomic_exchange(&cached_block, block);
    }
    free(block);
}

static void *zeros(void *Py_UNUSED(context), size_t count, size_t size)
{
    return calloc(count, size);
}

static void *resize(void *Py_UNUSED(context), void *block, size_t size)
{
    return realloc(block, size);
}

static PyDataMem_Handler handler = {"vinculum", 1, {NULL, allocate, zeros, resize, release}};

/* Whether the program has left NumPy's memory handler as it is. */
static int uses_default_handler(void)
{
    PyObject *current = PyDataMem_GetHandler();
    Py_XDECREF(current);
    return current == PyDataMem_DefaultHandler;
}

PyArrayObject *vinculum_new_array(PyArray_Descr *type, int rank, const npy_intp *shape)
{
    static PyObject *capsule;
    if (PyArray_OverflowMultiplyList(shape, rank) < MIN_CACHED / PyDataType_ELSIZE(type) || !uses_default_handler()) {
        return plain_array(type, rank, shape);
    }
    if (capsule == NULL && (capsule = PyCapsule_New(&handler, "mem_handler", NULL)) == NULL) {
        Py_DECREF(type);
        return NULL;
    }
    PyObject *previous = PyDataMem_SetHandler(capsule);
    if (previous == NULL) {
        Py_DECREF(type);
        return NULL;
    }
    PyArrayObject *array = plain_array(type, rank, shape);
    PyObject *replaced = PyDataMem_SetHandler(previous);
    Py_DECREF(previous);
    Py_XDECREF(replaced);
    if (replaced == NULL) {
        Py_CLEAR(array);
    }
    return array;
}
#else
PyArrayObject *vinculum_new_array(PyArray_Descr *type, int rank, const npy_intp *shape)
{
    return plain_array(type, rank, shape);
}
#endif
