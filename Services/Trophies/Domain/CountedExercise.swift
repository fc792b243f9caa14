package import TitanCore

/// What a rule counts. The raw values are those of the contract, of titanup.pose.v1.Exercise, and of the store.
package enum CountedExercise: Int, Sendable, Hashable, CaseIterable {
  case pushUp = 1
  case squat, lunge, sitUp, jumpingJack, pullUp, burpee, plank, wallSit

  /// - Parameter word: as in receipts and in the feed of practices, `JUMPING_JACK`; any other gives `nil`.
  package init?(word: String) {
    guard let known = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = known
  }

  package var word: String {
    switch self {
    case .pushUp: "PUSH_UP"
    case .squat: "SQUAT"
    case .lunge: "LUNGE"
    case .sitUp: "SIT_UP"
    case .jumpingJack: "JUMPING_JACK"
    case .pullUp: "PULL_UP"
    case .burpee: "BURPEE"
    case .plank: "PLANK"
    case .wallSit: "WALL_SIT"
    }
  }

  /// Whether its amount is the seconds for which a position was held, rather than a number of repetitions.
  package var isHeld: Bool { self == .plank || self == .wallSit }

  /// `squats`, `planks`; in German `Kniebeugen`, `Unterarmstütz`.
  package func name(in language: Language) -> String {
    switch language {
    case .english: englishNames.many
    case .german: germanNames.many
    }
  }

  /// `20 squats`, `60 seconds of planks`.
  package func amount(_ count: Int, in language: Language) -> String {
    let names = language == .english ? englishNames : germanNames
    guard isHeld else { return "\(count) \(count == 1 ? names.one : names.many)" }
    return switch language {
    case .english: "\(count) \(count == 1 ? "second" : "seconds") of \(names.many)"
    case .german: "\(count) \(count == 1 ? "Sekunde" : "Sekunden") \(names.many)"
    }
  }

  private var englishNames: (one: String, many: String) {
    switch self {
    case .pushUp: ("push-up", "push-ups")
    case .squat: ("squat", "squats")
    case .lunge: ("lunge", "lunges")
    case .sitUp: ("sit-up", "sit-ups")
    case .jumpingJack: ("jumping jack", "jumping jacks")
    case .pullUp: ("pull-up", "pull-ups")
    case .burpee: ("burpee", "burpees")
    case .plank: ("plank", "planks")
    case .wallSit: ("wall sit", "wall sits")
    }
  }

  private var germanNames: (one: String, many: String) {
    switch self {
    case .pushUp: ("Liegestütz", "Liegestütze")
    case .squat: ("Kniebeuge", "Kniebeugen")
    case .lunge: ("Ausfallschritt", "Ausfallschritte")
    case .sitUp: ("Sit-up", "Sit-ups")
    case .jumpingJack: ("Hampelmann", "Hampelmänner")
    case .pullUp: ("Klimmzug", "Klimmzüge")
    case .burpee: ("Burpee", "Burpees")
    case .plank: ("Unterarmstütz", "Unterarmstütz")
    case .wallSit: ("Wandsitz", "Wandsitz")
    }
  }
}
