// swift-format-ignore-file
// Made by protoc-gen-titan from google/protobuf/wrappers.proto. Do not edit it: `deploy/dev generate` makes it.

package import CTitanProto

extension GoogleProtobuf.DoubleValue: CMessage {
  package typealias CStruct = Google__Protobuf__DoubleValue
  package static let descriptor = MessageDescriptor(google__protobuf__double_value__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    value = c.pointee.value
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.value = value
  }
}

extension GoogleProtobuf.FloatValue: CMessage {
  package typealias CStruct = Google__Protobuf__FloatValue
  package static let descriptor = MessageDescriptor(google__protobuf__float_value__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    value = c.pointee.value
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.value = value
  }
}

extension GoogleProtobuf.Int64Value: CMessage {
  package typealias CStruct = Google__Protobuf__Int64Value
  package static let descriptor = MessageDescriptor(google__protobuf__int64_value__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    value = c.pointee.value
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.value = value
  }
}

extension GoogleProtobuf.UInt64Value: CMessage {
  package typealias CStruct = Google__Protobuf__UInt64Value
  package static let descriptor = MessageDescriptor(google__protobuf__uint64_value__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    value = c.pointee.value
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.value = value
  }
}

extension GoogleProtobuf.Int32Value: CMessage {
  package typealias CStruct = Google__Protobuf__Int32Value
  package static let descriptor = MessageDescriptor(google__protobuf__int32_value__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    value = c.pointee.value
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.value = value
  }
}

extension GoogleProtobuf.UInt32Value: CMessage {
  package typealias CStruct = Google__Protobuf__UInt32Value
  package static let descriptor = MessageDescriptor(google__protobuf__uint32_value__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    value = c.pointee.value
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.value = value
  }
}

extension GoogleProtobuf.BoolValue: CMessage {
  package typealias CStruct = Google__Protobuf__BoolValue
  package static let descriptor = MessageDescriptor(google__protobuf__bool_value__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    value = c.pointee.value != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.value = value ? 1 : 0
  }
}

extension GoogleProtobuf.StringValue: CMessage {
  package typealias CStruct = Google__Protobuf__StringValue
  package static let descriptor = MessageDescriptor(google__protobuf__string_value__init)
  package static let shape: WireShape? = [
    .string(1, "value"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    value = arena.string(c.pointee.value)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.value = arena.encode(value)
  }
}

extension GoogleProtobuf.BytesValue: CMessage {
  package typealias CStruct = Google__Protobuf__BytesValue
  package static let descriptor = MessageDescriptor(google__protobuf__bytes_value__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    value = arena.bytes(c.pointee.value)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.value = arena.encode(value)
  }
}
