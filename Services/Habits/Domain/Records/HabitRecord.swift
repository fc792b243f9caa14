package import TitanCore

/// What a record does to its date.
package enum RecordChange: Sendable, Hashable {
  /// So many more, or fewer.
  case add(Amount)
  /// What the date has by hand from then on.
  case set(Amount)
  /// The date does not count, or does after all.
  case skip(Bool)
}

/// Where a record comes from.
package enum RecordSource: Sendable, Hashable {
  case user
  case link(SourceID)
}

extension RecordChange {
  /// Whether it suits what is counted in times.
  package var isWhole: Bool {
    switch self {
    case .add(let amount), .set(let amount): amount.isWhole
    case .skip: true
    }
  }
}

/// Something that was recorded.
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
