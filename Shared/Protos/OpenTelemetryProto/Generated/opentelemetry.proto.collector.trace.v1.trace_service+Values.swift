// swift-format-ignore-file
// Made by protoc-gen-titan from opentelemetry/proto/collector/trace/v1/trace_service.proto. Do not edit it: `deploy/dev generate` makes it.

import TitanProto
import TitanRPC

extension TraceV1 {
  /// A batch of spans.
  package struct ExportTraceServiceRequest: RPCMessage, Hashable, Sendable {
    /// By the process they come from.
    package var resourceSpans: [TraceV1.ResourceSpans]

    package init(
      resourceSpans: [TraceV1.ResourceSpans] = []
    ) {
      self.resourceSpans = resourceSpans
    }
  }
}

extension TraceV1 {
  /// What became of a batch.
  package struct ExportTraceServiceResponse: RPCMessage, Hashable, Sendable {
    /// Set if the collector took only a part of it.
    package var partialSuccess: TraceV1.ExportTracePartialSuccess?

    package init(
      partialSuccess: TraceV1.ExportTracePartialSuccess? = nil
    ) {
      self.partialSuccess = partialSuccess
    }
  }
}

extension TraceV1 {
  /// What a collector refused of a batch.
  package struct ExportTracePartialSuccess: RPCMessage, Hashable, Sendable {
    /// How many spans.
    package var rejectedSpans: Int64
    /// Why.
    package var errorMessage: String

    package init(
      rejectedSpans: Int64 = 0,
      errorMessage: String = ""
    ) {
      self.rejectedSpans = rejectedSpans
      self.errorMessage = errorMessage
    }
  }
}

extension TraceV1 {
  /// The spans of one process.
  package struct ResourceSpans: RPCMessage, Hashable, Sendable {
    /// The process.
    package var resource: TraceV1.Resource?
    /// By the library that made them.
    package var scopeSpans: [TraceV1.ScopeSpans]

    package init(
      resource: TraceV1.Resource? = nil,
      scopeSpans: [TraceV1.ScopeSpans] = []
    ) {
      self.resource = resource
      self.scopeSpans = scopeSpans
    }
  }
}

extension TraceV1 {
  /// A process.
  package struct Resource: RPCMessage, Hashable, Sendable {
    /// What it is: `service.name` and more.
    package var attributes: [TraceV1.KeyValue]

    package init(
      attributes: [TraceV1.KeyValue] = []
    ) {
      self.attributes = attributes
    }
  }
}

extension TraceV1 {
  /// The spans of one library.
  package struct ScopeSpans: RPCMessage, Hashable, Sendable {
    /// The library.
    package var scope: TraceV1.InstrumentationScope?
    /// Its spans.
    package var spans: [TraceV1.Span]

    package init(
      scope: TraceV1.InstrumentationScope? = nil,
      spans: [TraceV1.Span] = []
    ) {
      self.scope = scope
      self.spans = spans
    }
  }
}

extension TraceV1 {
  /// A library that makes spans.
  package struct InstrumentationScope: RPCMessage, Hashable, Sendable {
    /// Its name.
    package var name: String
    /// Its version.
    package var version: String

    package init(
      name: String = "",
      version: String = ""
    ) {
      self.name = name
      self.version = version
    }
  }
}

