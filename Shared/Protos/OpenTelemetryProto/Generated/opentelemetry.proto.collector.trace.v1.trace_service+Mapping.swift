// swift-format-ignore-file
// Made by protoc-gen-titan from opentelemetry/proto/collector/trace/v1/trace_service.proto. Do not edit it: `deploy/dev generate` makes it.

package import COpenTelemetryProto
package import TitanProto

extension TraceV1.ExportTraceServiceRequest: CMessage {
  package typealias CStruct = Opentelemetry__Proto__Collector__Trace__V1__ExportTraceServiceRequest
  package static let descriptor = MessageDescriptor(opentelemetry__proto__collector__trace__v1__export_trace_service_request__init)
  package static let shape: WireShape? = [
    .messages(1, "resource_spans", TraceV1.ResourceSpans.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    resourceSpans = try arena.decode(c.pointee.n_resource_spans, c.pointee.resource_spans)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_resource_spans = resourceSpans.count
    c.pointee.resource_spans = arena.encode(resourceSpans)
  }
}

extension TraceV1.ExportTraceServiceResponse: CMessage {
  package typealias CStruct = Opentelemetry__Proto__Collector__Trace__V1__ExportTraceServiceResponse
  package static let descriptor = MessageDescriptor(opentelemetry__proto__collector__trace__v1__export_trace_service_response__init)
  package static let shape: WireShape? = [
    .message(1, "partial_success", TraceV1.ExportTracePartialSuccess.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    partialSuccess = try arena.decode(c.pointee.partial_success)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.partial_success = arena.encode(optional: partialSuccess)
  }
}

extension TraceV1.ExportTracePartialSuccess: CMessage {
  package typealias CStruct = Opentelemetry__Proto__Collector__Trace__V1__ExportTracePartialSuccess
  package static let descriptor = MessageDescriptor(opentelemetry__proto__collector__trace__v1__export_trace_partial_success__init)
  package static let shape: WireShape? = [
    .string(2, "error_message"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    rejectedSpans = c.pointee.rejected_spans
    errorMessage = arena.string(c.pointee.error_message)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.rejected_spans = rejectedSpans
    c.pointee.error_message = arena.encode(errorMessage)
  }
}

extension TraceV1.ResourceSpans: CMessage {
  package typealias CStruct = Opentelemetry__Proto__Collector__Trace__V1__ResourceSpans
  package static let descriptor = MessageDescriptor(opentelemetry__proto__collector__trace__v1__resource_spans__init)
  package static let shape: WireShape? = [
    .message(1, "resource", TraceV1.Resource.shape),
    .messages(2, "scope_spans", TraceV1.ScopeSpans.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    resource = try arena.decode(c.pointee.resource)
    scopeSpans = try arena.decode(c.pointee.n_scope_spans, c.pointee.scope_spans)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.resource = arena.encode(optional: resource)
    c.pointee.n_scope_spans = scopeSpans.count
    c.pointee.scope_spans = arena.encode(scopeSpans)
  }
}

extension TraceV1.Resource: CMessage {
  package typealias CStruct = Opentelemetry__Proto__Collector__Trace__V1__Resource
  package static let descriptor = MessageDescriptor(opentelemetry__proto__collector__trace__v1__resource__init)
  package static let shape: WireShape? = [
    .messages(1, "attributes", TraceV1.KeyValue.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    attributes = try arena.decode(c.pointee.n_attributes, c.pointee.attributes)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_attributes = attributes.count
    c.pointee.attributes = arena.encode(attributes)
  }
}

extension TraceV1.ScopeSpans: CMessage {
  package typealias CStruct = Opentelemetry__Proto__Collector__Trace__V1__ScopeSpans
  package static let descriptor = MessageDescriptor(opentelemetry__proto__collector__trace__v1__scope_spans__init)
  package static let shape: WireShape? = [
    .message(1, "scope", TraceV1.InstrumentationScope.shape),
    .messages(2, "spans", TraceV1.Span.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    scope = try arena.decode(c.pointee.scope)
    spans = try arena.decode(c.pointee.n_spans, c.pointee.spans)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.scope = arena.encode(optional: scope)
    c.pointee.n_spans = spans.count
    c.pointee.spans = arena.encode(spans)
  }
}

extension TraceV1.InstrumentationScope: CMessage {
  package typealias CStruct = Opentelemetry__Proto__Collector__Trace__V1__InstrumentationScope
  package static let descriptor = MessageDescriptor(opentelemetry__proto__collector__trace__v1__instrumentation_scope__init)
  package static let shape: WireShape? = [
    .string(1, "name"),
    .string(2, "version"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    name = arena.string(c.pointee.name)
    version = arena.string(c.pointee.version)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.name = arena.encode(name)
    c.pointee.version = arena.encode(version)
  }
}

extension TraceV1.Span: CMessage {
  package typealias CStruct = Opentelemetry__Proto__Collector__Trace__V1__Span
  package static let descriptor = MessageDescriptor(opentelemetry__proto__collector__trace__v1__span__init)
  package static let shape: WireShape? = [
    .string(3, "trace_state"),
    .string(5, "name"),
    .messages(9, "attributes", TraceV1.KeyValue.shape),
    .messages(11, "events", TraceV1.Span.Event.shape),
    .messages(13, "links", TraceV1.Span.Link.shape),
    .message(15, "status", TraceV1.Status.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    traceID = arena.bytes(c.pointee.trace_id)
    spanID = arena.bytes(c.pointee.span_id)
    traceState = arena.string(c.pointee.trace_state)
    parentSpanID = arena.bytes(c.pointee.parent_span_id)
    name = arena.string(c.pointee.name)
    kind = .init(rawValue: arena.number(c.pointee.kind))
    startTimeUnixNano = c.pointee.start_time_unix_nano
    endTimeUnixNano = c.pointee.end_time_unix_nano
    attributes = try arena.decode(c.pointee.n_attributes, c.pointee.attributes)
    events = try arena.decode(c.pointee.n_events, c.pointee.events)
    links = try arena.decode(c.pointee.n_links, c.pointee.links)
    status = try arena.decode(c.pointee.status)
    flags = c.pointee.flags
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.trace_id = arena.encode(traceID)
    c.pointee.span_id = arena.encode(spanID)
    c.pointee.trace_state = arena.encode(traceState)
    c.pointee.parent_span_id = arena.encode(parentSpanID)
    c.pointee.name = arena.encode(name)
    c.pointee.kind = arena.cEnum(kind.rawValue)
    c.pointee.start_time_unix_nano = startTimeUnixNano
    c.pointee.end_time_unix_nano = endTimeUnixNano
    c.pointee.n_attributes = attributes.count
    c.pointee.attributes = arena.encode(attributes)
    c.pointee.n_events = events.count
    c.pointee.events = arena.encode(events)
    c.pointee.n_links = links.count
    c.pointee.links = arena.encode(links)
    c.pointee.status = arena.encode(optional: status)
    c.pointee.flags = flags
  }
}

extension TraceV1.Span.Event: CMessage {
  package typealias CStruct = Opentelemetry__Proto__Collector__Trace__V1__Span__Event
  package static let descriptor = MessageDescriptor(opentelemetry__proto__collector__trace__v1__span__event__init)
  package static let shape: WireShape? = [
    .string(2, "name"),
    .messages(3, "attributes", TraceV1.KeyValue.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    timeUnixNano = c.pointee.time_unix_nano
    name = arena.string(c.pointee.name)
    attributes = try arena.decode(c.pointee.n_attributes, c.pointee.attributes)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.time_unix_nano = timeUnixNano
    c.pointee.name = arena.encode(name)
    c.pointee.n_attributes = attributes.count
    c.pointee.attributes = arena.encode(attributes)
  }
}

extension TraceV1.Span.Link: CMessage {
  package typealias CStruct = Opentelemetry__Proto__Collector__Trace__V1__Span__Link
  package static let descriptor = MessageDescriptor(opentelemetry__proto__collector__trace__v1__span__link__init)
  package static let shape: WireShape? = [
    .string(3, "trace_state"),
    .messages(4, "attributes", TraceV1.KeyValue.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    traceID = arena.bytes(c.pointee.trace_id)
    spanID = arena.bytes(c.pointee.span_id)
    traceState = arena.string(c.pointee.trace_state)
    attributes = try arena.decode(c.pointee.n_attributes, c.pointee.attributes)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.trace_id = arena.encode(traceID)
    c.pointee.span_id = arena.encode(spanID)
    c.pointee.trace_state = arena.encode(traceState)
    c.pointee.n_attributes = attributes.count
    c.pointee.attributes = arena.encode(attributes)
  }
}

extension TraceV1.Status: CMessage {
  package typealias CStruct = Opentelemetry__Proto__Collector__Trace__V1__Status
  package static let descriptor = MessageDescriptor(opentelemetry__proto__collector__trace__v1__status__init)
  package static let shape: WireShape? = [
    .string(2, "message"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    message = arena.string(c.pointee.message)
    code = .init(rawValue: arena.number(c.pointee.code))
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.message = arena.encode(message)
    c.pointee.code = arena.cEnum(code.rawValue)
  }
}

extension TraceV1.KeyValue: CMessage {
  package typealias CStruct = Opentelemetry__Proto__Collector__Trace__V1__KeyValue
  package static let descriptor = MessageDescriptor(opentelemetry__proto__collector__trace__v1__key_value__init)
  package static let shape: WireShape? = [
    .string(1, "key"),
    .message(2, "value", TraceV1.AnyValue.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    key = arena.string(c.pointee.key)
    value = try arena.decode(c.pointee.value)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.key = arena.encode(key)
    c.pointee.value = arena.encode(optional: value)
  }
}

extension TraceV1.AnyValue: CMessage {
  package typealias CStruct = Opentelemetry__Proto__Collector__Trace__V1__AnyValue
  package static let descriptor = MessageDescriptor(opentelemetry__proto__collector__trace__v1__any_value__init)
  package static let shape: WireShape? = [
    .string(1, "string_value", oneof: 1),
    .other(2, "bool_value", oneof: 1),
    .other(3, "int_value", oneof: 1),
    .other(4, "double_value", oneof: 1),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    switch c.pointee.value_case.rawValue {
    case 1: value = .stringValue(arena.string(c.pointee.string_value))
    case 2: value = .boolValue(c.pointee.bool_value != 0)
    case 3: value = .intValue(c.pointee.int_value)
    case 4: value = .doubleValue(c.pointee.double_value)
    default: value = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    switch value {
    case .stringValue(let value):
      c.pointee.value_case = .init(rawValue: 1)
      c.pointee.string_value = arena.encode(value)
    case .boolValue(let value):
      c.pointee.value_case = .init(rawValue: 2)
      c.pointee.bool_value = value ? 1 : 0
    case .intValue(let value):
      c.pointee.value_case = .init(rawValue: 3)
      c.pointee.int_value = value
    case .doubleValue(let value):
      c.pointee.value_case = .init(rawValue: 4)
      c.pointee.double_value = value
    case nil: break
    }
  }
}
