/*
 * Division of NumPy arrays of any layout: contiguous ones go straight to the engine, others through NumPy's iterator.
 *
 * V_DIV_INDEX_0010, V_DIV_INPUTS_UNTOUCHED_0010, V_DIV_NO_ALIASING_0010
 */
#define NO_IMPORT_ARRAY
#include "python/arrays.h"

#include "generated/vinculum_div.h"
#include "python/result_memory.h"
#include "runtime/engine.h"
#include "runtime/strided.h"

enum { MIN_BYTES_TO_RELEASE_GIL = 1 << 14, SHORT_RUN = 512 }; /* bytes, elements */

int vinculum_thread_count = 1;
int vinculum_bfloat16_number = -1;

int vinculum_type_of(int number)
{
    switch (number) {
    case NPY_HALF: return FLOAT16;
    case NPY_FLOAT: return FLOAT32;
    case NPY_DOUBLE: return FLOAT64;
    case NPY_BYTE: return INT8;
    case NPY_UBYTE: return UINT8;
    case NPY_SHORT: return INT16;
    case NPY_USHORT: return UINT16;
    case NPY_INT: return INT32;
    case NPY_UINT: return UINT32;
    case NPY_LONG: return sizeof(long) == 8 ? INT64 : INT32;
    case NPY_ULONG: return sizeof(long) == 8 ? UINT64 : UINT32;
    case NPY_LONGLONG: return INT64;
    case NPY_ULONGLONG: return UINT64;
    default: return number >= 0 && number == vinculum_bfloat16_number ? BFLOAT16 : -1;
    }
}

/* NumPy has two type numbers for one C type where `long` is as wide as `long long` or `int`: choose the one of its fixed-width names. */
static int canonical_number(int number)
{
    if (sizeof(long) == sizeof(long long)) {
        return number == NPY_LONGLONG ? NPY_LONG : number == NPY_ULONGLONG ? NPY_ULONG : number;
    }
    return number == NPY_LONG ? NPY_INT : number == NPY_ULONG ? NPY_UINT : number;
}

/* ---- arrays of any layout ---- */

int vinculum_iterate(int type, int operation, PyArrayObject *A, PyArrayObject *B, PyArrayObject *C)
{
    PyArrayObject *arrays[3] = {A, B, C};
    const int count = operation == CHECK ? 2 : 3;
    const npy_uint32 reads = NPY_ITER_READONLY | NPY_ITER_NBO | NPY_ITER_ALIGNED | NPY_ITER_OVERLAP_ASSUME_ELEMENTWISE;
    const npy_uint32 writes =
        NPY_ITER_WRITEONLY | NPY_ITER_NO_BROADCAST | NPY_ITER_NBO | NPY_ITER_ALIGNED | NPY_ITER_OVERLAP_ASSUME_ELEMENTWISE;
    npy_uint32 flags_per_operand[3] = {reads, reads, writes};
    PyArray_Descr *dtype = PyArray_DescrFromType(PyArray_TYPE(A));
    PyArray_Descr *dtypes[3] = {dtype, dtype, dtype};
    npy_uint32 flags = NPY_ITER_EXTERNAL_LOOP | NPY_ITER_ZEROSIZE_OK | NPY_ITER_COPY_IF_OVERLAP;
    const int behaved = PyArray_ISBEHAVED_RO(A) && PyArray_ISBEHAVED_RO(B) && (operation == CHECK || PyArray_ISBEHAVED(C));
    NpyIter *iterator = NULL;
    int status = -1;
    if (behaved) {
        iterator = NpyIter_MultiNew(count, arrays, flags, NPY_KEEPORDER, NPY_NO_CASTING, flags_per_operand, dtypes);
        if (iterator == NULL) {
            goto done;
        }
        npy_intp inner = SHORT_RUN;
        /* An iterator that has replaced an overlapping C by a copy must be kept: deallocating it would write the copy to C. */
        if (NpyIter_GetIterSize(iterator) > SHORT_RUN && (operation == CHECK || NpyIter_GetOperandArray(iterator)[2] == C)) {
            inner = NpyIter_GetInnerLoopSizePtr(iterator)[0];
        }
        if (inner < SHORT_RUN) { /* many short runs: let the iterator buffer them into longer ones */
            NpyIter_Deallocate(iterator);
            iterator = NULL;
        }
    }
    if (iterator == NULL) {
        flags |= NPY_ITER_BUFFERED | NPY_ITER_GROWINNER;
        iterator = NpyIter_AdvancedNew(count, arrays, flags, NPY_KEEPORDER, NPY_EQUIV_CASTING, flags_per_operand, dtypes, -1, NULL, NULL, 4096);
        if (iterator == NULL) {
            goto done;
        }
    }
    status = 0;
    if (NpyIter_GetIterSize(iterator) > 0) {
        NpyIter_IterNextFunc *next = NpyIter_GetIterNext(iterator, NULL);
        if (next == NULL) {
            status = -1;
            goto done;
        }
        char **data = NpyIter_GetDataPtrArray(iterator);
        const npy_intp *steps = NpyIter_GetInnerStrideArray(iterator), *length = NpyIter_GetInnerLoopSizePtr(iterator);
        NPY_BEGIN_THREADS_DEF
        if (!NpyIter_IterationNeedsAPI(iterator)) {
            NPY_BEGIN_THREADS_THRESHOLDED(NpyIter_GetIterSize(iterator))
        }
        do {
            status = vinculum_divide_strided((enum type)type, (enum operation)operation, data[0], steps[0], data[1], steps[1],
                                 count == 3 ? data[2] : NULL, count == 3 ? steps[2] : 0, (size_t)*length);
        } while (status == 0 && next(iterator));
        NPY_END_THREADS
    }
done:
    if (iterator != NULL && NpyIter_Deallocate(iterator) != NPY_SUCCEED) {
        status = -1;
    }
    Py_DECREF(dtype);
    return status;
}

