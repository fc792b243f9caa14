package import TitanCore

/// When what happens to an account that is to be deleted.
package struct DeletionSchedule: Hashable, Sendable {
  /// For how long its owner may think better of it.
  package let grace: Duration
  /// How long after that the other services hear of it: as long as an access token of it may be good, on a clock that
  /// lags.
  package let delay: Duration

  package init(grace: Duration = .seconds(7 * 86_400), delay: Duration = .seconds(660)) {
    (self.grace, self.delay) = (grace, delay)
  }

  package func deleteTime(requestedAt time: Timestamp) -> Timestamp { time + grace }

  /// Those erased up to then are told of.
  package func announcedEraseTime(at now: Timestamp) -> Timestamp { now - delay }
}

/// That its owner wants an account deleted.
package struct DeletionWish: Hashable, Sendable {
  package let requestTime: Timestamp
  package let deleteTime: Timestamp

  package init(requestTime: Timestamp, deleteTime: Timestamp) {
    (self.requestTime, self.deleteTime) = (requestTime, deleteTime)
  }
}
