package import TitanCore
import TitanProto
import TitanRPC

/// A user's clock and pauses as the sessions feed has them, checked and in values that its followers calculate with.
package struct ClockAndPauses: Sendable, Hashable {
  /// An IANA name; `nil` follows the device.
  package let timeZone: String?
  package let dayStart: DayStart
  /// When the clock was last changed; `nil` if never.
  package let updateTime: Timestamp?
  /// ISO 8601: Monday 1 … Sunday 7. Monday if the user has chosen none.
  package let firstWeekday: Int
  /// Oldest first.
  package let pauses: [ClosedRange<CalendarDay>]

  /// - Throws: `RuntimeError` for a message that the sessions service never sends.
  package init(_ message: SessionsV1.DayRules) throws {
    let clock = message.clock ?? .init()
    guard let dayStart = DayStart(minutes: Int(clock.dayStartMinutes)) else {
      throw RuntimeError("a clock's day begins \(clock.dayStartMinutes) minutes after midnight")
    }
    timeZone = clock.timeZone.isEmpty ? nil : clock.timeZone
    self.dayStart = dayStart
    updateTime = try clock.updateTime.map { try Timestamp($0, field: "update_time") }
    firstWeekday = (1...7).contains(clock.firstWeekday) ? Int(clock.firstWeekday) : 1
    pauses = try message.pauses.map { pause in
      guard let first = CalendarDay(pause.firstLocalDate), let last = CalendarDay(pause.lastLocalDate), first <= last
      else { throw RuntimeError("a pause lasts from \(pause.firstLocalDate) to \(pause.lastLocalDate)") }
      return first...last
    }
  }
}
