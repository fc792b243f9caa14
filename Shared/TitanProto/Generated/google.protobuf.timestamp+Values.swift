// swift-format-ignore-file
// Made by protoc-gen-titan from google/protobuf/timestamp.proto. Do not edit it: `deploy/dev generate` makes it.

import TitanRPC

extension GoogleProtobuf {
  /// `google.protobuf.Timestamp`.
  package struct Timestamp: RPCMessage, Hashable, Sendable {
    package var seconds: Int64
    package var nanos: Int32

    package init(
      seconds: Int64 = 0,
      nanos: Int32 = 0
    ) {
      self.seconds = seconds
      self.nanos = nanos
    }
  }
}
