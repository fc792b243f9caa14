package import Tracing

/// A span's place in its trace: what goes to other processes.
package struct SpanContext: Hashable, Sendable {
  package let parent: TraceParent
  package let state: TraceState?
  /// Whether the span is of another process.
  package let isRemote: Bool

  package init(_ parent: TraceParent, state: TraceState? = nil, isRemote: Bool = false) {
    (self.parent, self.state, self.isRemote) = (parent, state, isRemote)
  }
}

extension ServiceContext {
  /// The span that whatever has this context is part of.
  package var span: SpanContext? {
    get { self[SpanContextKey.self] }
    set { self[SpanContextKey.self] = newValue }
  }
}

private enum SpanContextKey: ServiceContextKey {
  typealias Value = SpanContext
}
