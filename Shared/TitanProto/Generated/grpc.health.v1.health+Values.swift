// swift-format-ignore-file
// Made by protoc-gen-titan from grpc/health/v1/health.proto. Do not edit it: `deploy/dev generate` makes it.

import TitanRPC

extension HealthV1 {
  /// Names a service.
  package struct HealthCheckRequest: RPCMessage, Hashable, Sendable {
    /// Fully qualified; empty means the server as a whole.
    package var service: String

    package init(
      service: String = ""
    ) {
      self.service = service
    }
  }
}

extension HealthV1 {
  /// Says how a service is.
  package struct HealthCheckResponse: RPCMessage, Hashable, Sendable {
    /// How the service is now.
    package var status: HealthV1.HealthCheckResponse.ServingStatus

    package init(
      status: HealthV1.HealthCheckResponse.ServingStatus = .unknown
    ) {
      self.status = status
    }

    /// How a service is.
    package struct ServingStatus: OpenEnum {
      /// Not determined yet.
      package static let unknown = Self(rawValue: 0)
      /// It takes calls.
      package static let serving = Self(rawValue: 1)
      /// It does not, for now.
      package static let notServing = Self(rawValue: 2)
      /// The server has no such service. Only `Watch` says so.
      package static let serviceUnknown = Self(rawValue: 3)

      package static let known: [Self] = [.unknown, .serving, .notServing, .serviceUnknown]
      /// The number on the wire. It may be one the proto does not name.
      package var rawValue: Int32
      package init(rawValue: Int32) { self.rawValue = rawValue }
      /// The name in the proto, or the number.
      package var description: String {
        switch rawValue {
        case 0: "UNKNOWN"
        case 1: "SERVING"
        case 2: "NOT_SERVING"
        case 3: "SERVICE_UNKNOWN"
        default: "ServingStatus(\(rawValue))"
        }
      }
    }
  }
}

extension HealthV1 {
  /// Asks for every service.
  package struct HealthListRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension HealthV1 {
  /// Every service the server has an opinion about.
  package struct HealthListResponse: RPCMessage, Hashable, Sendable {
    /// By fully qualified name; the empty name is the server as a whole.
    package var statuses: [String: HealthV1.HealthCheckResponse]

    package init(
      statuses: [String: HealthV1.HealthCheckResponse] = [:]
    ) {
      self.statuses = statuses
    }
  }
}
