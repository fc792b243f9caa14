// swift-format-ignore-file
// Made by protoc-gen-titan from google/protobuf/any.proto. Not to be edited: `deploy/dev generate` writes it anew.

import CTitanProto

extension GoogleProtobuf.AnyMessage: CMessage {
  typealias CStruct = Google__Protobuf__Any
  static let descriptor = MessageDescriptor(google__protobuf__any__init)
  static let shape: WireShape? = [
    .string(1, "type_url"),
  ]

  init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    typeURL = arena.string(c.pointee.type_url)
    value = arena.bytes(c.pointee.value)
  }

  func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.type_url = arena.encode(typeURL)
    c.pointee.value = arena.encode(value)
  }
}
