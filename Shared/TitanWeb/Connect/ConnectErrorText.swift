import TitanProtoJSON
import TitanRPC

/// The JSON of errors, and of the message that ends a stream. Pure.
struct ConnectErrorText {
  private let schema: ProtoSchema

  init(_ schema: ProtoSchema) { self.schema = schema }

  /// `{"code":"not_found","message":"…","details":[{"type":"…","value":"…","debug":{…}}]}`
  func error(_ error: RPCError) -> [UInt8] {
    var text = JSONText()
    write(error, to: &text)
    return text.bytes
  }

  /// `{"error":{…},"metadata":{"name":["value"]}}`
  func end(_ error: RPCError?, _ trailing: WebHeaders) -> [UInt8] {
    var text = JSONText()
    text.raw("{")
    if let error {
      text.raw("\"error\":")
      write(error, to: &text)
    }
    if !trailing.isEmpty {
      text.raw(error == nil ? "\"metadata\":{" : ",\"metadata\":{")
      var names: [String] = []
      for (name, _) in trailing where !names.contains(name) { names.append(name) }
      for (place, name) in names.enumerated() {
        if place > 0 { text.raw(",") }
        text.string(name)
        text.raw(":[")
        for (place, value) in trailing.all(name).enumerated() {
          if place > 0 { text.raw(",") }
          text.string(value)
        }
        text.raw("]")
      }
      text.raw("}")
    }
    text.raw("}")
    return text.bytes
  }

  private func write(_ error: RPCError, to text: inout JSONText) {
    text.raw("{\"code\":")
    text.string(error.code.connectName)
    if !error.message.isEmpty {
      text.raw(",\"message\":")
      text.string(error.message)
    }
    let details = PackedMessage.details(ofStatus: error.encodedDetails)
    if !details.isEmpty {
      text.raw(",\"details\":[")
      for (place, detail) in details.enumerated() {
        if place > 0 { text.raw(",") }
        write(detail, to: &text)
      }
      text.raw("]")
    }
    text.raw("}")
  }

  /// `debug` is for people, where the type is known.
  private func write(_ detail: PackedMessage, to text: inout JSONText) {
    text.raw("{\"type\":")
    text.string(detail.typeName)
    text.raw(",\"value\":")
    text.string(utf8: ProtoBase64.encode(detail.value, isPadded: false))
    if let debug = try? schema.json(detail.value, of: detail.typeName) {
      text.raw(",\"debug\":")
      text.append(debug)
    }
    text.raw("}")
  }
}

extension StatusCode {
  /// "Error Codes" of the Connect protocol.
  var connectName: String { self == .cancelled ? "canceled" : name.lowercased() }
}
