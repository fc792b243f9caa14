import MotivationDomain
import Testing
import TitanCore
import TitanZones

@Suite("Due reminders")
struct DueRemindersTests {
  private let start = noon
  private let everyHour = ReminderSeries(
    frequency: .daily, times: .spread(ReminderWindow(first: 600, last: 1_200, timesPerDay: 11)))

  private func key(_ text: String, _ number: Int = 1) throws -> ReminderKey {
    let parts = text.split(separator: " ")
    return ReminderKey(reminder: reminderID(number), localDate: try date("\(parts[0])"), minute: minute("\(parts[1])"))
  }

  private func said(_ news: [DueReminders.News]) -> [String] {
    news.map { news in
      switch news {
      case .due(let found): "+ \(found.slot.localDate) \(clock(found.slot.minute))"
      case .withdrawn(let found): "- \(found.slot.localDate) \(clock(found.slot.minute))"
      }
    }
  }

  @Test("No reminder is due for a time before its series was created or changed")
  func since() {
    let made = reminder(everyHour, since: start + .seconds(60))
    #expect(made.due(at: start + .seconds(60), zone: .utc) == nil)
    #expect(made.due(at: start + .seconds(3_599), zone: .utc) == nil)
    #expect(made.due(at: start + .seconds(3_600), zone: .utc)?.slot.minute == 780)
    // A time at that very instant counts.
    #expect(reminder(everyHour, since: start).due(at: start, zone: .utc)?.slot.minute == 720)
  }

  @Test("A reminder stays due until the next one, for at most a day")
  func patience() throws {
    let weekly = ReminderSeries(frequency: .weekly, weekdays: [7], times: .at([720]))
    let made = reminder(weekly, since: start - .seconds(86_400))
    #expect(made.due(at: start - .microseconds(1), zone: .utc) == nil)
    #expect(made.due(at: start, zone: .utc) != nil)
    #expect(made.due(at: start + .seconds(86_400) - .microseconds(1), zone: .utc) != nil)
    #expect(made.due(at: start + .seconds(86_400), zone: .utc) == nil)
  }

  @Test("A disabled series is never due")
  func disabled() {
    let made = reminder(everyHour, since: start - .seconds(86_400), isEnabled: false)
    #expect(made.due(at: start, zone: .utc) == nil)
    #expect([made].upcoming(after: start, limit: 5, zone: .utc).isEmpty)
    #expect(made.upcoming(after: start, limit: 5, zone: .utc).isEmpty)
  }

  @Test("Each reminder is sent once, and the next one replaces it")
  func told() throws {
    let made = reminder(everyHour, since: start)
    var due = DueReminders(zone: .utc)
    #expect(said(due.look([made], acknowledged: [], at: start)) == ["+ 2026-05-31 12:00"])
    #expect(said(due.look([made], acknowledged: [], at: start + .seconds(1))).isEmpty)
    #expect(due.nextLook([made], after: start + .seconds(1)) == start + .seconds(3_600))
    #expect(
      said(due.look([made], acknowledged: [], at: start + .seconds(3_600))) == [
        "- 2026-05-31 12:00", "+ 2026-05-31 13:00",
      ])
  }

  @Test("A reminder acknowledged on one device is withdrawn from the other and sent to none again")
  func acknowledged() throws {
    let made = reminder(everyHour, since: start)
    var (one, two) = (DueReminders(zone: .utc), DueReminders(zone: .utc))
    _ = one.look([made], acknowledged: [], at: start)
    _ = two.look([made], acknowledged: [], at: start)
    let seen: Set = [try key("2026-05-31 12:00")]
    for time in [start, start + .seconds(3_599)] {
      #expect(said(one.look([made], acknowledged: seen, at: time)) == (time == start ? ["- 2026-05-31 12:00"] : []))
    }
    #expect(said(two.look([made], acknowledged: seen, at: start)) == ["- 2026-05-31 12:00"])
    var third = DueReminders(zone: .utc)
    #expect(third.look([made], acknowledged: seen, at: start + .seconds(60)).isEmpty)
    #expect(said(third.look([made], acknowledged: seen, at: start + .seconds(3_600))) == ["+ 2026-05-31 13:00"])
  }

  @Test("A change of the series withdraws its reminder, and so does its deletion")
  func changed() {
    var made = reminder(everyHour, since: start)
    var due = DueReminders(zone: .utc)
    _ = due.look([made], acknowledged: [], at: start)
    made.updateTime = start + .seconds(60)
    #expect(said(due.look([made], acknowledged: [], at: start + .seconds(60))) == ["- 2026-05-31 12:00"])
    _ = due.look([made], acknowledged: [], at: start + .seconds(3_600))
    #expect(said(due.look([], acknowledged: [], at: start + .seconds(3_700))) == ["- 2026-05-31 13:00"])
    #expect(due.nextLook([], after: start) == nil)
  }

  @Test("A user who flies west doesn't get it twice, and one who flies east doesn't miss it")
  func travel() throws {
    let morning = ReminderSeries(frequency: .daily, times: .at([480]))
    let made = reminder(morning, since: try at("2026-05-30T12:00Z"))
    let (berlin, newYork) = (try zone("Europe/Berlin"), try zone("America/New_York"))
    var atHome = DueReminders(zone: berlin)
    #expect(said(atHome.look([made], acknowledged: [], at: try at("2026-05-31T06:00Z"))) == ["+ 2026-05-31 08:00"])
    // Seen in Berlin at eight; in New York it is eight o'clock six hours later, and the reminder is the same.
    var away = DueReminders(zone: newYork)
    let seen: Set = [try key("2026-05-31 08:00")]
    #expect(away.look([made], acknowledged: seen, at: try at("2026-05-31T12:00Z")).isEmpty)
    #expect(away.nextLook([made], after: try at("2026-05-31T12:00Z")) == (try at("2026-06-01T12:00Z")))
    // Back in Berlin: 04:00 in New York is ten there, and eight has passed meanwhile.
    var back = DueReminders(zone: berlin)
    #expect(
      said(back.look([made], acknowledged: seen, at: try at("2026-06-01T08:00Z"))) == ["+ 2026-06-01 08:00"])
  }

  @Test("The next check is when a reminder becomes due, or when the last one gets too old")
  func looks() throws {
    let weekly = ReminderSeries(frequency: .weekly, weekdays: [7], times: .at([720]))
    let made = reminder(weekly, since: start - .seconds(60))
    var due = DueReminders(zone: .utc)
    #expect(due.nextLook([made], after: start - .seconds(60)) == start)
    _ = due.look([made], acknowledged: [], at: start)
    #expect(due.nextLook([made], after: start) == start + .seconds(86_400))
    #expect(said(due.look([made], acknowledged: [], at: start + .seconds(86_400))) == ["- 2026-05-31 12:00"])
    #expect(due.nextLook([made], after: start + .seconds(86_400)) == start + .seconds(7 * 86_400))
  }

  @Test("Reminders come in order of time, and those of one time always in the same order")
  func order() throws {
    let all = [3, 1, 2].map { reminder(everyHour, $0, since: start) }
    var due = DueReminders(zone: .utc)
    let news = due.look(all, acknowledged: [], at: start)
    #expect(
      news.map { if case .due(let found) = $0 { found.reminder.id } else { reminderID(0) } }
        == [1, 2, 3].map(reminderID))
    #expect(
      all.upcoming(after: start, limit: 4, zone: .utc).map(\.reminder.id) == [1, 2, 3, 1].map(reminderID))
  }
}
