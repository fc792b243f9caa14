// Made by deploy/generate.sh.
#pragma once
#include "titanup/pose/v1/pose.pb-c.h"
