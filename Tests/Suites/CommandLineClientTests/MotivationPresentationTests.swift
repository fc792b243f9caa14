import ArgumentParser
import MotivationProto
import Testing
import TitanCore
import TitanProto
@testable import CommandLineClient
import TitanProtoJSON

@Suite("Quotes and reminders on the screen")
struct MotivationPresentationTests {
  private let terminal = Terminal(width: 100, isInteractive: false, style: .plain)

  @Test("A quote is shown above its source")
  func quote() {
    var quote = MotivationV1.Quote(
      quoteID: "seneca-1", kind: .quote, text: "Dare.", author: "Seneca", source: "Epistulae 1", language: "en",
      isTranslation: true)
    #expect(
      MotivationPresentation.lines(quote, terminal: terminal) == [
        "Dare.", "  Seneca, Epistulae 1 (translated)  seneca-1",
      ])
    (quote.author, quote.source, quote.isTranslation, quote.isLiked) = ("TitanUp", "TitanUp", false, true)
    #expect(MotivationPresentation.lines(quote, terminal: terminal) == ["Dare. ♥", "  TitanUp  seneca-1"])
  }

  @Test("Text from a server cannot paint the terminal")
  func printable() {
    let quote = MotivationV1.Quote(quoteID: "a", text: "\u{1B}[31mred", author: "x\u{7}", source: "y")
    let reminder = MotivationV1.Reminder(reminderID: "id", text: "\u{1B}[2J", frequency: .daily, minutes: [480])
    let shown =
      MotivationPresentation.lines(quote, terminal: terminal)
      + ReminderPresentation.lines(reminder, terminal: terminal)
    #expect(shown.allSatisfy { !$0.contains("\u{1B}") && !$0.contains("\u{7}") })
  }

  @Test(
    "A series is described in one line",
    arguments: [
      (MotivationV1.Reminder(frequency: .daily, minutes: [480, 1_200]), "daily 08:00, 20:00"),
      (
        MotivationV1.Reminder(
          text: "Legs", frequency: .weekly, weekdays: [1, 5], minutes: [1_110], timeZone: "Asia/Tokyo",
          firstLocalDate: "2026-06-01", lastLocalDate: "2026-07-01", isDisabled: true),
        "monday, friday 18:30 from 2026-06-01 until 2026-07-01 Asia/Tokyo (off) \"Legs\""
      ),
      (
        MotivationV1.Reminder(frequency: .once, minutes: [420], firstLocalDate: "2026-12-24"),
        "07:00 on 2026-12-24"
      ),
      (
        MotivationV1.Reminder(
          frequency: .daily, window: .init(firstMinute: 480, lastMinute: 1_200, timesPerDay: 4)),
        "daily 4 times from 08:00 to 20:00"
      ),
      (MotivationV1.Reminder(frequency: .daily, atPushUpTimes: true), "daily as often as set"),
    ])
  func series(reminder: MotivationV1.Reminder, line: String) {
    #expect(ReminderPresentation.words(reminder) == line)
  }

  @Test("A reminder is shown in its time zone, and withdrawn when it is no longer due")
  func occurrences() {
    let occurrence = MotivationV1.ReminderOccurrence(
      reminderID: "id", localDate: "2027-01-15", minute: 540, time: .init(seconds: 1_800_000_000),
      timeZone: "Europe/Berlin", kind: .pushUps, text: "Push!")
    #expect(ReminderPresentation.line(.due(occurrence)) == "Fri 2027-01-15 09:00  Push!")
    #expect(ReminderPresentation.line(.withdrawn(occurrence)) == "done: Fri 2027-01-15 09:00  Push!")
    #expect(
      ReminderPresentation.json(.due(occurrence)).text
        == #"{"due":{"reminder_id":"id","local_date":"2027-01-15","minute":540,"time":"2027-01-15T08:00:00Z","#
        + #""time_zone":"Europe/Berlin","kind":"REMINDER_KIND_PUSH_UPS","text":"Push!"}}"#)
  }

  @Test("Voices are shown in a table with the selected one marked")
  func voices() {
    let found = MotivationV1.ListVoicePacksResponse(
      voicePacks: [
        .init(
          voicePackID: "drill", rank: 1, minLevel: 1, title: "Drill Sergeant", description: "Shouts.", isSelected: true),
        .init(voicePackID: "titan", rank: 6, minLevel: 50, title: "Titan", description: "Bows.", isLocked: true),
      ], titanLevel: 3)
    let lines = MotivationPresentation.table(found, terminal: terminal)
    #expect(lines.count == 4 && lines[1].hasPrefix("›") && lines[1].contains("Drill Sergeant"))
    #expect(lines[3] == "You have reached level 3.")
  }

  @Test(
    "Impossible series are rejected before anything is sent",
    arguments: [
      [], ["08:00", "--between", "08:00", "--and", "20:00", "--times", "4"], ["--between", "08:00"],
      ["25:00"], ["08:00", "--once", "2026-12-24", "--on", "monday"], ["08:00", "--on", "someday"],
      ["08:00", "--as-set"],
    ] as [[String]])
  func refused(arguments: [String]) {
    #expect(throws: (any Error).self) { try RemindersCommand.Add.parse(arguments) }
  }

  @Test("Possible series are accepted")
  func understood() throws {
    let add = try RemindersCommand.Add.parse([
      "08:00", "--on", "monday", "--about", "push-ups", "--until", "2026-12-31",
    ])
    #expect(add.times.map(\.minutes) == [480] && add.on == [.monday] && add.about == .pushUps)
    #expect(try RemindersCommand.Add.parse(["--between", "08:00", "--and", "20:00", "--times", "4"]).count == 4)
    #expect(try RemindersCommand.Add.parse(["--as-set"]).asSet)
  }
}
