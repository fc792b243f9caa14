import Testing
import TrophiesDomain

@Suite("Titan level")
struct TitanLevelTests {
  @Test(
    "The level matches the formulas on both sides of every threshold",
    arguments: [
      (0, 1), (99, 1), (100, 2), (299, 2), (300, 3), (1_000, 5), (4_499, 9), (4_500, 10), (18_999, 19), (19_000, 20),
      (43_500, 30), (122_499, 49), (122_500, 50), (Int(Int32.max), 6_554),
    ])
  func vectors(_ experience: Int, _ level: Int) {
    #expect(TitanLevel(experience: experience).number == level)
  }

  @Test("A level begins at its threshold")
  func thresholds() {
    for number in 1...200 {
      let level = TitanLevel(number)
      #expect(TitanLevel(experience: level.threshold) == level)
      #expect(TitanLevel(experience: level.next.threshold - 1) == level)
    }
  }

  @Test(
    "The level determines the voice's rank",
    arguments: [(1, 1), (4, 1), (5, 2), (9, 2), (10, 3), (20, 4), (30, 5), (49, 5), (50, 6), (99, 6)])
  func ranks(_ level: Int, _ rank: Int) { #expect(TitanLevel(level).rank == rank) }

  @Test("Counted reps, dates and trophies give points; declared reps do not")
  func experience() {
    let history = History([
      session(1, reps: 12), session(2, reps: 8), session(3, day: 1, reps: 5), session(4, day: 2, reps: 300, .declared),
      session(5, day: 3, reps: 40, .device),
    ])
    let experience = Experience(history, trophyPoints: 45)
    #expect(experience == Experience(verifiedReps: 25, activeDates: 2, trophyPoints: 45))
    #expect((experience.total, experience.level.number) == (90, 1))
  }
}
