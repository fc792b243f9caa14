package import Logging
import Synchronization
package import TitanCore
package import TitanPostgres

/// Wakes everyone waiting for a change: at once in this process, by NOTIFY in the service's other processes.
///
/// A waiting subscriber wakes at once. A busy one wakes once more, however many notifications arrive in the meantime.
/// Idle subscribers cost nothing, however many there are.
///
/// A writer notifies right after its transaction, not in it: PostgreSQL lets transactions with a NOTIFY commit only one
/// at a time, which would put all writers in one queue. Notifications are hints: if a crash swallows one, other
/// processes find the change at their next regular look (`interval`), or when they reconnect.
package final class Notifier: Sendable {
  /// Everyone waiting for the same changes.
  private struct Subscribers {
    var continuations: [Int: AsyncStream<Void>.Continuation] = [:]
    var revision = 0
  }
  private struct State {
    /// The last number given to a subscriber or a revision. They share one sequence, so no revision ever repeats.
    var lastNumber = 0
    /// Keyed by the user whose changes they wait for; subscribers to everyone's changes are under `nil`.
    var subscribers: [UserID?: Subscribers] = [:]
    /// Sends notifications to other processes; `nil` until there is a connection.
    var listener: PostgresListener?
    /// Notifications to send once there is a connection.
    var untold: Set<String> = []

    mutating func advance(_ key: UserID?) -> [AsyncStream<Void>.Continuation] {
      guard subscribers[key] != nil else { return [] }
      lastNumber += 1
      subscribers[key]?.revision = lastNumber
      return subscribers[key].map { Array($0.continuations.values) } ?? []
    }
  }
  private let channel: String?
  private let interval: Duration?
  private let state = Mutex(State())

  /// How often subscribers look for changes by themselves if they cannot afford to miss one for long.
  package static let regularInterval: Duration = .seconds(5)

  /// - Parameters:
  ///   - channel: the PostgreSQL channel on which the service's processes notify each other; `nil` keeps notifications
  ///     within this process.
  ///   - interval: how long subscribers to everyone's changes can miss a change whose notification was lost; `nil` for
  ///     subscribers that look only when notified.
  package init(channel: String? = nil, interval: Duration? = nil) {
    (self.channel, self.interval) = (channel, interval)
  }

  /// Notifies all subscribers of a change, whichever user it concerns.
  package func notify() {
    wakeAll()
    tell([""])
  }

  /// Notifies of a change to these users. This wakes subscribers to everyone's changes as well.
  package func notify(_ users: Set<UserID>) {
    if users.isEmpty { return }
    wake(users.map { $0 } + [nil])
    tell(users.map(\.description))
  }

  package func notify(_ user: UserID) { notify([user]) }

  /// Wakes the caller whenever anything changes from now on, until the caller drops the sequence or its task is
  /// cancelled.
  package func subscribe() -> AsyncStream<Void> { subscribe(key: nil) }

  /// Like `subscribe()`, for changes of one user.
  package func subscribe(to user: UserID) -> AsyncStream<Void> { subscribe(key: user) }

  /// The number of subscribers.
  package var subscriberCount: Int {
    state.withLock { $0.subscribers.values.reduce(0) { $0 + $1.continuations.count } }
  }

  /// Changes with every notification about the user and with every new subscriber: anything read after taking a
  /// revision shows everything notified up to it. `nil` while nobody subscribes.
  func revision(of user: UserID) -> Int? { state.withLock { $0.subscribers[user]?.revision } }

  /// Connects notifiers with those of the service's other processes, all over one connection, until the task is
  /// cancelled.
  ///
  /// - Parameter configuration: PostgreSQL itself; a pooler in transaction mode cannot LISTEN.
  package static func connect(
    _ notifiers: [Notifier], to configuration: PostgresConfiguration, logger: Logger
  ) async {
    let byChannel = Dictionary(notifiers.compactMap { one in one.channel.map { ($0, one) } }) { first, _ in first }
    let listener = PostgresListener(configuration, channels: byChannel.keys.sorted(), logger: logger)
    for notifier in byChannel.values { notifier.attach(listener) }
    defer {
      for notifier in byChannel.values { notifier.attach(nil) }
      listener.stop()
    }
    await withTaskGroup { group in
      for notifier in byChannel.values { group.addTask { await notifier.lookRegularly() } }
      for await event in listener.events {
        switch event {
        // Anything may have been missed.
        case .reconnected: for notifier in byChannel.values { notifier.wakeAll() }
        case .notification(let channel, let payload): byChannel[channel]?.hear(payload)
        }
      }
      group.cancelAll()
    }
  }

  private func attach(_ listener: PostgresListener?) {
    let untold = state.withLock { state in
      state.listener = listener
      defer { if listener != nil { state.untold = [] } }
      return state.untold
    }
    if listener != nil { tell(untold) }
  }

  private func lookRegularly() async {
    guard let interval else { return }
    while !Task.isCancelled {
      try? await Task.sleep(for: interval)
      wake([nil])
    }
  }

  private func hear(_ payload: String) {
    if payload.isEmpty { wakeAll() } else { UserID(payload).map { wake([$0, nil]) } }
  }

  private func tell(_ payloads: some Collection<String>) {
    guard let channel else { return }
    let listener = state.withLock { state in
      if state.listener == nil { state.untold.formUnion(payloads) }
      return state.listener
    }
    listener?.notify(channel, payloads)
  }

  private func wakeAll() { wake(nil) }

  /// - Parameter keys: the subscribers to wake; `nil` wakes everyone.
  private func wake(_ keys: [UserID?]?) {
    let woken = state.withLock { state in
      (keys ?? Array(state.subscribers.keys)).flatMap { state.advance($0) }
    }
    for subscriber in woken { subscriber.yield() }
  }

  private func subscribe(key: UserID?) -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let id = state.withLock { state in
      state.lastNumber += 1
      state.subscribers[key, default: Subscribers()].continuations[state.lastNumber] = continuation
      state.subscribers[key]?.revision = state.lastNumber
      return state.lastNumber
    }
    continuation.onTermination = { [weak self] _ in self?.forget(id, key) }
    return stream
  }

  private func forget(_ id: Int, _ key: UserID?) {
    // The continuation must be destroyed outside the lock: its termination handler calls this method again.
    _ = state.withLock { state -> AsyncStream<Void>.Continuation? in
      let removed = state.subscribers[key]?.continuations.removeValue(forKey: id)
      if state.subscribers[key]?.continuations.isEmpty == true { state.subscribers[key] = nil }
      return removed
    }
  }
}
