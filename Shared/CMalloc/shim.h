#pragma once
// What the module Glibc leaves out.
#include <malloc.h>
