// Made by deploy/generate.sh.
#pragma once
#include "titanup/sessions/v1/sessions.pb-c.h"
