// swift-format-ignore-file
// Made by protoc-gen-titan from connectrpc/conformance/v1/service.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanProto
import TitanRPC

extension ConformanceV1 {
  /// `connectrpc.conformance.v1.UnaryResponseDefinition`.
  package struct UnaryResponseDefinition: RPCMessage, Hashable, Sendable {
    package var responseHeaders: [ConformanceV1.Header]
    package var response: Response?
    package var responseTrailers: [ConformanceV1.Header]
    /// Milliseconds to wait before the response.
    package var responseDelayMs: UInt32

    package init(
      responseHeaders: [ConformanceV1.Header] = [],
      response: Response? = nil,
      responseTrailers: [ConformanceV1.Header] = [],
      responseDelayMs: UInt32 = 0
    ) {
      self.responseHeaders = responseHeaders
      self.response = response
      self.responseTrailers = responseTrailers
      self.responseDelayMs = responseDelayMs
    }

    /// The oneof `response`.
    package enum Response: Hashable, Sendable {
      case responseData([UInt8])
      /// The server adds a RequestInfo after the error's own details.
      case error(ConformanceV1.Error)
    }
  }
}

extension ConformanceV1 {
  /// `connectrpc.conformance.v1.StreamResponseDefinition`.
  package struct StreamResponseDefinition: RPCMessage, Hashable, Sendable {
    package var responseHeaders: [ConformanceV1.Header]
    package var responseData: [[UInt8]]
    /// Milliseconds to wait before each message.
    package var responseDelayMs: UInt32
    /// Follows the messages. If there are none, the server adds a RequestInfo after the error's own details.
    package var error: ConformanceV1.Error?
    package var responseTrailers: [ConformanceV1.Header]

    package init(
      responseHeaders: [ConformanceV1.Header] = [],
      responseData: [[UInt8]] = [],
      responseDelayMs: UInt32 = 0,
      error: ConformanceV1.Error? = nil,
      responseTrailers: [ConformanceV1.Header] = []
    ) {
      self.responseHeaders = responseHeaders
      self.responseData = responseData
      self.responseDelayMs = responseDelayMs
      self.error = error
      self.responseTrailers = responseTrailers
    }
  }
}

extension ConformanceV1 {
  /// `connectrpc.conformance.v1.UnaryRequest`.
  package struct UnaryRequest: RPCMessage, Hashable, Sendable {
    package var responseDefinition: ConformanceV1.UnaryResponseDefinition?
    /// Pads the request.
    package var requestData: [UInt8]

    package init(
      responseDefinition: ConformanceV1.UnaryResponseDefinition? = nil,
      requestData: [UInt8] = []
    ) {
      self.responseDefinition = responseDefinition
      self.requestData = requestData
    }
  }
}

extension ConformanceV1 {
  /// `connectrpc.conformance.v1.UnaryResponse`.
  package struct UnaryResponse: RPCMessage, Hashable, Sendable {
    package var payload: ConformanceV1.ConformancePayload?

    package init(
      payload: ConformanceV1.ConformancePayload? = nil
    ) {
      self.payload = payload
    }
  }
}

extension ConformanceV1 {
  /// `connectrpc.conformance.v1.IdempotentUnaryRequest`.
  package struct IdempotentUnaryRequest: RPCMessage, Hashable, Sendable {
    package var responseDefinition: ConformanceV1.UnaryResponseDefinition?
    package var requestData: [UInt8]

    package init(
      responseDefinition: ConformanceV1.UnaryResponseDefinition? = nil,
      requestData: [UInt8] = []
    ) {
      self.responseDefinition = responseDefinition
      self.requestData = requestData
    }
  }
}

extension ConformanceV1 {
  /// `connectrpc.conformance.v1.IdempotentUnaryResponse`.
  package struct IdempotentUnaryResponse: RPCMessage, Hashable, Sendable {
    package var payload: ConformanceV1.ConformancePayload?

    package init(
      payload: ConformanceV1.ConformancePayload? = nil
    ) {
      self.payload = payload
    }
  }
}

extension ConformanceV1 {
  /// `connectrpc.conformance.v1.ServerStreamRequest`.
  package struct ServerStreamRequest: RPCMessage, Hashable, Sendable {
    package var responseDefinition: ConformanceV1.StreamResponseDefinition?
    package var requestData: [UInt8]

    package init(
      responseDefinition: ConformanceV1.StreamResponseDefinition? = nil,
      requestData: [UInt8] = []
    ) {
      self.responseDefinition = responseDefinition
      self.requestData = requestData
    }
  }
}

extension ConformanceV1 {
  /// `connectrpc.conformance.v1.ServerStreamResponse`.
  package struct ServerStreamResponse: RPCMessage, Hashable, Sendable {
    package var payload: ConformanceV1.ConformancePayload?

    package init(
      payload: ConformanceV1.ConformancePayload? = nil
    ) {
      self.payload = payload
    }
  }
}

