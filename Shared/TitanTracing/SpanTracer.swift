package import Tracing

/// The tracer of a process: reads and writes W3C Trace Context, samples, and hands spans that are over to a queue.
package struct SpanTracer: Tracer {
  private let sampler: Sampler
  private let queue: SpanQueue
  private let random: @Sendable () -> UInt64

  /// - Parameter random: any number, for the names of traces and spans.
  package init(
    _ sampler: Sampler, into queue: SpanQueue, random: @escaping @Sendable () -> UInt64 = { .random(in: .min ... .max) }
  ) {
    (self.sampler, self.queue, self.random) = (sampler, queue, random)
  }

  package func startSpan<Instant: TracerInstant>(
    _ operationName: String, context: @autoclosure () -> ServiceContext, ofKind kind: SpanKind,
    at instant: @autoclosure () -> Instant, function: String, file fileID: String, line: UInt
  ) -> RecordedSpan {
    var context = context()
    let parent = context.span
    let trace = parent?.parent.trace ?? newTrace()
    let isSampled = sampler.samples(trace, parent: parent?.parent)
    let span = SpanContext(TraceParent(trace: trace, span: newSpan(), isSampled: isSampled), state: parent?.state)
    context.span = span
    return RecordedSpan(
      operationName, kind, context, span, parent: parent, start: isSampled ? instant().nanosecondsSinceEpoch : 0,
      into: isSampled ? queue : nil)
  }

  private func newTrace() -> TraceID {
    while true { if let trace = TraceID(high: random(), low: random()) { return trace } }
  }

  private func newSpan() -> SpanID {
    while true { if let span = SpanID(random()) { return span } }
  }

  /// Does nothing: the exporter sends what is in the queue by itself.
  package func forceFlush() {}

  package func extract<Carrier, Extract: Extractor>(
    _ carrier: Carrier, into context: inout ServiceContext, using extractor: Extract
  ) where Extract.Carrier == Carrier {
    // Without a good traceparent, tracestate means nothing.
    guard let parent = extractor.extract(key: "traceparent", from: carrier).flatMap({ TraceParent($0) }) else { return }
    let state = extractor.extract(key: "tracestate", from: carrier).flatMap { TraceState($0) }
    context.span = SpanContext(parent, state: state, isRemote: true)
  }

  package func inject<Carrier, Inject: Injector>(
    _ context: ServiceContext, into carrier: inout Carrier, using injector: Inject
  ) where Inject.Carrier == Carrier {
    guard let span = context.span else { return }
    injector.inject(span.parent.description, forKey: "traceparent", into: &carrier)
    if let state = span.state { injector.inject(state.text, forKey: "tracestate", into: &carrier) }
  }
}
