package import TitanCore

/// The progress of a deletion.
package struct DeletionRecord: Hashable, Sendable {
  package let userID: UserID
  package let requestTime: Timestamp
  /// When auth erased the account; `nil` until then.
  package let eraseTime: Timestamp?
  /// When each service confirmed its erasure.
  package let confirmTimes: [String: Timestamp]

  package init(userID: UserID, requestTime: Timestamp, eraseTime: Timestamp?, confirmTimes: [String: Timestamp]) {
    (self.userID, self.requestTime) = (userID, requestTime)
    (self.eraseTime, self.confirmTimes) = (eraseTime, confirmTimes)
  }

  /// The receipt, if every participant has confirmed.
  ///
  /// - Throws: `AccountError.deletionPending`.
  package func receipt(from participants: [String]) throws(AccountError) -> DeletionReceipt {
    guard let eraseTime else { throw .deletionPending(waitingFor: ["auth"]) }
    let missing = participants.filter { confirmTimes[$0] == nil }.sorted()
    guard missing.isEmpty else { throw .deletionPending(waitingFor: missing) }
    return DeletionReceipt(
      userID: userID, requestTime: requestTime, eraseTime: eraseTime,
      confirmTimes: confirmTimes.filter { participants.contains($0.key) })
  }
}

/// Proof that every service has erased an account.
package struct DeletionReceipt: Hashable, Sendable {
  package let userID: UserID
  package let requestTime: Timestamp
  package let eraseTime: Timestamp
  /// When each service confirmed its erasure.
  package let confirmTimes: [String: Timestamp]
}

/// The waiting times of an account deletion.
package struct DeletionSchedule: Hashable, Sendable {
  /// How long the owner may still change their mind.
  package let grace: Duration
  /// How long after the erasure the other services learn about it: as long as the account's access tokens can be valid,
  /// on a clock that lags.
  package let delay: Duration

  package init(grace: Duration = .seconds(7 * 86_400), delay: Duration = .seconds(660)) {
    (self.grace, self.delay) = (grace, delay)
  }

  package func deleteTime(requestedAt time: Timestamp) -> Timestamp { time + grace }

  /// The feed announces accounts erased up to this time.
  package func announcedEraseTime(at now: Timestamp) -> Timestamp { now - delay }
}

/// An owner's request to delete their account.
package struct DeletionWish: Hashable, Sendable {
  package let requestTime: Timestamp
  package let deleteTime: Timestamp

  package init(requestTime: Timestamp, deleteTime: Timestamp) {
    (self.requestTime, self.deleteTime) = (requestTime, deleteTime)
  }
}
