/*
 * Written by `vinculum generate c`. Do not edit.
 * Specification: SHA-256 916ba428b06c048e9a25a3516ab4a0a0936fe93dd5a62187886a7c132c5cb064
 *
 * C = A / B, element by element, on n elements of type T:
 *
 *   vinculum_div_T             c[i] = a[i] / b[i]
 *   vinculum_div_T_by_scalar   c[i] = a[i] / b
 *   vinculum_div_T_of_scalar   c[i] = a / b[i]
 *   vinculum_floor_div_T...    the same, rounded down
 *   vinculum_check_T...        test the preconditions of an integer type, without dividing
 *
 * Quotients:
 *   - vinculum_div_T rounds quotients of integers toward zero (E_DIV_INT_FUNC_0010);
 *   - vinculum_floor_div_T, for signed integers, rounds them down (V_DIV_INT_FLOOR_0010);
 *   - quotients of floating-point numbers are those of IEEE 754 (E_DIV_FLOAT_FUNC_0010);
 *     operands and quotients of float16 and bfloat16 are bit patterns.
 *
 * A function returns VINCULUM_OK, or the code of a violated precondition. After a violation c is
 * unchanged, and *where is the first index of a violation:
 *   - VINCULUM_ZERO_DENOMINATOR: Denominator is not zero (E_DIV_INT_CONSTR_B_0030);
 *   - VINCULUM_OVERFLOW: Quotient is within the type (V_DIV_INT_OVERFLOW_0010).
 * Without a violation *where is unchanged. If n is 0 there is none, whatever the scalar is.
 *
 * The caller must ensure that
 *   - where points to one size_t; it must not be NULL, even for types without preconditions;
 *   - pointers are aligned for their types; a, b and c may be NULL if n is 0;
 *   - c shares no memory with a, b and where; a and b may overlap; no thread writes to them during the call;
 *   - the floating-point environment rounds each operation to nearest in the format of its operands,
 *     with no contraction and no excess precision, and exceptions do not trap;
 *     this holds for integers too: the functions divide them in float or double (and raise inexact);
 *     for floating-point types, subnormal numbers are neither flushed to zero nor read as zero.
 *
 * No function allocates memory, calls a library or keeps state; threads may call them concurrently.
 */
#ifndef VINCULUM_DIV_H
#define VINCULUM_DIV_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#define VINCULUM_RESTRICT
#else
#define VINCULUM_RESTRICT restrict
#endif

#define VINCULUM_OK 0
#define VINCULUM_ZERO_DENOMINATOR 1
#define VINCULUM_OVERFLOW 2
#define VINCULUM_SPECIFICATION "916ba428b06c048e9a25a3516ab4a0a0936fe93dd5a62187886a7c132c5cb064"

