import TitanCore
import TitanProto
import TrophiesDomain

/// What users see of a secret trophy they haven't earned: the same for all of them.
enum SecretTrophy {
  static let imageURI = "titanup:trophies/secret.svg"

  static func message(_ rule: TrophyRule, in language: Language) -> TrophiesV1.Trophy {
    .init(
      trophyID: "\(rule.id)", title: language.say("A secret", "Ein Geheimnis"),
      description: language.say("Earn it to find out what it is.", "Verdiene sie dir und finde heraus, was sie ist."),
      imageURI: imageURI, isSecret: true)
  }
}
