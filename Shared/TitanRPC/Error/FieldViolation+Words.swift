import TitanCore

/// Every violation sent to a client has words for the user: its own, or else those for its reason.
extension FieldViolation {
  /// The violation with words in a language, unless it already has some.
  func worded(in language: Language) -> FieldViolation {
    guard localizedMessage == nil else { return self }
    let text = words ?? RPCError.wordsOfReasons[reason] ?? Self.wordsOfReasons[reason] ?? kindOfWords
    var violation = self
    violation.localizedMessage = LocalizedMessage(locale: language.rawValue, message: text[language])
    violation.words = nil
    return violation
  }

  private var kindOfWords: LocalizedText {
    reason.hasSuffix("UNKNOWN") ? Self.choose : reason.hasSuffix("INVALID") ? Self.invalid : Self.impossible
  }

  private static let choose = LocalizedText(
    "Please choose one of the options.", "Bitte wähle eine der Möglichkeiten.")
  private static let invalid = LocalizedText("This is not valid.", "Das ist so nicht gültig.")
  private static let impossible = LocalizedText("This is not possible.", "Das ist so nicht möglich.")
  private static let missing = LocalizedText("Please fill this in.", "Bitte fülle das aus.")
  private static let tooLong = LocalizedText("This is too long.", "Das ist zu lang.")
  private static let future = LocalizedText("This is in the future.", "Das liegt in der Zukunft.")
  private static let past = LocalizedText("This is in the past.", "Das liegt in der Vergangenheit.")

  /// Words for the reasons that services share.
  private static let wordsOfReasons: [String: LocalizedText] = [
    "CHARACTER_INVALID": .init(
      "Please leave out characters that can't be seen.", "Bitte lass Zeichen weg, die man nicht sieht."),
    "DATE_IN_FUTURE": future,
    "DATE_IN_PAST": past,
    "DAYS_OUT_OF_RANGE": .init("Please choose fewer days.", "Bitte wähle weniger Tage."),
    "END_BEFORE_START": .init("This is before the start.", "Das liegt vor dem Anfang."),
    "FIELD_EMPTY": missing,
    "FIELD_TOO_LONG": tooLong,
    "MISSING": missing,
    "NAME_EMPTY": missing,
    "NEVER_COMES": .init("This would never come.", "Das käme nie."),
    "NOTE_INVALID": tooLong,
    "NOT_WHOLE": .init("Please enter a whole number.", "Bitte gib eine ganze Zahl ein."),
    "OUT_OF_RANGE": .init("This is too high or too low.", "Das ist zu hoch oder zu niedrig."),
    "TIMESTAMP_INVALID": .init("That time doesn't exist.", "Diesen Zeitpunkt gibt es nicht."),
    "TIME_INVALID": .init("That time doesn't exist.", "Diesen Zeitpunkt gibt es nicht."),
    "TIME_IN_FUTURE": future,
    "TIME_IN_PAST": past,
    "TIME_TOO_EARLY": .init("This is too long ago.", "Das ist zu lange her."),
    "TOO_LONG": tooLong,
    "TOO_MANY": .init("These are too many.", "Das sind zu viele."),
    "TOO_PRECISE": .init("Please enter at most three decimals.", "Bitte gib höchstens drei Nachkommastellen ein."),
  ]
}
