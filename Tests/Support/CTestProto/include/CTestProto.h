// Made by deploy/generate.sh.
#pragma once
#include "connectrpc/conformance/v1/client_compat.pb-c.h"
#include "connectrpc/conformance/v1/config.pb-c.h"
#include "connectrpc/conformance/v1/service.pb-c.h"
#include "grpc/testing/empty.pb-c.h"
#include "grpc/testing/messages.pb-c.h"
#include "grpc/testing/test.pb-c.h"
#include "titanup/bench/v1/echo.pb-c.h"
#include "titanup/example/v1/greeter.pb-c.h"
