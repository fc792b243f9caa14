import TitanRPC

/// What is wrong with the strings of a serialized message.
enum StringFault: Equatable {
  enum Kind { case notUTF8, nul }

  /// The bytes are not a message at all.
  case malformed
  case string(path: String, Kind)

  /// The same fault, seen from the enclosing message.
  func inside(_ field: String) -> StringFault {
    switch self {
    case .malformed: self
    case .string(let path, let kind): .string(path: "\(field).\(path)", kind)
    }
  }

  /// INVALID_ARGUMENT naming the field.
  func error(in message: String) -> RPCError {
    switch self {
    case .malformed: .malformed(message)
    case .string(let path, .notUTF8): .invalid(path, reason: "STRING_NOT_UTF8", "the bytes are not UTF-8")
    case .string(let path, .nul): .invalid(path, reason: "STRING_HAS_NUL", "U+0000 is not allowed in text")
    }
  }
}
