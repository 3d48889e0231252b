/* Names and sizes of the element types. */
#include "runtime/types.h"

const char *const vinculum_type_names[TYPES] = {"int8",   "int16",  "int32",   "int64",    "uint8",   "uint16",
                                                "uint32", "uint64", "float16", "bfloat16", "float32", "float64"};
const size_t vinculum_type_sizes[TYPES] = {1, 2, 4, 8, 1, 2, 4, 8, 2, 2, 4, 8};
