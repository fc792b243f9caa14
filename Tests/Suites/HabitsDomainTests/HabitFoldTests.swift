import HabitsDomain
import Testing
import TitanCore

@Suite("A habit, closed date by date")
struct HabitFoldTests {
  private static let rules: [HabitRule] = HabitGoal.Direction.allCases.flatMap { direction in
    HabitMeasure.allCases.flatMap { measure in
      [
        HabitRule(HabitGoal(1, per: .day, direction), measure), HabitRule(HabitGoal(4, per: .day, direction), measure),
        HabitRule(HabitGoal(3, per: .week, direction), measure, firstWeekday: 7),
        HabitRule(HabitGoal(12, per: .week, direction), measure, firstWeekday: 1),
      ]
    }
  }

  /// A plausible history of ten years.
  private func history(_ seed: UInt64) -> [Int?] {
    var generator = SplitMix64(seed: seed)
    return (0..<3_652).map { _ in
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: nil
      case 1...3: 0
      case 4...7: Int.random(in: 1...3, using: &generator)
      default: Int.random(in: 0...9, using: &generator)
      }
    }
  }

  @Test("Ten years folded in pieces equal ten years folded at once", arguments: rules)
  func pieces(_ rule: HabitRule) {
    let counts = history(7)
    let all = days(counts)
    let whole = fold(counts, by: rule)
    var generator = SplitMix64(seed: 11)
    var pieces = HabitFold(from: monday, by: rule)
    while pieces.through < whole.through {
      let next = min(whole.through, pieces.through + Int.random(in: 1...60, using: &generator))
      // Store it and read it again.
      var stored = HabitFold(
        through: pieces.through, strength: pieces.strength, recent: pieces.recent,
        currentStreak: pieces.currentStreak, longestStreak: pieces.longestStreak, total: pieces.total,
        best: pieces.best)
      stored.close(through: next, all.filter { $0.key > stored.through }, by: rule)
      pieces = stored
    }
    #expect(pieces == whole)
    #expect(whole.total == Amount(counts.reduce(0) { $0 + ($1 ?? 0) }))
  }

  @Test("On every date, the strength equals the one calculated from the whole window", arguments: rules)
  func direct(_ rule: HabitRule) {
    let counts = Array(history(3).prefix(400))
    var strength = rule.strength.initial
    for (index, count) in counts.enumerated() where count != nil {
      let window = counts[max(0, index + 1 - rule.strength.window)...index]
      strength = rule.strength.next(after: strength, sum: Amount(window.reduce(0) { $0 + ($1 ?? 0) }))
    }
    #expect(fold(counts, by: rule).strength == strength)
  }

  @Test(
    "Kept days form streaks, across skipped ones",
    arguments: [
      ([1, 1, 1], 3, 3), ([1, 1, 0], 0, 2), ([1, nil, 1], 2, 2), ([1, nil, nil], 1, 1), ([nil, 1], 1, 1),
      ([0, 0], 0, 0), ([1, 0, 1, 1, 5], 3, 3), ([], 0, 0),
    ] as [([Int?], Int, Int)])
  func inARow(_ counts: [Int?], _ current: Int, _ longest: Int) {
    let closed = fold(counts, by: daily)
    #expect((closed.currentStreak, closed.longestStreak) == (current, longest))
  }

  @Test(
    "Days within a limit form streaks, across skipped ones",
    arguments: [
      ([0, 2, 1], 3, 3), ([0, 3, 0], 1, 1), ([0, nil, 0], 2, 2), ([3, nil, 0, 0], 2, 2),
    ] as [([Int?], Int, Int)])
  func leftAlone(_ counts: [Int?], _ current: Int, _ longest: Int) {
    let closed = fold(counts, by: HabitRule(HabitGoal(2, per: .day, .atMost), .times))
    #expect((closed.currentStreak, closed.longestStreak) == (current, longest))
  }

  @Test(
    "Kept weeks form streaks, and a missed week is neutral if part of it was skipped",
    arguments: [
      ([1, 1, 1, 0, 0, 0, 0], 1), ([1, 1, 0, 0, 0, 0, 0], 0), ([1, 1, nil, 0, 0, 0, 0], 0),
      ([0, 0, 0, 0, 0, 0, 3, 1, 1, nil, 0, 0, 0, 0], 1), ([3, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0], 0),
      ([3, 0, 0, 0, 0, 0, 0, nil, nil, nil, nil, nil, nil, nil, 0, 3, 0, 0, 0, 0, 0], 2),
      // A week that is not over decides nothing.
      ([3, 0, 0, 0, 0, 0, 0, 0, 0], 1),
    ] as [([Int?], Int)])
  func weeks(_ counts: [Int?], _ current: Int) {
    #expect(fold(counts, by: threeAWeek).currentStreak == current)
  }

  @Test("A first week that began midway is judged by its remaining days")
  func partOfAWeek() {
    let friday = monday + 4
    #expect(fold([1, 1, 1], by: threeAWeek, from: friday).currentStreak == 1)
    let both = fold([1, 1, 0, 1, 1, 1, 0, 0, 0, 0], by: threeAWeek, from: friday)
    #expect((both.currentStreak, both.longestStreak) == (1, 1))
  }

  @Test("Weeks begin on the weekday that the settings say")
  func firstWeekday() {
    let sunday = HabitRule(HabitGoal(3, per: .week), .times, firstWeekday: 7)
    #expect(sunday.weekStart(of: monday) == monday - 1)
    #expect(sunday.weekStart(of: monday - 1) == monday - 1)
    #expect(sunday.weekStart(of: monday - 2) == monday - 8)
    #expect(sunday.unitEnd(of: monday) == monday + 5)
    #expect(threeAWeek.weekStart(of: monday + 6) == monday)
  }
}
