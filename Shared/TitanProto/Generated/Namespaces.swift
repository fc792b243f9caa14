// swift-format-ignore-file
// Made by protoc-gen-titan from google/protobuf/any.proto, google/protobuf/duration.proto, google/protobuf/empty.proto, google/protobuf/field_mask.proto, google/protobuf/timestamp.proto, google/protobuf/wrappers.proto, google/rpc/code.proto, google/rpc/error_details.proto, google/rpc/status.proto, grpc/health/v1/health.proto, grpc/reflection/v1/reflection.proto, grpc/reflection/v1alpha/reflection.proto. Do not edit it: `deploy/dev generate` makes it.

/// `google.protobuf`.
package enum GoogleProtobuf {}

/// `google.rpc`.
///
/// The outcome of calls, as every gRPC implementation numbers and prints it.
package enum GoogleRPC {}

/// `grpc.health.v1`.
///
/// Whether a server's services can take calls: the standard protocol of gRPC's clients and balancers.
package enum HealthV1 {}

/// `grpc.reflection.v1`.
///
/// What a server serves, for programs that have no `.proto` of it: grpcurl, generic clients.
package enum ReflectionV1 {}

/// `grpc.reflection.v1alpha`.
///
/// What a server serves, for programs that have no `.proto` of it: grpcurl, generic clients. The same as v1, under the
/// name older clients still ask for.
package enum ReflectionV1Alpha {}
