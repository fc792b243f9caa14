import Synchronization

/// The notifications a listener has received but its consumer has not taken, and those to send to others. Bounded:
/// whatever does not fit is replaced by one `reconnected`, which tells the consumer to read everything.
final class ListenerQueue: Sendable {
  typealias Event = PostgresListener.Event
  static let limit = 1024

  struct Notification: Hashable {
    var channel: String
    var payload: String
  }

  private struct State {
    /// The notifications to send to others.
    var untold: Set<Notification> = []
    var events = FIFO<Event>()
    var consumer: CheckedContinuation<Event?, Never>?
    var isFinished = false
  }
  private let state = Mutex(State())
  /// Wakes the listening thread when there is something to send, and at the end.
  let wakeUp = WakeUp()

  var isFinished: Bool { state.withLock { $0.isFinished } }

  func send(_ notifications: [Notification]) {
    state.withLock { $0.untold.formUnion(notifications) }
    wakeUp.signal()
  }

  /// Takes the notifications to send, which are then the caller's responsibility.
  func takeUntold() -> Set<Notification> {
    state.withLock { state in
      defer { state.untold = [] }
      return state.untold
    }
  }

  func push(_ event: Event) {
    let consumer = state.withLock { state -> CheckedContinuation<Event?, Never>? in
      guard !state.isFinished else { return nil }
      if let consumer = state.consumer {
        state.consumer = nil
        return consumer
      }
      if state.events.count >= Self.limit {
        state.events = FIFO()
        state.events.append(.reconnected)
      } else {
        state.events.append(event)
      }
      return nil
    }
    consumer?.resume(returning: event)
  }

  func next() async -> Event? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        enum Answer { case wait, event(Event?) }
        let answer = state.withLock { state -> Answer in
          if let event = state.events.popFirst() { return .event(event) }
          guard !state.isFinished, !Task.isCancelled else { return .event(nil) }
          precondition(state.consumer == nil, "a listener's events have one consumer")
          state.consumer = continuation
          return .wait
        }
        if case .event(let event) = answer { continuation.resume(returning: event) }
      }
    } onCancel: {
      takeConsumer()?.resume(returning: nil)
    }
  }

  func finish() {
    state.withLock { $0.isFinished = true }
    takeConsumer()?.resume(returning: nil)
    wakeUp.signal()
  }

  private func takeConsumer() -> CheckedContinuation<Event?, Never>? {
    state.withLock { state in
      defer { state.consumer = nil }
      return state.consumer
    }
  }
}
