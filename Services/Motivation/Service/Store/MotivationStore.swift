package import MotivationDomain
package import TitanCore
package import TitanRequests

/// The store of reminder series. Every method sees only the given user's data.
package protocol ReminderStore: Sendable {
  /// Records a series unless it exists already. Decides and writes under the user's lock.
  ///
  /// - Parameter isDryRun: whether to decide only, without writing.
  /// - Throws: `ReminderConflict`.
  func create(_ reminder: Reminder, of user: UserID, isDryRun: Bool) async throws -> Reminder

  /// Changes a series under the user's lock, and stores the response under the request id. `nil` if the series doesn't
  /// exist. If `change` throws, nothing is changed.
  func change(
    _ id: ReminderID, of user: UserID, at now: Timestamp, request: RememberedRequest<Reminder>?,
    _ change: @escaping @Sendable (Reminder) throws -> ReminderContent
  ) async throws -> Answered<Reminder>?

  func reminder(_ id: ReminderID, of user: UserID) async throws -> Reminder?

  /// Newest first.
  func reminders(of user: UserID, after place: ReminderPlace?, limit: Int) async throws -> [Reminder]

  /// When the user wants to do push-ups, according to their settings.
  func pushUpTimes(of user: UserID) async throws -> PushUpTimes

  /// Deletes a series. Returns `true` if it exists, even if it was deleted before.
  func delete(_ id: ReminderID, of user: UserID, at now: Timestamp) async throws -> Bool

  /// Deletes all of the user's series, and returns their number.
  func deleteAll(of user: UserID, at now: Timestamp) async throws -> Int

  /// Records that a reminder has been seen, and forgets acknowledgements for dates before `oldest`. `nil` if the user
  /// has no such series.
  func acknowledge(
    _ key: ReminderKey, by user: UserID, at now: Timestamp, forgettingBefore oldest: CalendarDay
  ) async throws -> Acknowledgement?

  /// The reminders acknowledged for this date and later ones.
  func acknowledged(by user: UserID, since date: CalendarDay) async throws -> Set<ReminderKey>

  /// Notifies all watches of the user's reminders, in every process, of changes.
  func announceReminders(of user: UserID) async throws
}

/// The acknowledgement of a reminder.
package struct Acknowledgement: Sendable, Hashable {
  /// When the reminder was first acknowledged.
  package var time: Timestamp
  /// Whether this was the first acknowledgement.
  package var wasFirst: Bool

  package init(time: Timestamp, wasFirst: Bool) {
    self.time = time
    self.wasFirst = wasFirst
  }
}

/// Where a page of series starts: after this one.
package struct ReminderPlace: Sendable, Hashable {
  package var createTime: Timestamp
  package var id: ReminderID

  package init(createTime: Timestamp, id: ReminderID) {
    self.createTime = createTime
    self.id = id
  }
}

/// The store of the quotes that users have seen and like. Every method sees only the given user's data.
package protocol WordStore: Sendable {
  /// Chooses and records the next quote under the user's lock, in one transaction, so that concurrent requests from two
  /// devices are handled one after the other.
  ///
  /// - Parameter choose: gets, for each quote, when it was last shown, as an increasing number; may return none.
  func show(
    to user: UserID, _ choose: @escaping @Sendable ([QuoteID: Int]) -> QuoteID?
  ) async throws -> QuoteID?

  /// Sets whether the user likes a quote.
  func setLike(_ isLiked: Bool, _ quote: QuoteID, by user: UserID, at now: Timestamp) async throws

  /// All quotes the user likes, newest first; ties are in the order of their ids.
  func likes(of user: UserID, after place: Like?, limit: Int) async throws -> [Like]

  /// All quotes the user likes.
  func likedQuotes(of user: UserID) async throws -> Set<QuoteID>

  /// The popularity of quotes; those that nobody likes may be left out.
  func popularity(of quotes: [QuoteID], for user: UserID) async throws -> [QuoteID: Popularity]
}

/// A user's like of a quote.
package struct Like: Sendable, Hashable {
  package var quote: QuoteID
  package var time: Timestamp

  package init(quote: QuoteID, time: Timestamp) {
    self.quote = quote
    self.time = time
  }
}

/// The popularity of a quote.
package struct Popularity: Sendable, Hashable {
  /// The number of users who like it.
  package var likes: Int
  /// Whether the calling user likes it.
  package var isLiked: Bool

  package static let nobody = Popularity(likes: 0, isLiked: false)

  package init(likes: Int, isLiked: Bool) {
    self.likes = likes
    self.isLiked = isLiked
  }
}

/// The store of users' voices and zones. Every method sees only the given user's data.
package protocol ListenerStore: Sendable {
  /// A user's last known level, and the voice chosen in their settings.
  func listener(_ user: UserID) async throws -> Listener

  func setTitanLevel(_ level: Int, of user: UserID) async throws

  /// Sets the voice until the profile feed next mentions the user's settings; `nil` to follow the level.
  func setVoice(_ voice: VoicePackID?, of user: UserID) async throws

  /// The zone the user last requested.
  func timeZone(of user: UserID) async throws -> String?

  func setTimeZone(_ name: String, of user: UserID) async throws
}
