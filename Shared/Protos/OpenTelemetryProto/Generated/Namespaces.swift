// swift-format-ignore-file
// Made by protoc-gen-titan from opentelemetry/proto/collector/trace/v1/trace_service.proto. Do not edit it: `deploy/dev generate` makes it.

/// `opentelemetry.proto.collector.trace.v1`.
///
/// The part of OpenTelemetry's protocol (OTLP 1.x) that sends traces, with the official names and numbers of everything
/// that travels. Official files spread these types over four packages; type names are not sent, so one file will do.
package enum TraceV1 {}
