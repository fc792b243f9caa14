// swift-format-ignore-file
// Made by protoc-gen-titan from google/protobuf/empty.proto. Not to be edited: `deploy/dev generate` writes it anew.

package import CTitanProto

extension GoogleProtobuf.Empty: CMessage {
  package typealias CStruct = Google__Protobuf__Empty
  package static let descriptor = MessageDescriptor(google__protobuf__empty__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}
