import Testing
import TitanCore
import TrainingDomain

@Suite("Weights of workouts")
struct SuggestionFactorsTests {
  @Test(
    "A rating becomes a factor of preference",
    arguments: [(1, 0.5), (2, 0.7071067811865476), (3, 1), (4, 1.4142135623730951), (5, 2)])
  func preference(rating: Int, factor: Double) {
    #expect(abs(SuggestionFactors.preference(rating: rating) - factor) < 1e-12)
  }

  @Test(
    "The days since a workout become a factor of history",
    arguments: [
      (Int?.none, 1.0), (-1, 0.2), (0, 0.2), (1, 0.365), (2, 0.496), (3, 0.6), (6, 0.8), (9, 0.9), (14, 0.969),
    ])
  func history(days: Int?, factor: Double) {
    #expect(abs(SuggestionFactors.history(days: days) - factor) < 0.0005)
  }

  @Test("Beyond the days considered, history has no effect")
  func longAgo() {
    #expect(1 - SuggestionFactors.history(days: Suggestion.historyDays) < 1e-6)
  }

  @Test("Recently trained sets reduce the balance", arguments: [(0, 1.0), (10, 0.5), (30, 0.25)])
  func balance(sets: Int, factor: Double) {
    #expect(SuggestionFactors.balance(sets: sets) == factor)
  }

  @Test(
    "The factor of body mass depends on impact and type",
    arguments: [
      (BodyMass.unknown, 1.0, 1.0, 1.0), (.underAge, 1, 1, 1), (.known(.thinness), 0.75, 0.75, 1.25),
      (.known(.normal), 1, 1, 1), (.known(.preObese), 0.75, 1, 1), (.known(.obeseI), 0.25, 1, 1),
      (.known(.obeseIIOrMore), 0, 1, 1),
    ])
  func body(mass: BodyMass, jumps: Double, intervals: Double, weights: Double) {
    func factor(_ type: WorkoutType, _ impact: Impact, _ wants: Bool = false) -> Double {
      SuggestionFactors.body(mass, type, impact, wantsHighImpact: wants)
    }
    #expect(factor(.hiit, .high) == jumps)
    #expect(factor(.hiit, .low) == intervals)
    #expect(factor(.weightTraining, .low) == weights)
    #expect(factor(.hiit, .high, true) == (mass == .known(.obeseIIOrMore) ? 0.25 : jumps))
  }

  @Test(
    "The body mass index determines the class",
    arguments: [
      (Body(weight: 64_000, height: 1_600), BodyMass.known(.preObese)),
      (Body(weight: 63_999, height: 1_600), .known(.normal)), (Body(weight: 70_000, height: 1_750), .known(.normal)),
      (Body(weight: 50_000, height: 1_800), .known(.thinness)), (Body(weight: 95_000, height: 1_750), .known(.obeseI)),
      (Body(weight: 125_000, height: 1_750), .known(.obeseIIOrMore)), (Body(weight: 70_000), .unknown),
      (Body(height: 1_750), .unknown), (Body(weight: 70_000, height: 1_750, age: 19), .underAge),
      (Body(weight: 70_000, height: 1_750, age: 20), .known(.normal)),
    ])
  func classes(body: Body, mass: BodyMass) {
    #expect(body.mass == mass)
  }

  /// How often each of the weights is among five drawn ones.
  private func frequencies(_ weights: [Double], draws: Int, seed: UInt64) -> [Double] {
    var generator = SplitMix64(seed: seed)
    var counts = weights.map { _ in 0 }
    for _ in 0..<draws {
      for place in WeightedDraw.draw(5, of: weights, using: &generator) { counts[place] += 1 }
    }
    return counts.map { Double($0) / Double(draws) }
  }

  @Test(
    "Of twenty workouts, liked, disliked and recent ones are drawn as often as expected", arguments: [UInt64(1), 2])
  func acceptance(seed: UInt64) {
    let found = frequencies([2, 0.5, 0.2] + Array(repeating: 1, count: 17), draws: 60_000, seed: seed)
    for (place, expected) in [(0, 0.453), (1, 0.136), (2, 0.056), (3, 0.256), (19, 0.256)] {
      #expect(abs(found[place] - expected) < 0.005, "place \(place): \(found[place])")
    }
  }

  @Test("Equal weights are drawn equally often", arguments: [UInt64(3), 4, 5])
  func uniform(seed: UInt64) {
    let draws = 20_000
    let found = frequencies(Array(repeating: 1, count: 20), draws: draws, seed: seed)
    // For draws without replacement the statistic is smaller by the share that isn't drawn; 36.19 is the 1 % point for
    // 19 degrees of freedom.
    let expected = Double(draws) / 4
    let chiSquare = found.reduce(0) { sum, part in
      let difference = part * Double(draws) - expected
      return sum + difference * difference / expected
    }
    #expect(chiSquare * 19 / 15 < 36.19)
  }

  @Test("A weight of zero is never drawn, and if too few remain, all of them are drawn")
  func few() {
    var generator = SplitMix64(seed: 9)
    for _ in 0..<100 {
      #expect(Set(WeightedDraw.draw(5, of: [0, 1, 0, 2, 0.001], using: &generator)) == [1, 3, 4])
    }
    #expect(WeightedDraw.draw(0, of: [1, 1], using: &generator).isEmpty)
    #expect(WeightedDraw.draw(-1, of: [1, 1], using: &generator).isEmpty)
  }
}
