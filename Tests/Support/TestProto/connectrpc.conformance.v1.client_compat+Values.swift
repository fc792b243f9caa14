// swift-format-ignore-file
// Made by protoc-gen-titan from connectrpc/conformance/v1/client_compat.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanProto
import TitanRPC

extension ConformanceV1 {
  /// A call for the client to make.
  package struct ClientCompatRequest: RPCMessage, Hashable, Sendable {
    /// The response repeats it.
    package var testName: String
    package var httpVersion: ConformanceV1.HTTPVersion
    package var `protocol`: ConformanceV1.CallProtocol
    package var codec: ConformanceV1.Codec
    package var compression: ConformanceV1.Compression
    package var host: String
    package var port: UInt32
    /// The certificate to trust, as PEM; if empty, the call uses plaintext.
    package var serverTlsCert: [UInt8]
    /// The client's certificate, for servers that request one.
    package var clientTlsCreds: ConformanceV1.ClientCompatRequest.TLSCreds?
    /// The size limit of response messages, in bytes; 0 if the test sets none.
    package var messageReceiveLimit: UInt32
    package var service: String
    package var method: String
    package var streamType: ConformanceV1.StreamType
    /// Only for the Connect protocol.
    package var useGetHttpMethod: Bool
    package var requestHeaders: [ConformanceV1.Header]
    /// Messages of the method's request type.
    package var requestMessages: [GoogleProtobuf.AnyMessage]
    package var optionalTimeout: OptionalTimeout?
    /// The pause before each request of a client or bidirectional stream.
    package var requestDelayMs: UInt32
    /// When to cancel the call: if no time is set, as soon as all requests have been sent.
    package var cancel: ConformanceV1.ClientCompatRequest.Cancel?
    /// An HTTP request to send unchanged, which only the suite's reference client can do.
    package var rawRequest: [UInt8]

    package init(
      testName: String = "",
      httpVersion: ConformanceV1.HTTPVersion = .unspecified,
      `protocol`: ConformanceV1.CallProtocol = .unspecified,
      codec: ConformanceV1.Codec = .unspecified,
      compression: ConformanceV1.Compression = .unspecified,
      host: String = "",
      port: UInt32 = 0,
      serverTlsCert: [UInt8] = [],
      clientTlsCreds: ConformanceV1.ClientCompatRequest.TLSCreds? = nil,
      messageReceiveLimit: UInt32 = 0,
      service: String = "",
      method: String = "",
      streamType: ConformanceV1.StreamType = .unspecified,
      useGetHttpMethod: Bool = false,
      requestHeaders: [ConformanceV1.Header] = [],
      requestMessages: [GoogleProtobuf.AnyMessage] = [],
      optionalTimeout: OptionalTimeout? = nil,
      requestDelayMs: UInt32 = 0,
      cancel: ConformanceV1.ClientCompatRequest.Cancel? = nil,
      rawRequest: [UInt8] = []
    ) {
      self.testName = testName
      self.httpVersion = httpVersion
      self.`protocol` = `protocol`
      self.codec = codec
      self.compression = compression
      self.host = host
      self.port = port
      self.serverTlsCert = serverTlsCert
      self.clientTlsCreds = clientTlsCreds
      self.messageReceiveLimit = messageReceiveLimit
      self.service = service
      self.method = method
      self.streamType = streamType
      self.useGetHttpMethod = useGetHttpMethod
      self.requestHeaders = requestHeaders
      self.requestMessages = requestMessages
      self.optionalTimeout = optionalTimeout
      self.requestDelayMs = requestDelayMs
      self.cancel = cancel
      self.rawRequest = rawRequest
    }

    /// The oneof `optional_timeout`.
    package enum OptionalTimeout: Hashable, Sendable {
      case timeoutMs(UInt32)
    }

    /// `connectrpc.conformance.v1.ClientCompatRequest.TLSCreds`.
    package struct TLSCreds: RPCMessage, Hashable, Sendable {
      /// As PEM.
      package var cert: [UInt8]
      /// As PEM.
      package var key: [UInt8]

      package init(
        cert: [UInt8] = [],
        key: [UInt8] = []
      ) {
        self.cert = cert
        self.key = key
      }
    }

    /// `connectrpc.conformance.v1.ClientCompatRequest.Cancel`.
    package struct Cancel: RPCMessage, Hashable, Sendable {
      package var cancelTiming: CancelTiming?

      package init(
        cancelTiming: CancelTiming? = nil
      ) {
        self.cancelTiming = cancelTiming
      }

      /// The oneof `cancel_timing`.
      package enum CancelTiming: Hashable, Sendable {
        /// Cancel instead of half-closing.
        case beforeCloseSend(GoogleProtobuf.Empty)
        /// The milliseconds to wait after half-closing.
        case afterCloseSendMs(UInt32)
        /// The number of responses to wait for.
        case afterNumResponses(UInt32)
      }
    }
  }
}

extension ConformanceV1 {
  /// The outcome of a call.
  package struct ClientCompatResponse: RPCMessage, Hashable, Sendable {
    /// The name from the request.
    package var testName: String
    package var result: Result?

    package init(
      testName: String = "",
      result: Result? = nil
    ) {
      self.testName = testName
      self.result = result
    }

    /// The oneof `result`.
    package enum Result: Hashable, Sendable {
      case response(ConformanceV1.ClientResponseResult)
      case error(ConformanceV1.ClientErrorResult)
    }
  }
}

extension ConformanceV1 {
  /// The result of a completed call, which may be an error.
  package struct ClientResponseResult: RPCMessage, Hashable, Sendable {
    package var responseHeaders: [ConformanceV1.Header]
    package var payloads: [ConformanceV1.ConformancePayload]
    package var error: ConformanceV1.Error?
    package var responseTrailers: [ConformanceV1.Header]
    /// The number of requests that could not be sent because the call had ended.
    package var numUnsentRequests: Int32
    /// The problems that the client noticed; any problem fails the test.
    package var feedback: [String]

    package init(
      responseHeaders: [ConformanceV1.Header] = [],
      payloads: [ConformanceV1.ConformancePayload] = [],
      error: ConformanceV1.Error? = nil,
      responseTrailers: [ConformanceV1.Header] = [],
      numUnsentRequests: Int32 = 0,
      feedback: [String] = []
    ) {
      self.responseHeaders = responseHeaders
      self.payloads = payloads
      self.error = error
      self.responseTrailers = responseTrailers
      self.numUnsentRequests = numUnsentRequests
      self.feedback = feedback
    }
  }
}

extension ConformanceV1 {
  /// The reason why a call could not be made.
  package struct ClientErrorResult: RPCMessage, Hashable, Sendable {
    package var message: String

    package init(
      message: String = ""
    ) {
      self.message = message
    }
  }
}
