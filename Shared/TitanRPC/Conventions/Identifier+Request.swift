package import TitanCore

extension Identifier {
  /// Reads an id from a request.
  ///
  /// - Throws: INVALID_ARGUMENT MISSING or UUID_INVALID.
  package init(_ text: String, field: String) throws {
    guard let id = Self(text) else {
      throw RPCError.invalid(
        field, reason: text.isEmpty ? "MISSING" : "UUID_INVALID",
        "got \(quoted(text)); allowed: a UUID in its 36-character form")
    }
    self = id
  }
}
