package import TitanCore

extension BodyMassIndex {
  /// With one decimal: `22.9`, `22,9`.
  package func text(in language: Language) -> String { "\(tenths / 10)\(language.say(".", ","))\(tenths % 10)" }

  /// What an index can say, and what not.
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
