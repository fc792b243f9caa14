// Made by deploy/generate.sh.
#pragma once
#include "titanup/social/v1/social.pb-c.h"
