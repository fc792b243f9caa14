// swift-format-ignore-file
// Made by protoc-gen-titan from connectrpc/conformance/v1/config.proto, connectrpc/conformance/v1/service.proto, connectrpc/conformance/v1/client_compat.proto, grpc/testing/empty.proto, grpc/testing/messages.proto, grpc/testing/test.proto, titanup/bench/v1/echo.proto, titanup/example/v1/greeter.proto. Do not edit it: `deploy/dev generate` makes it.

/// `connectrpc.conformance.v1`.
///
/// The part of the conformance suite's configuration that its service and its requests to clients use.
package enum ConformanceV1 {}

/// `grpc.testing`.
///
/// The empty message of gRPC's interop tests.
package enum GRPCTesting {}

/// `titanup.bench.v1`.
///
/// The service that all servers in the benchmark implement.
package enum BenchV1 {}

/// `titanup.example.v1`.
///
/// The service in Shared/README.md.
package enum ExampleV1 {}
