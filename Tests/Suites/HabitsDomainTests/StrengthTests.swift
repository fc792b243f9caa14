import HabitsDomain
import Testing
import TitanCore

@Suite("Strength of a habit")
struct StrengthTests {
  private func isClose(_ value: Double, _ expected: Double, within tolerance: Double = 0.000_05) -> Bool {
    abs(value - expected) <= tolerance
  }

  @Test(
    "Strength grows with every completed day",
    arguments: [(1, 0.0519), (7, 0.3115), (14, 0.5260), (30, 0.7980), (60, 0.9592), (90, 0.9918)])
  func daily(_ count: Int, _ expected: Double) {
    let strength = fold(Array(repeating: 1, count: count), by: HabitsDomainTests.daily).strength
    #expect(isClose(strength, expected), "\(strength)")
  }

  @Test("A habit's memory depends on how often it is due")
  func memory() {
    #expect(isClose(HabitsDomainTests.daily.strength.memory, 0.948078, within: 0.000_000_5))
    #expect(isClose(threeAWeek.strength.memory, 0.965697, within: 0.000_000_5))
  }

  @Test("A missed date lowers strength, and a skipped week does not")
  func missedAndSkipped() {
    let month = [Int?](repeating: 1, count: 30)
    #expect(isClose(fold(month + [0], by: HabitsDomainTests.daily).strength, 0.7566))
    #expect(isClose(fold(month + [nil], by: HabitsDomainTests.daily).strength, 0.7980))
    let skipped = month + [Int?](repeating: nil, count: 7) + [1]
    #expect(isClose(fold(skipped, by: HabitsDomainTests.daily).strength, 0.8085))
  }

  @Test(
    "A habit due three times a week grows by the week",
    arguments: [(4, 0.5399), (8, 0.8269), (13, 0.9490), (26, 0.9979)])
  func weekly(_ weeks: Int, _ expected: Double) {
    let counts = (0..<weeks).flatMap { _ in [1, 0, 1, 0, 1, 0, 0] as [Int?] }
    let strength = fold(counts, by: threeAWeek).strength
    #expect(isClose(strength, expected), "\(strength)")
  }

  @Test("Two of three times a week lead to two thirds")
  func partOfAWeek() {
    let counts = (0..<400).flatMap { _ in [1, 0, 1, 0, 0, 0, 0] as [Int?] }
    #expect(isClose(fold(counts, by: threeAWeek).strength, 0.6667))
  }

  @Test("An amount counts for the share that was done, up to the whole goal")
  func amount() {
    let rule = HabitRule(HabitGoal(20, per: .day), .amount)
    let memory = HabitsDomainTests.daily.strength.memory
    #expect(rule.strength.memory == memory)
    #expect(isClose(fold([10], by: rule).strength, 0.5 * (1 - memory), within: 1e-12))
    #expect(fold([20], by: rule).strength == fold([500], by: rule).strength)
    // With a weekly goal, amounts of the last seven dates add up.
    let weekly = HabitRule(HabitGoal(70, per: .week), .amount)
    #expect((weekly.strength.window, weekly.strength.target) == (7, 70))
    let once = fold([70, 0, 0, 0, 0, 0, 0], by: weekly).strength
    #expect(isClose(once, 1 - Double.seventh(weekly.strength.memory), within: 1e-12))
    #expect(fold([70, 0, 0, 0, 0, 0, 0, 0], by: weekly).strength < once)
  }

  @Test(
    "A habit to avoid is strong from the start and weakens with every excess",
    arguments: [
      (10, 1.0), (11, 0.9), (15, 0.5), (20, 0.0), (500, 0.0), (0, 1.0),
    ] as [(Amount, Double)])
  func atMost(_ sum: Amount, _ share: Double) {
    let formula = StrengthFormula(HabitGoal(10, per: .day, .atMost), .times)
    #expect(formula.initial == 1)
    #expect(isClose(formula.share(of: sum), share, within: 1e-12))
    #expect(isClose(formula.next(after: 1, sum: sum), formula.memory + share * (1 - formula.memory), within: 1e-12))
  }

  @Test("With a limit of zero, a single time is a complete loss")
  func none() {
    let formula = StrengthFormula(HabitGoal(0, per: .day, .atMost), .times)
    #expect(formula.share(of: 0) == 1)
    #expect(formula.share(of: 1) == 0)
  }

  @Test("The current date can only raise the strength of a good habit, and only lower that of a bad one")
  func running() {
    let done = HabitsDomainTests.daily.strength
    #expect(done.running(after: 0.8, sum: 0) == 0.8)
    #expect(done.running(after: 0.8, sum: 1) == done.next(after: 0.8, sum: 1))
    let left = StrengthFormula(HabitGoal(2, per: .day, .atMost), .times)
    #expect(left.running(after: 0.8, sum: 2) == 0.8)
    #expect(left.running(after: 0.8, sum: 4) == left.next(after: 0.8, sum: 4))
  }
}

extension Double {
  /// To the power of seven.
  fileprivate static func seventh(_ value: Double) -> Double {
    (0..<7).reduce(1) { product, _ in product * value }
  }
}
