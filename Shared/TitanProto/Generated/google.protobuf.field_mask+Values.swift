// swift-format-ignore-file
// Made by protoc-gen-titan from google/protobuf/field_mask.proto. Do not edit it: `deploy/dev generate` makes it.

import TitanRPC

extension GoogleProtobuf {
  /// `google.protobuf.FieldMask`.
  package struct FieldMask: RPCMessage, Hashable, Sendable {
    package var paths: [String]

    package init(
      paths: [String] = []
    ) {
      self.paths = paths
    }
  }
}