/* ---- calls that the Python function need not serve ---- */

static int overlap(PyArrayObject *X, PyArrayObject *C)
{
    const char *x = PyArray_BYTES(X), *c = PyArray_BYTES(C);
    return x < c + PyArray_NBYTES(C) && c < x + PyArray_NBYTES(X);
}

static int same_shape(PyArrayObject *X, int rank, const npy_intp *shape)
{
    return PyArray_NDIM(X) == rank && PyArray_CompareLists(PyArray_DIMS(X), shape, rank);
}

/* Whether no two elements share memory: sufficient is that each axis steps over all that the axes after it span. */
static int elements_apart(PyArrayObject *X)
{
    npy_intp extent = PyArray_ITEMSIZE(X);
    for (int k = PyArray_NDIM(X) - 1; k >= 0; --k) {
        const npy_intp step = PyArray_STRIDE(X, k) < 0 ? -PyArray_STRIDE(X, k) : PyArray_STRIDE(X, k);
        if (PyArray_DIM(X, k) > 1) {
            if (step < extent) {
                return 0;
            }
            extent += step * (PyArray_DIM(X, k) - 1);
        }
    }
    return 1;
}

/* The broadcast shape of A and B. Returns 0 if they do not broadcast. */
static int broadcast(PyArrayObject *A, PyArrayObject *B, int *rank, npy_intp *shape)
{
    const int a = PyArray_NDIM(A), b = PyArray_NDIM(B);
    *rank = a > b ? a : b;
    for (int k = 1; k <= *rank; ++k) { /* from the last axis on */
        const npy_intp x = k <= a ? PyArray_DIM(A, a - k) : 1, y = k <= b ? PyArray_DIM(B, b - k) : 1;
        if (x != y && x != 1 && y != 1) {
            return 0;
        }
        shape[*rank - k] = x == 1 ? y : x;
    }
    return 1;
}

/*
 * The form in which two contiguous operands pair up, and the number m of elements of the shorter one: it has all axes, is a
 * scalar, or has the last axes (rows) or the first axes (runs). Returns -1 for any other broadcast.
 */
