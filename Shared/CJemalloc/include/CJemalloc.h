#pragma once
// A program that contains this module takes its memory from jemalloc instead of from glibc. Nothing has to be called.
#include <jemalloc/jemalloc.h>
