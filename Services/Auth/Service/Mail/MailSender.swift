import AuthDomain
package import Foundation
package import Logging
package import TitanCore
import TitanDelivery
package import TitanFields
package import TitanThreads

/// Sends the mails in the outbox. Any number of processes may do so at once: each mail is leased to one of them.
package struct MailSender: Sendable {
  private let outbox: any Outbox
  private let transport: any MailTransport
  private let sender: EmailAddress
  private let app: URL?
  private let tokens: OneTimeTokens
  private let pool: BoundedThreadPool
  private let clock: WallClock
  private let logger: Logger

  /// The number of mails sent at the same time.
  package static let width = 4

  /// - Parameters:
  ///   - pool: runs the blocking sends; needs `width` threads that nothing else uses.
  ///   - app: where links lead.
  ///   - tokens: makes the tokens of links and codes.
  package init(
    outbox: any Outbox, transport: any MailTransport, sender: EmailAddress, app: URL?,
    tokens: OneTimeTokens, pool: BoundedThreadPool, clock: @escaping WallClock, logger: Logger
  ) {
    (self.outbox, self.transport, self.sender, self.app) = (outbox, transport, sender, app)
    (self.tokens, self.pool, self.clock, self.logger) = (tokens, pool, clock, logger)
  }

  /// Forgets mails that were sent long enough ago.
  package func tidy() async throws { try await outbox.forget(before: clock()) }

  /// Sends until no mail is due, and returns the number of attempts.
  ///
  /// - Throws: `PostgresError`; nothing is lost, because the leases expire.
  @discardableResult
  package func sendDue() async throws -> Int {
    // All mails go to one server: none of them waits for another recipient.
    try await LeasedWork(
      width: Self.width, share: Self.width, owner: \.recipient.canonical,
      lease: { count, _ in
        let now = clock()
        return try await outbox.lease(count, until: now + MailSchedule.lease, at: now)
      },
      carryOut: send
    ).run()
  }

  private func send(_ job: MailJob) async throws {
    let now = clock()
    guard let content = try await outbox.content(of: job, tokens, at: now) else { return try await outbox.drop(job) }
    if let event = content.event { logger.tell(event) }
    let message = MailMessage(content, id: job.id, from: sender, app: app, at: now)
    do {
      try await pool.run { [transport] in try transport.send(message) }
    } catch let failure as MailFailure {
      return try await put(job, off: failure)
    }
    try await outbox.markSent(job, at: clock())
  }

  private func put(_ job: MailJob, off failure: MailFailure) async throws {
    let details: Logger.Metadata = [
      "mail_id": "\(job.id)", "kind": "\(job.kind.rawValue)", "attempts": "\(job.attempts)", "cause": "\(failure)",
    ]
    switch MailSchedule.next(after: job, isPermanent: failure.isPermanent, at: clock()) {
    case .tryAgain(let time):
      try await outbox.postpone(job, until: time)
      logger.warning("a mail was not taken, it is tried again", metadata: details)
    case .giveUp:
      try await outbox.drop(job)
      logger.error("a mail was given up", metadata: details)
    }
  }
}
