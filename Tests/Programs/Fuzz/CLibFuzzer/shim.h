#pragma once
#include <stddef.h>
#include <stdint.h>

/* libFuzzer as a library: calls `one_input` with generated inputs again and again, and does not return. */
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*one_input)(const uint8_t *bytes, size_t count));
