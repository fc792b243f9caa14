package import TitanCore

/// A person's fitness (formulas §4), in millionths, so that every machine computes the same.
package struct FitnessScore: Sendable, Hashable, Comparable {
  package static let formulaVersion = "fitness/2"
  package static let lowest = FitnessScore(millionths: 750_000)
  package static let highest = FitnessScore(millionths: 2_500_000)
  /// The score of a new user.
  package static let start = lowest

  package let millionths: Int

  package init(millionths: Int) { self.millionths = millionths }

  package var value: Double { Double(millionths) / 1_000_000 }

  package static func < (left: Self, right: Self) -> Bool { left.millionths < right.millionths }

  /// The amount to do for a base amount of `base`: 5 % more than the score says, rounded up, or growth would stall.
  package func prescription(base: Int) -> Int {
    let (numerator, denominator) = (base * millionths * 105, 100_000_000)
    return (numerator + denominator - 1) / denominator
  }

  /// The difference between a performance and the score, limited to 0.5 in either direction; in millionths.
  package func step(towards performance: Int) -> Int {
    min(max(performance - millionths, -500_000), 500_000)
  }

  /// - Parameter performance: in millionths.
  package func updated(by performance: Int, in current: FitnessClass) -> FitnessScore {
    let change = roundedQuotient(current.learningRate * step(towards: performance), 100)
    return FitnessScore(
      millionths: min(max(millionths + change, Self.lowest.millionths), Self.highest.millionths))
  }
}

/// Rounds to the nearest integer, halves away from zero.
func roundedQuotient(_ numerator: Int, _ denominator: Int) -> Int {
  let half = (2 * abs(numerator) + denominator) / (2 * denominator)
  return numerator < 0 ? -half : half
}

/// The fitness classes (formulas §4). The raw values are the contract's and the store's.
package enum FitnessClass: Int, Sendable, Hashable, Comparable, CaseIterable {
  case couchPotato = 1
  case rookie, hobbyAthlete, eliteAthlete, navySeal, machine

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The score that reaches the class.
  package var multiplier: FitnessScore { FitnessScore(millionths: 500_000 + 250_000 * rawValue) }

  /// The rate at which a score in this class changes, in hundredths: low classes rise fast, high ones slowly.
  package var learningRate: Int {
    switch self {
    case .couchPotato: 15
    case .rookie: 12
    case .hobbyAthlete: 9
    case .eliteAthlete: 7
    case .navySeal: 5
    case .machine: 2
    }
  }

  package var next: FitnessClass? { FitnessClass(rawValue: rawValue + 1) }

  /// The number of practices per week that suits the class: the default plan.
  package var practicesPerWeek: Int {
    switch self {
    case .couchPotato: 2
    case .rookie, .hobbyAthlete: 3
    case .eliteAthlete: 4
    case .navySeal, .machine: 5
    }
  }

  /// The highest class that a score reaches.
  package init(of score: FitnessScore) {
    self = Self.allCases.last { $0.multiplier <= score } ?? .couchPotato
  }

  /// The class after this one for a new score: it rises at once, but falls only if the score is below its multiplier
  /// less 0.03.
  package func following(_ score: FitnessScore) -> FitnessClass {
    let reached = FitnessClass(of: score)
    if reached > self { return reached }
    return score.millionths < multiplier.millionths - Self.hysteresis ? reached : self
  }

  /// In millionths.
  private static let hysteresis = 30_000

  package var name: LocalizedText {
    switch self {
    case .couchPotato: LocalizedText("Couch potato", "Couch-Potato")
    case .rookie: LocalizedText("Rookie", "Anfänger")
    case .hobbyAthlete: LocalizedText("Hobby athlete", "Hobbysportler")
    case .eliteAthlete: LocalizedText("Elite athlete", "Leistungssportler")
    case .navySeal: LocalizedText("Navy Seal", "Navy Seal")
    case .machine: LocalizedText("Machine", "Maschine")
    }
  }
}
