/*
 * vinculum.kernels._native: division of NumPy arrays by the generated functions.
 *
 * Users call `Division` as `vinculum.div`. It serves simple calls itself: arrays of one type that the profile lists, in native
 * byte order, whose shapes broadcast by the profile without further attributes, all pairs in the domain. It hands every other
 * call, invalid ones included, unchanged to the Python function that it was made with.
 *
 * V_DIV_ANSWER_0010, V_DIV_NO_CRASH_0010
 */
#include "python/arrays.h"

#include <stddef.h>
#include <structmember.h>

#include "generated/vinculum_div.h"
#include "runtime/dispatch.h"
#include "runtime/types.h"

/* The operand as an array: a new reference. NULL without an exception for operands that only the Python function serves. */
static PyArrayObject *operand(PyObject *value)
{
    if (PyArray_CheckExact(value)) {
        Py_INCREF(value);
        return (PyArrayObject *)value;
    }
    if (!PyArray_IsScalar(value, Number) || PyArray_IsScalar(value, Timedelta)) {
        return NULL;
    }
    PyArrayObject *array = (PyArrayObject *)PyArray_FromScalar(value, NULL);
    if (array != NULL && PyArray_DESCR(array)->typeobj != Py_TYPE(value)) { /* a subclass may override operations */
        Py_CLEAR(array);
    }
    return array;
}

/* ---- Division ---- */

typedef struct {
    PyObject_HEAD
    vectorcallfunc call;
    PyObject *fallback; /* the Python function that serves all other calls */
    PyObject *profiles;  /* flags by name */
    PyObject *default_profile;     
    PyObject *dict, *weak;
} Division;

static PyObject *name_profile, *name_out;
static int is_enabled = 1;

static PyObject *division_call(PyObject *self, PyObject *const *arguments, size_t flagged, PyObject *names)
{
    Division *division = (Division *)self;
    PyObject *profile = division->default_profile, *out = NULL, *result = NULL;
    const Py_ssize_t keywords = names == NULL ? 0 : PyTuple_GET_SIZE(names);
    int is_simple = is_enabled && PyVectorcall_NARGS(flagged) == 2;
    for (Py_ssize_t k = 0; is_simple && k < keywords; ++k) {
        PyObject *name = PyTuple_GET_ITEM(names, k), *value = arguments[2 + k];
        if (name == name_profile && PyUnicode_CheckExact(value)) {
            profile = value;
        } else if (name == name_out && (value == Py_None || PyArray_CheckExact(value))) {
            out = value == Py_None ? NULL : value;
        } else {
            is_simple = 0;
        }
    }
    PyObject *profile_flags = is_simple ? PyDict_GetItemWithError(division->profiles, profile) : NULL;
    const long flags = profile_flags != NULL ? PyLong_AsLong(profile_flags) : -1;
    if (flags >= 0) {
        PyArrayObject *A = operand(arguments[0]), *B = A == NULL ? NULL : operand(arguments[1]);
        if (B != NULL) {
            result = vinculum_divide_array(A, B, (PyArrayObject *)out, flags);
        }
        Py_XDECREF(A);
        Py_XDECREF(B);
    }
    if (result != NULL || PyErr_Occurred()) {
        return result;
    }
    return PyObject_Vectorcall(division->fallback, arguments, flagged & ~PY_VECTORCALL_ARGUMENTS_OFFSET, names);
}

static PyObject *division_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords)
{
    static char *keys[] = {"fallback", "profiles", "default_profile", NULL};
    PyObject *fallback, *profiles, *default_profile;
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "OO!U", keys, &fallback, &PyDict_Type, &profiles, &default_profile)) {
        return NULL;
    }
    Division *self = (Division *)type->tp_alloc(type, 0);
    if (self != NULL) {
        self->call = division_call;
        self->fallback = Py_NewRef(fallback);
        self->profiles = Py_NewRef(profiles);
        self->default_profile = Py_NewRef(default_profile);
    }
    return (PyObject *)self;
}

static int division_traverse(PyObject *self, visitproc visit, void *arg)
{
    Division *division = (Division *)self;
    Py_VISIT(Py_TYPE(self));
    Py_VISIT(division->fallback);
    Py_VISIT(division->profiles);
    Py_VISIT(division->default_profile);
    Py_VISIT(division->dict);
    return 0;
}

static int division_clear(PyObject *self)
{
    Division *division = (Division *)self;
    Py_CLEAR(division->fallback);
    Py_CLEAR(division->profiles);
    Py_CLEAR(division->default_profile);
    Py_CLEAR(division->dict);
    return 0;
}

static void division_free(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    PyObject_GC_UnTrack(self);
    if (((Division *)self)->weak != NULL) {
        PyObject_ClearWeakRefs(self);
    }
    (void)division_clear(self);
    type->tp_free(self);
    Py_DECREF(type);
}