extension ConformanceV1 {
  /// `connectrpc.conformance.v1.ClientStreamRequest`.
  package struct ClientStreamRequest: RPCMessage, Hashable, Sendable {
    package var responseDefinition: ConformanceV1.UnaryResponseDefinition?
    package var requestData: [UInt8]

    package init(
      responseDefinition: ConformanceV1.UnaryResponseDefinition? = nil,
      requestData: [UInt8] = []
    ) {
      self.responseDefinition = responseDefinition
      self.requestData = requestData
    }
  }
}

extension ConformanceV1 {
  /// `connectrpc.conformance.v1.ClientStreamResponse`.
  package struct ClientStreamResponse: RPCMessage, Hashable, Sendable {
    package var payload: ConformanceV1.ConformancePayload?

    package init(
      payload: ConformanceV1.ConformancePayload? = nil
    ) {
      self.payload = payload
    }
  }
}

extension ConformanceV1 {
  /// `connectrpc.conformance.v1.BidiStreamRequest`.
  package struct BidiStreamRequest: RPCMessage, Hashable, Sendable {
    package var responseDefinition: ConformanceV1.StreamResponseDefinition?
    package var fullDuplex: Bool
    package var requestData: [UInt8]

    package init(
      responseDefinition: ConformanceV1.StreamResponseDefinition? = nil,
      fullDuplex: Bool = false,
      requestData: [UInt8] = []
    ) {
      self.responseDefinition = responseDefinition
      self.fullDuplex = fullDuplex
      self.requestData = requestData
    }
  }
}

extension ConformanceV1 {
  /// `connectrpc.conformance.v1.BidiStreamResponse`.
  package struct BidiStreamResponse: RPCMessage, Hashable, Sendable {
    package var payload: ConformanceV1.ConformancePayload?

    package init(
      payload: ConformanceV1.ConformancePayload? = nil
    ) {
      self.payload = payload
    }
  }
}

extension ConformanceV1 {
  /// `connectrpc.conformance.v1.UnimplementedRequest`.
  package struct UnimplementedRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension ConformanceV1 {
  /// `connectrpc.conformance.v1.UnimplementedResponse`.
  package struct UnimplementedResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension ConformanceV1 {
  /// `connectrpc.conformance.v1.ConformancePayload`.
  package struct ConformancePayload: RPCMessage, Hashable, Sendable {
    package var data: [UInt8]
    package var requestInfo: ConformanceV1.ConformancePayload.RequestInfo?

    package init(
      data: [UInt8] = [],
      requestInfo: ConformanceV1.ConformancePayload.RequestInfo? = nil
    ) {
      self.data = data
      self.requestInfo = requestInfo
    }

    /// The request as the server received it.
    package struct RequestInfo: RPCMessage, Hashable, Sendable {
      package var requestHeaders: [ConformanceV1.Header]
      package var optionalTimeout: OptionalTimeout?
      /// The received messages; in full duplex, those since the last response.
      package var requests: [GoogleProtobuf.AnyMessage]
      /// Only for GET requests, which gRPC does not have.
      package var connectGetInfo: ConformanceV1.ConformancePayload.ConnectGetInfo?

      package init(
        requestHeaders: [ConformanceV1.Header] = [],
        optionalTimeout: OptionalTimeout? = nil,
        requests: [GoogleProtobuf.AnyMessage] = [],
        connectGetInfo: ConformanceV1.ConformancePayload.ConnectGetInfo? = nil
      ) {
        self.requestHeaders = requestHeaders
        self.optionalTimeout = optionalTimeout
        self.requests = requests
        self.connectGetInfo = connectGetInfo
      }

      /// The oneof `optional_timeout`.
      package enum OptionalTimeout: Hashable, Sendable {
        case timeoutMs(Int64)
      }
    }

    /// `connectrpc.conformance.v1.ConformancePayload.ConnectGetInfo`.
    package struct ConnectGetInfo: RPCMessage, Hashable, Sendable {
      package var queryParams: [ConformanceV1.Header]

      package init(
        queryParams: [ConformanceV1.Header] = []
      ) {
        self.queryParams = queryParams
      }
    }
  }
}

extension ConformanceV1 {
  /// `connectrpc.conformance.v1.Error`.
  package struct Error: RPCMessage, Hashable, Sendable {
    package var code: ConformanceV1.Code
    package var message: String?
    package var details: [GoogleProtobuf.AnyMessage]

    package init(
      code: ConformanceV1.Code = .unspecified,
      message: String? = nil,
      details: [GoogleProtobuf.AnyMessage] = []
    ) {
      self.code = code
      self.message = message
      self.details = details
    }
  }
}

extension ConformanceV1 {
  /// A header or trailer with all of its values.
  package struct Header: RPCMessage, Hashable, Sendable {
    package var name: String
    package var value: [String]

    package init(
      name: String = "",
      value: [String] = []
    ) {
      self.name = name
      self.value = value
    }
  }
}
