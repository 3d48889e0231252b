/* Division of NumPy arrays. */
#ifndef VINCULUM_ARRAYS_H
#define VINCULUM_ARRAYS_H

#define PY_SSIZE_T_CLEAN
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#define PY_ARRAY_UNIQUE_SYMBOL vinculum_ARRAY_API
#include <Python.h>
#include <numpy/arrayobject.h>
#include <numpy/arrayscalars.h>

enum { FLOORED = 1 << 16, MULTIDIRECTIONAL = 1 << 17 }; /* flags of a profile, beside one bit for each of its types */

extern int vinculum_thread_count;
extern int vinculum_bfloat16_number; /* NumPy's type number of ml_dtypes.bfloat16; -1 until ml_dtypes is imported */

/* The engine's type for a NumPy type number, or -1. */
int vinculum_type_of(int number);

/* One operation on arrays that broadcast to the shape of C (CHECK: A and B alone). Returns 0, a code of vinculum_div.h, or -1 with an exception. */
int vinculum_iterate(int type, int operation, PyArrayObject *A, PyArrayObject *B, PyArrayObject *C);

/* C = A / B, into `out` or a new array. Returns NULL without an exception for calls that only the Python function serves. */
PyObject *vinculum_divide_array(PyArrayObject *A, PyArrayObject *B, PyArrayObject *out, long profile);

#endif
