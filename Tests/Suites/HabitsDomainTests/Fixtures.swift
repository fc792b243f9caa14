import Foundation
import HabitsDomain
import TitanCore

/// A Monday.
let monday = CalendarDay("2026-06-01")!  // A date that exists.
/// 2026-06-01T12:00:00Z.
let noon = Timestamp(seconds: 1_780_315_200)

let daily = HabitRule(HabitGoal(1, per: .day), .times)
let threeAWeek = HabitRule(HabitGoal(3, per: .week), .times)

/// The days of a habit that begins on `start`: a number for each date, `nil` for a skipped one.
func days(_ counts: [Int?], from start: CalendarDay = monday) -> HabitDays {
  Dictionary(
    uniqueKeysWithValues: counts.enumerated().map {
      (start + $0.offset, HabitDay(count: Amount($0.element ?? 0), isSkipped: $0.element == nil))
    })
}

/// A habit after all of these dates have passed.
func fold(_ counts: [Int?], by rule: HabitRule, from start: CalendarDay = monday) -> HabitFold {
  var fold = HabitFold(from: start, by: rule)
  fold.close(through: start + (counts.count - 1), days(counts, from: start), by: rule)
  return fold
}

/// A UUID that ends in a number.
func uuid(_ number: Int) -> UUID {
  UUID(uuid: (1, 144, 0, 0, 0, 0, 112, 0, 128, 0, 0, 0, 0, 0, UInt8(number >> 8 & 255), UInt8(number & 255)))
}

/// A record on the first Monday, `minutes` after noon.
func record(
  _ number: Int, _ change: RecordChange, minutes: Int = 0, source: RecordSource = .user
) -> HabitRecord {
  HabitRecord(
    id: RecordID(uuid(number)), habit: HabitID(uuid(1)), change: change, occurTime: noon + .seconds(minutes * 60),
    timeZone: "UTC", localDate: monday, source: source, createTime: noon)
}
