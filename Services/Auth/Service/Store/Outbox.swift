package import AuthDomain
package import TitanCore

/// Where mails wait. What causes a mail puts it there in its own transaction. Every method is one transaction.
package protocol Outbox: Sendable {
  /// Takes mails that are due, for this process alone until the time given; what others have taken is passed over.
  func lease(_ count: Int, until leaseEnd: Timestamp, at now: Timestamp) async throws -> [MailJob]

  /// What a mail says now; keeps the token of its link and its code, if it has them. `nil` if there is nothing to say any more, no
  /// such account, or too much was said lately.
  func content(of job: MailJob, _ tokens: OneTimeTokens, at now: Timestamp) async throws -> MailContent?

  func markSent(_ job: MailJob, at now: Timestamp) async throws

  /// Lets go of a mail that is to be tried again.
  func postpone(_ job: MailJob, until time: Timestamp) async throws

  func drop(_ job: MailJob) async throws

  /// Erases mails that were sent longer ago than their number matters, and tokens nobody will show any more.
  func forget(before now: Timestamp) async throws
}
