// Made by deploy/generate.sh.
#pragma once
#include "opentelemetry/proto/collector/trace/v1/trace_service.pb-c.h"
