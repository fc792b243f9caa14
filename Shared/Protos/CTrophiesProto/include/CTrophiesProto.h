// Made by deploy/generate.sh.
#pragma once
#include "titanup/trophies/v1/trophies.pb-c.h"
