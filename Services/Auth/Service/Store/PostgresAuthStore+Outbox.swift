package import AuthDomain
package import TitanCore
import TitanFields
import TitanPostgres

/// The queue of mails to send. A change that causes a mail queues it in its own transaction. Every method is one
/// transaction.
package protocol Outbox: Sendable {
  /// Leases due mails to this process until the given time. Skips mails that other processes have leased.
  func lease(_ count: Int, until leaseEnd: Timestamp, at now: Timestamp) async throws -> [MailJob]

  /// The current content of a mail. Stores the token of its link and its code, if it has them. `nil` if the mail has
  /// become pointless, the account doesn't exist, or too many mails were sent recently.
  func content(of job: MailJob, _ tokens: OneTimeTokens, at now: Timestamp) async throws -> MailContent?

  func markSent(_ job: MailJob, at now: Timestamp) async throws

  /// Releases a mail to be retried at the given time.
  func postpone(_ job: MailJob, until time: Timestamp) async throws

  func drop(_ job: MailJob) async throws

  /// Erases mails sent too long ago to count towards the limit, and tokens that nobody will present any more.
  func forget(before now: Timestamp) async throws
}

extension PostgresAuthStore: Outbox {
  /// Puts a mail into the outbox, in the transaction that caused it.
  func queue(_ mail: MailJob, in querying: some PostgresQuerying) async throws {
    try await querying.execute(
      """
      INSERT INTO auth.mails (mail_id, kind, user_id, recipient, recipient_key, address, create_time, attempt_time)
      VALUES (\(mail.id), \(mail.kind), \(mail.userID), \(mail.recipient.text), \(mail.recipient.canonical),
        \(mail.address?.description ?? ""), \(mail.createTime), \(mail.createTime))
      """)
  }

  package func lease(_ count: Int, until leaseEnd: Timestamp, at now: Timestamp) async throws -> [MailJob] {
    try await pool.all(
      """
      UPDATE auth.mails SET attempt_time = \(leaseEnd), attempts = attempts + 1
      WHERE mail_id IN (
        SELECT mail_id FROM auth.mails WHERE send_time IS NULL AND attempt_time <= \(now)
        ORDER BY attempt_time LIMIT \(count) FOR UPDATE SKIP LOCKED)
      RETURNING mail_id, kind, user_id, recipient, address, create_time, attempts
      """
    ).map {
      MailJob(
        id: try $0.decode("mail_id"), try $0.decode("kind"), to: EmailAddress(stored: try $0.decode("recipient")),
        user: try $0.decode("user_id"), from: CoarseAddress(stored: try $0.decode("address")),
        at: try $0.decode("create_time"), attempts: try $0.decode("attempts"))
    }
  }

  package func content(of job: MailJob, _ tokens: OneTimeTokens, at now: Timestamp) async throws -> MailContent? {
    try await pool.withTransaction { transaction in
      guard let (kind, user) = try await subject(of: job, in: transaction) else { return nil }
      // Sends to the address as its owner wrote it, not as the requester did: two addresses that compare as equal may
      // be different mailboxes.
      let isOwners = user.email == job.recipient
      let recipient = isOwners ? user.email : job.recipient
      guard try await number(before: job, at: now, in: transaction) < MailSchedule.limit else { return nil }
      var event: SecurityEvent?
      if kind == .resetPassword {
        let requested = Self.requested(job, by: user.id)
        if try await record(requested, in: transaction) { event = requested }
      }
      var (text, typed): (String?, TypedCode?) = (nil, nil)
      if let purpose = kind.purpose {
        let (secret, code, token) = tokens.make(for: user.id, at: recipient, purpose)
        try await insert(token, for: recipient, at: now, in: transaction)
        (text, typed) = (secret, code)
      }
      return MailContent(
        kind, to: recipient, user.name(at: recipient), in: user.locale.language, token: text, code: typed, event: event)
    }
  }

  /// Records that someone requested a reset. The event has the mail's id, so that it is recorded once however often the
  /// mail is tried.
  private static func requested(_ job: MailJob, by user: UserID) -> SecurityEvent {
    SecurityEvent(.passwordResetRequested, of: user, from: job.address, at: job.createTime, id: job.id.uuid)
  }

  /// The recipient of a mail and the kind it should now have; `nil` if it has become pointless.
  private func subject(of job: MailJob, in querying: some PostgresQuerying) async throws -> (MailKind, User)? {
    let owner = try await user(with: job.recipient, in: querying)
    switch job.kind {
    case .verifyEmail:
      return owner.flatMap { $0.verification == .pending ? (job.kind, $0) : nil }
    case .alreadyRegistered, .resetPassword:
      return owner.map { (job.kind, $0) }
    case .confirmEmailChange:
      // The address's owner is notified, and the requester learns nothing.
      if let owner { return owner.id == job.userID ? nil : (.alreadyRegistered, owner) }
      return try await named(job, in: querying)
    case .passwordChanged, .emailChanged, .passkeyAdded, .passkeyRemoved, .passkeyCloned, .providerLinked,
      .providerUnlinked:
      return try await named(job, in: querying)
    case .deletionRequested:
      return try await named(job, in: querying).flatMap { $0.1.deleteTime == nil ? nil : $0 }
    }
  }

  /// Records what an account's owner should know, and queues the mails that say so.
  func tell(_ event: SecurityEvent, _ mails: [MailJob], in transaction: PostgresTransaction) async throws {
    try await record(event, in: transaction)
    for mail in mails { try await queue(mail, in: transaction) }
  }

  private func named(_ job: MailJob, in querying: some PostgresQuerying) async throws -> (MailKind, User)? {
    guard let id = job.userID else { return nil }
    return try await user(id, in: querying).map { (job.kind, $0) }
  }

  /// The number of mails of the same kind that its recipient got recently, including earlier ones that are being sent.
  private func number(
    before job: MailJob, at now: Timestamp, in querying: some PostgresQuerying
  ) async throws -> Int {
    let row = try await querying.first(
      """
      SELECT count(*) AS number FROM auth.mails
      WHERE recipient_key = \(job.recipient.canonical) AND kind = \(job.kind)
        AND (send_time > \(now - MailSchedule.window)
          OR (send_time IS NULL AND attempts > 0 AND mail_id < \(job.id)))
      """)
    return try row?.decode("number") ?? 0
  }

  package func markSent(_ job: MailJob, at now: Timestamp) async throws {
    try await pool.execute("UPDATE auth.mails SET send_time = \(now) WHERE mail_id = \(job.id)")
  }

  package func postpone(_ job: MailJob, until time: Timestamp) async throws {
    try await pool.execute("UPDATE auth.mails SET attempt_time = \(time) WHERE mail_id = \(job.id)")
  }

  package func drop(_ job: MailJob) async throws {
    try await pool.execute("DELETE FROM auth.mails WHERE mail_id = \(job.id)")
  }

  package func forget(before now: Timestamp) async throws {
    try await pool.execute("DELETE FROM auth.mails WHERE send_time <= \(now - MailSchedule.window)")
    try await pool.execute("DELETE FROM auth.one_time_tokens WHERE expire_time <= \(now - OneTimeToken.memory)")
  }
}

extension MailKind: PostgresCodable {}
