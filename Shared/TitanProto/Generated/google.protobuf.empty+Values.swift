// swift-format-ignore-file
// Made by protoc-gen-titan from google/protobuf/empty.proto. Not to be edited: `deploy/dev generate` writes it anew.

import TitanRPC

extension GoogleProtobuf {
  /// `google.protobuf.Empty`.
  package struct Empty: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}
