// swift-format-ignore-file
// Made by protoc-gen-titan from google/protobuf/empty.proto. Not to be edited: `deploy/dev generate` writes it anew.

import CTitanProto

extension GoogleProtobuf.Empty: CMessage {
  typealias CStruct = Google__Protobuf__Empty
  static let descriptor = MessageDescriptor(google__protobuf__empty__init)

  init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}
