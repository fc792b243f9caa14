import SessionsDomain
import Testing
import TitanCore

@Suite("Sessions as clients send them")
struct SessionDraftTests {
  @Test("A valid draft keeps its values, and leaves the target to the settings")
  func good() throws {
    let claim = try draft(note: "Knie über Boden 💪").checked(at: noon)
    #expect(claim.sessionID.description == "0190f0aa-0000-7000-8000-000000000001")
    #expect((claim.start, claim.end) == (noon - .seconds(60), noon))
    #expect(claim.target == nil)
    #expect(claim.note == "Knie über Boden 💪")
    #expect(try draft(target: 500).checked(at: noon).target == 500)
  }

  struct Wrong: Sendable, CustomTestStringConvertible {
    var draft: SessionDraft
    var field: String
    var reason: String
    var testDescription: String { "\(field) \(reason)" }
  }

  @Test(arguments: [
    Wrong(draft: draft(id: ""), field: "session.session_id", reason: "MISSING"),
    Wrong(draft: draft(id: "7"), field: "session.session_id", reason: "UUID_INVALID"),
    Wrong(draft: draft(start: .absent), field: "session.start_time", reason: "MISSING"),
    Wrong(draft: draft(end: .absent), field: "session.end_time", reason: "MISSING"),
    Wrong(draft: draft(start: .malformed("nanos -1")), field: "session.start_time", reason: "TIME_INVALID"),
    Wrong(draft: draft(start: .at(Timestamp(seconds: 0))), field: "session.start_time", reason: "TIME_TOO_EARLY"),
    Wrong(
      draft: draft(end: .at(noon + .seconds(300) + .microseconds(1))), field: "session.end_time",
      reason: "TIME_IN_FUTURE"),
    Wrong(draft: draft(end: .at(noon - .seconds(61))), field: "session.end_time", reason: "END_BEFORE_START"),
    Wrong(draft: draft(start: .at(noon - .seconds(21_601))), field: "session.end_time", reason: "TOO_LONG"),
    Wrong(draft: draft(zone: ""), field: "session.time_zone", reason: "MISSING"),
    Wrong(draft: draft(zone: "Europe/Atlantis"), field: "session.time_zone", reason: "ZONE_UNKNOWN"),
    Wrong(draft: draft(zone: "PST"), field: "session.time_zone", reason: "ZONE_UNKNOWN"),
    Wrong(draft: draft(zone: "../../etc/passwd"), field: "session.time_zone", reason: "ZONE_UNKNOWN"),
    Wrong(draft: draft(offset: 64_801), field: "session.utc_offset_seconds", reason: "OUT_OF_RANGE"),
    Wrong(draft: draft(offset: -64_801), field: "session.utc_offset_seconds", reason: "OUT_OF_RANGE"),
    Wrong(draft: draft(reps: 0), field: "session.reps", reason: "OUT_OF_RANGE"),
    Wrong(draft: draft(reps: 10_001), field: "session.reps", reason: "OUT_OF_RANGE"),
    Wrong(draft: draft(target: 501), field: "session.target", reason: "OUT_OF_RANGE"),
    Wrong(
      draft: draft(note: String(repeating: "a", count: 1_001)), field: "session.note", reason: "TOO_LONG"),
    Wrong(draft: draft(note: "a\0b"), field: "session.note", reason: "CHARACTER_INVALID"),
  ])
  func oneWrongField(_ wrong: Wrong) {
    let error = #expect(throws: InvalidSession.self) { try wrong.draft.checked(at: noon) }
    #expect(error?.violations.map(\.field) == [wrong.field])
    #expect(error?.violations.map(\.reason) == [wrong.reason])
    #expect(error?.violations.first?.description.contains("allowed: ") == true)
  }

  @Test(
    "Values at the limits are allowed",
    arguments: [
      draft(end: .at(noon + .seconds(300))), draft(start: .at(noon - .seconds(21_600))), draft(start: .at(noon)),
      draft(offset: 64_800), draft(offset: -64_800), draft(reps: 1), draft(reps: 10_000), draft(target: 1),
      draft(note: String(repeating: "ü", count: 1_000)), draft(zone: "UTC"), draft(zone: "America/Argentina/Ushuaia"),
    ])
  func bounds(_ draft: SessionDraft) throws { _ = try draft.checked(at: noon) }

