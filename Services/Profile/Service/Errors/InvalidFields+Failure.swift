import ProfileDomain
import TitanCore
import TitanRPC

extension InvalidFields: ProfileFailure {
  /// The violations' reason, if they agree on one.
  var rpcError: RPCError {
    let reasons = Set(violations.map(\.reason))
    return .invalid(reason: reasons.count == 1 ? violations[0].reason : "INVALID_FIELD", violations)
  }

  func text(in language: Language) -> String? {
    switch Set(violations.map(\.reason)) {
    case ["NAME_EMPTY"]: language.say("Please enter a name.", "Bitte gib einen Namen ein.")
    case ["THEME_UNKNOWN"]: language.say("Please choose one of the themes.", "Bitte wähle eines der Designs.")
    case ["AVATAR_UNKNOWN"]: language.say("Please choose one of the pictures.", "Bitte wähle eines der Bilder.")
    case ["WINDOW_TOO_SHORT"]:
      language.say(
        "That is too often for so short a time.", "Das ist zu oft für eine so kurze Zeit.")
    default:
      (violations.count == 1 ? violations[0].words?[language] : nil)
        ?? language.say("Please check what you have entered.", "Bitte prüfe deine Eingaben.")
    }
  }
}
