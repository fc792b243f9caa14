// A packed network: what plan.py wrote, checked, with its weights widened to floats.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { NETWORK_OUTPUTS = 4 };

typedef struct Operation Operation;

typedef struct {
  const Operation *operations;
  const float *weights;
  uint32_t count, arena, column, side, input, outputs[NETWORK_OUTPUTS];
} Network;

// Bytes that a packed network of `size` bytes takes once it is open, at most.
size_t network_room(size_t size);
// Opens `file` into `room`, which is aligned to 16 bytes and lies wholly before the file or apart from it. Returns the bytes used, 0 if
// the file is not a packed network whose every access stays within its arena and weights.
size_t network_open(Network *network, uint8_t *room, const uint8_t *file, size_t size);
// Floats of memory that `network_run` needs; networks that do not run at the same time may share it.
size_t network_memory(const Network *network);
// side * side pixels of three channels, to be filled before each run.
float *network_input(const Network *network, float *memory);
void network_run(const Network *network, float *memory);
const float *network_output(const Network *network, const float *memory, int index);
