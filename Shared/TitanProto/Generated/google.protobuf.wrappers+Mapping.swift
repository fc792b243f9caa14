// swift-format-ignore-file
// Made by protoc-gen-titan from google/protobuf/wrappers.proto. Not to be edited: `deploy/dev generate` writes it anew.

import CTitanProto

extension GoogleProtobuf.DoubleValue: CMessage {
  typealias CStruct = Google__Protobuf__DoubleValue
  static let descriptor = MessageDescriptor(google__protobuf__double_value__init)

  init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    value = c.pointee.value
  }

  func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.value = value
  }
}

extension GoogleProtobuf.FloatValue: CMessage {
  typealias CStruct = Google__Protobuf__FloatValue
  static let descriptor = MessageDescriptor(google__protobuf__float_value__init)

  init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    value = c.pointee.value
  }

  func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.value = value
  }
}

extension GoogleProtobuf.Int64Value: CMessage {
  typealias CStruct = Google__Protobuf__Int64Value
  static let descriptor = MessageDescriptor(google__protobuf__int64_value__init)

  init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    value = c.pointee.value
  }

  func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.value = value
  }
}

extension GoogleProtobuf.UInt64Value: CMessage {
  typealias CStruct = Google__Protobuf__UInt64Value
  static let descriptor = MessageDescriptor(google__protobuf__uint64_value__init)

  init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    value = c.pointee.value
  }

  func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.value = value
  }
}

extension GoogleProtobuf.Int32Value: CMessage {
  typealias CStruct = Google__Protobuf__Int32Value
  static let descriptor = MessageDescriptor(google__protobuf__int32_value__init)

  init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    value = c.pointee.value
  }

  func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.value = value
  }
}

extension GoogleProtobuf.UInt32Value: CMessage {
  typealias CStruct = Google__Protobuf__UInt32Value
  static let descriptor = MessageDescriptor(google__protobuf__uint32_value__init)

  init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    value = c.pointee.value
  }

  func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.value = value
  }
}

extension GoogleProtobuf.BoolValue: CMessage {
  typealias CStruct = Google__Protobuf__BoolValue
  static let descriptor = MessageDescriptor(google__protobuf__bool_value__init)

  init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    value = c.pointee.value != 0
  }

  func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.value = value ? 1 : 0
  }
}

extension GoogleProtobuf.StringValue: CMessage {
  typealias CStruct = Google__Protobuf__StringValue
  static let descriptor = MessageDescriptor(google__protobuf__string_value__init)
  static let shape: WireShape? = [
    .string(1, "value"),
  ]

  init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    value = arena.string(c.pointee.value)
  }

  func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.value = arena.encode(value)
  }
}

extension GoogleProtobuf.BytesValue: CMessage {
  typealias CStruct = Google__Protobuf__BytesValue
  static let descriptor = MessageDescriptor(google__protobuf__bytes_value__init)

  init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    value = arena.bytes(c.pointee.value)
  }

  func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.value = arena.encode(value)
  }
}
