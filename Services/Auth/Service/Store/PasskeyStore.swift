package import AuthDomain
package import TitanCore

/// The store of passkeys and their challenges. Every method is one transaction.
package protocol PasskeyStore: Sendable {
  func keep(_ challenge: PasskeyChallenge) async throws

  /// Uses a challenge up; `nil` if it was never issued, was used, or has expired.
  func take(challenge digest: [UInt8], at now: Timestamp) async throws -> PasskeyChallenge?

  /// Erases expired challenges, and returns their number.
  @discardableResult
  func erasePasskeyChallenges(before now: Timestamp) async throws -> Int

  /// Passkeys in descending order of their ids, so that the newest comes first.
  ///
  /// - Parameter place: lists only those after it.
  func passkeys(of user: UserID, after place: PasskeyID?, limit: Int) async throws -> [Passkey]

  /// The passkey of the account that authenticators know by this handle; `nil` if there is none.
  func passkey(credential id: [UInt8], userHandle: [UInt8]) async throws -> Passkey?

  /// Stores a new passkey.
  func add(
    _ passkey: Passkey, limit: Int, _ event: SecurityEvent, mails: [MailJob]
  ) async throws -> PasskeyAddition

  /// Returns false if the account has no such passkey.
  func rename(_ passkey: PasskeyID, of user: UserID, to name: PasskeyName) async throws -> Bool

  /// Erases a passkey of the account that the event names. Returns false if it has no such passkey.
  func delete(_ passkey: PasskeyID, _ event: SecurityEvent, mails: [MailJob]) async throws -> Bool

  /// Records that a passkey was used, with the authenticator's counter. Returns false, and has no effect, if it was used,
  /// blocked or erased since it was read.
  func use(_ passkey: Passkey, count: Int64, at now: Timestamp) async throws -> Bool

  /// The same, and adds an auth session as `AuthStore.open` does. Returns false, and has no effect, if either fails.
  func open(
    _ session: AuthSession, with passkey: Passkey, count: Int64, after credentials: Credentials, _ event: SecurityEvent
  ) async throws -> Bool

  /// Blocks a passkey for good. Returns false, and has no effect, if it was blocked or erased since it was read.
  func block(_ passkey: Passkey, _ event: SecurityEvent, mails: [MailJob]) async throws -> Bool
}

package enum PasskeyAddition: Hashable, Sendable {
  case added
  case tooMany
  /// The account has this credential.
  case exists
}
