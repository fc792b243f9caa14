// Made by deploy/generate.sh.
#pragma once
#include "titanup/motivation/v1/motivation.pb-c.h"
