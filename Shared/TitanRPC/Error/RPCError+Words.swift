package import TitanCore

/// Every error that leaves has words for the user (requirement R1-06): its own, else those of its reason, else of its code.
extension RPCError {
  /// A domain's error with its words.
  package init(_ error: some RPCErrorConvertible, in language: Language) {
    let plain = error.rpcError
    self = error.words.map { plain.saying($0, in: language) } ?? plain
  }

  /// The error with words, whether it had some or not.
  package func worded(in language: Language) -> RPCError {
    let hasWords = details.contains { if case .localizedMessage = $0 { true } else { false } }
    guard !hasWords, let words = reason.flatMap({ Self.wordsOfReasons[$0] }) ?? code.words else { return self }
    return saying(words, in: language)
  }

  private static let tooMuchGoesOn = LocalizedText(
    "Very much is going on at the moment. Please try again soon.",
    "Im Augenblick ist sehr viel los. Bitte versuch es gleich noch einmal.")
  private static let nothingIsSaved = LocalizedText(
    "Nothing can be saved at the moment. Please try again soon.",
    "Im Augenblick lässt sich nichts speichern. Bitte versuch es gleich noch einmal.")

  /// What any method may answer, where more can be said than the code does.
  private static let wordsOfReasons: [String: LocalizedText] = [
    "ACCOUNT_BUSY": .init(
      "You change very much at the same time. Please try again soon.",
      "Du änderst sehr viel auf einmal. Bitte versuch es gleich noch einmal."),
    "DATABASE_BUSY": tooMuchGoesOn,
    "DATABASE_FULL": nothingIsSaved,
    "DATABASE_READ_ONLY": nothingIsSaved,
    "DATE_INVALID": .init("Please give a date that there is.", "Bitte gib ein Datum an, das es gibt."),
    "PAGE_SIZE_NEGATIVE": .init(
      "A page cannot have fewer than no entries.", "Eine Seite kann nicht weniger als keine Einträge haben."),
    "PAGE_TOKEN_INVALID": .init(
      "The list cannot go on from here. Please read it from its beginning.",
      "Die Liste geht hier nicht weiter. Bitte lies sie von vorn."),
    "RATE_LIMITED": .init(
      "That was too often. Please wait a moment.", "Das war zu oft. Bitte warte einen Augenblick."),
    "REQUEST_ID_REUSED": .init(
      "This was sent before with other content.", "Das wurde schon einmal mit anderem Inhalt gesendet."),
    "TOO_MANY_CALLS": tooMuchGoesOn,
    "TOO_MANY_PUBLIC_CALLS": tooMuchGoesOn,
    "TOKEN_EXPIRED": .init("Please sign in again.", "Bitte melde dich neu an."),
    "ZONE_UNKNOWN": .init("There is no such time zone.", "Diese Zeitzone gibt es nicht."),
  ]
}

extension StatusCode {
  /// What it says to a person; `nil` where none is meant.
  fileprivate var words: LocalizedText? {
    switch self {
    case .ok, .cancelled: nil
    case .invalidArgument, .outOfRange:
      .init("Something that was given is not possible.", "Eine Angabe ist so nicht möglich.")
    case .notFound: .init("This does not exist, or not any more.", "Das gibt es nicht oder nicht mehr.")
    case .alreadyExists: .init("This exists already.", "Das gibt es schon.")
    case .permissionDenied: .init("You are not allowed to do this.", "Das darfst du nicht.")
    case .unauthenticated: .init("Please sign in.", "Bitte melde dich an.")
    case .resourceExhausted: .init("This is more than is possible.", "Das ist mehr, als möglich ist.")
    case .failedPrecondition: .init("This is not possible as things are.", "Das geht so, wie es steht, nicht.")
    case .aborted:
      .init(
        "This was changed elsewhere. Have a look and try again.",
        "Das wurde anderswo geändert. Sieh nach und versuch es noch einmal.")
    case .deadlineExceeded:
      .init("This took too long. Please try again.", "Das hat zu lange gedauert. Bitte versuch es noch einmal.")
    case .unavailable:
      .init(
        "This cannot be reached at the moment. Please try again soon.",
        "Das ist im Augenblick nicht erreichbar. Bitte versuch es gleich noch einmal.")
    case .unimplemented: .init("This is not possible here.", "Das ist hier nicht möglich.")
    case .unknown, .internal, .dataLoss:
      .init(
        "Something has gone wrong here. Please try again later.",
        "Hier ist etwas schiefgegangen. Bitte versuch es später noch einmal.")
    }
  }
}
