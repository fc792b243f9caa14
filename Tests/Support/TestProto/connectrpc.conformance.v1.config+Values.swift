// swift-format-ignore-file
// Made by protoc-gen-titan from connectrpc/conformance/v1/config.proto. Do not edit it: `deploy/dev generate` makes it.

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

extension ConformanceV1 {
  /// `connectrpc.conformance.v1.HTTPVersion`.
  package struct HTTPVersion: OpenEnum {
    package static let unspecified = Self(rawValue: 0)
    package static let _1 = Self(rawValue: 1)
    package static let _2 = Self(rawValue: 2)
    package static let _3 = Self(rawValue: 3)

    package static let known: [Self] = [.unspecified, ._1, ._2, ._3]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "HTTP_VERSION_UNSPECIFIED"
      case 1: "HTTP_VERSION_1"
      case 2: "HTTP_VERSION_2"
      case 3: "HTTP_VERSION_3"
      default: "HTTPVersion(\(rawValue))"
      }
    }
  }
}

extension ConformanceV1 {
  /// The suite's name is Protocol, but in Swift a nested type cannot have that name.
  package struct CallProtocol: OpenEnum {
    package static let unspecified = Self(rawValue: 0)
    package static let connect = Self(rawValue: 1)
    package static let grpc = Self(rawValue: 2)
    package static let grpcWeb = Self(rawValue: 3)

    package static let known: [Self] = [.unspecified, .connect, .grpc, .grpcWeb]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "CALL_PROTOCOL_UNSPECIFIED"
      case 1: "CALL_PROTOCOL_CONNECT"
      case 2: "CALL_PROTOCOL_GRPC"
      case 3: "CALL_PROTOCOL_GRPC_WEB"
      default: "CallProtocol(\(rawValue))"
      }
    }
  }
}

extension ConformanceV1 {
  /// `connectrpc.conformance.v1.Codec`.
  package struct Codec: OpenEnum {
    package static let unspecified = Self(rawValue: 0)
    package static let proto = Self(rawValue: 1)
    package static let json = Self(rawValue: 2)
    package static let text = Self(rawValue: 3)

    package static let known: [Self] = [.unspecified, .proto, .json, .text]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "CODEC_UNSPECIFIED"
      case 1: "CODEC_PROTO"
      case 2: "CODEC_JSON"
      case 3: "CODEC_TEXT"
      default: "Codec(\(rawValue))"
      }
    }
  }
}

extension ConformanceV1 {
  /// `connectrpc.conformance.v1.Compression`.
  package struct Compression: OpenEnum {
    package static let unspecified = Self(rawValue: 0)
    package static let identity = Self(rawValue: 1)
    package static let gzip = Self(rawValue: 2)
    package static let br = Self(rawValue: 3)
    package static let zstd = Self(rawValue: 4)
    package static let deflate = Self(rawValue: 5)
    package static let snappy = Self(rawValue: 6)

    package static let known: [Self] = [.unspecified, .identity, .gzip, .br, .zstd, .deflate, .snappy]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "COMPRESSION_UNSPECIFIED"
      case 1: "COMPRESSION_IDENTITY"
      case 2: "COMPRESSION_GZIP"
      case 3: "COMPRESSION_BR"
      case 4: "COMPRESSION_ZSTD"
      case 5: "COMPRESSION_DEFLATE"
      case 6: "COMPRESSION_SNAPPY"
      default: "Compression(\(rawValue))"
      }
    }
  }
}

extension ConformanceV1 {
  /// `connectrpc.conformance.v1.StreamType`.
  package struct StreamType: OpenEnum {
    package static let unspecified = Self(rawValue: 0)
    package static let unary = Self(rawValue: 1)
    package static let clientStream = Self(rawValue: 2)
    package static let serverStream = Self(rawValue: 3)
    package static let halfDuplexBidiStream = Self(rawValue: 4)
    package static let fullDuplexBidiStream = Self(rawValue: 5)

    package static let known: [Self] = [.unspecified, .unary, .clientStream, .serverStream, .halfDuplexBidiStream, .fullDuplexBidiStream]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "STREAM_TYPE_UNSPECIFIED"
      case 1: "STREAM_TYPE_UNARY"
      case 2: "STREAM_TYPE_CLIENT_STREAM"
      case 3: "STREAM_TYPE_SERVER_STREAM"
      case 4: "STREAM_TYPE_HALF_DUPLEX_BIDI_STREAM"
      case 5: "STREAM_TYPE_FULL_DUPLEX_BIDI_STREAM"
      default: "StreamType(\(rawValue))"
      }
    }
  }
}