static int pattern(PyArrayObject *A, PyArrayObject *B, int rank, const npy_intp *shape, npy_intp n, npy_intp *m)
{
    const npy_intp a = PyArray_SIZE(A), b = PyArray_SIZE(B);
    PyArrayObject *shorter = a < b ? A : B;
    *m = a < b ? a : b;
    if ((a < b ? b : a) != n || !PyArray_ISCARRAY_RO(A) || !PyArray_ISCARRAY_RO(B)) {
        return -1;
    }
    if (a == b || *m == 1) {
        return a == b ? ARRAYS : a < b ? OF_SCALAR : BY_SCALAR;
    }
    const int missing = rank - PyArray_NDIM(shorter);
    int first = 0, last = rank; /* axes before `first` and from `last` on have size 1 in the shorter one */
    while (first < missing || PyArray_DIM(shorter, first - missing) == 1) {
        ++first;
    }
    while (PyArray_DIM(shorter, last - 1 - missing) == 1) {
        --last;
    }
    npy_intp between = 1, after = 1;
    for (int k = first; k < rank; ++k) {
        *(k < last ? &between : &after) *= shape[k];
    }
    if (between != *m) {
        return -1; /* an axis in between is repeated too */
    }
    if (after == 1) {
        return a < b ? ROWS_OF_A : ROWS_OF_B;
    }
    return between * after != n ? -1 : a < b ? RUNS_OF_A : RUNS_OF_B;
}

PyObject *vinculum_divide_array(PyArrayObject *A, PyArrayObject *B, PyArrayObject *out, long profile)
{
    const int number = PyArray_TYPE(A), type = vinculum_type_of(number);
    if (number != PyArray_TYPE(B) || type < 0 || !(profile >> type & 1)) {
        return NULL;
    }
    int rank = PyArray_NDIM(A);
    npy_intp shape[NPY_MAXDIMS];
    if (same_shape(B, rank, PyArray_DIMS(A))) {
        if (rank > 0) {
            memcpy(shape, PyArray_DIMS(A), (size_t)rank * sizeof shape[0]);
        }
    } else if (!(profile & MULTIDIRECTIONAL) || !broadcast(A, B, &rank, shape)) {
        return NULL;
    }
    PyArrayObject *C = out;
    if (out == NULL) {
        C = vinculum_new_array(PyArray_DescrFromType(canonical_number(number)), rank, shape);
        if (C == NULL) {
            if (PyErr_ExceptionMatches(PyExc_ValueError)) { /* no array has that shape: the Python function raises */
                PyErr_Clear();
            }
            return NULL;
        }
    } else if (PyArray_TYPE(out) != number || !PyArray_ISWRITEABLE(out) || !PyArray_ISNOTSWAPPED(out) || !same_shape(out, rank, shape) ||
               !elements_apart(out)) {
        return NULL;
    } else {
        Py_INCREF(out);
    }
    const npy_intp n = PyArray_SIZE(C);
    const int operation = profile & FLOORED ? FLOOR_DIVIDE : DIVIDE;
    int status = 0;
    if (n > 0) {
        npy_intp m = 1;
        const int form = pattern(A, B, rank, shape, n, &m);
        if (form >= 0 && (out == NULL || (PyArray_ISCARRAY(out) && !overlap(A, C) && !overlap(B, C)))) {
            const char *x = PyArray_BYTES(A), *y = PyArray_BYTES(B);
            char *z = PyArray_BYTES(C);
            const int threads = PyArray_NBYTES(C) < MIN_BYTES_TO_RELEASE_GIL ? 1 : vinculum_thread_count;
            NPY_BEGIN_THREADS_DEF
            if (PyArray_NBYTES(C) >= MIN_BYTES_TO_RELEASE_GIL) {
                NPY_BEGIN_THREADS
            }
            const struct vinculum_call call = {.type = (enum type)type, .form = (enum form)form, .operation = (enum operation)operation,
                                               .a = x, .b = y, .c = z, .n = (size_t)n, .m = (size_t)m,
                                               .check_first = out != NULL, .threads = threads};
            status = vinculum_divide(&call);
            NPY_END_THREADS
        } else {
            status = out == NULL || type >= FLOAT16 ? 0 : vinculum_iterate(type, CHECK, A, B, NULL);
            status = status == 0 ? vinculum_iterate(type, operation, A, B, C) : status;
        }
    }
    if (status != 0) {
        Py_DECREF(C);
        return NULL;
    }
    return (PyObject *)C;
}
