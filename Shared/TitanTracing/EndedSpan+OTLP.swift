import OpenTelemetryProto
import Tracing

extension TraceV1.Span {
  /// The span as collectors take it.
  init(_ span: EndedSpan) {
    self.init(
      traceID: span.context.parent.trace.bytes, spanID: span.context.parent.span.bytes,
      traceState: span.context.state?.text ?? "", parentSpanID: span.parent?.parent.span.bytes ?? [], name: span.name,
      kind: SpanKind(span.kind), startTimeUnixNano: span.start, endTimeUnixNano: span.end,
      attributes: TraceV1.KeyValue.list(span.attributes),
      events: span.events.map {
        Event(
          timeUnixNano: $0.nanosecondsSinceEpoch, name: $0.name, attributes: TraceV1.KeyValue.list($0.attributes))
      },
      links: span.links.compactMap(Link.init), status: span.status.map(TraceV1.Status.init),
      flags: Self.flags(span))
  }

  /// The lowest bit says that the trace is recorded, the eighth that the ninth is meant, and that one that the parent is
  /// of another process.
  private static func flags(_ span: EndedSpan) -> UInt32 { 0x101 | (span.parent?.isRemote == true ? 0x200 : 0) }
}

extension TraceV1.Span.SpanKind {
  fileprivate init(_ kind: Tracing.SpanKind) {
    self =
      switch kind {
      case .server: .server
      case .client: .client
      case .producer: .producer
      case .consumer: .consumer
      case .internal: .internal
      }
  }
}

extension TraceV1.Span.Link {
  /// `nil` for a link to nothing.
  fileprivate init?(_ link: SpanLink) {
    guard let span = link.context.span else { return nil }
    self.init(
      traceID: span.parent.trace.bytes, spanID: span.parent.span.bytes, traceState: span.state?.text ?? "",
      attributes: TraceV1.KeyValue.list(link.attributes))
  }
}

extension TraceV1.Status {
  fileprivate init(_ status: SpanStatus) {
    self.init(message: status.message ?? "", code: status.code == .ok ? .ok : .error)
  }
}

extension TraceV1.KeyValue {
  /// Attributes by their names. Lists are left out: TitanUp has none.
  fileprivate static func list(_ attributes: SpanAttributes) -> [TraceV1.KeyValue] {
    var list: [TraceV1.KeyValue] = []
    attributes.forEach { key, attribute in
      let value: TraceV1.AnyValue.Value? =
        switch attribute {
        case .string(let text): .stringValue(text)
        case .stringConvertible(let value): .stringValue(value.description)
        case .bool(let flag): .boolValue(flag)
        case .int32(let number): .intValue(Int64(number))
        case .int64(let number): .intValue(number)
        case .double(let number): .doubleValue(number)
        default: nil
        }
      if let value { list.append(TraceV1.KeyValue(key: key, value: TraceV1.AnyValue(value: value))) }
    }
    return list.sorted { $0.key < $1.key }
  }
}
