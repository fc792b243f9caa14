package import TitanCore

/// A rule as an operator sent it, not yet checked.
package struct RuleDraft: Sendable, Hashable {
  package var id: String
  /// 0 for a trophy.
  package var kind: Int
  /// 0 for push-ups.
  package var exercise: Int
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
    id: String, kind: Int = 0, exercise: Int = 0, metric: Int, scope: Int, threshold: Int,
    windowMilliseconds: Int = 0, minEvidence: Int = 0, order: Int = 0, imageURI: String = "", experience: Int = 0,
    isSecret: Bool = false, english: TrophyRule.Texts, german: TrophyRule.Texts
  ) {
    self.id = id
    self.kind = kind
    self.exercise = exercise
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
      id: "\(rule.id)", kind: rule.kind.rawValue, exercise: rule.exercise.rawValue, metric: rule.metric.rawValue,
      scope: rule.scope.rawValue, threshold: rule.threshold, windowMilliseconds: rule.windowMilliseconds,
      minEvidence: rule.minEvidence.rawValue, order: rule.order, imageURI: rule.imageURI,
      experience: rule.experience, isSecret: rule.isSecret, english: rule.texts(in: .english),
      german: rule.texts(in: .german))
  }

  /// The draft as the next version of its trophy's rule.
  ///
  /// - Parameter book: the existing rules.
  /// - Throws: `InvalidRule` with all violations.
  package func checked(in book: RuleBook, at now: Timestamp) throws -> TrophyRule {
    var check = RuleCheck()
    let kind = check.kind(kind)
    let id = check.id(id, of: kind)
    let exercise = check.exercise(exercise)
    let condition = check.condition(self, of: kind, exercise)
    let evidence = check.evidence(minEvidence, of: exercise)
    let order = order == 0 ? book.nextOrder(besides: kind) : order
    check.range(order, RuleLimits.order, "catalogue_order")
    check.rewards(self, of: kind)
    check.texts(english, "english")
    check.texts(german, "german")
    let picture = check.picture(imageURI, of: id, isSecret: isSecret, in: book)
    guard let kind, let exercise, let condition, let evidence, check.violations.isEmpty else {
      throw InvalidRule(violations: check.violations)
    }
    return TrophyRule(
      id: id, kind: kind, version: (book.current(id)?.version ?? 0) + 1, exercise: exercise,
      metric: condition.metric, scope: condition.scope, threshold: threshold, windowMilliseconds: windowMilliseconds,
      minEvidence: evidence,
      order: order, imageURI: picture, experience: experience, isSecret: isSecret, activeFrom: now,
      texts: [.english: english, .german: german])
  }
}

extension RuleBook {
  /// The place after the catalogue's last rule of the same kind.
  fileprivate func nextOrder(besides kind: TrophyRule.Kind?) -> Int {
    let last = current.filter { $0.kind == kind }.map(\.order).max() ?? 0
    return min(RuleLimits.order.upperBound, last + RuleLimits.orderStep)
  }
}

/// All violations of a rule that can't be created. Never empty.
package struct InvalidRule: Error, Sendable, Hashable {
  package var violations: [FieldViolation]
}
