package import Tracing

/// Makes a span for every call, in the trace that its metadata name or in a new one. What the handler does is part of it.
///
/// Health checks, reflection and calls of unknown methods have none: they would be most of all spans, and say nothing.
package struct TracingInterceptor: ServerInterceptor {
  private let tracer: any Tracer

  package init(_ tracer: any Tracer) { self.tracer = tracer }

  package func prepared(for method: MethodDescriptor) -> (any ServerInterceptor)? {
    guard method.isKnown, !method.service.hasPrefix("grpc.") else { return nil }
    return MethodTracing(tracer: tracer, call: CallSpan(method), isWatch: method.isWatch)
  }

  package func intercept(_ context: ServerContext, next: @escaping Next) async throws {
    guard let interceptor = prepared(for: context.method) else { return try await next(context) }
    try await interceptor.intercept(context, next: next)
  }
}

/// The same for the calls of one method.
private struct MethodTracing: ServerInterceptor {
  let tracer: any Tracer
  let call: CallSpan
  /// A watch looks again and again for hours. Its call is in the trace, its looks are not: they would never end.
  let isWatch: Bool

  func intercept(_ context: ServerContext, next: @escaping Next) async throws {
    // A caller in this process would lend its own context.
    var parent = ServiceContext.topLevel
    tracer.extract(context.metadata, into: &parent, using: MetadataExtractor())
    let span = call.begin(tracer, .server, in: parent)
    do {
      try await ServiceContext.withValue(isWatch ? nil : span.context) { try await next(context) }
    } catch {
      span.end(RPCError(wrapping: error).code, ofKind: .server)
      throw error
    }
    span.end(.ok, ofKind: .server)
  }
}
