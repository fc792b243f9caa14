// swift-format-ignore-file
// Made by protoc-gen-titan from google/protobuf/field_mask.proto. Not to be edited: `deploy/dev generate` writes it anew.

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
