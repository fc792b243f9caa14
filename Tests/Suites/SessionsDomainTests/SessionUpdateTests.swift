import SessionsDomain
import Testing
import TitanCore

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
