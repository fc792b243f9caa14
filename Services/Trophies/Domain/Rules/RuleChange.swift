package import TitanCore

/// Operators' changes to rules, as functions of the existing rules. Each returns the version that should be in force,
/// which is the current one if nothing changes.
package enum RuleChange {
  /// - Throws: `InvalidRule`, `RuleConflict.exists`.
  package static func create(_ draft: RuleDraft, in book: RuleBook, at now: Timestamp) throws -> TrophyRule {
    let known = book.current(TrophyID(draft.id))
    var draft = draft
    // A retry doesn't name a place either.
    if draft.order == 0, let known { draft.order = known.order }
    let made = try draft.checked(in: book, at: now)
    guard let known else { return made }
    guard known.hasSameContent(as: made) else { throw RuleConflict.exists(known.id) }
    return known
  }

  /// - Parameters:
  ///   - version: the version to replace; 0 for the version in force.
  ///   - change: changes the rule in force.
  /// - Throws: `InvalidRule`, `RuleConflict`.
  package static func update(
    _ id: TrophyID, version: Int, in book: RuleBook, at now: Timestamp, _ change: (RuleDraft) -> RuleDraft
  ) throws -> TrophyRule {
    let known = try inForce(id, version: version, in: book)
    var draft = change(RuleDraft(known))
    if draft.order == 0 { draft.order = known.order }
    let made = try draft.checked(in: book, at: now)
    return known.hasSameContent(as: made) ? known : made
  }

  /// - Parameter version: the same as in `update`.
  /// - Throws: `RuleConflict`.
  package static func archive(_ id: TrophyID, version: Int, in book: RuleBook, at now: Timestamp) throws -> TrophyRule {
    var rule = try inForce(id, version: version, in: book)
    guard !rule.isArchived else { return rule }
    (rule.version, rule.activeFrom, rule.isArchived) = (rule.version + 1, now, true)
    return rule
  }

  private static func inForce(_ id: TrophyID, version: Int, in book: RuleBook) throws -> TrophyRule {
    guard let known = book.current(id) else { throw RuleConflict.unknown(id) }
    guard version == 0 || version == known.version else {
      throw RuleConflict.changed(id, inForce: known.version, named: version)
    }
    return known
  }
}

extension TrophyRule {
  /// Whether two versions differ in nothing but their number and the time when they took effect.
  fileprivate func hasSameContent(as other: TrophyRule) -> Bool {
    var other = other
    (other.version, other.activeFrom) = (version, activeFrom)
    return self == other
  }
}

/// Why a well-formed rule can't be put in force.
package enum RuleConflict: Error, Sendable, Hashable {
  /// Another rule already has this id.
  case exists(TrophyID)
  /// There is no trophy with this id.
  case unknown(TrophyID)
  /// The rule has been changed in the meantime.
  case changed(TrophyID, inForce: Int, named: Int)
}
