package import TitanCore

/// Every error sent to a client has words for the user (requirement R1-06): its own, or else those for its reason, for
/// the only invalid field, or for its code.
extension RPCError {
  /// A domain's error, with its words.
  package init(_ error: some RPCErrorConvertible, in language: Language) {
    let plain = error.rpcError
    self = error.words.map { plain.saying($0, in: language) } ?? plain
  }

  /// The error with words, added if it has none, and with words for each invalid field.
  package func worded(in language: Language) -> RPCError {
    let hasWords = details.contains { if case .localizedMessage = $0 { true } else { false } }
    let words = hasWords ? nil : reason.flatMap { Self.wordsOfReasons[$0] } ?? wordsOfOnlyField ?? code.words
    var error = self
    error.details = details.map { detail -> ErrorDetail in
      if case .badRequest(let violations) = detail {
        .badRequest(violations.map { $0.worded(in: language) })
      } else {
        detail
      }
    }
    return words.map { error.saying($0, in: language) } ?? error
  }

  private var wordsOfOnlyField: LocalizedText? {
    let violations = details.flatMap { detail -> [FieldViolation] in
      if case .badRequest(let violations) = detail { violations } else { [] }
    }
    return violations.count == 1 ? violations[0].words : nil
  }

  private static let tooMuchGoesOn = LocalizedText(
    "A lot is going on at the moment. Please try again soon.",
    "Im Augenblick ist sehr viel los. Bitte versuch es gleich noch einmal.")
  private static let nothingIsSaved = LocalizedText(
    "Nothing can be saved at the moment. Please try again soon.",
    "Im Augenblick lässt sich nichts speichern. Bitte versuch es gleich noch einmal.")

  /// Words for reasons that any method may give, where they can say more than the code does.
  static let wordsOfReasons: [String: LocalizedText] = [
    "ACCOUNT_BUSY": .init(
      "You are changing a lot at the same time. Please try again soon.",
      "Du änderst sehr viel auf einmal. Bitte versuch es gleich noch einmal."),
    "DATABASE_BUSY": tooMuchGoesOn,
    "DATABASE_FULL": nothingIsSaved,
    "DATABASE_READ_ONLY": nothingIsSaved,
    "DATE_INVALID": .init("That date doesn't exist.", "Dieses Datum gibt es nicht."),
    "PAGE_SIZE_NEGATIVE": .init(
      "A page cannot have fewer than zero entries.", "Eine Seite kann nicht weniger als keine Einträge haben."),
    "PAGE_TOKEN_INVALID": .init(
      "The list cannot go on from here. Please read it from its beginning.",
      "Die Liste geht hier nicht weiter. Bitte lies sie von vorn."),
    "RATE_LIMITED": .init(
      "That was too often. Please wait a moment.", "Das war zu oft. Bitte warte einen Augenblick."),
    "REQUEST_ID_REUSED": .init(
      "This was sent before with other content.", "Das wurde schon einmal mit anderem Inhalt gesendet."),
    "TOO_MANY_CALLS": tooMuchGoesOn,
    "TOO_MANY_PUBLIC_CALLS": tooMuchGoesOn,
    "SIGN_IN_REQUIRED": .init(
      "An access token can't do this. Please sign in.", "Das geht nicht mit einem Zugriffstoken. Bitte melde dich an."),
    "TOKEN_EXPIRED": .init("Please sign in again.", "Bitte melde dich neu an."),
    "TOKEN_SCOPE_MISSING": .init(
      "This access token isn't allowed to do this.", "Dieses Zugriffstoken darf das nicht."),
    "ZONE_UNKNOWN": .init("There is no such time zone.", "Diese Zeitzone gibt es nicht."),
  ]
}

extension StatusCode {
  /// Words for the user; `nil` for codes that are not meant for one.
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
