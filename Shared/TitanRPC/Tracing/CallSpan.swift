import Tracing

/// How the spans of one method's calls are named and described: OpenTelemetry's semantic conventions for gRPC
/// (https://opentelemetry.io/docs/specs/semconv/rpc/grpc/). Nothing of messages or metadata is among it.
struct CallSpan: Sendable {
  /// `package.Service/Method`.
  let name: String
  private let attributes: SpanAttributes

  init(_ method: MethodDescriptor) {
    name = "\(method.service)/\(method.method)"
    attributes = ["rpc.system": "grpc", "rpc.service": "\(method.service)", "rpc.method": "\(method.method)"]
  }

  func begin(_ tracer: any Tracer, _ kind: SpanKind, in context: ServiceContext) -> any Tracing.Span {
    let span = tracer.startSpan(name, context: context, ofKind: kind)
    if span.isRecording { span.attributes = attributes }
    return span
  }
}

extension Tracing.Span {
  /// Ends the span of a call. On a client every failure is an error; on a server the caller's mistakes are not.
  func end(_ code: StatusCode, ofKind kind: SpanKind) {
    if isRecording {
      updateAttributes { attributes in
        attributes["rpc.grpc.status_code"] = code.rawValue
        if code.isError(for: kind) { attributes["error.type"] = code.name }
      }
      if code.isError(for: kind) { setStatus(SpanStatus(code: .error)) }
    }
    end()
  }
}

extension StatusCode {
  fileprivate func isError(for kind: SpanKind) -> Bool {
    guard kind == .server else { return self != .ok }
    return switch self {
    case .unknown, .deadlineExceeded, .unimplemented, .internal, .unavailable, .dataLoss: true
    default: false
    }
  }
}

/// Reads a trace's context from a call's metadata. A field that came several times is read as one with commas.
struct MetadataExtractor: Extractor {
  func extract(key: String, from metadata: Metadata) -> String? {
    guard let first = metadata.first(key) else { return nil }
    let all = metadata.all(key)
    guard all.count > 1 else { return first }
    return all.map { if case .string(let text) = $0 { text } else { "" } }.joined(separator: ",")
  }
}

/// Writes a trace's context into a call's metadata.
struct MetadataInjector: Injector {
  func inject(_ value: String, forKey key: String, into metadata: inout Metadata) {
    metadata.append(key, value)
  }
}

/// The fields of W3C Trace Context.
package enum TraceFields {
  package static let all = ["traceparent", "tracestate"]
}
