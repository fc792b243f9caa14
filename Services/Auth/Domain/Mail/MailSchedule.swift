package import TitanCore

/// When a mail is tried, and when no more.
package enum MailSchedule {
  /// From when on it is given up, counted from when it was asked for.
  package static let patience: Duration = .seconds(86_400)
  /// For so long a mail that is being sent is nobody else's. Whoever sends it gives up before.
  package static let lease: Duration = .seconds(300)
  /// Mails of one kind to one address within `window`; those beyond are not sent, so that nobody's mailbox is filled
  /// by whoever knows their address.
  package static let limit = 5
  package static let window: Duration = .seconds(3_600)

  package enum Next: Hashable, Sendable {
    case tryAgain(at: Timestamp)
    case giveUp
  }

  /// After a failure: five seconds later, then twice as long each time, up to an hour.
  ///
  /// - Parameter isPermanent: whether the server has said that it will never take the mail (RFC 5321 §4.2.1).
  package static func next(after job: MailJob, isPermanent: Bool, at now: Timestamp) -> Next {
    guard !isPermanent else { return .giveUp }
    let pause = min(.seconds(5) * (1 << min(max(job.attempts, 1) - 1, 10)), .seconds(3_600))
    let again = now + pause
    return again <= job.createTime + patience ? .tryAgain(at: again) : .giveUp
  }
}
