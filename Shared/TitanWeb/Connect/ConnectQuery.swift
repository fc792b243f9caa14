import TitanCore
import TitanProtoJSON
import TitanRPC

/// The query of a call by GET: `encoding`, `message`, and optionally `base64`, `compression` and `connect`. Pure.
struct ConnectQuery {
  private let fields: [String: [UInt8]]

  /// `nil` if a percent sign is not followed by two hexadecimal digits. Of several values of a name the first counts.
  init?(_ query: String) {
    var fields: [String: [UInt8]] = [:]
    for part in query.split(separator: "&") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decoded(pair[0]), let value = Self.decoded(pair.count > 1 ? pair[1] : "") else {
        return nil
      }
      let key = String(decoding: name, as: UTF8.self)
      if fields[key] == nil { fields[key] = value }
    }
    self.fields = fields
  }

  subscript(name: String) -> String? { fields[name].map { String(decoding: $0, as: UTF8.self) } }

  /// The message as it was sent: compressed, if it was.
  func message() throws(RPCError) -> [UInt8] {
    guard let message = fields["message"] else {
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

  /// Percent-encoding, and plus signs for spaces, as forms and most libraries write them.
  private static func decoded(_ text: Substring) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(0x20)
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst().flatMap(Hexadecimal.value(of:)),
          let low = rest.popFirst().flatMap(Hexadecimal.value(of:))
        else { return nil }
        bytes.append(high << 4 | low)
      default: bytes.append(byte)
      }
    }
    return bytes
  }
}
