/// One direction of an in-process call: messages sent but not yet taken, and the tasks waiting at either end.
struct InProcessPipe: Sendable {
  private let limit: Int
  var messages = InboundQueue()
  var writers = WaitingWriters()
  private var queuedBytes = 0
  /// Set once the direction accepts nothing more.
  private(set) var closed: RPCError?

  /// What callers must resume outside the lock.
  struct Wakeups: Sendable {
    var consumer: InboundQueue.Wakeup?
    var writers: [WaitingWriters.Waiter] = []
    var error: RPCError?

    func run() {
      consumer?.run()
      for writer in writers {
        if let error { writer.resume(throwing: error) } else { writer.resume() }
      }
    }
  }

  init(limit: Int) { self.limit = limit }

  var isWritable: Bool { queuedBytes < limit }

  mutating func send(_ message: [UInt8]) throws -> Wakeups {
    if let closed { throw closed }
    guard let wakeup = messages.push(InboundMessage(message)) else {
      queuedBytes += message.count
      return Wakeups()
    }
    return Wakeups(consumer: wakeup)
  }

  /// Takes the next message, if there is one.
  mutating func next() -> (InboundQueue.Next, Wakeups) {
    let next = messages.next()
    guard case .message(let message) = next else { return (next, Wakeups()) }
    return (next, Wakeups(writers: taken(message)))
  }

  /// Registers a consumer, unless something has arrived for it after all.
  mutating func suspend(_ consumer: InboundQueue.Consumer, isCancelled: Bool) -> Wakeups {
    guard let wakeup = messages.suspend(consumer, isCancelled: isCancelled) else { return Wakeups() }
    guard let message = wakeup.message else { return Wakeups(consumer: wakeup) }
    return Wakeups(consumer: wakeup, writers: taken(message))
  }

  /// A message left the queue.
  private mutating func taken(_ message: InboundMessage) -> [WaitingWriters.Waiter] {
    queuedBytes -= message.bytes.count
    return isWritable ? writers.removeAll() : []
  }

  /// The sending side is done; queued messages can still be taken.
  mutating func finish() -> Wakeups {
    let error = RPCError(code: .internal, message: "a message was sent after the last one")
    closed = closed ?? error
    return Wakeups(consumer: messages.finish(), writers: writers.removeAll(), error: error)
  }

  /// The call is over and succeeded: queued messages, and those of waiting writers, are no longer needed.
  mutating func drop() -> Wakeups {
    var wakeups = fail(RPCError(code: .cancelled, message: "the call is over"))
    wakeups.error = nil
    return wakeups
  }

  /// The call has failed: queued messages will not be taken.
  mutating func fail(_ error: RPCError) -> Wakeups {
    closed = error
    queuedBytes = 0
    return Wakeups(consumer: messages.fail(error), writers: writers.removeAll(), error: error)
  }
}
