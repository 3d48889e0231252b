/* Division of NumPy arrays. */
#ifndef VINCULUM_ARRAYS_H
#define VINCULUM_ARRAYS_H

#define PY_SSIZE_T_CLEAN
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#define PY_ARRAY_UNIQUE_SYMBOL vinculum_ARRAY_API
#include <Python.h>
#include <numpy/arrayobject.h>
#include <numpy/arrayscalars.h>

enum { FLOORED = 1 << 16, MULTIDIRECTIONAL = 1 << 17 }; /* beside one bit for each type: what a profile is */

extern int thread_count;
extern int bfloat16_number; /* of ml_dtypes's type, which it registers when it is first imported; -1 before */

/* The engine's type for a NumPy type number, or -1. */
int type_of(int number);

/* One operation over arrays whose shapes broadcast to that of C (for CHECK: of A and B). 0, a code, or -1 with an exception. */
int iterate(int type, int operation, PyArrayObject *A, PyArrayObject *B, PyArrayObject *C);

/* C = A / B into `out`, or into an array of its own. NULL without an exception: not served here. */
PyObject *whole(PyArrayObject *A, PyArrayObject *B, PyArrayObject *out, long profile);

#endif