int vinculum_check_int8(const int8_t *a, const int8_t *b, size_t n, size_t *where);
int vinculum_check_int8_by_scalar(const int8_t *a, int8_t b, size_t n, size_t *where);
int vinculum_check_int8_of_scalar(int8_t a, const int8_t *b, size_t n, size_t *where);
int vinculum_div_int8(const int8_t *VINCULUM_RESTRICT a, const int8_t *VINCULUM_RESTRICT b,
                      int8_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_div_int8_by_scalar(const int8_t *VINCULUM_RESTRICT a, int8_t b,
                                int8_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_div_int8_of_scalar(int8_t a, const int8_t *VINCULUM_RESTRICT b,
                                int8_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_floor_div_int8(const int8_t *VINCULUM_RESTRICT a, const int8_t *VINCULUM_RESTRICT b,
                            int8_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_floor_div_int8_by_scalar(const int8_t *VINCULUM_RESTRICT a, int8_t b,
                                      int8_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_floor_div_int8_of_scalar(int8_t a, const int8_t *VINCULUM_RESTRICT b,
                                      int8_t *VINCULUM_RESTRICT c, size_t n, size_t *where);

int vinculum_check_int16(const int16_t *a, const int16_t *b, size_t n, size_t *where);
int vinculum_check_int16_by_scalar(const int16_t *a, int16_t b, size_t n, size_t *where);
int vinculum_check_int16_of_scalar(int16_t a, const int16_t *b, size_t n, size_t *where);
int vinculum_div_int16(const int16_t *VINCULUM_RESTRICT a, const int16_t *VINCULUM_RESTRICT b,
                       int16_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_div_int16_by_scalar(const int16_t *VINCULUM_RESTRICT a, int16_t b,
                                 int16_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_div_int16_of_scalar(int16_t a, const int16_t *VINCULUM_RESTRICT b,
                                 int16_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_floor_div_int16(const int16_t *VINCULUM_RESTRICT a, const int16_t *VINCULUM_RESTRICT b,
                             int16_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_floor_div_int16_by_scalar(const int16_t *VINCULUM_RESTRICT a, int16_t b,
                                       int16_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_floor_div_int16_of_scalar(int16_t a, const int16_t *VINCULUM_RESTRICT b,
                                       int16_t *VINCULUM_RESTRICT c, size_t n, size_t *where);

int vinculum_check_int32(const int32_t *a, const int32_t *b, size_t n, size_t *where);
int vinculum_check_int32_by_scalar(const int32_t *a, int32_t b, size_t n, size_t *where);
int vinculum_check_int32_of_scalar(int32_t a, const int32_t *b, size_t n, size_t *where);
int vinculum_div_int32(const int32_t *VINCULUM_RESTRICT a, const int32_t *VINCULUM_RESTRICT b,
                       int32_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_div_int32_by_scalar(const int32_t *VINCULUM_RESTRICT a, int32_t b,
                                 int32_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_div_int32_of_scalar(int32_t a, const int32_t *VINCULUM_RESTRICT b,
                                 int32_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_floor_div_int32(const int32_t *VINCULUM_RESTRICT a, const int32_t *VINCULUM_RESTRICT b,
                             int32_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_floor_div_int32_by_scalar(const int32_t *VINCULUM_RESTRICT a, int32_t b,
                                       int32_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_floor_div_int32_of_scalar(int32_t a, const int32_t *VINCULUM_RESTRICT b,
                                       int32_t *VINCULUM_RESTRICT c, size_t n, size_t *where);

int vinculum_check_int64(const int64_t *a, const int64_t *b, size_t n, size_t *where);
int vinculum_check_int64_by_scalar(const int64_t *a, int64_t b, size_t n, size_t *where);
int vinculum_check_int64_of_scalar(int64_t a, const int64_t *b, size_t n, size_t *where);
int vinculum_div_int64(const int64_t *VINCULUM_RESTRICT a, const int64_t *VINCULUM_RESTRICT b,
                       int64_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_div_int64_by_scalar(const int64_t *VINCULUM_RESTRICT a, int64_t b,
                                 int64_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_div_int64_of_scalar(int64_t a, const int64_t *VINCULUM_RESTRICT b,
                                 int64_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_floor_div_int64(const int64_t *VINCULUM_RESTRICT a, const int64_t *VINCULUM_RESTRICT b,
                             int64_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_floor_div_int64_by_scalar(const int64_t *VINCULUM_RESTRICT a, int64_t b,
                                       int64_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_floor_div_int64_of_scalar(int64_t a, const int64_t *VINCULUM_RESTRICT b,
                                       int64_t *VINCULUM_RESTRICT c, size_t n, size_t *where);

int vinculum_check_uint8(const uint8_t *a, const uint8_t *b, size_t n, size_t *where);
int vinculum_check_uint8_by_scalar(const uint8_t *a, uint8_t b, size_t n, size_t *where);
int vinculum_check_uint8_of_scalar(uint8_t a, const uint8_t *b, size_t n, size_t *where);
int vinculum_div_uint8(const uint8_t *VINCULUM_RESTRICT a, const uint8_t *VINCULUM_RESTRICT b,
                       uint8_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_div_uint8_by_scalar(const uint8_t *VINCULUM_RESTRICT a, uint8_t b,
                                 uint8_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_div_uint8_of_scalar(uint8_t a, const uint8_t *VINCULUM_RESTRICT b,
                                 uint8_t *VINCULUM_RESTRICT c, size_t n, size_t *where);

int vinculum_check_uint16(const uint16_t *a, const uint16_t *b, size_t n, size_t *where);
int vinculum_check_uint16_by_scalar(const uint16_t *a, uint16_t b, size_t n, size_t *where);
int vinculum_check_uint16_of_scalar(uint16_t a, const uint16_t *b, size_t n, size_t *where);
int vinculum_div_uint16(const uint16_t *VINCULUM_RESTRICT a, const uint16_t *VINCULUM_RESTRICT b,
                        uint16_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_div_uint16_by_scalar(const uint16_t *VINCULUM_RESTRICT a, uint16_t b,
                                  uint16_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_div_uint16_of_scalar(uint16_t a, const uint16_t *VINCULUM_RESTRICT b,
                                  uint16_t *VINCULUM_RESTRICT c, size_t n, size_t *where);

int vinculum_check_uint32(const uint32_t *a, const uint32_t *b, size_t n, size_t *where);
int vinculum_check_uint32_by_scalar(const uint32_t *a, uint32_t b, size_t n, size_t *where);
int vinculum_check_uint32_of_scalar(uint32_t a, const uint32_t *b, size_t n, size_t *where);
int vinculum_div_uint32(const uint32_t *VINCULUM_RESTRICT a, const uint32_t *VINCULUM_RESTRICT b,
                        uint32_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_div_uint32_by_scalar(const uint32_t *VINCULUM_RESTRICT a, uint32_t b,
                                  uint32_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_div_uint32_of_scalar(uint32_t a, const uint32_t *VINCULUM_RESTRICT b,
                                  uint32_t *VINCULUM_RESTRICT c, size_t n, size_t *where);

int vinculum_check_uint64(const uint64_t *a, const uint64_t *b, size_t n, size_t *where);
int vinculum_check_uint64_by_scalar(const uint64_t *a, uint64_t b, size_t n, size_t *where);
int vinculum_check_uint64_of_scalar(uint64_t a, const uint64_t *b, size_t n, size_t *where);
int vinculum_div_uint64(const uint64_t *VINCULUM_RESTRICT a, const uint64_t *VINCULUM_RESTRICT b,
                        uint64_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_div_uint64_by_scalar(const uint64_t *VINCULUM_RESTRICT a, uint64_t b,
                                  uint64_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_div_uint64_of_scalar(uint64_t a, const uint64_t *VINCULUM_RESTRICT b,
                                  uint64_t *VINCULUM_RESTRICT c, size_t n, size_t *where);

int vinculum_div_float16(const uint16_t *VINCULUM_RESTRICT a, const uint16_t *VINCULUM_RESTRICT b,
                         uint16_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_div_float16_by_scalar(const uint16_t *VINCULUM_RESTRICT a, uint16_t b,
                                   uint16_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_div_float16_of_scalar(uint16_t a, const uint16_t *VINCULUM_RESTRICT b,
                                   uint16_t *VINCULUM_RESTRICT c, size_t n, size_t *where);

int vinculum_div_bfloat16(const uint16_t *VINCULUM_RESTRICT a, const uint16_t *VINCULUM_RESTRICT b,
                          uint16_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_div_bfloat16_by_scalar(const uint16_t *VINCULUM_RESTRICT a, uint16_t b,
                                    uint16_t *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_div_bfloat16_of_scalar(uint16_t a, const uint16_t *VINCULUM_RESTRICT b,
                                    uint16_t *VINCULUM_RESTRICT c, size_t n, size_t *where);

int vinculum_div_float32(const float *VINCULUM_RESTRICT a, const float *VINCULUM_RESTRICT b,
                         float *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_div_float32_by_scalar(const float *VINCULUM_RESTRICT a, float b,
                                   float *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_div_float32_of_scalar(float a, const float *VINCULUM_RESTRICT b,
                                   float *VINCULUM_RESTRICT c, size_t n, size_t *where);

int vinculum_div_float64(const double *VINCULUM_RESTRICT a, const double *VINCULUM_RESTRICT b,
                         double *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_div_float64_by_scalar(const double *VINCULUM_RESTRICT a, double b,
                                   double *VINCULUM_RESTRICT c, size_t n, size_t *where);
int vinculum_div_float64_of_scalar(double a, const double *VINCULUM_RESTRICT b,
                                   double *VINCULUM_RESTRICT c, size_t n, size_t *where);

#ifdef __cplusplus
}
#endif

#endif
