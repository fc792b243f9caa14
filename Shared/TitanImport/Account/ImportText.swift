import HabitsProto
import MotivationProto
package import TitanCore
import TitanProto
import TitanZones

/// Numbers, times and what there is of them, for people.
package struct ImportText: Sendable {
  private let language: Language

  package init(_ language: Language) { self.language = language }

  /// `12 habits`, `1 habit`; in German `1 Gewohnheit`.
  package func count(_ number: Int, _ one: String, _ more: String, _ eine: String, _ mehr: String) -> String {
    "\(number) " + (number == 1 ? language.say(one, eine) : language.say(more, mehr))
  }

  /// `3`, `2.5`: with up to three decimals, like the amounts of habits.
  func amount(_ value: Double) -> String {
    let rounded = (value * 1_000).rounded() / 1_000
    let text = Int(exactly: rounded).map(String.init) ?? "\(rounded)"
    return language == .german ? text.replacing(".", with: ",") : text
  }

  /// `1.6 s`, rounded to a tenth.
  func seconds(_ duration: Duration) -> String {
    amount(Double((max(0, duration.milliseconds) + 50) / 100) / 10) + " s"
  }

  /// `2026-11-21 14:20` on the zone's clock; empty if absent.
  func localTime(_ time: GoogleProtobuf.Timestamp?, _ zone: ZoneRules) -> String {
    guard let seconds = time?.seconds else { return "" }
    let offset = zone.utcOffsetSeconds(at: Timestamp(seconds: seconds))
    let day = CalendarDay(of: Timestamp(seconds: seconds), utcOffsetSeconds: offset)
    let second = seconds + Int64(offset) - Int64(day.number) * 86_400
    return LocalTime(day, minutes: Int(second / 60)).description
  }

  /// What a series of reminders says, and when.
  func reminder(_ reminder: MotivationV1.Reminder) -> String {
    let text = reminder.text.isEmpty ? "" : language.say("\"\(reminder.text)\"", "„\(reminder.text)“")
    let times = reminder.minutes.map { LocalTime.clock(minutes: Int($0)) }.joined(separator: ", ")
    return [language.say("the reminder", "die Erinnerung"), text, times].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// `at least 3 a week`, `at most 2 cups a day`.
  func goal(_ habit: HabitsV1.Habit) -> String {
    let goal = habit.goal ?? .init()
    let side =
      goal.direction == .atMost ? language.say("at most", "höchstens") : language.say("at least", "mindestens")
    let unit = habit.unit.isEmpty ? "" : " " + habit.unit
    let period = goal.perDay == nil ? language.say("a week", "in der Woche") : language.say("a day", "am Tag")
    return "\(side) \(amount(goal.perDay?.value ?? goal.perWeek?.value ?? 0))\(unit) \(period)"
  }
}
