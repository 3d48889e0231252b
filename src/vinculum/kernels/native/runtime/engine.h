/* The generated functions by type and form, on spans of any length: in tiles, on threads, in the default environment. */
#ifndef VINCULUM_ENGINE_H
#define VINCULUM_ENGINE_H

#include <stddef.h>

enum type { INT8, INT16, INT32, INT64, UINT8, UINT16, UINT32, UINT64, FLOAT16, BFLOAT16, FLOAT32, FLOAT64, TYPES };
/* The last four: one operand has m elements, and repeats as a row, or each of them stands for n / m of the other's. */
enum form { ARRAYS, BY_SCALAR, OF_SCALAR, FORMS, ROWS_OF_B = FORMS, ROWS_OF_A, RUNS_OF_B, RUNS_OF_A };
enum operation { CHECK, DIVIDE, FLOOR_DIVIDE, OPERATIONS };
enum instructions { PORTABLE, AVX2, AVX512, AVX512_VBMI }; /* each with those before it */

extern const char *const type_names[TYPES];
extern const size_t type_sizes[TYPES];

/* What of float16 runs on this processor: "avx512", "f16c" or "portable". */
const char *float16_path(void);
/* And of bfloat16: "avx512", "avx2" or "portable". */
const char *bfloat16_path(void);
/* And of integers: "avx512", "avx2" or "portable"; of those of 8 bits "avx512vbmi" too. */
const char *integers_path(void);
const char *bytes_path(void);
/* How many quotients its instructions have written, and not the generated functions. */
size_t elements_by_vectors(void);
/* The most of this processor that all types are divided with from now on. PORTABLE: the generated functions alone. */
void set_most(enum instructions most);

/*
 * One operation on n elements; a scalar is one element at its address; m as above, and ignored else. 0, or a code of
 * vinculum_div.h. Where `whole` is not 0, nothing is written unless all pairs are within the domain; otherwise c may then hold
 * anything.
 * c shares no memory with a and b.
 */
int run(enum type type, enum form form, enum operation operation, const char *a, const char *b, char *c, size_t n,
        size_t m, int whole, int threads);

/*
 * The same on elements that lie `step` bytes apart (0: one element for all). c may be exactly where a or b is.
 * Nothing is looked at beforehand: a code may come when part of c is written.
 */
int run_strided(enum type type, enum operation operation, const char *a, ptrdiff_t step_a, const char *b,
                ptrdiff_t step_b, char *c, ptrdiff_t step_c, size_t n);

/* Rounding to nearest, subnormal numbers as they are, whatever the caller has set; and back. */
typedef struct environment environment;
struct environment {
    unsigned long long saved[8];
};
void enter(environment *before);
void leave(const environment *before);

#endif
