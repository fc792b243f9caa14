/// One invalid field of a request.
package struct FieldViolation: Sendable, Hashable {
  /// The field's path in the request: `session.end_time`, `frames[3].landmarks`.
  package var field: String
  /// What was received and what is allowed, for developers.
  package var description: String
  /// UPPER_SNAKE_CASE.
  package var reason: String
  /// Words for the user; `nil` if those for the reason will do.
  package var words: LocalizedText?
  /// The words in one language, as they are sent.
  package var localizedMessage: LocalizedMessage?

  package init(field: String, description: String, reason: String, words: LocalizedText? = nil) {
    self.field = field
    self.description = description
    self.reason = reason
    self.words = words
  }

  package init(field: String, reason: String, got: String, allowed: String, words: LocalizedText? = nil) {
    self.init(field: field, description: "got \(got); allowed: \(allowed)", reason: reason, words: words)
  }

  /// OUT_OF_RANGE for a number.
  ///
  /// - Parameter also: anything else that is allowed, for developers.
  package init<Number: Comparable & CustomStringConvertible>(
    field: String, got value: Number, allowed range: ClosedRange<Number>, or also: String? = nil
  ) {
    let allowed = "\(range.lowerBound) to \(range.upperBound)" + (also.map { ", or " + $0 } ?? "")
    self.init(
      field: field, reason: "OUT_OF_RANGE", got: "\(value)", allowed: allowed,
      words: .numbers("\(range.lowerBound)", "\(range.upperBound)"))
  }
}

/// Words in one language.
package struct LocalizedMessage: Sendable, Hashable {
  /// BCP 47.
  package var locale: String
  package var message: String

  package init(locale: String, message: String) {
    self.locale = locale
    self.message = message
  }
}

/// The received text in quotes, shortened for use in an error.
package func quoted(_ text: String) -> String {
  let length = text.unicodeScalars.count
  return text.isEmpty ? "nothing" : length <= 64 ? "\"\(text)\"" : "\(length) characters"
}