extension TraceV1 {
  /// One piece of work.
  package struct Span: RPCMessage, Hashable, Sendable {
    /// The trace: 16 bytes.
    package var traceID: [UInt8]
    /// The span: 8 bytes.
    package var spanID: [UInt8]
    /// The trace's tracestate, as W3C Trace Context writes it.
    package var traceState: String
    /// The span that caused this one: 8 bytes; empty if none did.
    package var parentSpanID: [UInt8]
    /// What was done, in few different words.
    package var name: String
    /// The side of the conversation.
    package var kind: TraceV1.Span.SpanKind
    /// When it began, in nanoseconds since 1970.
    package var startTimeUnixNano: UInt64
    /// When it ended.
    package var endTimeUnixNano: UInt64
    /// Details.
    package var attributes: [TraceV1.KeyValue]
    /// What happened meanwhile.
    package var events: [TraceV1.Span.Event]
    /// Other spans.
    package var links: [TraceV1.Span.Link]
    /// How it ended.
    package var status: TraceV1.Status?
    /// The flags of W3C Trace Context in the lowest eight bits; then whether it is known that the parent is of another
    /// process, and whether it is.
    package var flags: UInt32

    package init(
      traceID: [UInt8] = [],
      spanID: [UInt8] = [],
      traceState: String = "",
      parentSpanID: [UInt8] = [],
      name: String = "",
      kind: TraceV1.Span.SpanKind = .unspecified,
      startTimeUnixNano: UInt64 = 0,
      endTimeUnixNano: UInt64 = 0,
      attributes: [TraceV1.KeyValue] = [],
      events: [TraceV1.Span.Event] = [],
      links: [TraceV1.Span.Link] = [],
      status: TraceV1.Status? = nil,
      flags: UInt32 = 0
    ) {
      self.traceID = traceID
      self.spanID = spanID
      self.traceState = traceState
      self.parentSpanID = parentSpanID
      self.name = name
      self.kind = kind
      self.startTimeUnixNano = startTimeUnixNano
      self.endTimeUnixNano = endTimeUnixNano
      self.attributes = attributes
      self.events = events
      self.links = links
      self.status = status
      self.flags = flags
    }

    /// Which side of a conversation the work was on.
    package struct SpanKind: OpenEnum {
      /// Not said.
      package static let unspecified = Self(rawValue: 0)
      /// Within a process.
      package static let `internal` = Self(rawValue: 1)
      /// It answered a request.
      package static let server = Self(rawValue: 2)
      /// It sent a request and waited for the answer.
      package static let client = Self(rawValue: 3)
      /// It sent a message.
      package static let producer = Self(rawValue: 4)
      /// It worked on a message.
      package static let consumer = Self(rawValue: 5)

      package static let known: [Self] = [.unspecified, .`internal`, .server, .client, .producer, .consumer]
      /// The number on the wire. It may be one the proto does not name.
      package var rawValue: Int32
      package init(rawValue: Int32) { self.rawValue = rawValue }
      /// The name in the proto, or the number.
      package var description: String {
        switch rawValue {
        case 0: "SPAN_KIND_UNSPECIFIED"
        case 1: "SPAN_KIND_INTERNAL"
        case 2: "SPAN_KIND_SERVER"
        case 3: "SPAN_KIND_CLIENT"
        case 4: "SPAN_KIND_PRODUCER"
        case 5: "SPAN_KIND_CONSUMER"
        default: "SpanKind(\(rawValue))"
        }
      }
    }

    /// Something that happened at one moment.
    package struct Event: RPCMessage, Hashable, Sendable {
      /// When, in nanoseconds since 1970.
      package var timeUnixNano: UInt64
      /// What.
      package var name: String
      /// Details.
      package var attributes: [TraceV1.KeyValue]

      package init(
        timeUnixNano: UInt64 = 0,
        name: String = "",
        attributes: [TraceV1.KeyValue] = []
      ) {
        self.timeUnixNano = timeUnixNano
        self.name = name
        self.attributes = attributes
      }
    }

    /// Another span that this one has to do with.
    package struct Link: RPCMessage, Hashable, Sendable {
      /// The trace of the other span: 16 bytes.
      package var traceID: [UInt8]
      /// The other span: 8 bytes.
      package var spanID: [UInt8]
      /// Its tracestate.
      package var traceState: String
      /// Details.
      package var attributes: [TraceV1.KeyValue]

      package init(
        traceID: [UInt8] = [],
        spanID: [UInt8] = [],
        traceState: String = "",
        attributes: [TraceV1.KeyValue] = []
      ) {
        self.traceID = traceID
        self.spanID = spanID
        self.traceState = traceState
        self.attributes = attributes
      }
    }
  }
}

extension TraceV1 {
  /// How work ended.
  package struct Status: RPCMessage, Hashable, Sendable {
    /// Why.
    package var message: String
    /// Whether.
    package var code: TraceV1.Status.StatusCode

    package init(
      message: String = "",
      code: TraceV1.Status.StatusCode = .unset
    ) {
      self.message = message
      self.code = code
    }

    /// Whether it failed.
    package struct StatusCode: OpenEnum {
      /// Nobody has said so.
      package static let unset = Self(rawValue: 0)
      /// It succeeded.
      package static let ok = Self(rawValue: 1)
      /// It failed.
      package static let error = Self(rawValue: 2)

      package static let known: [Self] = [.unset, .ok, .error]
      /// The number on the wire. It may be one the proto does not name.
      package var rawValue: Int32
      package init(rawValue: Int32) { self.rawValue = rawValue }
      /// The name in the proto, or the number.
      package var description: String {
        switch rawValue {
        case 0: "STATUS_CODE_UNSET"
        case 1: "STATUS_CODE_OK"
        case 2: "STATUS_CODE_ERROR"
        default: "StatusCode(\(rawValue))"
        }
      }
    }
  }
}

extension TraceV1 {
  /// A detail.
  package struct KeyValue: RPCMessage, Hashable, Sendable {
    /// Its name.
    package var key: String
    /// Its value.
    package var value: TraceV1.AnyValue?

    package init(
      key: String = "",
      value: TraceV1.AnyValue? = nil
    ) {
      self.key = key
      self.value = value
    }
  }
}

extension TraceV1 {
  /// The value of a detail. Lists have numbers of their own, which TitanUp has no use for.
  package struct AnyValue: RPCMessage, Hashable, Sendable {
    /// What kind of value it is.
    package var value: Value?

    package init(
      value: Value? = nil
    ) {
      self.value = value
    }

    /// What kind of value it is.
    package enum Value: Hashable, Sendable {
      /// A text.
      case stringValue(String)
      /// A truth value.
      case boolValue(Bool)
      /// A whole number.
      case intValue(Int64)
      /// A number.
      case doubleValue(Double)
    }
  }
}
