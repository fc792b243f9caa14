import Foundation
package import Logging

/// Listens for notifications on a direct connection of its own, sends notifications over the same connection, and
/// reconnects and listens again whenever it breaks. It does not receive its own notifications.
///
/// Notifications are hints: a consumer that needs every change must read the tables after each `reconnected`.
package final class PostgresListener: Sendable {
  package enum Event: Sendable, Hashable {
    /// Listening has begun, for the first time or again, or events were dropped because nobody took them: anything
    /// before this may have been missed.
    case reconnected
    case notification(channel: String, payload: String)
  }

  private let queue: ListenerQueue

  /// Starts connecting at once.
  ///
  /// - Parameter configuration: PostgreSQL itself; a pooler in transaction mode cannot LISTEN.
  package init(
    _ configuration: PostgresConfiguration, channels: [String],
    logger: Logger = Logger(label: "titanup.postgres.listener")
  ) {
    let queue = ListenerQueue()
    self.queue = queue
    let thread = Thread {
      ListenerLoop(configuration: configuration, channels: channels, queue: queue, logger: logger).run()
    }
    thread.name = "postgres-listen"
    thread.start()
  }

  deinit { queue.finish() }

  /// Notifies every other listener on a channel; returns at once. Notifications that arrive while a NOTIFY is being
  /// sent, or while there is no connection, are sent together as soon as possible, each payload once.
  package func notify(_ channel: String, _ payloads: some Collection<String>) {
    queue.send(payloads.map { ListenerQueue.Notification(channel: channel, payload: $0) })
  }

  /// Closes the connection and ends the events.
  package func stop() { queue.finish() }

  /// The received events, in order, for one consumer.
  package var events: Events { Events(listener: self) }

  package struct Events: AsyncSequence, AsyncIteratorProtocol, Sendable {
    // Keeps the listener alive as long as somebody reads its events.
    let listener: PostgresListener

    package func makeAsyncIterator() -> Events { self }

    /// `nil` after `stop()`, and when the task is cancelled.
    package func next() async -> Event? { await listener.queue.next() }
  }
}
