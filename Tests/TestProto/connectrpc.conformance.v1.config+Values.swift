// swift-format-ignore-file
// Made by protoc-gen-titan from connectrpc/conformance/v1/config.proto. Not to be edited: `deploy/dev generate` writes it anew.

import TitanProto

extension ConformanceV1 {
  /// gRPC's status codes, without OK.
  package struct Code: OpenEnum {
    package static let unspecified = Self(rawValue: 0)
    package static let canceled = Self(rawValue: 1)
    package static let unknown = Self(rawValue: 2)
    package static let invalidArgument = Self(rawValue: 3)
    package static let deadlineExceeded = Self(rawValue: 4)
    package static let notFound = Self(rawValue: 5)
    package static let alreadyExists = Self(rawValue: 6)
    package static let permissionDenied = Self(rawValue: 7)
    package static let resourceExhausted = Self(rawValue: 8)
    package static let failedPrecondition = Self(rawValue: 9)
    package static let aborted = Self(rawValue: 10)
    package static let outOfRange = Self(rawValue: 11)
    package static let unimplemented = Self(rawValue: 12)
    package static let `internal` = Self(rawValue: 13)
    package static let unavailable = Self(rawValue: 14)
    package static let dataLoss = Self(rawValue: 15)
    package static let unauthenticated = Self(rawValue: 16)

    package static let known: [Self] = [.unspecified, .canceled, .unknown, .invalidArgument, .deadlineExceeded, .notFound, .alreadyExists, .permissionDenied, .resourceExhausted, .failedPrecondition, .aborted, .outOfRange, .unimplemented, .`internal`, .unavailable, .dataLoss, .unauthenticated]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "CODE_UNSPECIFIED"
      case 1: "CODE_CANCELED"
      case 2: "CODE_UNKNOWN"
      case 3: "CODE_INVALID_ARGUMENT"
      case 4: "CODE_DEADLINE_EXCEEDED"
      case 5: "CODE_NOT_FOUND"
      case 6: "CODE_ALREADY_EXISTS"
      case 7: "CODE_PERMISSION_DENIED"
      case 8: "CODE_RESOURCE_EXHAUSTED"
      case 9: "CODE_FAILED_PRECONDITION"
      case 10: "CODE_ABORTED"
      case 11: "CODE_OUT_OF_RANGE"
      case 12: "CODE_UNIMPLEMENTED"
      case 13: "CODE_INTERNAL"
      case 14: "CODE_UNAVAILABLE"
      case 15: "CODE_DATA_LOSS"
      case 16: "CODE_UNAUTHENTICATED"
      default: "Code(\(rawValue))"
      }
    }
  }
}
