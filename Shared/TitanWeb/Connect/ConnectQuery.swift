import TitanProtoJSON
import TitanRPC

/// The query of a call by GET: `encoding`, `message`, and optionally `base64`, `compression` and `connect`. Pure.
struct ConnectQuery {
  private let fields: QueryFields

  /// `nil` if a percent sign is not followed by two hexadecimal digits.
  init?(_ query: String) {
    guard let fields = QueryFields(query) else { return nil }
    self.fields = fields
  }

  subscript(name: String) -> String? { fields[name] }

  /// The message as it was sent: compressed, if it was.
  func message() throws(RPCError) -> [UInt8] {
    guard let message = fields.bytes("message") else {
      throw RPCError(code: .invalidArgument, message: "message: got none; allowed: the request, as encoding says")
    }
    switch self["base64"] {
    case nil, "0"?: return message
    case "1"?:
      guard let decoded = ProtoBase64.decode(message) else {
        throw RPCError(code: .invalidArgument, message: "message: got no base64; allowed: base64url, as base64=1 says")
      }
      return decoded
    case let other?:
      throw RPCError(code: .invalidArgument, message: "base64: got \(other.prefix(20)); allowed: 1, or nothing")
    }
  }
}