static PyObject *division_reduce(PyObject *self, PyObject *Py_UNUSED(nothing))
{
    return PyObject_GetAttrString(((Division *)self)->fallback, "__qualname__"); /* pickled by name, as functions are */
}

static PyObject *division_repr(PyObject *self)
{
    return PyUnicode_FromFormat("<compiled %R>", ((Division *)self)->fallback);
}

/* A class attribute becomes a method, as with Python functions; `help` therefore lists it as a routine. */
static PyObject *division_get(PyObject *self, PyObject *instance, PyObject *Py_UNUSED(type))
{
    return instance == NULL ? Py_NewRef(self) : PyMethod_New(self, instance);
}

static PyMethodDef division_methods[] = {{"__reduce__", division_reduce, METH_NOARGS, NULL}, {NULL, NULL, 0, NULL}};
static PyMemberDef division_members[] = {
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(Division, call), READONLY, NULL},
    {"__dictoffset__", T_PYSSIZET, offsetof(Division, dict), READONLY, NULL},
    {"__weaklistoffset__", T_PYSSIZET, offsetof(Division, weak), READONLY, NULL},
    {NULL, 0, 0, 0, NULL},
};
static PyGetSetDef division_attributes[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict, NULL, NULL},
    {NULL, NULL, NULL, NULL, NULL},
};
static PyType_Slot division_slots[] = {
    {Py_tp_new, division_new},         {Py_tp_call, PyVectorcall_Call},   {Py_tp_traverse, division_traverse},
    {Py_tp_clear, division_clear},     {Py_tp_dealloc, division_free},    {Py_tp_repr, division_repr},
    {Py_tp_methods, division_methods}, {Py_tp_members, division_members}, {Py_tp_getset, division_attributes},
    {Py_tp_descr_get, division_get},   {0, NULL},
};
static PyType_Spec division_spec = {
    .name = "vinculum.kernels._native.Division",
    .basicsize = sizeof(Division),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_HAVE_VECTORCALL,
    .slots = division_slots,
};

/* ---- functions for the Python kernel ---- */

static int arrays(PyObject *arguments, int count, PyArrayObject **A, PyArrayObject **B, PyArrayObject **C, int *floored)
{
    const int parsed = count == 2 ? PyArg_ParseTuple(arguments, "O!O!", &PyArray_Type, A, &PyArray_Type, B)
                                : PyArg_ParseTuple(arguments, "O!O!O!p", &PyArray_Type, A, &PyArray_Type, B, &PyArray_Type, C, floored);
    const int same_type = parsed && PyArray_TYPE(*A) == PyArray_TYPE(*B) && (count < 3 || PyArray_TYPE(*A) == PyArray_TYPE(*C));
    if (parsed && (!same_type || vinculum_type_of(PyArray_TYPE(*A)) < 0)) {
        PyErr_SetString(PyExc_TypeError, "expected arrays of one type that has generated functions");
        return 0;
    }
    return parsed;
}

static PyObject *within(PyObject *Py_UNUSED(self), PyObject *arguments)
{
    PyArrayObject *A, *B;
    if (!arrays(arguments, 2, &A, &B, NULL, NULL)) {
        return NULL;
    }
    const int status = vinculum_iterate(vinculum_type_of(PyArray_TYPE(A)), CHECK, A, B, NULL);
    return status < 0 ? NULL : PyBool_FromLong(status == 0);
}

static PyObject *divide_into(PyObject *Py_UNUSED(self), PyObject *arguments)
{
    PyArrayObject *A, *B, *C;
    int floored = 0;
    if (!arrays(arguments, 3, &A, &B, &C, &floored)) {
        return NULL;
    }
    const int status = vinculum_iterate(vinculum_type_of(PyArray_TYPE(A)), floored ? FLOOR_DIVIDE : DIVIDE, A, B, C);
    if (status > 0) {
        PyErr_SetString(PyExc_RuntimeError, "an operand was changed during the division");
    }
    return status != 0 ? NULL : Py_NewRef(Py_None);
}

static PyObject *set_threads(PyObject *Py_UNUSED(self), PyObject *argument)
{
    const long count = PyLong_AsLong(argument);
    if (count == -1 && PyErr_Occurred()) {
        return NULL;
    }
    if (count < 1 || count > 1024) {
        return PyErr_Format(PyExc_ValueError, "%ld threads: give from 1 to 1024", count);
    }
    const int previous = vinculum_thread_count;
    vinculum_thread_count = (int)count;
    return PyLong_FromLong(previous);
}

