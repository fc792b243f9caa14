package import TitanCore

/// The clock that determines a user's dates (decisions D1 and D2).
package struct UserClock: Sendable, Hashable {
  /// IANA name; `nil` to follow the device, in the zone of the newest session.
  package var timeZone: String?
  package var dayStart: DayStart
  /// ISO 8601: Monday 1 … Sunday 7.
  package var firstWeekday: Int
  /// 0 for a user who never set a clock; increases with every change.
  package var revision: Int
  /// When this clock was set; `nil` for revision 0.
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

/// All clocks a user has had. A change applies only to later sessions.
package struct ClockHistory: Sendable, Hashable {
  /// Oldest first.
  private let clocks: [UserClock]

  /// - Parameter clocks: in any order; clocks without a time are left out.
  package init(_ clocks: [UserClock] = []) {
    self.clocks = clocks.filter { $0.updateTime != nil }.sorted { $0.revision < $1.revision }
  }

  package var current: UserClock { clocks.last ?? .standard }

  /// The clock in force at an instant.
  package func clock(at instant: Timestamp) -> UserClock {
    clocks.last { $0.updateTime.map { $0 <= instant } ?? false } ?? .standard
  }
}
