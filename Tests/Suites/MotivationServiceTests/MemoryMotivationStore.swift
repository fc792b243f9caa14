import MotivationDomain
import MotivationService
import Synchronization
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanRPC
import TitanRequests
import TitanTesting

/// All of motivation's data in memory, by the same rules as in PostgreSQL.
final class MemoryMotivationStore: WordStore, ListenerStore, ReminderStore, PushSubscriptionStore {
  private struct User {
    var shown: [QuoteID: Int] = [:]
    var likes: [QuoteID: Timestamp] = [:]
    var listener = Listener()
    var timeZone: String?
    var reminders: [ReminderID: Reminder] = [:]
    var pushUpTimes = PushUpTimes.standard
    var deleted: Set<ReminderID> = []
    var acknowledged: [ReminderKey: Timestamp] = [:]
    var requests: [RequestID: (digest: [UInt8], response: [UInt8])] = [:]
    var subscriptions: [String: PushSubscription] = [:]

    var renewedFirst: [PushSubscription] {
      subscriptions.values.sorted {
        $0.renewTime == $1.renewTime ? $0.endpoint.text < $1.endpoint.text : $0.renewTime > $1.renewTime
      }
    }
    var live: [Reminder] { reminders.values.filter { !deleted.contains($0.id) } }
  }
  private let users = Mutex<[UserID: User]>([:])
  private let notifier: Notifier
  /// The times from which acknowledgements were read: one for each look at what is due.
  let looks = Recorder<CalendarDay>()

  init(notifier: Notifier = Notifier()) { self.notifier = notifier }

  private func with<Result: Sendable, Failure: Error>(
    _ user: UserID, _ body: (inout User) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try users.withLock { users throws(Failure) -> Result in try body(&users[user, default: User()]) }
  }

  private func remembering<Outcome: Sendable>(
    _ request: RememberedRequest<Outcome>?, _ user: inout User, _ body: (inout User) throws -> Outcome?
  ) throws -> Answered<Outcome>? {
    if let request, let known = user.requests[request.id] {
      guard known.digest == request.payloadDigest else { throw request.id.reused }
      return .replayed(known.response)
    }
    guard let outcome = try body(&user) else { return nil }
    if let request { user.requests[request.id] = (request.payloadDigest, request.response(outcome)) }
    return .done(outcome)
  }

  // Words

  func show(to user: UserID, _ choose: @escaping @Sendable ([QuoteID: Int]) -> QuoteID?) async throws -> QuoteID? {
    with(user) { user in
      guard let quote = choose(user.shown) else { return nil }
      user.shown[quote] = (user.shown.values.max() ?? 0) + 1
      return quote
    }
  }

  func setLike(_ isLiked: Bool, _ quote: QuoteID, by user: UserID, at now: Timestamp) async throws {
    with(user) { $0.likes[quote] = isLiked ? $0.likes[quote] ?? now : nil }
  }

  func likes(of user: UserID, after place: Like?, limit: Int) async throws -> [Like] {
    with(user) { user in
      let all = user.likes.map { Like(quote: $0.key, time: $0.value) }
        .sorted { $0.time == $1.time ? $0.quote < $1.quote : $0.time > $1.time }
      let rest = all.drop { like in
        place.map { like.time == $0.time ? like.quote <= $0.quote : like.time > $0.time } ?? false
      }
      return Array(rest.prefix(limit))
    }
  }

  func likedQuotes(of user: UserID) async throws -> Set<QuoteID> { with(user) { Set($0.likes.keys) } }

  func popularity(of quotes: [QuoteID], for user: UserID) async throws -> [QuoteID: Popularity] {
    users.withLock { users in
      quotes.reduce(into: [:]) { found, quote in
        let likes = users.values.count { $0.likes[quote] != nil }
        found[quote] = Popularity(likes: likes, isLiked: users[user]?.likes[quote] != nil)
      }
    }
  }

  // Listeners

  func listener(_ user: UserID) async throws -> Listener { with(user) { $0.listener } }
  func setTitanLevel(_ level: Int, of user: UserID) async throws { with(user) { $0.listener.titanLevel = level } }
  func setVoice(_ voice: VoicePackID?, of user: UserID) async throws { with(user) { $0.listener.voice = voice } }

  func timeZone(of user: UserID) async throws -> String? { with(user) { $0.timeZone } }
  func setTimeZone(_ name: String, of user: UserID) async throws { with(user) { $0.timeZone = name } }

  // Reminders

