/* Memory for results. */
#ifndef VINCULUM_MEMORY_H
#define VINCULUM_MEMORY_H

#include "python/arrays.h"

/* A new array in C order, of a type that it takes over; NULL with an exception. */
PyArrayObject *new_array(PyArray_Descr *type, int rank, const npy_intp *shape);

#endif
