// swift-format-ignore-file
// Made by protoc-gen-titan from google/protobuf/wrappers.proto. Do not edit it: `deploy/dev generate` makes it.

import TitanRPC

extension GoogleProtobuf {
  /// `google.protobuf.DoubleValue`.
  package struct DoubleValue: RPCMessage, Hashable, Sendable {
    package var value: Double

    package init(
      value: Double = 0
    ) {
      self.value = value
    }
  }
}

extension GoogleProtobuf {
  /// `google.protobuf.FloatValue`.
  package struct FloatValue: RPCMessage, Hashable, Sendable {
    package var value: Float

    package init(
      value: Float = 0
    ) {
      self.value = value
    }
  }
}

extension GoogleProtobuf {
  /// `google.protobuf.Int64Value`.
  package struct Int64Value: RPCMessage, Hashable, Sendable {
    package var value: Int64

    package init(
      value: Int64 = 0
    ) {
      self.value = value
    }
  }
}

extension GoogleProtobuf {
  /// `google.protobuf.UInt64Value`.
  package struct UInt64Value: RPCMessage, Hashable, Sendable {
    package var value: UInt64

    package init(
      value: UInt64 = 0
    ) {
      self.value = value
    }
  }
}

extension GoogleProtobuf {
  /// `google.protobuf.Int32Value`.
  package struct Int32Value: RPCMessage, Hashable, Sendable {
    package var value: Int32

    package init(
      value: Int32 = 0
    ) {
      self.value = value
    }
  }
}

extension GoogleProtobuf {
  /// `google.protobuf.UInt32Value`.
  package struct UInt32Value: RPCMessage, Hashable, Sendable {
    package var value: UInt32

    package init(
      value: UInt32 = 0
    ) {
      self.value = value
    }
  }
}

extension GoogleProtobuf {
  /// `google.protobuf.BoolValue`.
  package struct BoolValue: RPCMessage, Hashable, Sendable {
    package var value: Bool

    package init(
      value: Bool = false
    ) {
      self.value = value
    }
  }
}

extension GoogleProtobuf {
  /// `google.protobuf.StringValue`.
  package struct StringValue: RPCMessage, Hashable, Sendable {
    package var value: String

    package init(
      value: String = ""
    ) {
      self.value = value
    }
  }
}

extension GoogleProtobuf {
  /// `google.protobuf.BytesValue`.
  package struct BytesValue: RPCMessage, Hashable, Sendable {
    package var value: [UInt8]

    package init(
      value: [UInt8] = []
    ) {
      self.value = value
    }
  }
}
