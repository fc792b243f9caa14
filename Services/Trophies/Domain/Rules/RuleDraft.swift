import TitanCore

/// A rule as an operator sent it, not yet checked.
package struct RuleDraft: Sendable, Hashable {
  package var id: String
  /// 0 for a trophy.
  package var kind: Int
  package var metric: Int
  package var scope: Int
  package var threshold: Int
  package var windowMilliseconds: Int
  /// 0 for verified by digest.
  package var minEvidence: Int
  /// 0 for the place after all existing rules of its kind.
  package var order: Int
  /// Empty for the rule's own picture.
  package var imageURI: String
  package var experience: Int
  package var isSecret: Bool
  package var english: TrophyRule.Texts
  package var german: TrophyRule.Texts

  package init(
    id: String, kind: Int = 0, metric: Int, scope: Int, threshold: Int, windowMilliseconds: Int = 0,
    minEvidence: Int = 0, order: Int = 0, imageURI: String = "", experience: Int = 0, isSecret: Bool = false,
    english: TrophyRule.Texts,
    german: TrophyRule.Texts
  ) {
    self.id = id
    self.kind = kind
    self.metric = metric
    self.scope = scope
    self.threshold = threshold
    self.windowMilliseconds = windowMilliseconds
    self.minEvidence = minEvidence
    self.order = order
    self.imageURI = imageURI
    self.experience = experience
    self.isSecret = isSecret
    self.english = english
    self.german = german
  }

  /// The draft with the content of an existing rule.
  package init(_ rule: TrophyRule) {
    self.init(
      id: "\(rule.id)", kind: rule.kind.rawValue, metric: rule.metric.rawValue, scope: rule.scope.rawValue,
      threshold: rule.threshold, windowMilliseconds: rule.windowMilliseconds, minEvidence: rule.minEvidence.rawValue,
      order: rule.order,
      imageURI: rule.imageURI, experience: rule.experience, isSecret: rule.isSecret,
      english: rule.texts(in: .english), german: rule.texts(in: .german))
  }
}

/// The limits of a rule's fields.
package enum RuleLimits {
  package static let idCharacters = 1...40
  package static let reps = 1...10_000
  package static let repsInLifetime = 1...1_000_000
  package static let sessions = 1...200
  package static let sessionsInLifetime = 1...100_000
  package static let dates = 1...3_650
  package static let repsInWindow = 1...500
  package static let windowMilliseconds = 100...3_600_000
  package static let order = 1...1_000_000
  /// The default distance between places in the catalogue.
  package static let orderStep = 10
  package static let experience = 0...1_000
  package static let title = 1...60
  package static let description = 1...200
}
