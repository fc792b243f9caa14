// swift-format-ignore-file
// Made by protoc-gen-titan from google/protobuf/empty.proto. Do not edit it: `deploy/dev generate` makes it.

package import CTitanProto

extension GoogleProtobuf.Empty: CMessage {
  package typealias CStruct = Google__Protobuf__Empty
  package static let descriptor = MessageDescriptor(google__protobuf__empty__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}
