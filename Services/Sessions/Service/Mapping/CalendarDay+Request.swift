import TitanCore
import TitanRPC

extension CalendarDay {
  /// Reads a date of a request; `nil` if there is none.
  init?(request text: String, field: String) throws {
    if text.isEmpty { return nil }
    guard let date = CalendarDay(text) else {
      throw RPCError.invalid(
        field, reason: "DATE_INVALID",
        "got \(text.count <= 64 ? "\"\(text)\"" : "\(text.count) characters"); allowed: YYYY-MM-DD, or nothing")
    }
    self = date
  }
}
