// The pose engine for programs of this machine: the sources of the page's engine, with memory from the system.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct PoseEngine PoseEngine;

typedef enum { POSE_DETECTOR = 0, POSE_LANDMARKS = 1, POSE_FACES = 2 } PoseNetwork;

enum { POSE_BODY_LANDMARKS = 33, POSE_FACE_CORNERS = 2, POSE_LANDMARK_VALUES = 4, POSE_MOST_SIDE = 4096 };

// Null if memory is short. An engine looks at one frame after the other, on one thread at a time.
PoseEngine *pose_engine_create(void);
void pose_engine_free(PoseEngine *engine);

// Opens a packed network of `size` bytes, which are not needed afterwards, before the first frame. False if it is not a sound one,
// it is open already, or memory is short.
bool pose_engine_open(PoseEngine *engine, PoseNetwork network, const uint8_t *file, size_t size);

// Finds the person in a frame of width * height pixels of red, green, blue and opacity. The answer is x, y, z and visibility of each
// landmark, as shares of the frame's width, height and width, and holds until the next call; null if there is nobody, if the
// networks are not open, or if the sides are not from 1 to 4096.
const float *pose_engine_find_body(PoseEngine *engine, const uint8_t *pixels, int32_t width, int32_t height);

// Likewise, the face: two opposite corners of its box, visible as far as it is likely.
const float *pose_engine_find_face(PoseEngine *engine, const uint8_t *pixels, int32_t width, int32_t height);
