import SessionsDomain
import Testing
import TitanCore

@Suite("A pause as a client sends it")
struct PauseDraftTests {
  private static let id = "0190f0aa-0000-7000-8000-000000000001"

  private func draft(
    id: String = Self.id, first: String = "2026-05-01", last: String = "2026-05-14", reason: String = "knee"
  ) -> PauseDraft { PauseDraft(pauseID: id, firstLocalDate: first, lastLocalDate: last, reason: reason) }

  @Test func possible() throws {
    let pause = try draft().checked()
    #expect(pause.dates.count == 14 && pause.reason == "knee" && "\(pause.id)" == Self.id)
    #expect(try draft(last: "2026-05-01", reason: "").checked().dates.count == 1)
    // Ten years, three of them leap years.
    #expect(try draft(last: "2036-04-30").checked().dates.count == Pause.longest)
  }

  @Test("The number of pauses is limited")
  func tooMany() throws {
    let today = CalendarDay(number: 20_000)
    let others = try (0..<Pause.most).map { number in
      Pause(id: try #require(PauseID(Self.id)), dates: today + number...today + number, reason: "")
    }
    let next = Pause(id: others[0].id, dates: today + Pause.most...today + Pause.most, reason: "")
    try next.check(beside: Array(others.dropLast()), today: today)
    #expect(throws: PauseConflict.tooMany) { try next.check(beside: others, today: today) }
  }

  @Test(
    "Each wrong field is named with its reason",
    arguments: [
      (["id": ""], "pause.pause_id", "MISSING"), (["id": "7"], "pause.pause_id", "UUID_INVALID"),
      (["first": ""], "pause.first_local_date", "MISSING"),
      (["first": "2026-02-30"], "pause.first_local_date", "DATE_INVALID"),
      (["last": ""], "pause.last_local_date", "MISSING"),
      (["last": "2026-04-30"], "pause.last_local_date", "OUT_OF_RANGE"),
      (["last": "2036-05-01"], "pause.last_local_date", "OUT_OF_RANGE"),
      (["reason": String(repeating: "x", count: 201)], "pause.reason", "TOO_LONG"),
      (["reason": "a\0"], "pause.reason", "CHARACTER_INVALID"),
    ])
  func wrong(_ changes: [String: String], _ field: String, _ reason: String) {
    let draft = draft(
      id: changes["id"] ?? Self.id, first: changes["first"] ?? "2026-05-01", last: changes["last"] ?? "2026-05-14",
      reason: changes["reason"] ?? "")
    let error = #expect(throws: InvalidSession.self) { try draft.checked() }
    #expect(error?.violations.map(\.field) == [field])
    #expect(error?.violations.map(\.reason) == [reason])
  }
}
