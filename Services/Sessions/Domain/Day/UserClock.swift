package import TitanCore

/// By which clock a user's days are told (decisions D1 and D2).
package struct UserClock: Sendable, Hashable {
  /// IANA name; `nil` follows the device: the zone of the newest session.
  package var timeZone: String?
  package var dayStart: DayStart
  /// ISO 8601: Monday 1 … Sunday 7.
  package var firstWeekday: Int
  /// 0 for the clock of somebody who never set one; grows with every change.
  package var revision: Int
  /// Since when it holds; `nil` for revision 0.
  package var updateTime: Timestamp?

  package static let standard = UserClock()

  package init(
    timeZone: String? = nil, dayStart: DayStart = .midnight, firstWeekday: Int = 1, revision: Int = 0,
    updateTime: Timestamp? = nil
  ) {
    self.timeZone = timeZone
    self.dayStart = dayStart
    self.firstWeekday = firstWeekday
    self.revision = revision
    self.updateTime = updateTime
  }
}

/// Every clock a user has had. A change holds for what happens after it, never for what was before.
package struct ClockHistory: Sendable, Hashable {
  /// Oldest first.
  private let clocks: [UserClock]

  /// - Parameter clocks: in any order; those without a time are not of the history.
  package init(_ clocks: [UserClock] = []) {
    self.clocks = clocks.filter { $0.updateTime != nil }.sorted { $0.revision < $1.revision }
  }

  package var current: UserClock { clocks.last ?? .standard }

  /// The clock in force at an instant.
  package func clock(at instant: Timestamp) -> UserClock {
    clocks.last { $0.updateTime.map { $0 <= instant } ?? false } ?? .standard
  }
}
