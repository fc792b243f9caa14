package import AuthDomain
package import TitanCore

/// Where invitations are kept. Every method is one transaction. That one is used is part of making an account:
/// `AuthStore.create`.
package protocol InvitationStore: Sendable {
  /// Whether an invitation lets somebody in at the moment. Nothing changes.
  func isGood(invitation digest: [UInt8], at now: Timestamp) async throws -> Bool

  /// Keeps a new invitation, which `event` tells. False if its maker would invite more people than `limit` with it.
  ///
  /// - Parameter limit: how many its maker may invite in all; `nil` for as many as they like.
  func create(
    _ invitation: Invitation, digest: [UInt8], limit: Int?, _ event: SecurityEvent, _ effects: Effects
  ) async throws -> Changed<Bool>

  func invitation(_ id: InvitationID) async throws -> Invitation?

  /// Invitations from the greatest id down: the newest first.
  ///
  /// - Parameters:
  ///   - user: only this account's.
  ///   - place: only those behind it.
  func invitations(of user: UserID?, after place: InvitationID?, limit: Int) async throws -> [Invitation]

  /// Revokes an invitation, which `event` tells. False, and without effect, if it was revoked before or is gone.
  func revoke(_ invitation: Invitation, _ event: SecurityEvent) async throws -> Bool
}
