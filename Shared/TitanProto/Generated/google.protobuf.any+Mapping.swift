// swift-format-ignore-file
// Made by protoc-gen-titan from google/protobuf/any.proto. Do not edit it: `deploy/dev generate` makes it.

package import CTitanProto

extension GoogleProtobuf.AnyMessage: CMessage {
  package typealias CStruct = Google__Protobuf__Any
  package static let descriptor = MessageDescriptor(google__protobuf__any__init)
  package static let shape: WireShape? = [
    .string(1, "type_url"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    typeURL = arena.string(c.pointee.type_url)
    value = arena.bytes(c.pointee.value)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.type_url = arena.encode(typeURL)
    c.pointee.value = arena.encode(value)
  }
}
