package import TitanCore

/// The effect of a record on its date.
package enum RecordChange: Sendable, Hashable {
  /// Adds or, if negative, subtracts this amount.
  case add(Amount)
  /// Sets the date's manual amount from then on.
  case set(Amount)
  /// Excludes the date from counting, or includes it again.
  case skip(Bool)
}

/// The origin of a record.
package enum RecordSource: Sendable, Hashable {
  case user
  case link(SourceID)
}

extension RecordChange {
  /// Whether the change suits a habit that is counted in times.
  package var isWhole: Bool {
    switch self {
    case .add(let amount), .set(let amount): amount.isWhole
    case .skip: true
    }
  }
}

/// An entry in a habit's history.
package struct HabitRecord: Sendable, Hashable {
  package var id: RecordID
  package var habit: HabitID
  package var change: RecordChange
  package var occurTime: Timestamp
  package var timeZone: String
  package var utcOffsetSeconds: Int
  package var localDate: CalendarDay
  package var note: String
  package var source: RecordSource
  package var createTime: Timestamp

  package init(
    id: RecordID, habit: HabitID, change: RecordChange, occurTime: Timestamp, timeZone: String,
    utcOffsetSeconds: Int = 0, localDate: CalendarDay, note: String = "", source: RecordSource = .user,
    createTime: Timestamp
  ) {
    self.id = id
    self.habit = habit
    self.change = change
    self.occurTime = occurTime
    self.timeZone = timeZone
    self.utcOffsetSeconds = utcOffsetSeconds
    self.localDate = localDate
    self.note = note
    self.source = source
    self.createTime = createTime
  }
}
