// swift-format-ignore-file
// Made by protoc-gen-titan from google/protobuf/duration.proto. Do not edit it: `deploy/dev generate` makes it.

package import CTitanProto

extension GoogleProtobuf.Duration: CMessage {
  package typealias CStruct = Google__Protobuf__Duration
  package static let descriptor = MessageDescriptor(google__protobuf__duration__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    seconds = c.pointee.seconds
    nanos = c.pointee.nanos
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.seconds = seconds
    c.pointee.nanos = nanos
  }
}