  @Test("All errors are named at once")
  func allAtOnce() {
    let nothing = draft(id: "", start: .absent, end: .absent, zone: "", offset: 99_999, reps: 0, target: -1)
    let error = #expect(throws: InvalidSession.self) { try nothing.checked(at: noon) }
    #expect(
      error?.violations.map(\.field) == [
        "session.session_id", "session.start_time", "session.end_time", "session.time_zone",
        "session.utc_offset_seconds", "session.reps", "session.target",
      ])
  }

  @Test("An offset that the zone doesn't have at that time is accepted from the device")
  func offsetAgainstZone() throws {
    #expect(try draft(zone: "Europe/Berlin", offset: 3600).checked(at: noon).utcOffsetSeconds == 3600)
  }

  @Test("Without an offset, the zone's own at the start decides the date, and 0 is an offset")
  func offsetOfZone() throws {
    // 2026-05-31T00:30 in Berlin, 22:30 the day before in UTC.
    let start = noon - .seconds(13 * 3_600 + 1_800)
    func date(_ offset: Int?) throws -> (offset: Int, date: String) {
      let claim = try draft(start: .at(start), end: .at(start + .seconds(60)), offset: offset).checked(at: noon)
      let facts = claim.declared(by: ada, at: noon)
      return (facts.utcOffsetSeconds, "\(facts.localDate)")
    }
    #expect(try date(nil) == (7_200, "2026-05-31"))
    #expect(try date(0) == (0, "2026-05-30"))
    // The day before the clocks went forward.
    let winter = Timestamp(seconds: 1_774_745_000)
    let claim = try draft(start: .at(winter), end: .at(winter), offset: nil).checked(at: noon)
    #expect(claim.utcOffsetSeconds == 3_600)
  }
}

@Suite("Sets of a session")
struct RepSetTests {
  private func set(_ reps: Int, _ from: Int, _ to: Int) -> SessionDraft.Set {
    SessionDraft.Set(reps: reps, start: .at(noon - .seconds(60 - from)), end: .at(noon - .seconds(60 - to)))
  }

  @Test func inOrder() throws {
    let claim = try draft(sets: [set(5, 0, 10), set(7, 10, 60)]).checked(at: noon)
    #expect(claim.sets.map(\.reps) == [5, 7])
  }

  @Test func wrong() {
    let cases: [([SessionDraft.Set], [String])] = [
      ([set(5, 0, 10), set(6, 20, 30)], ["session.sets"]),
      ([set(12, -1, 10)], ["session.sets[0].start_time"]),
      ([set(12, 0, 61)], ["session.sets[0].end_time"]),
      ([set(5, 0, 10), set(7, 9, 30)], ["session.sets[1].start_time"]),
      ([set(12, 10, 5)], ["session.sets[0].end_time"]),
      ([set(0, 0, 5), set(12, 10, 15)], ["session.sets[0].reps"]),
      ([SessionDraft.Set(reps: 12, start: .absent, end: .at(noon))], ["session.sets[0].start_time"]),
    ]
    for (sets, fields) in cases {
      let error = #expect(throws: InvalidSession.self) { try draft(sets: sets).checked(at: noon) }
      #expect(error?.violations.map(\.field) == fields)
    }
  }

  @Test("However many sets are wrong, the number of violations is limited")
  func many() {
    let wrong = Array(repeating: SessionDraft.Set(reps: 0, start: .absent, end: .absent), count: 1_000)
    let error = #expect(throws: InvalidSession.self) { try draft(sets: wrong).checked(at: noon) }
    #expect((error?.violations.count ?? .max) <= 16)
    let tooMany = #expect(throws: InvalidSession.self) {
      try draft(sets: wrong + wrong).checked(at: noon)
    }
    #expect(tooMany?.violations.map(\.reason) == ["TOO_MANY"])
  }
}

@Suite("Updates of a session")
struct SessionUpdateTests {
  private let facts: SessionFacts

  init() throws { facts = try draft(target: 20, note: "before").checked(at: noon).declared(by: ada, at: noon) }

  @Test("Fields outside the mask stay")
  func parts() throws {
    #expect(try SessionUpdate().applied(to: facts) == facts)
    let noted = try SessionUpdate(note: "").applied(to: facts)
    #expect((noted.note, noted.target) == ("", 20))
    let aimed = try SessionUpdate(target: 500).applied(to: facts)
    #expect((aimed.note, aimed.target) == ("before", 500))
    #expect(!aimed.isTargetMet)
  }

  @Test("Without a target, the settings at the session's start decide")
  func settings() throws {
    let update = try SessionUpdate(target: 0)
    #expect(update.needsGoals)
    #expect(update.applied(to: facts).target == SessionLimits.defaultTarget)
    #expect(update.applied(to: facts, goals: Goals(sessionTarget: 25, dailyGoal: 100)).target == 25)
    let named = try SessionUpdate(target: 30)
    #expect(!named.needsGoals)
    #expect(named.applied(to: facts, goals: Goals(sessionTarget: 25, dailyGoal: 100)).target == 30)
  }

  @Test("The limits are those of a new session, and every wrong field is named")
  func limits() {
    let error = #expect(throws: InvalidSession.self) {
      try SessionUpdate(note: String(repeating: "x", count: 1_001), target: 501)
    }
    #expect(error?.violations.map(\.field) == ["session.note", "session.target"])
    #expect(throws: InvalidSession.self) { try SessionUpdate(note: "a\0b") }
    #expect(throws: InvalidSession.self) { try SessionUpdate(target: -1) }
  }
}
