/* Arrays for results, in memory that is reused. */
#ifndef VINCULUM_RESULT_MEMORY_H
#define VINCULUM_RESULT_MEMORY_H

#include "python/arrays.h"

/* A new array in C order; steals a reference to `type`. Returns NULL with an exception. */
PyArrayObject *vinculum_new_array(PyArray_Descr *type, int rank, const npy_intp *shape);

#endif