  func create(_ reminder: Reminder, of user: UserID, isDryRun: Bool) async throws -> Reminder {
    try with(user) { user in
      if let there = user.reminders[reminder.id] {
        guard there.content == reminder.content, !user.deleted.contains(reminder.id) else {
          throw ReminderConflict.idTaken(reminder.id)
        }
        return there
      }
      guard user.live.count < Reminder.mostPerUser else { throw ReminderConflict.tooMany }
      if !isDryRun { user.reminders[reminder.id] = reminder }
      return reminder
    }
  }

  func change(
    _ id: ReminderID, of user: UserID, at now: Timestamp, request: RememberedRequest<Reminder>?,
    _ change: @escaping @Sendable (Reminder) throws -> ReminderContent
  ) async throws -> Answered<Reminder>? {
    try with(user) { user in
      try remembering(request, &user) { user in
        guard var reminder = user.reminders[id], !user.deleted.contains(id) else { return nil }
        let content = try change(reminder)
        if content != reminder.content {
          (reminder.content, reminder.revision, reminder.updateTime) = (content, reminder.revision + 1, now)
          user.reminders[id] = reminder
        }
        return reminder
      }
    }
  }

  func pushUpTimes(of user: UserID) async throws -> PushUpTimes { with(user) { $0.pushUpTimes } }

  /// What the profile feed would bring.
  func set(_ times: PushUpTimes, of user: UserID) {
    with(user) { $0.pushUpTimes = times }
    notifier.notify(user)
  }

  func reminder(_ id: ReminderID, of user: UserID) async throws -> Reminder? {
    with(user) { user in user.live.first { $0.id == id } }
  }

  func reminders(of user: UserID, after place: ReminderPlace?, limit: Int) async throws -> [Reminder] {
    with(user) { user in
      func key(_ time: Timestamp, _ id: ReminderID) -> (Timestamp, String) { (time, "\(id)") }
      let all = user.live.sorted { key($0.createTime, $0.id) > key($1.createTime, $1.id) }
      let rest = all.drop { reminder in
        place.map { key(reminder.createTime, reminder.id) >= key($0.createTime, $0.id) } ?? false
      }
      return Array(rest.prefix(limit))
    }
  }

  func delete(_ id: ReminderID, of user: UserID, at now: Timestamp) async throws -> Bool {
    with(user) { user in
      guard user.reminders[id] != nil else { return false }
      user.deleted.insert(id)
      return true
    }
  }

  func deleteAll(of user: UserID, at now: Timestamp) async throws -> Int {
    with(user) { user in
      let live = user.live.map(\.id)
      user.deleted.formUnion(live)
      return live.count
    }
  }

  func acknowledge(
    _ key: ReminderKey, by user: UserID, at now: Timestamp, forgettingBefore oldest: CalendarDay
  ) async throws -> Acknowledgement? {
    with(user) { user in
      guard user.reminders[key.reminder] != nil, !user.deleted.contains(key.reminder) else { return nil }
      user.acknowledged = user.acknowledged.filter { $0.key.localDate >= oldest }
      if let first = user.acknowledged[key] { return Acknowledgement(time: first, wasFirst: false) }
      user.acknowledged[key] = now
      return Acknowledgement(time: now, wasFirst: true)
    }
  }

  func acknowledged(by user: UserID, since date: CalendarDay) async throws -> Set<ReminderKey> {
    looks.append(date)
    return with(user) { Set($0.acknowledged.keys.filter { $0.localDate >= date }) }
  }

  func announceReminders(of user: UserID) async throws { notifier.notify(user) }

  // Pushes

  func subscribe(_ subscription: PushSubscription, of user: UserID) async throws -> PushSubscription {
    let endpoint = subscription.endpoint.text
    users.withLock { users in
      for other in users.keys where other != user { users[other]?.subscriptions[endpoint] = nil }
    }
    return with(user) { user in
      var subscription = subscription
      subscription.createTime = user.subscriptions[endpoint]?.createTime ?? subscription.createTime
      user.subscriptions[endpoint] = subscription
      let others = user.renewedFirst.filter { $0.endpoint.text != endpoint }
      for old in others.dropFirst(PushSubscription.mostPerUser - 1) { user.subscriptions[old.endpoint.text] = nil }
      return subscription
    }
  }

  func pushSubscriptions(of user: UserID) async throws -> [PushSubscription] { with(user) { $0.renewedFirst } }

  func unsubscribe(_ endpoint: String, of user: UserID) async throws { with(user) { $0.subscriptions[endpoint] = nil } }
}
