import Crypto
import FoundationEssentials
package import Logging
package import MotivationDomain
import MotivationProto
package import TitanCore
import TitanDelivery
import TitanProto
import TitanRPC
package import TitanThreads

/// How an installation pushes.
package struct PushSettings: Sendable {
  package let key: VapidKey
  /// A `mailto:` or `https:` URL under which push services reach the operator.
  package let contact: String?
  package let policy: PushServicePolicy

  package init(key: VapidKey, contact: String? = nil, policy: PushServicePolicy = PushServicePolicy()) {
    (self.key, self.contact, self.policy) = (key, contact, policy)
  }
}

/// Pushes reminders that are due to devices. Any number of processes may do so at once: each user's reminders, and each push,
/// are leased to one of them.
///
/// A push is sent at least once: if the process dies between sending and noting it, another one sends it again when the
/// lease has expired. The device shows both as one notification.
package struct PushSender: Sendable {
  private let outbox: any PushOutbox
  private let transport: any PushTransport
  private let settings: PushSettings
  private let pool: BoundedThreadPool
  private let clock: WallClock
  private let logger: Logger

  /// The number of pushes sent at the same time.
  package static let width = 8
  /// The number of these that may go to one account's devices: push services that don't answer delay nobody else.
  package static let share = 2
  /// The number of users whose reminders are looked at in one go.
  private static let lookWidth = 16

  /// - Parameter pool: runs the blocking sends; needs `width` threads that nothing else uses.
  package init(
    outbox: any PushOutbox, transport: any PushTransport, settings: PushSettings, pool: BoundedThreadPool,
    clock: @escaping WallClock, logger: Logger
  ) {
    (self.outbox, self.transport, self.settings) = (outbox, transport, settings)
    (self.pool, self.clock, self.logger) = (pool, clock, logger)
  }

  /// Sends until nothing is due.
  package func work() async throws {
    while try await lookForDue() > 0 {}
    try await sendDue()
  }

  /// Forgets pushes that were done with long ago, and subscriptions that nobody renewed.
  package func tidy() async throws { try await outbox.forgetPushes(before: clock()) }

  /// Makes pushes of the reminders of some users, and returns how many users these were.
  @discardableResult
  package func lookForDue() async throws -> Int {
    let now = clock()
    let looks = try await outbox.leaseLooks(Self.lookWidth, until: now + PushSchedule.lease, at: now)
    for look in looks {
      do {
        try await outbox.carryOut(look) { situation in (situation.due(at: now), situation.nextLook(after: now)) }
      } catch {
        // The others don't wait for this user, who is looked at again when the lease expires.
        try Task.checkCancellation()
        logger.error("a user's due reminders were not looked at", metadata: ["cause": "\(error)"])
      }
    }
    return looks.count
  }

  /// Sends until no push is due, and returns the number of attempts.
  ///
  /// - Throws: `PostgresError`; nothing is lost, because the leases expire.
  @discardableResult
  package func sendDue() async throws -> Int {
    try await LeasedWork(
      width: Self.width, share: Self.share, owner: \.user,
      lease: { count, busy in
        let now = clock()
        return try await outbox.leasePushes(
          count, share: Self.share, except: busy, until: now + PushSchedule.lease, at: now)
      },
      carryOut: send
    ).run()
  }

  private func send(_ job: PushJob) async throws {
    let now = clock()
    guard let (subscription, situation) = try await outbox.content(of: job),
      let (occurrence, expiry) = situation.worthPushing(job.key, at: now)
    else { return try await outbox.finish(job) }
    // The operator may have narrowed the policy since.
    guard settings.policy.endpoint(subscription.endpoint.text) != nil else { return try await outbox.end(job) }
    let request = try PushRequest(occurrence, until: expiry, for: subscription, settings, at: now)
    let reply = try await pool.run { [transport] in transport.send(request) }
    let details: Logger.Metadata = [
      "push_service": "\(subscription.endpoint.origin)", "attempts": "\(job.attempts)", "reply": "\(reply)",
    ]
    switch PushSchedule.next(after: reply, attempts: job.attempts, expiry: expiry, at: clock()) {
    case .done: try await outbox.finish(job)
    case .endSubscription:
      try await outbox.end(job)
      logger.info("a push subscription has ended", metadata: details)
    case .tryAgain(let time):
      try await outbox.postpone(job, until: time)
      logger.warning("a push was not taken, it is tried again", metadata: details)
    case .giveUp:
      try await outbox.finish(job)
      logger.error("a push was given up", metadata: details)
    }
  }
}

extension PushRequest {
  /// - Parameter expiry: when the push is no longer worth delivering.
  init(
    _ occurrence: ReminderOccurrence, until expiry: Timestamp, for subscription: PushSubscription,
    _ settings: PushSettings, at now: Timestamp
  ) throws {
    let content = MotivationV1.ReminderOccurrence(occurrence, in: subscription.language).serialized()
    var generator = SystemRandomNumberGenerator()
    let salt = (0..<PushEncryption.saltLength).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    self.init(
      endpoint: subscription.endpoint,
      headers: [
        "Authorization: \(try settings.key.authorization(for: subscription.endpoint, contact: settings.contact, at: now))",
        "Content-Encoding: aes128gcm", "Content-Type: application/octet-stream",
        "TTL: \(max(0, (expiry - now).components.seconds))",
        // A device that sleeps wakes for it.
        "Urgency: high",
        "Topic: \(Self.topic(of: occurrence.reminder.id))",
      ],
      body: try PushEncryption.encrypt(content, for: subscription.keys, sender: .init(), salt: salt))
  }

  /// The same for all pushes of a series: the newest one replaces those that haven't reached the device (RFC 8030 §5.4, at
  /// most 32 characters).
  static func topic(of reminder: ReminderID) -> String {
    withUnsafeBytes(of: reminder.uuid.uuid) { Base64URL.encode(Array($0)) }
  }
}
