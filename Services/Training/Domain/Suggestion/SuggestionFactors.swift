import Glibc

/// The factors whose product is a workout's weight (formulas §6).
package struct SuggestionFactors: Sendable, Hashable {
  package var preference: Double
  package var history: Double
  package var body: Double
  package var balance: Double
  package var type: Double

  package static let neutral = SuggestionFactors(preference: 1, history: 1, body: 1, balance: 1, type: 1)

  package init(preference: Double, history: Double, body: Double, balance: Double, type: Double) {
    self.preference = preference
    self.history = history
    self.body = body
    self.balance = balance
    self.type = type
  }

  package var weight: Double { preference * history * body * balance * type }

  /// From 0.5 for a rating of 1 to 2 for a rating of 5 (decision D13).
  package static func preference(rating: Int) -> Double { exp2(Double(rating - Rating.neutral) / 2) }

  /// - Parameter days: the number of days since the workout was last begun (decision D14); `nil` for never.
  package static func history(days: Int?) -> Double {
    days.map { 1 - 0.8 * exp2(-Double(max(0, $0)) / 3) } ?? 1
  }

  /// By impact and kind (decision D26). A person in the highest class who wants jumps gets them as rarely as one in the
  /// class below.
  package static func body(_ mass: BodyMass, _ type: WorkoutType, _ impact: Impact, wantsHighImpact: Bool) -> Double {
    guard case .known(let bodyClass) = mass else { return 1 }
    switch (bodyClass, impact) {
    case (.thinness, _):
      return type == .hiit ? 0.75 : type == .weightTraining ? 1.25 : 1
    case (.preObese, .high): return 0.75
    case (.obeseI, .high): return 0.25
    case (.obeseIIOrMore, .high): return wantsHighImpact ? 0.25 : 0
    case (.normal, _), (_, .low): return 1
    }
  }

  /// - Parameter sets: the sets for the workout's main muscle, done yesterday and today.
  package static func balance(sets: Int) -> Double { 1 / (1 + Double(sets) / 10) }
}

/// The facts about a person's body that suggestions use.
package struct Body: Sendable, Hashable {
  /// In grams.
  package var weight: Int?
  /// In millimetres.
  package var height: Int?
  /// In whole years.
  package var age: Int?

  package static let unknown = Body()

  package init(weight: Int? = nil, height: Int? = nil, age: Int? = nil) {
    self.weight = weight
    self.height = height
    self.age = age
  }

  /// The body-mass class, or why there is none.
  package var mass: BodyMass {
    guard let weight, let height, weight > 0, height > 0 else { return .unknown }
    if let age, age < 20 { return .underAge }
    // Grams per square millimetre times 1,000 are kilograms per square metre: this compares without dividing.
    func isBelow(_ tenths: Int) -> Bool { weight * 10_000 < tenths * height * height }
    return .known(
      isBelow(185)
        ? .thinness : isBelow(250) ? .normal : isBelow(300) ? .preObese : isBelow(350) ? .obeseI : .obeseIIOrMore)
  }
}

package enum BodyMass: Sendable, Hashable {
  case known(BodyMassClass)
  /// Height or weight is unknown.
  case unknown
  /// The classes of adults do not apply.
  case underAge
}

/// Body-mass classes (WHO), to the extent that suggestions distinguish them. The raw values are the contract's.
package enum BodyMassClass: Int, Sendable, Hashable, CaseIterable {
  case thinness = 1
  case normal, preObese, obeseI, obeseIIOrMore
}
