import Foundation
import HabitsProto
import SessionsProto
import Testing
import TitanCore
import TitanProto
import TitanZones

@testable import TitanImport

@Suite("Training from other apps, as the services take it") struct ImportMessagesTests {
  private static let berlin = ZoneRules(name: "Europe/Berlin")!  // The tz database has it.
  private static let day = CalendarDay(year: 2024, month: 5, day: 31)!  // There is such a date.

  private static func plan(_ text: String) throws -> ImportPlan {
    try ImportReader.plan(Array(text.utf8), ImportOptions(), today: day + 1).plan
  }

  @Test("A session has the workout's sets, one after the other, and the file's time on the clock of the place")
  func session() throws {
    let plan = try Self.plan(
      """
      Date,Exercise Name,Set Order,Reps
      2024-05-31 07:05:59,Push Up,1,20
      2024-05-31 07:05:59,Push Up,2,10
      """)
    let pushUps = try #require(plan.pushUps.first)
    let session = SessionsV1.Session(pushUps, of: "ada", from: "Strong", zone: Self.berlin)
    let start: Int64 = 1_717_131_900
    #expect((session.startTime?.seconds, session.endTime?.seconds) == (start, start + 90))
    #expect((session.reps, session.utcOffsetSeconds, session.note) == (30, 7_200, "Imported from Strong"))
    #expect(session.sets.map(\.reps) == [20, 10])
    #expect(session.sets.map(\.startTime?.seconds) == [start, start + 60])
    #expect(session.sets.last?.endTime == session.endTime)
  }

  @Test("A date alone is noon, and the clock's jumps don't matter")
  func instants() {
    let springForward = CalendarDay(year: 2024, month: 3, day: 31)!  // There is such a date.
    #expect("\(Self.berlin.instant(LocalTime(Self.day)))" == "2024-05-31T10:00:00Z")
    #expect("\(Self.berlin.instant(LocalTime(springForward, minutes: 60)))" == "2024-03-31T00:00:00Z")
    #expect("\(Self.berlin.instant(LocalTime(springForward, minutes: 180)))" == "2024-03-31T01:00:00Z")
  }

  @Test("Ids come from the account and what was done when, and nothing else")
  func identities() throws {
    func session(_ text: String, of user: String, zone: ZoneRules) throws -> String {
      let pushUps = try #require(Self.plan(text).pushUps.first)
      return SessionsV1.Session(pushUps, of: user, from: "Strong", zone: zone).sessionID
    }
    let strong = "Date,Exercise Name,Set Order,Reps\n2024-05-30 07:05:59,Push Up,1,20\n"
    let hevy = "start_time,exercise_title,reps\n\"30 May 2024, 07:05\",Push Up,21\n"
    let id = try session(strong, of: "ada", zone: Self.berlin)
    #expect(UUID(uuidString: id) != nil && id == id.lowercased())
    #expect(try session(hevy, of: "ada", zone: .utc) == id)
    #expect(try session(strong, of: "bob", zone: Self.berlin) != id)
    #expect(ImportIdentity.habit("Plank", of: "ada") == ImportIdentity.habit("PLANK", of: "ada"))
    #expect(ImportIdentity.habit("Plank", of: "ada") != ImportIdentity.habit("Squat", of: "ada"))
    #expect(ImportIdentity.record(of: "a", on: Self.day) != ImportIdentity.record(of: "a", on: Self.day + 1))
  }

  @Test("A record's note has no more characters than the service takes")
  func note() throws {
    let rows = String(repeating: "2024-05-31,Curl,1,12,17.5\n", count: 200)
    let plan = try Self.plan("Date,Exercise Name,Set Order,Reps,Weight (kg)\n" + rows)
    let what = try #require(plan.histories.first?.days[Self.day])
    let record = HabitsV1.HabitRecord(Self.day, what, of: "habit", zone: .utc)
    #expect(record.note.unicodeScalars.count == 1_000)
    #expect(record.note.hasSuffix("…"))
    #expect(record.change == .value(2_400))
    #expect(record.localDate == "2024-05-31")
  }

  @Test("Skipped lines with the same reason stand together")
  func skipped() throws {
    var plan = ImportPlan(today: Self.day)
    for line in 2...9 { plan.skip(line, "a rest timer, not a set") }
    plan.skip(10, "today isn't over; import it tomorrow")
    let part = ImportPreview.skipped(plan.skipped, in: .english)
    #expect(part.title == "Skipped: 9 lines")
    #expect(
      part.items == [
        "lines 2, 3, 4, 5, 6 and 3 more: a rest timer, not a set", "line 10: today isn't over; import it tomorrow",
      ])
    #expect(
      ImportPreview.skipped(plan.skipped, in: .german).items.first
        == "Zeilen 2, 3, 4, 5, 6 und 3 weitere: a rest timer, not a set")
    #expect(ImportPreview.skipped([], in: .english).items.isEmpty)
  }
}
