// swift-format-ignore-file
// Made by protoc-gen-titan from google/protobuf/duration.proto. Not to be edited: `deploy/dev generate` writes it anew.

import CTitanProto

extension GoogleProtobuf.Duration: CMessage {
  typealias CStruct = Google__Protobuf__Duration
  static let descriptor = MessageDescriptor(google__protobuf__duration__init)

  init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    seconds = c.pointee.seconds
    nanos = c.pointee.nanos
  }

  func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.seconds = seconds
    c.pointee.nanos = nanos
  }
}
