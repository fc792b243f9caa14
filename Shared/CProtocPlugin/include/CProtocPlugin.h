// Made by deploy/generate.sh.
#pragma once
#include "google/protobuf/compiler/plugin.pb-c.h"
#include "google/protobuf/descriptor.pb-c.h"
