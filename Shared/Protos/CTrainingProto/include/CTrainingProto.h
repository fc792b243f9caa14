// Made by deploy/generate.sh.
#pragma once
#include "titanup/training/v1/training.pb-c.h"
