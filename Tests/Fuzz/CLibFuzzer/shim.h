#pragma once
#include <stddef.h>
#include <stdint.h>

/* libFuzzer as a library: runs `one_input` again and again on what it makes up, and does not come back. */
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*one_input)(const uint8_t *bytes, size_t count));
