import Testing
import TitanCore
import TrophiesDomain

@Suite("The diary's ten trophies")
struct DiaryTests {
  @Test(
    "N push-ups are done in one session (D3)",
    arguments: [
      (4, []), (5, [5]), (9, [5]), (10, [5, 10]), (30, [5, 10, 20]), (39, [5, 10, 20]), (40, [5, 10, 20, 40]),
      (50, [5, 10, 20, 40, 50]),
    ])
  func inSession(_ reps: Int, _ expected: [Int]) {
    let awards = names(judged([session(1, reps: reps)])).filter { $0.hasPrefix("T-SESSION") }
    #expect(awards == expected.map { "T-SESSION-\($0)" }.sorted())
  }

  @Test("Two sessions of 30 count as 50 in a day, but not as 40 in a session")
  func twoSessions() {
    let awards = judged([session(1, reps: 30), session(2, second: 3_600, reps: 30)])
    #expect(names(awards).contains("T-DAY-50"))
    #expect(!names(awards).contains("T-SESSION-40"))
    let day = awards[TrophyID("T-DAY-50")]?.earned
    #expect(day?.proof.sessions == [id(1), id(2)])
    #expect(day?.proof.localDates.map(\.description) == ["2026-06-01"])
    // The 20th rep of the second session.
    #expect(day?.earnTime == monday + .seconds(3_600 + 40))
  }

  @Test("A day of 300 earns all three trophies at once (R0-22)")
  func wholeDay() {
    let sessions = (0..<6).map { session($0, second: $0 * 3_600, reps: 50) }
    let days = names(judged(sessions)).filter { $0.hasPrefix("T-DAY") }
    #expect(days == ["T-DAY-100", "T-DAY-300", "T-DAY-50"])
    #expect(!names(judged(Array(sessions.dropLast()))).contains("T-DAY-300"))
  }

  @Test("A session belongs to the date of its start, whenever its reps are (D6)")
  func acrossMidnight() {
    var late = session(1, reps: 50)
    late.start = monday + .seconds(18 * 3_600 - 120)
    late.end = late.start + .seconds(300)
    late.localDate = CalendarDay(of: late.start, utcOffsetSeconds: 0)
    let proof = judged([late])[TrophyID("T-DAY-50")]?.earned.proof
    #expect(proof?.localDates.map(\.description) == ["2026-06-01"])
  }

  @Test(
    "Three dates in a row (D5)",
    arguments: [
      ([0, 1, 2], true), ([0, 2, 4], false), ([0, 1, 3, 4], false), ([5, 0, 6, 4], true), ([0, 0, 1], false),
    ])
  func streak(_ days: [Int], _ expected: Bool) {
    let sessions = days.enumerated().map { session($0.offset, day: $0.element, second: $0.offset, reps: 1) }
    #expect(names(judged(sessions)).contains("T-STREAK-3") == expected)
  }

  @Test("The streak is earned with the first rep of the third date")
  func streakProof() {
    let sessions = [
      session(1, day: 0, reps: 4), session(2, day: 1, reps: 4), session(3, day: 1, second: 60, reps: 4),
      session(4, day: 2, reps: 4), session(5, day: 3, reps: 4),
    ]
    let earned = judged(sessions)[TrophyID("T-STREAK-3")]?.earned
    #expect(earned?.earnTime == monday + .seconds(2 * 86_400 + 2))
    #expect(earned?.proof.sessions == [id(1), id(2), id(4)])
    #expect(earned?.proof.localDates.map(\.description) == ["2026-06-01", "2026-06-02", "2026-06-03"])
  }

  @Test(
    "A date that is frozen or lost on a journey keeps a streak alive without counting",
    arguments: [
      // Seven dates earn a freeze, and the streak continues after the date it protects.
      (Array(0...6) + [8, 9], 9, true), (Array(0...6) + [8], 9, false), (Array(0...6) + [9, 10], 9, false),
      (Array(0...5) + [7, 8, 9], 9, false),
    ])
  func frozen(_ days: [Int], _ count: Int, _ expected: Bool) {
    let rules = RuleBook([rule("T-ROW", .activeDays, .streak, count)])
    let sessions = days.map { session($0, day: $0, reps: 1) }
    let earned = judged(sessions, by: rules)[TrophyID("T-ROW")]?.earned
    #expect((earned != nil) == expected)
    #expect(earned?.proof.localDates.count ?? count == count)
    #expect(earned?.proof.localDates.contains(sessions[0].localDate + 7) != true)
  }

