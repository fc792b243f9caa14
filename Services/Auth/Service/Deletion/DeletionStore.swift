package import AuthDomain
package import TitanCore

/// Accounts on their way out. Every method is one transaction.
package protocol DeletionStore: Sendable {
  /// Notes the wish and signs every device out; a wish from before stays as it is, and its event and mails alone. `nil`
  /// if there is no such account.
  func requestDeletion(
    of user: UserID, _ wish: DeletionWish, receiptDigest: [UInt8], _ event: SecurityEvent, mails: [MailJob]
  ) async throws -> (wish: DeletionWish, isNew: Bool)?

  /// Forgets the wish. False if there is none.
  func cancelDeletion(of user: UserID, _ event: SecurityEvent) async throws -> Bool

  /// Erases one account whose time is over; `nil` if there is none that nobody else is at.
  func eraseNext(at now: Timestamp) async throws -> UserID?

  /// Gives places in the feed to accounts that were erased until then; returns how many.
  @discardableResult
  func announceErasures(until eraseTime: Timestamp) async throws -> Int

  /// What of the feed is behind a place.
  func erasures(after position: Int64, limit: Int) async throws -> ErasurePage

  /// Notes that a service has erased everything up to a place.
  func confirmErasures(until position: Int64, by service: String, at now: Timestamp) async throws

  /// What is known of a deletion that its owner has a token for; `nil` if there is none.
  func deletion(of user: UserID, receiptDigest: [UInt8]) async throws -> DeletionRecord?
}
