import Foundation
import Testing
import TitanCore
import TrophiesDomain

@Suite("Links to awards")
struct AwardLinkTests {
  @Test(
    "A name is short, on one line, and leaves the text around it alone",
    arguments: [
      ("", ""), ("Ada", "Ada"), ("  Ada L. \u{3000}", "Ada L."), ("👩‍🚀", "👩‍🚀"),
      (String(repeating: "ä", count: 60), String(repeating: "ä", count: 60)),
      (String(repeating: "a", count: 61), nil), ("a\nb", nil), ("a\u{0}", nil), ("a\u{202E}b", nil),
      ("a\u{2066}b", nil),
      ("a\u{2028}b", nil), ("a" + String(repeating: "\u{301}", count: 1_000), nil),
    ])
  func names(text: String, kept: String?) {
    #expect(SharedName(text)?.text == kept)
  }

  private func link(_ name: String = "", trophy: String = "T-SESSION-5", at second: Int64 = 0) throws -> AwardLink {
    AwardLink(
      id: AwardLinkID(UUID(uuid: (1, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 0))), trophy: TrophyID(trophy),
      name: try #require(SharedName(name)), createTime: Timestamp(seconds: second))
  }

  @Test("A hundredth link is made, one more is not")
  func bounded() throws {
    #expect(try link().admitted(besides: nil, count: 99) == link())
    #expect(throws: AwardLinkError.tooMany(100)) { try link().admitted(besides: nil, count: 100) }
  }

  @Test("The same request again gets the first one's link, however many there are; another one under its id is refused")
  func repeated() throws {
    let first = try link("Ada")
    #expect(try link("Ada", at: 9).admitted(besides: first, count: 100) == first)
    #expect(throws: AwardLinkError.exists(first.id)) { try link("Bob").admitted(besides: first, count: 1) }
    #expect(throws: AwardLinkError.exists(first.id)) {
      try link("Ada", trophy: "T-SESSION-10").admitted(besides: first, count: 1)
    }
  }

  private func rule(_ version: Int, threshold: Int, _ title: String) -> TrophyRule {
    TrophyRule(
      id: TrophyID("T-SESSION-5"), version: version, metric: .reps, scope: .session, threshold: threshold, order: 1,
      imageURI: "", texts: [.english: .init(title: title, description: "d")])
  }

  private func session(_ number: UInt8, _ date: String, _ reps: Int) throws -> TrainingSession {
    let start = Timestamp(seconds: 1_780_293_600 + 86_400 * Int64(number))
    return TrainingSession(
      id: SessionID(UUID(uuid: (number, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 0))), start: start, end: start,
      timeZone: "UTC", utcOffsetSeconds: 0, localDate: try #require(CalendarDay(date)), reps: reps,
      evidence: .verifiedDigest)
  }

  private func standing(
    _ state: AwardState, _ sessions: [TrainingSession], version: Int = 1, dates: [CalendarDay] = []
  ) -> AwardStanding {
    AwardStanding(
      state: state,
      earned: EarnedAward(
        ruleVersion: version, earnTime: Timestamp(seconds: 0),
        proof: AwardProof(sessions: sessions.map(\.id), run: 2...6, localDates: dates)))
  }

  @Test("A statement has the fulfilled version's numbers, today's words, and the sessions in order")
  func statement() throws {
    let sessions = [try session(2, "2026-06-03", 7), try session(1, "2026-06-02", 5)]
    let rules = RuleBook([rule(1, threshold: 5, "five"), rule(2, threshold: 9, "nine")])
    let stated = try #require(
      AwardStatement(try link("Ada"), of: standing(.grandfathered, sessions), by: sessions, rules))
    #expect(stated.rule.threshold == 5 && stated.rule.texts(in: .english).title == "nine")
    #expect(stated.latest.map(\.reps) == [5, 7] && stated.reps == 12 && stated.sessionCount == 2)
    #expect("\(stated.date)" == "2026-06-03" && stated.run == 2...6 && stated.name.text == "Ada")
  }

  @Test("Of a practice with several sets, a statement about one set names the one that was enough")
  func sets() throws {
    var squats = rule(1, threshold: 20, "squats")
    squats.exercise = .squat
    var sets = try [12, 25, 30].enumerated().map { try session(UInt8(1 + $0), "2026-06-02", $1) }
    for index in sets.indices { (sets[index].id, sets[index].exercise) = (sets[0].id, .squat) }
    var plank = try session(9, "2026-06-02", 60)
    (plank.id, plank.exercise) = (sets[0].id, .plank)
    let proof = AwardProof(of: .squat, sessions: [sets[0].id], localDates: [sets[0].localDate])
    let held = AwardStanding(
      state: .granted, earned: EarnedAward(ruleVersion: 1, earnTime: Timestamp(seconds: 0), proof: proof))
    func stated(by rule: TrophyRule) throws -> AwardStatement {
      try #require(AwardStatement(try link(), of: held, by: sets + [plank], RuleBook([rule])))
    }
    let inOneSet = try stated(by: squats)
    #expect((inOneSet.reps, inOneSet.sessionCount, inOneSet.latest.map(\.reps)) == (25, 1, [25]))
    squats.scope = .day
    #expect(try stated(by: squats).latest.map(\.reps) == [12, 25, 30])
  }

  @Test("A long row is its number and its newest fifty sessions")
  func long() throws {
    let sessions = try (1...120).map { try session($0, "2026-06-03", Int($0)) }
    let stated = try #require(
      AwardStatement(
        try link(), of: standing(.granted, sessions), by: sessions, RuleBook([rule(1, threshold: 5, "five")])))
    #expect(stated.sessionCount == 120 && stated.latest.count == 50 && stated.latest.map(\.reps) == Array(71...120))
  }

  @Test("Nothing is stated of an award that is revoked, or without its rule or its sessions")
  func nothing() throws {
    let (sessions, rules) = ([try session(1, "2026-06-02", 5)], RuleBook([rule(1, threshold: 5, "five")]))
    #expect(AwardStatement(try link(), of: standing(.revoked, sessions), by: sessions, rules) == nil)
    #expect(AwardStatement(try link(), of: standing(.granted, sessions), by: sessions, RuleBook([])) == nil)
    #expect(AwardStatement(try link(), of: standing(.granted, sessions, version: 3), by: sessions, rules) == nil)
    #expect(AwardStatement(try link(), of: standing(.granted, sessions), by: [], rules) == nil)
  }
}
