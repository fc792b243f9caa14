// Made by deploy/generate.sh.
#pragma once
#include "titanup/profile/v1/profile.pb-c.h"
