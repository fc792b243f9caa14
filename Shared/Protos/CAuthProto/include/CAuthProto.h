// Made by deploy/generate.sh.
#pragma once
#include "titanup/auth/v1/auth.pb-c.h"
