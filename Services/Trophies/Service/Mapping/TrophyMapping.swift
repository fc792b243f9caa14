import TitanCore
import TitanProto
import TrophiesDomain
import TrophiesProto

extension TrophiesV1.TrophyExercise {
  /// Push-ups are what its absence means.
  init(_ exercise: CountedExercise) {
    self = exercise == .pushUp ? .unspecified : .init(rawValue: Int32(exercise.rawValue))
  }
}

extension TrophiesV1.Trophy {
  /// Masked if it is secret and the user hasn't earned it.
  init(_ rule: TrophyRule, isEarned: Bool, in language: Language) {
    self = rule.isSecret && !isEarned ? SecretTrophy.message(rule, in: language) : .init(rule, in: language)
  }

  init(_ rule: TrophyRule, in language: Language) {
    let texts = rule.texts(in: language)
    self.init(
      trophyID: "\(rule.id)", title: texts.title, description: texts.description, imageURI: rule.imageURI,
      metric: .init(rawValue: Int32(rule.metric.rawValue)), scope: .init(rawValue: Int32(rule.scope.rawValue)),
      threshold: UInt32(rule.threshold), windowMs: UInt32(rule.windowMilliseconds),
      ruleVersion: UInt32(rule.version), experience: UInt32(rule.experience), isSecret: rule.isSecret,
      exercise: .init(rule.exercise))
  }
}

extension TrophiesV1.Award {
  /// `nil` if the trophy has no rule, which the store doesn't allow.
  init?(_ award: Award, _ rules: RuleBook, in language: Language) {
    guard let rule = rules.current(award.trophy) else { return nil }
    let earned = award.standing.earned
    self.init(
      awardID: "\(award.id)", trophy: .init(rule, in: language), ruleVersion: UInt32(earned.ruleVersion),
      earnTime: .init(earned.earnTime), grantTime: .init(award.grantTime),
      state: .init(rawValue: Int32(award.standing.state.rawValue)), proof: .init(earned.proof),
      seen: award.acknowledgeTime != nil)
  }
}

extension TrophiesV1.AwardProof {
  init(_ proof: AwardProof) {
    let ids = proof.sessions.map(\.description)
    self.init(
      sessionIDs: proof.exercise == .pushUp ? ids : [], firstRep: UInt32(proof.run?.lowerBound ?? 0),
      lastRep: UInt32(proof.run?.upperBound ?? 0), localDates: proof.localDates.map(\.description),
      practiceIDs: proof.exercise == .pushUp ? [] : ids)
  }
}

extension TrophiesV1.NearMiss {
  init(_ miss: NearMiss, of exercise: CountedExercise) {
    let ids = miss.sessions.map(\.description)
    self.init(
      value: UInt32(miss.value), unverifiedValue: UInt32(miss.unverifiedValue),
      sessionIDs: exercise == .pushUp ? ids : [], localDates: miss.localDates.map(\.description),
      practiceIDs: exercise == .pushUp ? [] : ids)
  }
}

extension TrophiesV1.TrophyProgress {
  init(_ progress: TrophyProgress, in language: Language) {
    self.init(
      trophy: .init(progress.rule, in: language), current: UInt32(progress.current), target: UInt32(progress.target),
      percent: UInt32(progress.percent), nextHint: progress.hint(in: language),
      unverifiedCurrent: UInt32(progress.unverifiedCurrent))
  }
}

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
