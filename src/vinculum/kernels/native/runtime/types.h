/* What a division is made of: element type, operand form, operation; and the instruction sets that may serve it. */
#ifndef VINCULUM_TYPES_H
#define VINCULUM_TYPES_H

#include <stddef.h>

enum type { INT8, INT16, INT32, INT64, UINT8, UINT16, UINT32, UINT64, FLOAT16, BFLOAT16, FLOAT32, FLOAT64, TYPES };

/*
 * How the operands' elements pair up. The last four broadcast one operand of m elements: in ROWS_OF_x it repeats as a row, in
 * RUNS_OF_x each of its elements pairs with the next n / m elements of the other.
 */
enum form { ARRAYS, BY_SCALAR, OF_SCALAR, FORMS, ROWS_OF_B = FORMS, ROWS_OF_A, RUNS_OF_B, RUNS_OF_A };

enum operation { CHECK, DIVIDE, FLOOR_DIVIDE, OPERATIONS };

/* Each instruction set includes those before it. */
enum instruction_set { PORTABLE, AVX2, AVX512, AVX512_VBMI };

extern const char *const vinculum_type_names[TYPES];
extern const size_t vinculum_type_sizes[TYPES];

#define OF(x, T) (*(const T *)(const void *)(x))
#define ARRAY(x, T) ((const T *)(const void *)(x))

#endif
