// swift-format-ignore-file
// Made by protoc-gen-titan from connectrpc/conformance/v1/client_compat.proto. Not to be edited: `deploy/dev generate` writes it anew.

package import TitanProto
import TitanRPC

extension ConformanceV1 {
  /// One call that the client is to make.
  package struct ClientCompatRequest: RPCMessage, Hashable, Sendable {
    /// Told back in the response.
    package var testName: String
    package var httpVersion: ConformanceV1.HTTPVersion
    package var `protocol`: ConformanceV1.CallProtocol
    package var codec: ConformanceV1.Codec
    package var compression: ConformanceV1.Compression
    package var host: String
    package var port: UInt32
    /// PEM: what the server's certificate is trusted by; empty: plain text.
    package var serverTlsCert: [UInt8]
    /// What the client shows to a server that asks for a certificate.
    package var clientTlsCreds: ConformanceV1.ClientCompatRequest.TLSCreds?
    /// Largest response message, in bytes; 0: no limit of the test's own.
    package var messageReceiveLimit: UInt32
    package var service: String
    package var method: String
    package var streamType: ConformanceV1.StreamType
    /// Of the Connect protocol alone.
    package var useGetHttpMethod: Bool
    package var requestHeaders: [ConformanceV1.Header]
    /// Each of the method's request type.
    package var requestMessages: [GoogleProtobuf.AnyMessage]
    package var optionalTimeout: OptionalTimeout?
    /// Before each request of a client or bidirectional stream.
    package var requestDelayMs: UInt32
    /// When to cancel the call; a message without a time means: as soon as all requests are sent.
    package var cancel: ConformanceV1.ClientCompatRequest.Cancel?
    /// An HTTP request to send as it is, which only the suite's reference client can do.
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
      /// PEM.
      package var cert: [UInt8]
      /// PEM.
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
        /// Instead of ending the requests.
        case beforeCloseSend(GoogleProtobuf.Empty)
        /// So long after the requests have ended.
        case afterCloseSendMs(UInt32)
        /// When so many responses have come.
        case afterNumResponses(UInt32)
      }
    }
  }
}

extension ConformanceV1 {
  /// What became of a call.
  package struct ClientCompatResponse: RPCMessage, Hashable, Sendable {
    /// Of the request.
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
  /// What a call that was made has brought, an error of the call among it.
  package struct ClientResponseResult: RPCMessage, Hashable, Sendable {
    package var responseHeaders: [ConformanceV1.Header]
    package var payloads: [ConformanceV1.ConformancePayload]
    package var error: ConformanceV1.Error?
    package var responseTrailers: [ConformanceV1.Header]
    /// Requests that could not be sent because the call was over before.
    package var numUnsentRequests: Int32
    /// Problems that the client saw: with one, the test has failed.
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
  /// Why a call could not be made.
  package struct ClientErrorResult: RPCMessage, Hashable, Sendable {
    package var message: String

    package init(
      message: String = ""
    ) {
      self.message = message
    }
  }
}
