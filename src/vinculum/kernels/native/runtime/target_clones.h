/* Included before all else where the compiler can make a function for several processors, and have the loader pick one. */
#define VINCULUM_CLONED __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
