/* The frame protocol in C: float32, float64 and int32, with the broadcasting of NumPy and ONNX. x86-64 and AArch64 are
 * little-endian, as frames are.
 *
 *     cc -O2 -o build/frames frames.c
 *     vinculum check exec-frames:build/frames --dtype float32 float64 int32
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FLOAT32 = 1, INT32 = 6, FLOAT64 = 11, RANK = 255, VALUE = 0, ERROR = 1, UNSUPPORTED = 2 };
static const size_t SIZES[17] = {0, 4, 1, 1, 2, 2, 4, 8, 0, 0, 2, 8, 4, 8, 0, 0, 2}; /* bytes of each type */

struct request { char magic[4]; uint8_t type_a, type_b, rank_a, rank_b; uint32_t attributes, number; };
struct answer { char magic[4]; uint8_t status, type, rank, padding; uint32_t message, number; };

static void take(void *data, size_t size)
{
    if (fread(data, 1, size, stdin) != size)
        exit(1); /* half a request */
}

/* Answer without a value. */
static void refuse(uint8_t status, const char *why, uint32_t number)
{
    struct answer head = {"VANS", status, 0, 0, 0, (uint32_t)strlen(why), number};
    fwrite(&head, sizeof head, 1, stdout);
    fputs(why, stdout);
}

/* Divide element i of A by element j of B into element k of C. Returns why there is no quotient. */
static const char *divide(int type, const char *A, size_t i, const char *B, size_t j, char *C, size_t k)
{
    if (type == FLOAT32) {
        ((float *)C)[k] = ((const float *)A)[i] / ((const float *)B)[j];
    } else if (type == FLOAT64) {
        ((double *)C)[k] = ((const double *)A)[i] / ((const double *)B)[j];
    } else {
        int32_t a = ((const int32_t *)A)[i], b = ((const int32_t *)B)[j];
        if (b == 0)
            return "zero denominator";
        if (a == INT32_MIN && b == -1)
            return "overflow";
        ((int32_t *)C)[k] = a / b;
    }
    return NULL;
}

/* Divide whole tensors, whose dimensions are padded with 1 in front to `rank`, and answer. */
static void answer(const struct request *r, const uint64_t *a, const uint64_t *b, int rank, const char *A, const char *B)
{
    uint64_t shape[RANK], index[RANK] = {0};
    size_t count = 1, size = SIZES[r->type_a];
    for (int d = 0; d < rank; ++d) {
        if (a[d] != b[d] && a[d] != 1 && b[d] != 1) {
            refuse(ERROR, "the shapes do not fit", r->number);
            return;
        }
        count *= shape[d] = a[d] == 1 ? b[d] : a[d];
    }
    char *C = malloc(count * size + 1);
    for (size_t k = 0; k < count; ++k) {
        size_t i = 0, j = 0;
        for (int d = 0; d < rank; ++d) {
            i = i * a[d] + (a[d] == 1 ? 0 : index[d]);
            j = j * b[d] + (b[d] == 1 ? 0 : index[d]);
        }
        const char *why = divide(r->type_a, A, i, B, j, C, k);
        if (why) {
            refuse(ERROR, why, r->number);
            free(C);
            return;
        }
        for (int d = rank - 1; d >= 0 && ++index[d] == shape[d]; --d)
            index[d] = 0;
    }
    struct answer head = {"VANS", VALUE, r->type_a, (uint8_t)rank, 0, 0, r->number};
    fwrite(&head, sizeof head, 1, stdout);
    fwrite(shape, sizeof *shape, (size_t)rank, stdout);
    fwrite(C, size, count, stdout);
    free(C);
}

int main(void)
{
    struct request r;
    while (fread(&r, sizeof r, 1, stdin) == 1) {
        uint64_t a[RANK], b[RANK];
        int rank = r.rank_a > r.rank_b ? r.rank_a : r.rank_b;
        size_t count_a = 1, count_b = 1;
        if (memcmp(r.magic, "VDIV", 4) || r.type_a > 16 || r.type_b > 16)
            return 1;
        for (int d = 0; d < rank; ++d)
            a[d] = b[d] = 1;
        take(a + rank - r.rank_a, sizeof *a * r.rank_a);
        take(b + rank - r.rank_b, sizeof *b * r.rank_b);
        for (int d = 0; d < rank; ++d) {
            count_a *= a[d];
            count_b *= b[d];
        }
        char *text = malloc(r.attributes + 1u), *A = malloc(count_a * SIZES[r.type_a] + 1), *B = malloc(count_b * SIZES[r.type_b] + 1);
        take(text, r.attributes);
        take(A, count_a * SIZES[r.type_a]);
        take(B, count_b * SIZES[r.type_b]);
        if (r.attributes)
            refuse(UNSUPPORTED, "no attributes", r.number);
        else if (r.type_a != FLOAT32 && r.type_a != FLOAT64 && r.type_a != INT32)
            refuse(UNSUPPORTED, "no such type", r.number);
        else if (r.type_a != r.type_b)
            refuse(ERROR, "the types differ", r.number);
        else
            answer(&r, a, b, rank, A, B);
        fflush(stdout);
        free(text);
        free(A);
        free(B);
    }
    return 0;
}
