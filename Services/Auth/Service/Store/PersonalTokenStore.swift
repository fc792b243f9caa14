package import AuthDomain
package import TitanCore

/// A token with its owner.
package struct OwnedToken: Hashable, Sendable {
  package let token: PersonalToken
  package let user: User
  /// Whether an operator has disabled the account.
  package let isDisabled: Bool

  package init(token: PersonalToken, user: User, isDisabled: Bool) {
    (self.token, self.user, self.isDisabled) = (token, user, isDisabled)
  }

  /// Whether the token works. Disabling an account and asking to delete it revoke its tokens; this holds even for a
  /// token that a program of an earlier version forgot.
  package func state(at now: Timestamp) -> PersonalToken.State { isDisabled ? .revoked : token.state(at: now) }
}

/// The store of personal access tokens. Every method is one transaction. Changes of the account that revoke tokens,
/// too, are in the other stores.
package protocol PersonalTokenStore: Sendable {
  /// Stores a new token, which `event` records. Returns false if its owner has `limit` tokens that aren't revoked.
  func create(
    _ token: PersonalToken, digest: [UInt8], limit: Int, _ event: SecurityEvent, _ effects: Effects
  ) async throws -> Changed<Bool>

  /// The token with this digest, and records its use, coarsely, if it works.
  func usedToken(digest: [UInt8], at now: Timestamp) async throws -> OwnedToken?

  func personalToken(_ id: PersonalTokenID, of user: UserID) async throws -> OwnedToken?

  /// Tokens that aren't revoked, in descending order of their ids, so that the newest comes first.
  ///
  /// - Parameter place: lists only those after it.
  func personalTokens(of user: UserID, after place: PersonalTokenID?, limit: Int) async throws -> [PersonalToken]

  /// Revokes a token, which `event` records. Returns false, and has no effect, if it was already revoked or no longer
  /// exists.
  func revoke(_ token: PersonalTokenID, _ event: SecurityEvent) async throws -> Bool

  /// Erases tokens that were over by this time, and returns their number.
  @discardableResult
  func erasePersonalTokens(overBefore past: Timestamp) async throws -> Int
}
