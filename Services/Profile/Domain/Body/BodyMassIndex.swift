package import TitanCore

/// Kilograms per square metre, which equals milligrams per square millimetre, so that every comparison uses integers.
package struct BodyMassIndex: Sendable, Hashable {
  package static let formulaVersion = "bmi-who-2004"
  package let weight: Weight
  package let height: Height
  /// Whether the adult classes don't apply to the user.
  package let isUnderAge: Bool

  package init(weight: Weight, height: Height, isUnderAge: Bool = false) {
    self.weight = weight
    self.height = height
    self.isUnderAge = isUnderAge
  }

  private var squareMillimetres: Int { height.millimetres * height.millimetres }

  package var value: Double { Double(weight.milligrams) / Double(squareMillimetres) }

  /// The index in tenths, rounded half away from zero.
  package var tenths: Int { (weight.milligrams * 20 + squareMillimetres) / (2 * squareMillimetres) }

  /// Whether the index is at least this number of hundredths.
  func reaches(hundredths: Int) -> Bool { weight.milligrams * 100 >= hundredths * squareMillimetres }

  /// The class by the exact value.
  package var category: BodyMassClass {
    if isUnderAge { return .notApplicable }
    return BodyMassClass.adults.last { reaches(hundredths: $0.fromHundredths) } ?? .severeThinness
  }

  /// The additional action points of the WHO for Asian populations.
  package var actionPoints: [(hundredths: Int, isReached: Bool)] {
    [2_300, 2_750, 3_250, 3_750].map { ($0, reaches(hundredths: $0)) }
  }

  /// The weight of an adult of this height at an index of 18.5 and of 25, in kilograms.
  package var normalKilograms: (from: Double, below: Double) {
    (Double(1_850 * squareMillimetres) / 100_000_000, Double(2_500 * squareMillimetres) / 100_000_000)
  }
}

/// The World Health Organization's international classification of adults (1995, 2000, 2004). The raw values are those
/// of the contract.
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

  /// The classes of adults, thinnest first.
  static let adults = allCases.filter { $0 != .notApplicable }

  /// The index at which the class begins, in hundredths.
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

extension BodyMassIndex {
  /// The index with one decimal: `22.9`, `22,9`.
  package func text(in language: Language) -> String { "\(tenths / 10)\(language.say(".", ","))\(tenths % 10)" }

  /// A note on what an index can and can't tell.
  package static func note(in language: Language) -> String {
    language.say("A screening value, not a diagnosis.", "Ein Orientierungswert, keine Diagnose.")
  }
}

extension BodyMassClass {
  package func text(in language: Language) -> String {
    switch self {
    case .notApplicable:
      language.say("the classes are for adults of 20 and over", "die Klassen gelten für Erwachsene ab 20")
    case .severeThinness: language.say("severe thinness", "starkes Untergewicht")
    case .moderateThinness: language.say("moderate thinness", "mäßiges Untergewicht")
    case .mildThinness: language.say("mild thinness", "leichtes Untergewicht")
    case .normal: language.say("normal range", "Normalgewicht")
    case .preObese: language.say("pre-obese", "Übergewicht")
    case .obeseI: language.say("obese class I", "Adipositas Grad I")
    case .obeseII: language.say("obese class II", "Adipositas Grad II")
    case .obeseIII: language.say("obese class III", "Adipositas Grad III")
    }
  }
}

/// The inputs of an index; `nil` for the stored value.
package struct BmiRequest: Sendable, Hashable {
  package var height: Height?
  package var weight: Weight?
  package var birthYear: Int?

  /// Reads the numbers in a request; 0 means not given.
  ///
  /// - Throws: every violation, each with the value received and the values allowed.
  package init(centimetres: Double, kilograms: Double, birthYear: Int, year: Int) throws(InvalidFields) {
    var check = FieldCheck("")
    height = check.height(centimetres, "height_cm")
    weight = check.weight(kilograms, "weight_kg")
    self.birthYear = check.numberOrNothing(birthYear, BirthYear.range(in: year), "birth_year")
    try check.finish()
  }

  /// The missing inputs of an index.
  package enum Missing: Error, Sendable, Hashable {
    case height, weight
  }

  /// The index, with stored values where the request has none.
  package func index(
    storedHeight: Height?, storedWeight: Weight?, storedBirthYear: Int?, year: Int
  ) throws(Missing) -> BodyMassIndex {
    guard let height = height ?? storedHeight else { throw .height }
    guard let weight = weight ?? storedWeight else { throw .weight }
    return BodyMassIndex(
      weight: weight, height: height, isUnderAge: BirthYear.isUnderAge(birthYear ?? storedBirthYear, in: year))
  }
}
