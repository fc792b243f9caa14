package import TitanCore

/// The data of a date.
package struct HabitDay: Sendable, Hashable {
  package let count: Amount
  /// Whether the date does not count. A date with repetitions always does.
  package let isSkipped: Bool

  package static let empty = HabitDay(count: 0)

  package init(count: Amount, isSkipped: Bool = false) {
    self.count = count
    self.isSkipped = isSkipped && count == 0
  }
}

/// The dates of a habit that have data.
package typealias HabitDays = [CalendarDay: HabitDay]

extension HabitDay {
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

extension HabitRecord {
  /// Orders by time, and within the same instant by id.
  fileprivate func happened(before other: HabitRecord) -> Bool {
    (occurTime, id.description) < (other.occurTime, other.id.description)
  }
}
