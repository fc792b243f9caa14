package import TitanProtoJSON
import TitanRPC
package import TitanWeb
package import Tracing

/// Makes a span for every request that leads to a service, in the trace that its head names or in a new one: by
/// OpenTelemetry's semantic conventions for HTTP (https://opentelemetry.io/docs/specs/semconv/http/http-spans/). Files of
/// the page have none. Of a path there is only what the contract or this program has in it.
package struct TracedRequests: WebHandler {
  private let handler: any WebHandler
  private let schema: ProtoSchema
  private let tracer: any Tracer

  /// - Parameter schema: the contract of all services.
  package init(_ handler: any WebHandler, schema: ProtoSchema, tracer: any Tracer) {
    (self.handler, self.schema, self.tracer) = (handler, schema, tracer)
  }

  package func respond(to request: WebRequest, through response: WebResponseWriter) async throws {
    guard let route = route(of: request.path) else { return try await handler.respond(to: request, through: response) }
    var parent = ServiceContext.topLevel
    tracer.extract(request.headers, into: &parent, using: HeaderExtractor())
    let method = Self.methods.contains(request.method) ? request.method : "_OTHER"
    let span = tracer.startSpan("\(method == "_OTHER" ? "HTTP" : method) \(route)", context: parent, ofKind: .server)
    defer { span.end() }
    if span.isRecording {
      span.attributes = [
        "http.request.method": "\(method)", "http.route": "\(route)", "url.scheme": "\(request.scheme)",
        "network.protocol.version": "\(request.version == .http2 ? "2" : "1.1")",
      ]
    }
    do {
      try await ServiceContext.withValue(span.context) { try await handler.respond(to: request, through: response) }
      Self.note(response.status, on: span)
    } catch {
      Self.note(response.status ?? (error as? WebRefusal)?.status ?? 500, on: span)
      throw error
    }
  }

  private static let methods: Set<String> = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"]

  private func route(of path: String) -> String? {
    if schema.method(at: path) != nil || path == CalendarHandler.path || path == ExportHandler.path { return path }
    return path.hasPrefix("/session/") || path == "/session" ? "/session" : nil
  }

  private static func note(_ status: Int?, on span: any Tracing.Span) {
    guard let status, span.isRecording else { return }
    span.updateAttributes { $0["http.response.status_code"] = status }
    if status >= 500 { span.setStatus(SpanStatus(code: .error)) }
  }
}

/// Reads a trace's context from a request's head. A field that came several times is read as one with commas.
private struct HeaderExtractor: Extractor {
  func extract(key: String, from headers: WebHeaders) -> String? {
    let all = headers.all(key)
    return all.isEmpty ? nil : all.joined(separator: ",")
  }
}
