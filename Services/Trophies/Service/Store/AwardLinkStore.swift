package import TitanCore
package import TrophiesDomain

/// The store of public links.
package protocol AwardLinkStore: Sendable {
  /// Locks the account's links, asks `decide` whether the link may be made, and stores it with its token's digest if it
  /// is new: one transaction.
  ///
  /// - Parameter decide: gets the link that the account has under the same id and the number of its links, and returns
  ///   the one to keep.
  func create(
    _ id: AwardLinkID, of user: UserID, tokenDigest: [UInt8],
    _ decide: @escaping @Sendable (_ existing: AwardLink?, _ count: Int) throws -> AwardLink
  ) async throws -> AwardLink

  /// The account's links, newest first.
  func links(of user: UserID) async throws -> [StoredAwardLink]

  func revoke(_ id: AwardLinkID, of user: UserID) async throws

  /// The award behind the digest of a token; `nil` for any other digest, and for an award that is revoked.
  func sharedAward(_ tokenDigest: [UInt8]) async throws -> SharedAward?
}

/// A link with what became of its award.
package struct StoredAwardLink: Sendable, Hashable {
  package var link: AwardLink
  package var tokenDigest: [UInt8]
  package var award: AwardID
  package var state: AwardState

  package init(link: AwardLink, tokenDigest: [UInt8], award: AwardID, state: AwardState) {
    self.link = link
    self.tokenDigest = tokenDigest
    self.award = award
    self.state = state
  }
}

/// The award that a link shows, as it stood at one moment.
package struct SharedAward: Sendable, Hashable {
  package var link: AwardLink
  package var standing: AwardStanding
  /// Those of the award's proof, or all sets of its practices.
  package var sessions: [TrainingSession]

  package init(link: AwardLink, standing: AwardStanding, sessions: [TrainingSession]) {
    self.link = link
    self.standing = standing
    self.sessions = sessions
  }
}
