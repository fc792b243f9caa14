package import TitanCore

extension CalendarDay {
  /// Reads a date from a request; `nil` if it is empty.
  ///
  /// - Throws: INVALID_ARGUMENT DATE_INVALID.
  package init?(request text: String, field: String) throws {
    if text.isEmpty { return nil }
    guard let date = CalendarDay(text) else {
      throw RPCError.invalid(field, reason: "DATE_INVALID", "got \(quoted(text)); allowed: YYYY-MM-DD, or nothing")
    }
    self = date
  }
}
