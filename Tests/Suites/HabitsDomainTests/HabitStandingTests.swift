import HabitsDomain
import Testing
import TitanCore

@Suite("A habit's current progress")
struct HabitStandingTests {
  private func standing(_ counts: [Int?], by rule: HabitRule = daily) -> HabitStanding {
    HabitStanding(
      HabitFold(from: monday, by: rule), days(counts), on: monday + (counts.count - 1), by: rule)
  }

  @Test("Today counts once it is done, and breaks nothing before that")
  func today() {
    let open = standing([1, 1, 1, 0])
    #expect((open.currentStreak, open.longestStreak, open.isGoalMet, open.goalPercent) == (3, 3, false, 0))
    let done = standing([1, 1, 1, 1])
    #expect((done.currentStreak, done.longestStreak, done.isGoalMet, done.goalPercent) == (4, 4, true, 100))
    #expect(standing([1, 1, 0, 0]).currentStreak == 0)
    #expect(open.strength == fold([1, 1, 1], by: daily).strength)
    #expect(done.strength == fold([1, 1, 1, 1], by: daily).strength)
  }

  @Test("A day without a bad habit counts once it is over, and a lapse counts at once")
  func leftAlone() {
    let rule = HabitRule(HabitGoal(1, per: .day, .atMost), .times)
    #expect(standing([0, 0, 1], by: rule).currentStreak == 2)
    let lost = standing([0, 0, 2], by: rule)
    #expect((lost.currentStreak, lost.longestStreak, lost.isGoalMet, lost.goalPercent) == (0, 2, false, 100))
    #expect(lost.strength < 1)
    #expect(standing([0, 0, 1], by: rule).goalPercent == 100)
  }

  @Test("A week adds up from its first day")
  func week() {
    // The second Wednesday.
    let wednesday = standing([1, 1, 1, 0, 0, 0, 5, 1, 0, 1], by: threeAWeek)
    #expect((wednesday.thisWeek, wednesday.total, wednesday.goalPercent) == (2, 10, 66))
    #expect((wednesday.currentStreak, wednesday.isGoalMet) == (1, false))
    let done = standing([1, 1, 1, 0, 0, 0, 0, 1, 0, 2], by: threeAWeek)
    #expect((done.thisWeek, done.currentStreak, done.isGoalMet) == (3, 2, true))
    #expect(standing([2, 0, 0, 0, 0, 0, 0], by: daily).thisWeek == 2)
  }

  @Test("A skipped day changes nothing, and is reported as skipped")
  func skipped() {
    let skipped = standing([1, 1, nil])
    #expect(skipped.today.isSkipped)
    #expect((skipped.currentStreak, skipped.strength) == (2, fold([1, 1], by: daily).strength))
  }

  @Test("A habit that begins tomorrow has no progress yet")
  func beforeTheStart() {
    let standing = HabitStanding(HabitFold(from: monday, by: daily), days([4]), on: monday - 1, by: daily)
    #expect((standing.total, standing.today.count, standing.currentStreak, standing.strength) == (0, 0, 0, 0))
  }

  @Test("Progress from a stored fold equals progress from the beginning")
  func stored() {
    let counts: [Int?] = [1, 2, nil, 0, 3, 1, 1, 0, 1, nil, 1, 4, 0, 1, 2, 1, 1, 0, 2, 1]
    for rule in [daily, threeAWeek, HabitRule(HabitGoal(2, per: .day, .atMost), .amount)] {
      for cut in 1..<counts.count {
        let stored = fold(Array(counts.prefix(cut)), by: rule)
        let rest = days(counts).filter { $0.key > stored.through }
        #expect(HabitStanding(stored, rest, on: monday + (counts.count - 1), by: rule) == standing(counts, by: rule))
      }
    }
  }
}
