import TitanCore
import TitanProto
import TrophiesDomain

/// What is shown of a trophy that is a secret until it is earned: the same of all of them.
enum SecretTrophy {
  static let imageURI = "titanup:trophies/secret.svg"

  static func message(_ rule: TrophyRule, in language: Language) -> TrophiesV1.Trophy {
    .init(
      trophyID: "\(rule.id)", title: language.say("A secret", "Ein Geheimnis"),
      description: language.say("Whoever earns it learns what it is.", "Wer sie verdient, erfährt, was sie ist."),
      imageURI: imageURI, isSecret: true)
  }
}
