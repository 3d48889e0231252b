/*
 * Copies between elements at a constant distance and contiguous ones. Included once for each element size, with ELEMENT
 * defined as the unsigned type of that size: defines gather_ELEMENT and scatter_ELEMENT. Steps of 2 and -1 elements have loops
 * of their own, which compilers vectorise.
 */
#define JOIN_(X, Y) X##_##Y
#define JOIN(X, Y) JOIN_(X, Y)
#define NAME(STEM) JOIN(STEM, ELEMENT)

static void NAME(gather)(void *to, const char *from, ptrdiff_t step, size_t n)
{
    ELEMENT *const contiguous = to;
    const ELEMENT *const elements = ARRAY(from, ELEMENT);
    if (step == 2 * (ptrdiff_t)sizeof(ELEMENT)) {
        for (size_t i = 0; i < n; ++i) {
            contiguous[i] = elements[2 * i];
        }
    } else if (step == -(ptrdiff_t)sizeof(ELEMENT)) {
        for (size_t i = 0; i < n; ++i) {
            contiguous[i] = elements[-(ptrdiff_t)i];
        }
    } else {
        for (size_t i = 0; i < n; ++i) {
            contiguous[i] = OF(from + (ptrdiff_t)i * step, ELEMENT);
        }
    }
}

static void NAME(scatter)(char *to, ptrdiff_t step, const void *from, size_t n)
{
    const ELEMENT *const contiguous = from;
    ELEMENT *const elements = (ELEMENT *)(void *)to;
    if (step == 2 * (ptrdiff_t)sizeof(ELEMENT)) {
        for (size_t i = 0; i < n; ++i) {
            elements[2 * i] = contiguous[i];
        }
    } else if (step == -(ptrdiff_t)sizeof(ELEMENT)) {
        for (size_t i = 0; i < n; ++i) {
            elements[-(ptrdiff_t)i] = contiguous[i];
        }
    } else {
        for (size_t i = 0; i < n; ++i) {
            *(ELEMENT *)(void *)(to + (ptrdiff_t)i * step) = contiguous[i];
        }
    }
}

#undef NAME
#undef JOIN
#undef JOIN_
#undef ELEMENT
