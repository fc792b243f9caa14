/// One wrong field of a request.
package struct FieldViolation: Sendable, Hashable {
  /// Path of the field in the request: `session.end_time`, `frames[3].landmarks`.
  package var field: String
  /// What came and what is allowed.
  package var description: String
  /// UPPER_SNAKE_CASE.
  package var reason: String

  package init(field: String, description: String, reason: String) {
    self.field = field
    self.description = description
    self.reason = reason
  }

  package init(field: String, reason: String, got: String, allowed: String) {
    self.init(field: field, description: "got \(got); allowed: \(allowed)", reason: reason)
  }
}

/// What came, in quotes, short enough for an error.
package func quoted(_ text: String) -> String {
  let length = text.unicodeScalars.count
  return text.isEmpty ? "nothing" : length <= 64 ? "\"\(text)\"" : "\(length) characters"
}
