// swift-format-ignore-file
// Made by protoc-gen-titan from google/rpc/code.proto. Do not edit it: `deploy/dev generate` makes it.


extension GoogleRPC {
  /// The canonical codes.
  package struct Code: OpenEnum {
    /// The call did what it was asked to do.
    package static let ok = Self(rawValue: 0)
    /// Somebody, most often the caller, gave the call up.
    package static let cancelled = Self(rawValue: 1)
    /// Failed in a way that no other code describes.
    package static let unknown = Self(rawValue: 2)
    /// The request is wrong by itself, whatever the state of the server.
    package static let invalidArgument = Self(rawValue: 3)
    /// The time given ran out; the effect may have happened.
    package static let deadlineExceeded = Self(rawValue: 4)
    /// What was asked for is not there, or not for this caller.
    package static let notFound = Self(rawValue: 5)
    /// What was to be made is there already.
    package static let alreadyExists = Self(rawValue: 6)
    /// The caller is known and may not do this.
    package static let permissionDenied = Self(rawValue: 7)
    /// Too much: a quota, a rate, a size.
    package static let resourceExhausted = Self(rawValue: 8)
    /// Something has to be put right before this can work.
    package static let failedPrecondition = Self(rawValue: 9)
    /// Somebody else changed the same thing meanwhile: read again, then try again.
    package static let aborted = Self(rawValue: 10)
    /// Past the end of what there is.
    package static let outOfRange = Self(rawValue: 11)
    /// The server has no such method.
    package static let unimplemented = Self(rawValue: 12)
    /// The server broke a promise of its own.
    package static let `internal` = Self(rawValue: 13)
    /// Not now; trying again after a pause may help.
    package static let unavailable = Self(rawValue: 14)
    /// Stored data were lost or damaged for good.
    package static let dataLoss = Self(rawValue: 15)
    /// The caller has not proved who it is.
    package static let unauthenticated = Self(rawValue: 16)

    package static let known: [Self] = [.ok, .cancelled, .unknown, .invalidArgument, .deadlineExceeded, .notFound, .alreadyExists, .permissionDenied, .resourceExhausted, .failedPrecondition, .aborted, .outOfRange, .unimplemented, .`internal`, .unavailable, .dataLoss, .unauthenticated]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "OK"
      case 1: "CANCELLED"
      case 2: "UNKNOWN"
      case 3: "INVALID_ARGUMENT"
      case 4: "DEADLINE_EXCEEDED"
      case 5: "NOT_FOUND"
      case 6: "ALREADY_EXISTS"
      case 7: "PERMISSION_DENIED"
      case 8: "RESOURCE_EXHAUSTED"
      case 9: "FAILED_PRECONDITION"
      case 10: "ABORTED"
      case 11: "OUT_OF_RANGE"
      case 12: "UNIMPLEMENTED"
      case 13: "INTERNAL"
      case 14: "UNAVAILABLE"
      case 15: "DATA_LOSS"
      case 16: "UNAUTHENTICATED"
      default: "Code(\(rawValue))"
      }
    }
  }
}
