import HabitsDomain
import Testing
import TitanCore

@Suite("Amounts")
struct AmountTests {
  @Test(
    "Three decimals are stored exactly, despite binary fractions",
    arguments: [
      (2.5, 2_500), (0.1 + 0.2, 300), (-1.125, -1_125), (1e6, 1_000_000_000), (0.001, 1), (2.0004, nil), (0.0001, nil),
      (.nan, nil), (.infinity, nil), (1e13, nil),
    ] as [(Double, Int?)])
  func exactly(_ value: Double, _ thousandths: Int?) {
    #expect(Amount(exactly: value)?.thousandths == thousandths)
  }

  @Test(
    "Amounts are written as short as they can be",
    arguments: [(2_500, "2.5"), (3_000, "3"), (50, "0.05"), (-1_125, "-1.125"), (0, "0")])
  func written(_ thousandths: Int, _ text: String) { #expect("\(Amount(thousandths: thousandths))" == text) }

  @Test("Days, streaks and strength work with fractions, too")
  func fractions() {
    let rule = HabitRule(HabitGoal(Amount(thousandths: 2_500), per: .day), .amount)
    let enough = HabitDay(count: Amount(thousandths: 2_500))
    let little = HabitDay(count: Amount(thousandths: 2_499))
    #expect(rule.outcome(of: [enough]) == .kept && rule.outcome(of: [little]) == .missed)
    #expect(rule.goal.percent(of: Amount(thousandths: 1_250)) == 50)
    #expect(rule.strength.share(of: Amount(thousandths: 1_250)) == 0.5)
  }

  @Test("The goal of a habit counted in times can't be a fraction")
  func times() throws {
    let half = GoalDraft(perDay: Amount(thousandths: 500))
    #expect(
      try HabitDraft(title: "Run", measure: .amount, goal: half).made(today: monday).goal.count
        == Amount(thousandths: 500))
    let error = #expect(throws: InvalidInput.self) {
      try HabitDraft(title: "Run", measure: .times, goal: half).made(today: monday)
    }
    #expect(error?.violations.map(\.reason) == ["NOT_WHOLE"])
    // The same holds if only the measure changes.
    let run = try HabitDraft(title: "Run", measure: .amount, goal: half).made(today: monday)
    #expect(throws: InvalidInput.self) { try HabitDraft(measure: .times).applied(to: run, today: monday) }
  }
}
