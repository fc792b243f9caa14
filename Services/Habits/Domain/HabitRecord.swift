package import TitanCore

/// The effect of a record on its date.
package enum RecordChange: Sendable, Hashable {
  /// Adds or, if negative, subtracts this amount.
  case add(Amount)
  /// Sets the date's manual amount from then on.
  case set(Amount)
  /// Excludes the date from counting, or includes it again.
  case skip(Bool)

  /// Whether the change suits a habit that is counted in times.
  package var isWhole: Bool {
    switch self {
    case .add(let amount), .set(let amount): amount.isWhole
    case .skip: true
    }
  }
}

/// The origin of a record.
package enum RecordSource: Sendable, Hashable {
  case user
  case link(SourceID)
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

/// What a habit's records add up to on one date.
package struct HabitDay: Sendable, Hashable {
  package let count: Amount
  /// Whether the date does not count. A date with repetitions always counts.
  package let isSkipped: Bool

  package static let empty = HabitDay(count: 0)

  package init(count: Amount, isSkipped: Bool = false) {
    self.count = count
    self.isSkipped = isSkipped && count == 0
  }

  /// Combines the records of one date: manual records in the order in which they happened, clamped at zero after each,
  /// plus what links added. The result doesn't depend on the order of arrival.
  package init(of records: some Sequence<HabitRecord>) {
    var (linked, isSkipped) = (Amount.zero, false)
    var byHand: [HabitRecord] = []
    for record in records {
      switch (record.source, record.change) {
      case (.user, _): byHand.append(record)
      case (.link, .add(let amount)), (.link, .set(let amount)): linked += amount
      case (.link, .skip): break
      }
    }
    var count = Amount.zero
    for record in byHand.sorted(by: { $0.happened(before: $1) }) {
      switch record.change {
      case .add(let delta): count = max(0, count + delta)
      case .set(let value): count = value
      case .skip(let skipped): isSkipped = skipped
      }
    }
    self.init(count: count + linked, isSkipped: isSkipped)
  }
}

/// The dates of a habit that have data.
package typealias HabitDays = [CalendarDay: HabitDay]

extension HabitRecord {
  /// Orders by time, and within the same instant by id.
  fileprivate func happened(before other: HabitRecord) -> Bool {
    (occurTime, id.description) < (other.occurTime, other.id.description)
  }
}
