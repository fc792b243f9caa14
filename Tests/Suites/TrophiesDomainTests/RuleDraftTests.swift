import Testing
import TitanCore
import TrophiesDomain

@Suite("Rules as operators send them (R0-23)")
struct RuleDraftTests {
  private static let good = RuleDraft(
    id: "T-OWL", metric: 1, scope: 1, threshold: 13, english: .init(title: "Night owl", description: "Thirteen."),
    german: .init(title: "Nachteule", description: "Dreizehn."))

  private static func draft(_ change: (inout RuleDraft) -> Void) -> RuleDraft {
    var draft = good
    change(&draft)
    return draft
  }

  /// A number of sessions on one date.
  private static func medal(_ change: (inout RuleDraft) -> Void) -> RuleDraft {
    draft {
      ($0.id, $0.kind, $0.metric, $0.scope) = ("M-OWL", 2, 4, 2)
      change(&$0)
    }
  }

  @Test("Missing fields get defaults: evidence, order, image")
  func defaults() throws {
    let made = try Self.good.checked(in: diary, at: monday)
    #expect((made.version, made.activeFrom, made.isArchived) == (1, monday, false))
    #expect((made.minEvidence, made.order, made.imageURI) == (.verifiedDigest, 20, "titanup:trophies/T-OWL.svg"))
    #expect(made.criterion == .repsInSession(13))
    #expect(made.texts(in: .german).title == "Nachteule")
  }

