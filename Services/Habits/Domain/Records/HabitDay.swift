package import TitanCore

/// What a date comes to.
package struct HabitDay: Sendable, Hashable {
  package let count: Amount
  /// It does not count. A date with repetitions always does.
  package let isSkipped: Bool

  package static let empty = HabitDay(count: 0)

  package init(count: Amount, isSkipped: Bool = false) {
    self.count = count
    self.isSkipped = isSkipped && count == 0
  }
}

/// The dates of a habit on which there is something.
package typealias HabitDays = [CalendarDay: HabitDay]

extension HabitDay {
  /// What the records of one date come to: those by hand in the order they happened, never below zero on the way, and
  /// what links have made beside them. The order of arrival does not show.
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
  /// By time; of one instant the id decides.
  fileprivate func happened(before other: HabitRecord) -> Bool {
    (occurTime, id.description) < (other.occurTime, other.id.description)
  }
}
