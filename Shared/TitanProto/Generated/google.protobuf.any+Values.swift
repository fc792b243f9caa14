// swift-format-ignore-file
// Made by protoc-gen-titan from google/protobuf/any.proto. Not to be edited: `deploy/dev generate` writes it anew.

import TitanRPC

extension GoogleProtobuf {
  /// `google.protobuf.Any`.
  package struct AnyMessage: RPCMessage, Hashable, Sendable {
    package var typeURL: String
    package var value: [UInt8]

    package init(
      typeURL: String = "",
      value: [UInt8] = []
    ) {
      self.typeURL = typeURL
      self.value = value
    }
  }
}
