package import MotivationDomain
package import TitanCore

/// The store of the devices that reminders are pushed to. Every method sees only the given user's data.
package protocol PushSubscriptionStore: Sendable {
  /// Records a subscription, or renews the one with the same endpoint, and has the user's reminders looked at. Takes the
  /// endpoint from any other user, and removes the subscriptions beyond `PushSubscription.mostPerUser`.
  ///
  /// - Returns: the subscription as stored, with the time when it was first made.
  func subscribe(_ subscription: PushSubscription, of user: UserID) async throws -> PushSubscription

  /// Renewed last first.
  func pushSubscriptions(of user: UserID) async throws -> [PushSubscription]

  /// Removes a subscription, with its pushes; fine if there is none.
  func unsubscribe(_ endpoint: String, of user: UserID) async throws
}

/// The pushes that are due, whichever user they are for.
package protocol PushOutbox: Sendable {
  /// Leases users whose reminders must be looked at.
  func leaseLooks(_ count: Int, until leaseEnd: Timestamp, at now: Timestamp) async throws -> [PushLook]

  /// Looks at a user's reminders, makes pushes of those that are due, one for each device that had subscribed by then, and
  /// notes when to look again: one transaction. Does nothing if something has changed since the lease: then the user is
  /// looked at again anyway.
  ///
  /// - Parameter decide: the due reminders, and when the next one is. One that was pushed before isn't pushed again.
  func carryOut(
    _ look: PushLook, _ decide: @escaping @Sendable (PushSituation) -> (due: [ReminderOccurrence], next: Timestamp?)
  ) async throws

  /// Leases pushes that are due: at most `share` of one user, and none of `busy` users.
  func leasePushes(
    _ count: Int, share: Int, except busy: Set<UserID>, until leaseEnd: Timestamp, at now: Timestamp
  ) async throws -> [PushJob]

  /// Where a push goes, and what decides whether it is still worth sending; `nil` if its subscription has ended.
  func content(of job: PushJob) async throws -> (PushSubscription, PushSituation)?

  /// Notes that a push was sent or has become pointless.
  func finish(_ job: PushJob) async throws

  /// Releases a push to be retried at the given time.
  func postpone(_ job: PushJob, until time: Timestamp) async throws

  /// Removes the push's subscription.
  func end(_ job: PushJob) async throws

  /// Removes subscriptions of sign-ins that were revoked.
  func endSubscriptions(of authSessions: Set<String>) async throws

  /// Removes pushes and subscriptions that are older than `PushSchedule.memory` and `PushSubscription.lifetime`.
  func forgetPushes(before now: Timestamp) async throws
}

/// A lease on looking at a user's reminders.
package struct PushLook: Sendable, Hashable {
  package var user: UserID
  package var leaseEnd: Timestamp

  package init(user: UserID, leaseEnd: Timestamp) {
    self.user = user
    self.leaseEnd = leaseEnd
  }
}

/// A lease on one push: a reminder for one device.
package struct PushJob: Sendable, Hashable {
  package var user: UserID
  package var endpoint: String
  package var key: ReminderKey
  /// The number of attempts, including this one.
  package var attempts: Int

  package init(user: UserID, endpoint: String, key: ReminderKey, attempts: Int) {
    self.user = user
    self.endpoint = endpoint
    self.key = key
    self.attempts = attempts
  }
}