  @Test("Honolulu on Friday, Auckland on Sunday and Monday are three in a row", arguments: [true, false])
  func journey(isOver: Bool) {
    func evening(_ number: Int, _ day: Int, _ offset: Int) -> TrainingSession {
      var made = session(number, reps: 1)
      made.start = Timestamp(seconds: 1_777_593_600 + Int64(day * 86_400 + 72_000 - offset))
      made.end = made.start + .seconds(2)
      made.utcOffsetSeconds = offset
      made.localDate = CalendarDay(of: made.start, utcOffsetSeconds: offset)
      return made
    }
    let there = isOver ? 43_200 : -36_000
    let sessions = [evening(1, 0, -36_000), evening(2, 2, there), evening(3, 3, there)]
    #expect(sessions.map(\.localDate.description) == ["2026-05-01", "2026-05-03", "2026-05-04"])
    #expect(names(judged(sessions)).contains("T-STREAK-3") == isOver)
  }

  @Test(
    "Dates count, not spans of 24 hours",
    arguments: [
      // 00:01, 23:59 a day later, 00:01: there are 47 hours from the first to the second, 2 minutes to the third.
      [(0, 1), (1, 1_439), (2, 1)],
      [(0, 1_439), (1, 1), (2, 1_439)],
    ])
  func dates(_ times: [(Int, Int)]) {
    let midnight = Timestamp(seconds: monday.seconds - 6 * 3_600)
    let sessions = times.enumerated().map { number, time in
      var made = session(number, reps: 1)
      made.start = midnight + .seconds(time.0 * 86_400 + time.1 * 60)
      made.end = made.start + .seconds(2)
      made.localDate = CalendarDay(of: made.start, utcOffsetSeconds: 0)
      return made
    }
    #expect(names(judged(sessions)).contains("T-STREAK-3"))
  }

  @Test("Declared and device sessions earn nothing (D8)", arguments: [Evidence.declared, .device])
  func unverified(_ evidence: Evidence) {
    #expect(names(judged([session(1, reps: 300, evidence)])).isEmpty)
    #expect(!names(judged([session(1, reps: 300, .verifiedDigest)])).isEmpty)
  }
}

@Suite("Five push-ups in less than ten seconds (D4)")
struct FastTests {
  private func run(_ times: [(Int, Int)], setEnds: [Int] = []) -> ClosedRange<Int>? {
    judged([timed(1, times, setEnds: setEnds)])[TrophyID("T-FAST-5-10S")]?.earned.proof.run
  }
  /// Reps of 1.5 s: the first starts at `offset`, the last of five ends `span` later.
  private func five(from offset: Int = 0, span: Int) -> [(Int, Int)] {
    (0..<5).map { (offset + $0 * 1_900, $0 == 4 ? offset + span : offset + $0 * 1_900 + 1_500) }
  }

  @Test(arguments: [(9_999, true), (10_000, false), (10_001, false), (9_000, true)])
  func strictly(_ span: Int, _ expected: Bool) { #expect((run(five(span: span)) != nil) == expected) }

  @Test("Any five consecutive reps count: here reps 3 to 7 of 20")
  func inTheMiddle() {
    let slow = (0..<2).map { ($0 * 4_000, $0 * 4_000 + 3_000) }
    let fast = (0..<5).map { (8_000 + $0 * 1_800, 8_000 + $0 * 1_800 + 1_700) }
    let after = (0..<13).map { (20_000 + $0 * 5_000, 20_000 + $0 * 5_000 + 3_000) }
    #expect(run(slow + fast + after) == 3...7)
    let earned = judged([timed(1, slow + fast + after)])[TrophyID("T-FAST-5-10S")]?.earned
    #expect(earned?.earnTime == monday + .milliseconds(8_000 + 4 * 1_800 + 1_700))
  }

  @Test("A pause of more than two seconds breaks the run", arguments: [(2_000, true), (2_001, false)])
  func pause(_ pause: Int, _ expected: Bool) {
    var times = (0..<5).map { ($0 * 1_000, $0 * 1_000 + 900) }
    for index in 3..<5 {
      times[index].0 += pause - 100
      times[index].1 += pause - 100
    }
    #expect((run(times) != nil) == expected)
  }

  @Test("The end of a set breaks the run")
  func setBreak() {
    let times = (0..<9).map { ($0 * 1_000, $0 * 1_000 + 900) }
    #expect(run(times, setEnds: [4]) == 5...9)
    #expect(run(Array(times.prefix(8)), setEnds: [4]) == nil)
  }

  @Test("A session without rep times doesn't earn it")
  func untimed() {
    #expect(!names(judged([session(1, reps: 5, timed: false)])).contains("T-FAST-5-10S"))
    #expect(names(judged([session(1, reps: 5, timed: false)])).contains("T-SESSION-5"))
  }

  @Test("Reps of two sessions never form one run")
  func twoSessions() {
    let sessions = [
      timed(1, (0..<3).map { ($0 * 1_000, $0 * 1_000 + 900) }),
      timed(2, second: 3, (0..<3).map { ($0 * 1_000, $0 * 1_000 + 900) }),
    ]
    #expect(!names(judged(sessions)).contains("T-FAST-5-10S"))
  }
}
