// swift-format-ignore-file
// Made by protoc-gen-titan from google/protobuf/empty.proto. Do not edit it: `deploy/dev generate` makes it.

import TitanRPC

extension GoogleProtobuf {
  /// `google.protobuf.Empty`.
  package struct Empty: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}
