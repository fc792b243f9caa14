import Testing
import TitanCore
import TrainingDomain

@Suite("Fitness")
struct FitnessTests {
  private let bases = [10, 10, 5, 15, 10]

  @Test("A new user's first practice has the expected prescription and result")
  func firstPractice() throws {
    let done = try practice().performed()
    #expect(done.exercises.map(\.prescribed) == [8, 8, 4, 12, 8])
    #expect(done.credit.performance == 800_000)
    #expect(done.levelAfter.score == FitnessScore(millionths: 757_500))
  }

  @Test("A hobby athlete who does the base amount loses a little fitness")
  func hobbyAthlete() {
    let level = FitnessLevel(score: FitnessScore(millionths: 1_300_000), current: .hobbyAthlete, highest: .hobbyAthlete)
    #expect(level.after(1_000_000).score == FitnessScore(millionths: 1_273_000))
    #expect(level.after(nil) == level)
  }

  @Test(
    "Fitness classes are reached after the expected number of practices",
    arguments: [(0, [18, 37, 59, 86, 120]), (1, [8, 18, 29, 43, 62])])
  func climbing(extra: Int, expected: [Int]) throws {
    var (level, reached) = (FitnessLevel.start, [Int]())
    for number in 1...expected[4] {
      let done = try practice(number, sets(bases, score: level.score)).performed(extra: extra, level: level)
      if let up = level.levelUp(to: done.levelAfter) {
        #expect(up.to.rawValue == up.from.rawValue + 1)
        reached.append(number)
      }
      level = done.levelAfter
    }
    #expect(reached == expected)
  }

  @Test("More fitness never means a lower prescription", arguments: [1, 5, 10, 13, 600])
  func monotone(base: Int) {
    let amounts = stride(from: 750_000, through: 2_500_000, by: 1_000).map {
      FitnessScore(millionths: $0).prescription(base: base)
    }
    #expect(zip(amounts, amounts.dropFirst()).allSatisfy { $0 <= $1 })
    // The amount is above the current score, so that growth does not stall.
    #expect(FitnessScore(millionths: 800_000).prescription(base: 10) == 9)
  }

  @Test(
    "A class is reached at its multiplier, and lost 0.03 below it",
    arguments: [
      (FitnessClass.couchPotato, 999_999, FitnessClass.couchPotato), (.couchPotato, 1_000_000, .rookie),
      (.couchPotato, 1_500_000, .eliteAthlete), (.rookie, 970_000, .rookie), (.rookie, 969_999, .couchPotato),
      (.machine, 1_970_000, .machine), (.machine, 1_969_999, .navySeal), (.machine, 1_000_000, .rookie),
    ])
  func classes(from: FitnessClass, score: Int, to: FitnessClass) {
    #expect(from.following(FitnessScore(millionths: score)) == to)
  }

  @Test("One practice moves the score by at most half a point, within its limits")
  func bounds() {
    #expect(FitnessScore.start.step(towards: 9_000_000) == 500_000)
    #expect(FitnessScore.highest.updated(by: 9_000_000, in: .machine) == .highest)
    #expect(FitnessScore.lowest.updated(by: 0, in: .couchPotato) == .lowest)
  }

  @Test("A class that is lost and regained is celebrated once")
  func celebratedOnce() {
    var level = FitnessLevel(score: FitnessScore(millionths: 1_010_000), current: .rookie, highest: .rookie)
    let fallen = level.after(400_000)
    #expect((fallen.current, fallen.highest) == (.couchPotato, .rookie))
    level = fallen
    for _ in 0..<9 {
      let next = level.after(1_200_000)
      #expect(level.levelUp(to: next) == nil)
      level = next
    }
    #expect(level.current == .rookie)
  }

  @Test("With less than 60 % of its sets, a practice gives points but doesn't change the score")
  func sixtyPercent() throws {
    let three = try practice().performed(sets: 3)
    #expect(three.credit.performance == 800_000)
    let two = try practice().performed(sets: 2)
    #expect(two.credit.performance == nil)
    #expect(two.points == 16_000)
    #expect(two.levelAfter == two.levelBefore)
  }

  @Test("Every additional repetition earns more points", arguments: [1, 7, 10, 600])
  func points(base: Int) {
    let earned = (1...40).map { done in
      var exercise = sets([base])[0]
      exercise.levelFactor = 60
      exercise.phase = .done(done)
      return PracticeCredit([exercise]).points
    }
    #expect(zip(earned, earned.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("Deleting a practice undoes its effects, but reached classes stay")
  func course() {
    let steps = (1...60).map {
      FitnessCourse.Step(practice: PracticeID(uuid($0)), performance: $0 % 7 == 0 ? nil : 1_500_000)
    }
    let whole = FitnessCourse(steps)
    let without = FitnessCourse(Array(steps.dropFirst()), highest: whole.end.highest)
    #expect(without.end.score < whole.end.score)
    #expect(without.end.highest == whole.end.highest)
    #expect(whole.changes.map(\.practice) == steps.map(\.practice))
    #expect(zip(whole.changes, whole.changes.dropFirst()).allSatisfy { $0.after == $1.before })
    #expect(FitnessCourse([]).end == .start)
  }
}
