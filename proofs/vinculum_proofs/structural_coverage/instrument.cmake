# Given to CMake as CMAKE_PROJECT_INCLUDE: the kernel's own build, with counters for regions, branches and MC/DC. Counters
# are atomic, as the kernel has threads. Clang sets them in the source's syntax tree, before anything is optimised. Macros of
# system headers count too: their conditions are part of our decisions.
add_compile_options(-fprofile-instr-generate -fcoverage-mapping -fcoverage-mcdc -fprofile-update=atomic)
add_compile_options("SHELL:-mllvm -system-headers-coverage")
add_compile_definitions(VINCULUM_LEVELS)
add_link_options(-fprofile-instr-generate)