static PyObject *set_bfloat16(PyObject *Py_UNUSED(self), PyObject *dtype)
{
    if (!PyArray_DescrCheck(dtype) || !PyTypeNum_ISUSERDEF(((PyArray_Descr *)dtype)->type_num) ||
        PyDataType_ELSIZE((PyArray_Descr *)dtype) != 2) {
        return PyErr_Format(PyExc_TypeError, "%R is no dtype of two bytes that a package has registered", dtype);
    }
    vinculum_bfloat16_number = ((PyArray_Descr *)dtype)->type_num;
    return Py_NewRef(Py_None);
}

static PyObject *serve(PyObject *Py_UNUSED(self), PyObject *flag)
{
    const int enabled = PyObject_IsTrue(flag);
    if (enabled < 0) {
        return NULL;
    }
    is_enabled = enabled;
    return Py_NewRef(Py_None);
}

static PyObject *paths(PyObject *Py_UNUSED(self), PyObject *arguments)
{
    int limit = -1;
    if (!PyArg_ParseTuple(arguments, "|i", &limit)) {
        return NULL;
    }
    if (limit >= PORTABLE) {
        vinculum_limit_instruction_set(limit < AVX512_VBMI ? (enum instruction_set)limit : AVX512_VBMI);
    }
    return Py_BuildValue("{s:s,s:s,s:s,s:s}", "float16", vinculum_float16_path(), "bfloat16", vinculum_bfloat16_path(), "integers", vinculum_integers_path(), "bytes",
                         vinculum_bytes_path());
}

static PyObject *by_vectors(PyObject *Py_UNUSED(self), PyObject *Py_UNUSED(nothing))
{
    return PyLong_FromSize_t(vinculum_vector_elements());
}

static PyMethodDef functions[] = {
    {"within", within, METH_VARARGS, "within(A, B): whether all pairs are in the domain of integer division."},
    {"divide_into", divide_into, METH_VARARGS, "divide_into(A, B, C, floored): C = A / B; all pairs must be in the domain."},
    {"set_threads", set_threads, METH_O, "set_threads(count): set the number of threads for large arrays; returns the previous one."},
    {"set_bfloat16", set_bfloat16, METH_O, "set_bfloat16(dtype): set the dtype that is bfloat16."},
    {"serve", serve, METH_O, "serve(flag): set whether Division serves calls itself, or hands all to the Python function."},
    {"paths", paths, METH_VARARGS,
     "paths([limit]): the instruction set by type group. limit: 0 portable, 1 AVX2, 2 AVX-512, 3 AVX-512 VBMI."},
    {"by_vectors", by_vectors, METH_NOARGS, "by_vectors(): the number of quotients written by vector code in this process."},
    {NULL, NULL, 0, NULL},
};

/* The processor level whose clone of the generated functions the loader picks here. */
static const char *instructions(void)
{
#ifdef VINCULUM_LEVELS
    __builtin_cpu_init();
    return __builtin_cpu_supports("x86-64-v4") ? "x86-64-v4" : __builtin_cpu_supports("x86-64-v3") ? "x86-64-v3" : "default";
#else
    return "default";
#endif
}

static int module_exec(PyObject *module)
{
    import_array1(-1);
    name_profile = PyUnicode_InternFromString("profile");
    name_out = PyUnicode_InternFromString("out");
    PyObject *type = PyType_FromSpec(&division_spec), *names = PyTuple_New(TYPES);
    if (name_profile == NULL || name_out == NULL || type == NULL || names == NULL) {
        return -1;
    }
    int failed = 0;
    for (int k = 0; k < TYPES; ++k) {
        PyObject *name = PyUnicode_FromString(vinculum_type_names[k]);
        failed |= name == NULL;
        PyTuple_SET_ITEM(names, k, name);
    }
    failed = failed || PyModule_AddObjectRef(module, "Division", type) < 0 || PyModule_AddObjectRef(module, "TYPES", names) < 0 ||
             PyModule_AddIntConstant(module, "FLOORED", FLOORED) < 0 ||
             PyModule_AddIntConstant(module, "MULTIDIRECTIONAL", MULTIDIRECTIONAL) < 0 ||
             PyModule_AddStringConstant(module, "COMPILER", VINCULUM_COMPILER) < 0 ||
             PyModule_AddStringConstant(module, "SOURCES", VINCULUM_SOURCES) < 0 ||
             PyModule_AddStringConstant(module, "INSTRUCTIONS", instructions()) < 0 ||
             PyModule_AddStringConstant(module, "FLAGS", VINCULUM_FLAGS) < 0;
    Py_DECREF(type);
    Py_DECREF(names);
    return failed ? -1 : 0;
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, module_exec}, {0, NULL}};
static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "vinculum.kernels._native", "Division of NumPy arrays by the generated C functions.", 0, functions,
    slots,                 NULL,                       NULL,                                                    NULL};

PyMODINIT_FUNC PyInit__native(void)
{
    return PyModuleDef_Init(&definition);
}
