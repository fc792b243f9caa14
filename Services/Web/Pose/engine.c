// What JavaScript calls. One engine to an instance of the module: memory is a row of the two networks, what they compute in, and the
// frame, and nothing is freed before the instance goes.
#include "tracker.h"

#define EXPORT(name) __attribute__((export_name(#name)))

enum { DETECTOR, LANDMARKS, NETWORKS };
enum { PAGE = 65536, MOST_SIDE = 4096 };

extern uint8_t __heap_base;

static Network networks[NETWORKS];
static Tracker tracker;
static Frame frame;
static uint8_t *end = &__heap_base;
static float *memory;
static float answer[BODY_LANDMARKS * 4];

static uint8_t *aligned(uint8_t *address) { return (uint8_t *)(((uintptr_t)address + 15) & ~(uintptr_t)15); }

// Whether the module's memory reaches from `begin` on for `size` bytes, after growing it if need be.
static bool reaches(const uint8_t *begin, uint64_t size) {
  const uint64_t wanted = (uintptr_t)begin + size, present = (uint64_t)__builtin_wasm_memory_size(0) * PAGE;
  if (wanted <= present) return true;
  return wanted >> 32 == 0 && __builtin_wasm_memory_grow(0, (wanted - present + PAGE - 1) / PAGE) != (size_t)-1;
}

// Where to put a packed network of `size` bytes before opening it; null if memory is short.
EXPORT(file_room) uint8_t *file_room(uint32_t size) {
  uint8_t *room = aligned(aligned(end) + network_room(size));
  return reaches(room, size) ? room : NULL;
}

// Opens the network that was put there: first the detector, then the landmarks. False if it is not a sound one.
EXPORT(open_network) bool open_network(uint32_t index, uint32_t size) {
  if (index >= NETWORKS || memory) return false;
  uint8_t *room = aligned(end);
  const size_t used = network_open(&networks[index], room, file_room(size), size);
  end = room + used;
  return used > 0;
}

static bool make_memory(void) {
  if (memory) return true;
  size_t floats = 0;
  for (int index = 0; index < NETWORKS; index++) {
    if (!networks[index].count) return false;
    const size_t needed = network_memory(&networks[index]);
    floats = floats < needed ? needed : floats;
  }
  uint8_t *begin = aligned(end);
  if (!reaches(begin, floats * sizeof(float))) return false;
  memory = (float *)begin;
  end = begin + floats * sizeof(float);
  return true;
}

// Where to put the pixels of the next frames, four bytes each; null if memory is short or the sides are not from 1 to 4096.
EXPORT(frame_room) uint8_t *frame_room(uint32_t width, uint32_t height) {
  if (width - 1 >= MOST_SIDE || height - 1 >= MOST_SIDE || !make_memory()) return NULL;
  uint8_t *pixels = aligned(end);
  if (!reaches(pixels, (uint64_t)width * height * 4)) return NULL;
  frame = (Frame){pixels, (int32_t)width, (int32_t)height};
  return pixels;
}

// Finds the person in the frame that was put there. False if there is none.
EXPORT(detect) bool detect(void) {
  if (!frame.pixels || !tracker_next(&tracker, &networks[DETECTOR], &networks[LANDMARKS], memory, &frame)) return false;
  const float width = (float)frame.width, height = (float)frame.height;
  for (int index = 0; index < BODY_LANDMARKS; index++) {
    const Landmark *landmark = &tracker.landmarks[index];
    float *values = answer + 4 * index;
    values[0] = landmark->place.x / width;
    values[1] = landmark->place.y / height;
    values[2] = landmark->depth / width;
    values[3] = landmark->visibility;
  }
  return true;
}

// x, y, z and visibility of 33 landmarks, as shares of the frame's width, height and width; those of the last person found.
EXPORT(landmarks) const float *landmarks(void) { return answer; }

// Forgets the person, so that the next frame is searched as a whole.
EXPORT(reset) void reset(void) { tracker = (Tracker){0}; }
