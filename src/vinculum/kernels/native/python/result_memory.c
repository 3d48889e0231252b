/*
 * Memory for results: of the large ones that are no longer used, the memory of the last is kept for the next.
 *
 * New pages take the system as long as the quotients take us, and what is as large as this the C library hands back to the
 * system at once; of smaller blocks it keeps some itself. What we keep is marked as free (MADV_FREE): the system takes its pages
 * whenever it needs some. Whoever gets it again writes all of it. Where the program has chosen how NumPy gets memory, so do we.
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

enum { LARGE = 32 * 1024 * 1024, ALIGNED = 2 * 1024 * 1024 }; /* bytes: the GNU C library's highest threshold, and a large page */

static _Atomic(void *) kept;

static void *take(void *Py_UNUSED(context), size_t size)
{
    void *block = atomic_exchange(&kept, NULL);
    const size_t has = malloc_usable_size(block); /* 0 if there is none */
    if (has >= size && has / 2 <= size) {
        return block;
    }
    free(block);
    if (posix_memalign(&block, ALIGNED, size) != 0) {
        return NULL;
    }
    (void)madvise(block, size, MADV_HUGEPAGE); /* where there are none, pages are small */
    return block;
}

static void give(void *Py_UNUSED(context), void *block, size_t Py_UNUSED(size))
{
    const size_t page = (size_t)sysconf(_SC_PAGESIZE), has = malloc_usable_size(block);
    if (has >= LARGE && madvise(block, has / page * page, MADV_FREE) == 0) { /* where it was resized, it may begin within a page */
        block = atomic_exchange(&kept, block);
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

static PyDataMem_Handler handler = {"vinculum", 1, {NULL, take, zeros, resize, give}};

/* Whether NumPy gets memory as it does by itself. */
static int usual(void)
{
    PyObject *current = PyDataMem_GetHandler();
    Py_XDECREF(current);
    return current == PyDataMem_DefaultHandler;
}

PyArrayObject *new_array(PyArray_Descr *type, int rank, const npy_intp *shape)
{
    static PyObject *capsule;
    if (PyArray_OverflowMultiplyList(shape, rank) < LARGE / PyDataType_ELSIZE(type) || !usual()) {
        return plain_array(type, rank, shape);
    }
    if (capsule == NULL && (capsule = PyCapsule_New(&handler, "mem_handler", NULL)) == NULL) {
        Py_DECREF(type);
        return NULL;
    }
    PyObject *before = PyDataMem_SetHandler(capsule);
    if (before == NULL) {
        Py_DECREF(type);
        return NULL;
    }
    PyArrayObject *array = plain_array(type, rank, shape);
    PyObject *ours = PyDataMem_SetHandler(before);
    Py_DECREF(before);
    Py_XDECREF(ours);
    if (ours == NULL) {
        Py_CLEAR(array);
    }
    return array;
}
#else
PyArrayObject *new_array(PyArray_Descr *type, int rank, const npy_intp *shape)
{
    return plain_array(type, rank, shape);
}
#endif
