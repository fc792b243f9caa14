import Foundation
package import Logging

/// Hears NOTIFY on a direct connection of its own, and connects and listens again whenever that breaks.
///
/// Notifications are hints: whoever needs every fact reads the tables after each `reconnected`.
package final class PostgresListener: Sendable {
  package enum Event: Sendable, Hashable {
    /// Listening has begun, for the first time or again, or events had to be dropped because nobody took them:
    /// anything may have been missed before this.
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

  /// Closes the connection; the events end.
  package func stop() { queue.finish() }

  /// What was heard, in order. One consumer.
  package var events: Events { Events(listener: self) }

  package struct Events: AsyncSequence, AsyncIteratorProtocol, Sendable {
    // Held so that the listener lives as long as somebody hears.
    let listener: PostgresListener

    package func makeAsyncIterator() -> Events { self }

    /// `nil` after `stop()`, and when the task is cancelled.
    package func next() async -> Event? { await listener.queue.next() }
  }
}
