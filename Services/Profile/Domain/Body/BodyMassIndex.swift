/// Kilograms by square metres: what milligrams by square millimetres are too, so every comparison is one of integers.
package struct BodyMassIndex: Sendable, Hashable {
  package static let formulaVersion = "bmi-who-2004"
  package let weight: Weight
  package let height: Height
  /// Whether it is of somebody for whom the classes of adults do not hold.
  package let isUnderAge: Bool

  package init(weight: Weight, height: Height, isUnderAge: Bool = false) {
    self.weight = weight
    self.height = height
    self.isUnderAge = isUnderAge
  }

  private var squareMillimetres: Int { height.millimetres * height.millimetres }

  package var value: Double { Double(weight.milligrams) / Double(squareMillimetres) }

  /// Rounded to a tenth, halves away from zero.
  package var tenths: Int { (weight.milligrams * 20 + squareMillimetres) / (2 * squareMillimetres) }

  /// Whether it is at least so many hundredths.
  func reaches(hundredths: Int) -> Bool { weight.milligrams * 100 >= hundredths * squareMillimetres }

  /// By the exact value.
  package var category: BodyMassClass {
    if isUnderAge { return .notApplicable }
    return BodyMassClass.adults.last { reaches(hundredths: $0.fromHundredths) } ?? .severeThinness
  }

  /// What the WHO names beside the classes, for Asian populations.
  package var actionPoints: [(hundredths: Int, isReached: Bool)] {
    [2_300, 2_750, 3_250, 3_750].map { ($0, reaches(hundredths: $0)) }
  }

  /// What an adult of this height weighs at an index of 18.5 and of 25, in kilograms.
  package var normalKilograms: (from: Double, below: Double) {
    (Double(1_850 * squareMillimetres) / 100_000_000, Double(2_500 * squareMillimetres) / 100_000_000)
  }
}

/// The World Health Organization's international classification of adults (1995, 2000, 2004). The numbers are those of
/// the contract.
package enum BodyMassClass: Int, Sendable, Hashable, CaseIterable {
  case notApplicable = 1
  case severeThinness
  case moderateThinness
  case mildThinness
  case normal
  case preObese
  case obeseI
  case obeseII
  case obeseIII

  /// Of adults, thinnest first.
  static let adults = allCases.filter { $0 != .notApplicable }

  /// The index it begins with, in hundredths.
  var fromHundredths: Int {
    switch self {
    case .notApplicable, .severeThinness: 0
    case .moderateThinness: 1_600
    case .mildThinness: 1_700
    case .normal: 1_850
    case .preObese: 2_500
    case .obeseI: 3_000
    case .obeseII: 3_500
    case .obeseIII: 4_000
    }
  }
}
