import ArgumentParser
import Testing
import TrophiesProto
@testable import CommandLineClient

@Suite("Rules on the screen")
struct RulePresentationTests {
  private let wide = Terminal(width: 100, isInteractive: false, style: .plain)
  private let owl = TrophiesV1.TrophyRule(
    trophyID: "T-OWL", version: 2, metric: .reps, scope: .session, threshold: 13, minEvidence: .declared,
    experience: 30, isSecret: true, english: .init(title: "Night owl"))

  @Test("Rules are shown in a table, and each in a line")
  func table() {
    let rules = [
      TrophiesV1.TrophyRule(
        trophyID: "T-STREAK-3", version: 1, metric: .activeDays, scope: .streak, threshold: 3,
        minEvidence: .verifiedDigest, experience: 15, english: .init(title: "3 days")),
      owl,
    ]
    #expect(
      RulePresentation.table(rules, terminal: wide)
        == [
          "trophy      version  takes                       points  title",
          "T-STREAK-3        1  3 days in a row                 15  3 days",
          "T-OWL             2  13 push-ups in one session      30  Night owl  secret, evidence declared",
        ])
    #expect(
      RulePresentation.line(owl) == "T-OWL, version 2: 13 push-ups in one session (secret, evidence declared)")
    let narrow = Terminal(width: 40, isInteractive: false, style: .plain)
    for line in RulePresentation.table(rules, terminal: narrow) { #expect(line.displayWidth <= 40) }
  }

  @Test("The preview of a rule and the progress of a reevaluation are shown in words")
  func figures() {
    let preview = TrophiesV1.PreviewRuleResponse(
      usersExamined: 3, gainCount: 1, keepCount: 2,
      samples: [.init(userID: "ada", before: .unspecified, after: .granted, proof: .init(sessionIDs: ["s1"]))])
    #expect(
      RulePresentation.lines(preview) == [
        "Of 3 people:", "  1 would gain it", "  0 would lose it",
        "  0 would keep it, though the rule would not give it", "  2 have it, and would be given it again",
        "  ada  nothing → granted  by s1",
      ])
    var operation = TrophiesV1.Operation(
      operationID: "o1", state: .running, usersTotal: 1000, usersDone: 400, percent: 40, granted: 12, revoked: 3)
    #expect(RulePresentation.line(operation) == "o1  40 % of 1000 people; 12 granted, 3 revoked, 0 grandfathered")
    (operation.state, operation.usersDone) = (.done, 1)
    #expect(RulePresentation.line(operation) == "o1  done: 1 person; 12 granted, 3 revoked, 0 grandfathered")
  }

  @Test("Rules of other exercises are described in their words")
  func exercises() throws {
    func line(_ arguments: String...) throws -> String {
      var rule = TrophiesV1.TrophyRule(trophyID: "T-A", version: 1, minEvidence: .verifiedDigest)
      let paths = try RuleOptions.parse(arguments).apply(to: &rule)
      #expect(paths.contains("exercise"))
      return RulePresentation.line(rule)
    }
    #expect(
      try line("--exercise", "squat", "--metric", "reps", "--in", "session", "--threshold", "20")
        == "T-A, version 1: 20 squats in one set")
    #expect(
      try line("--exercise", "plank", "--metric", "reps", "--in", "day", "--threshold", "60")
        == "T-A, version 1: 60 seconds of plank on one day")
    #expect(
      try line("--exercise", "wall-sit", "--metric", "active-days", "--in", "streak", "--threshold", "3")
        == "T-A, version 1: 3 days in a row with wall sits")
    #expect(
      try line("--exercise", "push-up", "--metric", "reps", "--in", "lifetime", "--threshold", "9")
        == "T-A, version 1: 9 push-ups in all")
    let unknown = TrophiesV1.TrophyRule(
      trophyID: "T-A", version: 1, metric: .reps, scope: .day, threshold: 5, minEvidence: .verifiedDigest,
      exercise: .init(rawValue: 77))
    #expect(RulePresentation.line(unknown) == "T-A, version 1: 5 of what this client does not know")
  }

  @Test("Rules for medals and for numbers of sessions are described in a line")
  func medals() throws {
    func line(_ arguments: String...) throws -> String {
      var rule = TrophiesV1.TrophyRule(trophyID: "M-A", version: 1, minEvidence: .verifiedDigest)
      _ = try RuleOptions.parse(arguments).apply(to: &rule)
      return RulePresentation.line(rule)
    }
    #expect(
      try line("--kind", "medal-intraday", "--metric", "sessions", "--in", "day", "--threshold", "4")
        == "M-A, version 1: 4 sessions on one day")
    #expect(
      try line("--metric", "sessions", "--in", "lifetime", "--threshold", "1") == "M-A, version 1: 1 session in all")
    var rule = TrophiesV1.TrophyRule()
    #expect(try RuleOptions.parse(["--kind", "medal-consistency"]).apply(to: &rule) == ["kind"])
    #expect(rule.kind == .medalConsistency)
  }

  @Test("Options set fields of the rule and their paths, and other fields stay")
  func options() throws {
    let options = try RuleOptions.parse([
      "--metric", "reps-in-window", "--in", "session", "--window", "5000", "--no-secret", "--title-de", "Uhu",
    ])
    var rule = owl
    #expect(options.apply(to: &rule) == ["metric", "scope", "window_ms", "is_secret", "german.title"])
    #expect((rule.metric, rule.windowMs, rule.isSecret, rule.german?.title) == (.repsInWindow, 5_000, false, "Uhu"))
    #expect((rule.threshold, rule.english?.title, rule.minEvidence) == (13, "Night owl", .declared))
    var same = owl
    #expect(try RuleOptions.parse([]).apply(to: &same).isEmpty)
  }
}
