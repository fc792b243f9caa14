// swift-format-ignore-file
// Made by protoc-gen-titan from grpc/testing/messages.proto. Do not edit it: `deploy/dev generate` makes it.

import TitanProto
import TitanRPC

extension GRPCTesting {
  /// The content of a payload.
  package struct PayloadType: OpenEnum {
    /// Only zeros.
    package static let compressable = Self(rawValue: 0)

    package static let known: [Self] = [.compressable]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "COMPRESSABLE"
      default: "PayloadType(\(rawValue))"
      }
    }
  }
}

extension GRPCTesting {
  /// How a client reached the server if it uses a load balancer.
  package struct GrpclbRouteType: OpenEnum {
    package static let unknown = Self(rawValue: 0)
    package static let fallback = Self(rawValue: 1)
    package static let backend = Self(rawValue: 2)

    package static let known: [Self] = [.unknown, .fallback, .backend]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "GRPCLB_ROUTE_TYPE_UNKNOWN"
      case 1: "GRPCLB_ROUTE_TYPE_FALLBACK"
      case 2: "GRPCLB_ROUTE_TYPE_BACKEND"
      default: "GrpclbRouteType(\(rawValue))"
      }
    }
  }
}

extension GRPCTesting {
  /// A flag that may be absent.
  package struct BoolValue: RPCMessage, Hashable, Sendable {
    package var value: Bool

    package init(
      value: Bool = false
    ) {
      self.value = value
    }
  }
}

extension GRPCTesting {
  /// `grpc.testing.Payload`.
  package struct Payload: RPCMessage, Hashable, Sendable {
    package var type: GRPCTesting.PayloadType
    package var body: [UInt8]

    package init(
      type: GRPCTesting.PayloadType = .compressable,
      body: [UInt8] = []
    ) {
      self.type = type
      self.body = body
    }
  }
}

extension GRPCTesting {
  /// The status with which the server should end the call.
  package struct EchoStatus: RPCMessage, Hashable, Sendable {
    package var code: Int32
    package var message: String

    package init(
      code: Int32 = 0,
      message: String = ""
    ) {
      self.code = code
      self.message = message
    }
  }
}

extension GRPCTesting {
  /// `grpc.testing.SimpleRequest`.
  package struct SimpleRequest: RPCMessage, Hashable, Sendable {
    package var responseType: GRPCTesting.PayloadType
    /// The size of the response's payload, in bytes.
    package var responseSize: Int32
    package var payload: GRPCTesting.Payload?
    package var fillUsername: Bool
    package var fillOauthScope: Bool
    /// Whether to compress the response; if absent, the server decides.
    package var responseCompressed: GRPCTesting.BoolValue?
    package var responseStatus: GRPCTesting.EchoStatus?
    /// Whether this message should have arrived compressed; if absent, either is correct.
    package var expectCompressed: GRPCTesting.BoolValue?
    package var fillServerID: Bool
    package var fillGrpclbRouteType: Bool

    package init(
      responseType: GRPCTesting.PayloadType = .compressable,
      responseSize: Int32 = 0,
      payload: GRPCTesting.Payload? = nil,
      fillUsername: Bool = false,
      fillOauthScope: Bool = false,
      responseCompressed: GRPCTesting.BoolValue? = nil,
      responseStatus: GRPCTesting.EchoStatus? = nil,
      expectCompressed: GRPCTesting.BoolValue? = nil,
      fillServerID: Bool = false,
      fillGrpclbRouteType: Bool = false
    ) {
      self.responseType = responseType
      self.responseSize = responseSize
      self.payload = payload
      self.fillUsername = fillUsername
      self.fillOauthScope = fillOauthScope
      self.responseCompressed = responseCompressed
      self.responseStatus = responseStatus
      self.expectCompressed = expectCompressed
      self.fillServerID = fillServerID
      self.fillGrpclbRouteType = fillGrpclbRouteType
    }
  }
}

extension GRPCTesting {
  /// `grpc.testing.SimpleResponse`.
  package struct SimpleResponse: RPCMessage, Hashable, Sendable {
    package var payload: GRPCTesting.Payload?
    package var username: String
    package var oauthScope: String
    /// Identifies the server, with the same id in every call.
    package var serverID: String
    package var grpclbRouteType: GRPCTesting.GrpclbRouteType
    package var hostname: String

    package init(
      payload: GRPCTesting.Payload? = nil,
      username: String = "",
      oauthScope: String = "",
      serverID: String = "",
      grpclbRouteType: GRPCTesting.GrpclbRouteType = .unknown,
      hostname: String = ""
    ) {
      self.payload = payload
      self.username = username
      self.oauthScope = oauthScope
      self.serverID = serverID
      self.grpclbRouteType = grpclbRouteType
      self.hostname = hostname
    }
  }
}

extension GRPCTesting {
  /// `grpc.testing.StreamingInputCallRequest`.
  package struct StreamingInputCallRequest: RPCMessage, Hashable, Sendable {
    package var payload: GRPCTesting.Payload?
    /// Whether this message should have arrived compressed; if absent, either is correct.
    package var expectCompressed: GRPCTesting.BoolValue?

    package init(
      payload: GRPCTesting.Payload? = nil,
      expectCompressed: GRPCTesting.BoolValue? = nil
    ) {
      self.payload = payload
      self.expectCompressed = expectCompressed
    }
  }
}

extension GRPCTesting {
  /// `grpc.testing.StreamingInputCallResponse`.
  package struct StreamingInputCallResponse: RPCMessage, Hashable, Sendable {
    /// The total size of all received payloads, in bytes.
    package var aggregatedPayloadSize: Int32

    package init(
      aggregatedPayloadSize: Int32 = 0
    ) {
      self.aggregatedPayloadSize = aggregatedPayloadSize
    }
  }
}

extension GRPCTesting {
  /// Describes one message of the response.
  package struct ResponseParameters: RPCMessage, Hashable, Sendable {
    package var size: Int32
    /// Microseconds to wait before sending it.
    package var intervalUs: Int32
    /// Whether to compress it; if absent, the server decides.
    package var compressed: GRPCTesting.BoolValue?

    package init(
      size: Int32 = 0,
      intervalUs: Int32 = 0,
      compressed: GRPCTesting.BoolValue? = nil
    ) {
      self.size = size
      self.intervalUs = intervalUs
      self.compressed = compressed
    }
  }
}

extension GRPCTesting {
  /// `grpc.testing.StreamingOutputCallRequest`.
  package struct StreamingOutputCallRequest: RPCMessage, Hashable, Sendable {
    package var responseType: GRPCTesting.PayloadType
    package var responseParameters: [GRPCTesting.ResponseParameters]
    package var payload: GRPCTesting.Payload?
    package var responseStatus: GRPCTesting.EchoStatus?

    package init(
      responseType: GRPCTesting.PayloadType = .compressable,
      responseParameters: [GRPCTesting.ResponseParameters] = [],
      payload: GRPCTesting.Payload? = nil,
      responseStatus: GRPCTesting.EchoStatus? = nil
    ) {
      self.responseType = responseType
      self.responseParameters = responseParameters
      self.payload = payload
      self.responseStatus = responseStatus
    }
  }
}

extension GRPCTesting {
  /// `grpc.testing.StreamingOutputCallResponse`.
  package struct StreamingOutputCallResponse: RPCMessage, Hashable, Sendable {
    package var payload: GRPCTesting.Payload?

    package init(
      payload: GRPCTesting.Payload? = nil
    ) {
      self.payload = payload
    }
  }
}
