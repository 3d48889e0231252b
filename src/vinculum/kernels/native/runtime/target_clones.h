/* Included before the generated C if the compiler supports clones of a function for several processors: the loader picks one. */
#define VINCULUM_CLONED __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
