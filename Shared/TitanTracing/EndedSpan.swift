package import Tracing

/// A span that is over.
package struct EndedSpan: Sendable {
  package var name: String
  package var kind: SpanKind
  package var context: SpanContext
  package var parent: SpanContext?
  /// Nanoseconds since 1970.
  package var start: UInt64
  package var end: UInt64
  package var attributes: SpanAttributes
  package var events: [SpanEvent]
  package var links: [SpanLink]
  package var status: SpanStatus?
}
