import Testing
import TitanCore
import TrophiesDomain

@Suite("Progress towards a trophy")
struct TrophyProgressTests {
  private let today = CalendarDay(of: monday, utcOffsetSeconds: 0)

  private func progress(_ id: String, _ sessions: [TrainingSession]) throws -> TrophyProgress {
    let rule = try #require(diary.current(TrophyID(id)))
    return try #require(TrophyProgress(rule, history: History(sessions), today: today))
  }

  @Test(
    "Progress is the best session, today's sum, the current streak, or the longest fast run",
    arguments: [
      ("T-SESSION-20", 12, 60), ("T-DAY-100", 17, 17), ("T-STREAK-3", 2, 66), ("T-FAST-5-10S", 4, 80),
    ])
  func current(_ id: String, _ current: Int, _ percent: Int) throws {
    let sessions = [
      session(1, day: -1, reps: 9), session(2, reps: 12), session(3, second: 600, reps: 5),
      session(4, day: -4, reps: 1), session(5, day: 0, second: 900, reps: 99, .declared),
    ]
    let progress = try progress(id, sessions)
    #expect(progress.current == current)
    #expect(progress.percent == percent)
  }

  @Test("A streak continues while today is open, and is over once a date was missed")
  func openDay() throws {
    let open = try progress("T-STREAK-3", [session(1, day: -1, reps: 1), session(2, day: -2, reps: 1)])
    #expect(open.current == 2)
    #expect(open.hint(in: .english) == "Do one push-up today: day 3 of 3.")
    #expect(try progress("T-STREAK-3", [session(1, day: -2, reps: 1)]).current == 0)
    let done = try progress("T-STREAK-3", [session(1, reps: 1)])
    #expect(done.hint(in: .german) == "Tag 1 von 3: komm morgen wieder.")
  }

  @Test("Declared reps do not count as progress, and the hint says what is missing (D8)")
  func unverified() throws {
    let progress = try progress("T-DAY-300", [session(1, reps: 300, .declared)])
    #expect((progress.current, progress.percent, progress.unverifiedCurrent) == (0, 0, 300))
    #expect(progress.hint(in: .english) == "Needs verified reps: 300 are recorded, but TitanUp counted 0.")
    #expect(progress.hint(in: .german).contains("300"))
  }

  @Test("Recorded and counted sessions are named in singular and plural")
  func evidenceHints() throws {
    let two = try progress("T-SESSION-50", [session(1, reps: 30, .declared), session(2, day: -1, reps: 20)])
    #expect(two.hint(in: .english) == "Needs verified reps: 30 are recorded, but TitanUp counted 20.")
    let one = try progress("T-STREAK-3", [session(1, reps: 5, .declared)])
    #expect(one.hint(in: .english) == "Needs verified reps: 1 day in a row is recorded, but TitanUp counted 0.")
    #expect(one.hint(in: .german).hasSuffix(": 1 Tag in Folge ist eingetragen, aber TitanUp hat 0 gezählt."))
  }

  @Test("If evidence isn't the problem, the hint doesn't mention it")
  func verified() throws {
    let progress = try progress("T-SESSION-50", [session(1, reps: 20), session(2, day: -1, reps: 15, .declared)])
    #expect(progress.unverifiedCurrent == 0)
    #expect(progress.hint(in: .english) == "Your best is 20: do 30 more.")
  }

  @Test("Every rule has a hint in every language")
  func hints() throws {
    for rule in diary.current {
      for sessions in [[], [session(1, reps: 3)], [session(1, reps: 3, .declared)]] {
        let progress = try progress(rule.id.description, sessions)
        let hints = Language.allCases.map(progress.hint(in:))
        #expect(hints.allSatisfy { !$0.isEmpty })
        #expect(Set(hints).count == hints.count)
      }
    }
  }
}

@Suite("Language negotiation")
struct LanguageTests {
  @Test(arguments: [
    ("", Language.english), ("de", .german), ("de-AT", .german), ("DE", .german), ("fr, de;q=0.5", .german),
    ("en;q=0.3, de;q=0.8", .german), ("de;q=0.3, en;q=0.8", .english), ("de;q=0", .english), ("fr", .english),
    ("*", .english), ("en, de", .english), ("de , en", .german), (";;,q=", .english), ("de;q=x", .english),
  ])
  func best(_ list: String, _ expected: Language) { #expect(Language(acceptLanguage: list) == expected) }
}

@Suite("Rules")
struct RuleBookTests {
  @Test("The highest version of each rule is in force, in catalogue order")
  func versions() {
    let book = RuleBook([
      rule("B", .reps, .day, 9, version: 2, order: 2), rule("B", .reps, .day, 5, order: 2),
      rule("A", .reps, .session, 5, order: 7),
    ])
    #expect(book.current.map(\.id.description) == ["B", "A"])
    #expect(book.current.map(\.threshold) == [9, 5])
    #expect(book.rule(TrophyID("B"), version: 1)?.threshold == 5)
  }

  @Test(
    "A rule that can't be decided earns nothing",
    arguments: [
      rule("X", .activeDays, .session, 3), rule("X", .reps, .streak, 3), rule("X", .repsInWindow, .day, 3, window: 9),
      rule("X", .repsInWindow, .session, 3), rule("X", .reps, .session, 0),
    ])
  func undecidable(_ rule: TrophyRule) {
    #expect(rule.criterion == nil)
    #expect(rule.earned(in: History([session(1, reps: 9)])) == nil)
  }
}
