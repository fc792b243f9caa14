/// Protobuf's canonical JSON (https://protobuf.dev/programming-guides/json).
extension ProtoSchema {
  /// The JSON of a message: names in lowerCamelCase, without fields that have their default.
  ///
  /// The cost in time and memory is proportional to the message's size.
  ///
  /// - Parameters:
  ///   - message: in the wire format. Fields that its type does not have are left out.
  ///   - type: its full name.
  /// - Throws: `JSONFault` if the type is unknown, the bytes are malformed, or a value has no JSON: a time after the year
  ///   9999, an `Any` of an unknown type.
  package func json(_ message: [UInt8], of type: String) throws(JSONFault) -> [UInt8] {
    guard let descriptor = self.message(type) else { throw JSONFault("unknown message type \(type)") }
    var printer = MessagePrinter(self)
    try printer.print(message[...], descriptor, depth: 0)
    return printer.text.bytes
  }

  /// The message for a JSON text, in the wire format.
  ///
  /// Every form that the mapping allows is accepted: names in lowerCamelCase and as in the proto, enums by name and
  /// number, 64-bit integers as strings and as numbers, both alphabets of base64, null for absent fields.
  ///
  /// - Parameter type: the full name of the message's type.
  /// - Throws: `JSONFault` for text that is no JSON, or not of the type: an unknown field, a number out of range.
  package func message(json: [UInt8], of type: String) throws(JSONFault) -> [UInt8] {
    guard let descriptor = message(type) else { throw JSONFault("unknown message type \(type)") }
    var parser = MessageParser(self, json)
    return try parser.parse(descriptor)
  }
}
