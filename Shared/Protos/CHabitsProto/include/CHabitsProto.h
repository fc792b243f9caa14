// Made by deploy/generate.sh.
#pragma once
#include "titanup/habits/v1/habits.pb-c.h"
