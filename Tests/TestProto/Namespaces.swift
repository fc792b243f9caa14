// swift-format-ignore-file
// Made by protoc-gen-titan from all of proto/. Not to be edited: `deploy/dev generate` writes it anew.

/// `connectrpc.conformance.v1`.
///
/// The part of the conformance suite's configuration that its service and its client's requests refer to.
package enum ConformanceV1 {}

/// `grpc.testing`.
///
/// The message without fields of gRPC's interop tests.
package enum GRPCTesting {}

/// `titanup.bench.v1`.
///
/// What the benchmark's servers speak, whatever they are written in.
package enum BenchV1 {}

/// `titanup.example.v1`.
///
/// The service of Shared/README.md.
package enum ExampleV1 {}
