import TitanCore
import TitanProto
package import TitanProtoJSON

extension JSONValue {
  package static func number(_ value: some BinaryInteger) -> JSONValue { .integer(Int(value)) }

  /// An amount of a habit, as an integer if it is one.
  package static func amount(_ value: Double) -> JSONValue {
    Int(exactly: value).map { .integer($0) } ?? .decimal(value)
  }

  /// ISO 8601; null if absent.
  static func time(_ time: GoogleProtobuf.Timestamp?) -> JSONValue {
    time.map { .string(Timestamp($0).description) } ?? .null
  }
}
