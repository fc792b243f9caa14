// swift-format-ignore-file
// Made by protoc-gen-titan from google/protobuf/any.proto. Do not edit it: `deploy/dev generate` makes it.

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
