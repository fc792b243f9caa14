#pragma once
#include <gd.h>
#include <stdarg.h>

// What gd has to say about a file, it would write to standard error, in words that the file may hold. Nothing is said:
// a picture that cannot be read is NULL.
static void titanup_gd_say_nothing(int priority, const char *format, va_list arguments) {
  (void)priority;
  (void)format;
  (void)arguments;
}

static inline void titanup_gd_be_quiet(void) { gdSetErrorMethod(titanup_gd_say_nothing); }