  @Test("The exercise is push-ups unless another one is named, and belongs to a rule's content")
  func exercises() throws {
    #expect(try Self.good.checked(in: diary, at: monday).exercise == .pushUp)
    let squats = try Self.draft { $0.exercise = 2 }.checked(in: diary, at: monday)
    #expect((squats.exercise, squats.minEvidence) == (.squat, .verifiedDigest))
    #expect(
      try Self.medal { ($0.exercise, $0.metric, $0.scope) = (8, 1, 2) }.checked(in: diary, at: monday).exercise
        == .plank)
    let book = diary.adding(squats)
    let changed = try RuleChange.update(squats.id, version: 0, in: book, at: monday) { draft in
      var draft = draft
      draft.exercise = 3
      return draft
    }
    #expect((changed.version, changed.exercise) == (2, .lunge))
    #expect(throws: RuleConflict.exists(squats.id)) { try RuleChange.create(Self.good, in: book, at: monday) }
  }

  @Test(
    "A wrong field is named with the value it got and the values it allows",
    arguments: [
      (draft { $0.id = "" }, "trophy_id", "MISSING"), (draft { $0.id = "OWL" }, "trophy_id", "TROPHY_ID_INVALID"),
      (draft { $0.id = "T-" }, "trophy_id", "TROPHY_ID_INVALID"),
      (draft { $0.id = "T-owl" }, "trophy_id", "TROPHY_ID_INVALID"),
      (draft { $0.id = "T-" + String(repeating: "A", count: 41) }, "trophy_id", "TROPHY_ID_INVALID"),
      (draft { $0.id = "M-OWL" }, "trophy_id", "TROPHY_ID_INVALID"), (draft { $0.kind = 4 }, "kind", "UNKNOWN"),
      (medal { $0.id = "T-OWL" }, "trophy_id", "TROPHY_ID_INVALID"),
      (medal { $0.experience = 1 }, "experience", "NOT_OF_MEDALS"),
      (medal { $0.isSecret = true }, "is_secret", "NOT_OF_MEDALS"),
      (medal { $0.metric = 2 }, "metric", "RULE_UNDECIDABLE"), (medal { $0.scope = 4 }, "scope", "RULE_UNDECIDABLE"),
      (medal { ($0.metric, $0.scope) = (3, 1) }, "metric", "RULE_UNDECIDABLE"),
      (medal { $0.kind = 3 }, "metric", "RULE_UNDECIDABLE"),
      (medal { $0.threshold = 201 }, "threshold", "OUT_OF_RANGE"),
      (draft { ($0.metric, $0.scope) = (4, 1) }, "scope", "RULE_UNDECIDABLE"),
      (draft { ($0.metric, $0.scope, $0.threshold) = (4, 4, 100_001) }, "threshold", "OUT_OF_RANGE"),
      (draft { $0.exercise = 10 }, "exercise", "UNKNOWN"), (draft { $0.exercise = -1 }, "exercise", "UNKNOWN"),
      (draft { ($0.exercise, $0.metric, $0.scope) = (2, 4, 2) }, "metric", "RULE_UNDECIDABLE"),
      (draft { ($0.exercise, $0.metric) = (2, 3) }, "metric", "RULE_UNDECIDABLE"),
      (draft { ($0.exercise, $0.minEvidence) = (2, 1) }, "min_evidence", "RULE_UNDECIDABLE"),
      (draft { ($0.exercise, $0.minEvidence) = (8, 4) }, "min_evidence", "RULE_UNDECIDABLE"),
      (draft { $0.metric = 0 }, "metric", "UNKNOWN"), (draft { $0.metric = 9 }, "metric", "UNKNOWN"),
      (draft { $0.scope = 0 }, "scope", "UNKNOWN"), (draft { $0.scope = 3 }, "scope", "RULE_UNDECIDABLE"),
      (draft { ($0.metric, $0.scope) = (2, 1) }, "scope", "RULE_UNDECIDABLE"),
      (draft { $0.threshold = 0 }, "threshold", "OUT_OF_RANGE"),
      (draft { $0.threshold = 10_001 }, "threshold", "OUT_OF_RANGE"),
      (draft { ($0.metric, $0.scope, $0.threshold) = (2, 3, 3_651) }, "threshold", "OUT_OF_RANGE"),
      (draft { ($0.scope, $0.threshold) = (4, 1_000_001) }, "threshold", "OUT_OF_RANGE"),
      (draft { ($0.metric, $0.scope) = (2, 4) }, "scope", "RULE_UNDECIDABLE"),
      (draft { $0.windowMilliseconds = 10_000 }, "window_ms", "RULE_UNDECIDABLE"),
      (draft { $0.metric = 3 }, "window_ms", "OUT_OF_RANGE"),
      (draft { ($0.metric, $0.windowMilliseconds) = (3, 3_600_001) }, "window_ms", "OUT_OF_RANGE"),
      (draft { $0.minEvidence = 5 }, "min_evidence", "UNKNOWN"),
      (draft { $0.order = -1 }, "catalogue_order", "OUT_OF_RANGE"),
      (draft { $0.order = 1_000_001 }, "catalogue_order", "OUT_OF_RANGE"),
      (draft { $0.experience = 1_001 }, "experience", "OUT_OF_RANGE"),
      (draft { $0.imageURI = "https://example.org/owl.svg" }, "image_uri", "IMAGE_UNKNOWN"),
      (draft { $0.imageURI = "titanup:trophies/T-GHOST.svg" }, "image_uri", "IMAGE_UNKNOWN"),
      (draft { $0.english.title = "" }, "english.title", "MISSING"),
      (draft { $0.german.title = String(repeating: "x", count: 61) }, "german.title", "LENGTH_INVALID"),
      (draft { $0.english.description = " Thirteen." }, "english.description", "CHARACTER_INVALID"),
      (draft { $0.german.description = "Drei\u{0}zehn." }, "german.description", "CHARACTER_INVALID"),
    ] as [(RuleDraft, String, String)])
  private func wrong(_ draft: RuleDraft, _ field: String, _ reason: String) {
    let secret = diary.adding(rule("T-GHOST", .reps, .session, 5, secret: true))
    let error = #expect(throws: InvalidRule.self) { try draft.checked(in: secret, at: monday) }
    #expect(error?.violations.map(\.field) == ["rule.\(field)"])
    #expect(error?.violations.first?.reason == reason)
    #expect(error?.violations.first?.description.contains("; allowed: ") == true)
  }

  @Test("All errors are reported at once")
  func several() {
    let draft = Self.draft { ($0.threshold, $0.experience, $0.english) = (0, -1, .init(title: "", description: "")) }
    let error = #expect(throws: InvalidRule.self) { try draft.checked(in: diary, at: monday) }
    #expect(
      error?.violations.map(\.field)
        == ["threshold", "experience", "english.title", "english.description"].map { "rule.\($0)" })
  }

  @Test("Every decidable condition is accepted, and the image may be another trophy's, unless that one is secret")
  func good() throws {
    let conditions = [(1, 1, 0), (1, 2, 0), (1, 4, 0), (2, 3, 0), (3, 1, 5_000), (4, 2, 0), (4, 4, 0)]
    let criteria = try conditions.map { condition in
      try Self.draft { ($0.metric, $0.scope, $0.windowMilliseconds) = condition }.checked(in: diary, at: monday)
        .criterion
    }
    #expect(
      criteria == [
        .repsInSession(13), .repsInDay(13), .repsInLifetime(13), .daysInRow(13), .repsInWindow(13, milliseconds: 5_000),
        .sessionsInDay(13), .sessionsInLifetime(13),
      ])
    let borrowed = Self.draft { $0.imageURI = "titanup:trophies/T-DAY-50.svg" }
    let made = try borrowed.checked(in: diary, at: monday)
    #expect(made.imageURI == "titanup:trophies/T-DAY-50.svg")
    var hidden = RuleDraft(try #require(diary.current(TrophyID("T-DAY-50"))))
    (hidden.isSecret, hidden.english, hidden.german) = (true, Self.good.english, Self.good.german)
    #expect(throws: InvalidRule.self) { try hidden.checked(in: diary.adding(made), at: monday) }
    #expect(try hidden.checked(in: diary, at: monday).isSecret)
  }

  @Test("Medals are created like trophies, with their own order and images")
  func medals() throws {
    let day = try Self.medal { _ in }.checked(in: diary, at: monday)
    #expect((day.kind, day.criterion, day.order) == (.intraday, .sessionsInDay(13), 10))
    #expect(day.imageURI == "titanup:medals/M-OWL.svg")
    let row = try Self.medal { ($0.id, $0.kind, $0.metric, $0.scope) = ("M-ROW", 3, 2, 3) }
      .checked(in: diary.adding(day), at: monday)
    #expect((row.kind, row.criterion, row.order) == (.consistency, .daysInRow(13), 10))
    let reps = try [1, 2].map { scope in
      try Self.medal { ($0.metric, $0.scope) = (1, scope) }.checked(in: diary, at: monday).criterion
    }
    #expect(reps == [.repsInSession(13), .repsInDay(13)])
    // One may show the image of the other.
    let book = diary.adding(day)
    #expect(try Self.draft { $0.imageURI = day.imageURI }.checked(in: book, at: monday).imageURI == day.imageURI)
    let ten = "titanup:trophies/T-SESSION-10.svg"
    #expect(try Self.medal { $0.imageURI = ten }.checked(in: book, at: monday).imageURI == ten)
    #expect(try RuleChange.create(Self.medal { _ in }, in: book, at: monday + .seconds(9)) == day)
    let ended = try RuleChange.archive(day.id, version: 1, in: book, at: monday)
    #expect((ended.kind, ended.version, ended.isArchived) == (.intraday, 2, true))
  }

  @Test("A repeated creation returns the existing rule, and a different rule with its id is refused")
  func create() throws {
    let made = try RuleChange.create(Self.good, in: diary, at: monday)
    let book = diary.adding(made)
    #expect(try RuleChange.create(Self.good, in: book, at: monday + .seconds(9)) == made)
    let other = Self.draft { $0.threshold = 14 }
    #expect(throws: RuleConflict.exists(made.id)) { try RuleChange.create(other, in: book, at: monday) }
  }

  @Test("Updates and archiving add versions, an update without a change adds none, and an outdated one is refused")
  func versions() throws {
    let book = diary.adding(try RuleChange.create(Self.good, in: diary, at: monday))
    let owl = TrophyID("T-OWL")
    let harder = try RuleChange.update(owl, version: 1, in: book, at: now) { draft in
      var draft = draft
      draft.threshold = 20
      return draft
    }
    #expect((harder.version, harder.threshold, harder.activeFrom, harder.order) == (2, 20, now, 20))
    let next = book.adding(harder)
    #expect(try RuleChange.update(owl, version: 0, in: next, at: now) { $0 } == harder)
    #expect(throws: RuleConflict.changed(owl, inForce: 2, named: 1)) {
      try RuleChange.update(owl, version: 1, in: next, at: now) { $0 }
    }
    #expect(throws: RuleConflict.unknown(TrophyID("T-NONE"))) {
      try RuleChange.archive(TrophyID("T-NONE"), version: 0, in: next, at: now)
    }
    let ended = try RuleChange.archive(owl, version: 2, in: next, at: now)
    #expect((ended.version, ended.isArchived, ended.threshold) == (3, true, 20))
    let last = next.adding(ended)
    #expect(try RuleChange.archive(owl, version: 3, in: last, at: now) == ended)
    let back = try RuleChange.update(owl, version: 3, in: last, at: now) { $0 }
    #expect((back.version, back.isArchived) == (4, false))
  }

  private let now = monday + .seconds(60)
}
