/// The received messages of one direction of a call, in order, for one consumer. Pure: transports keep it behind their
/// lock and run the `Wakeup`s it returns outside the lock.
package struct InboundQueue: Sendable {
  /// What a consumer receives: a message, or `nil` after the last. This is not an optional because the runtime would
  /// look up the metadata of a generic optional for every message that a consumer waits for.
  package struct Delivery: Sendable {
    package let message: InboundMessage?
  }

  /// Unsafe because it is unchecked: the queue hands out each consumer once, and then forgets it.
  package typealias Consumer = UnsafeContinuation<Delivery, any Error>

  /// Resumes a waiting consumer.
  package struct Wakeup: Sendable {
    let consumer: Consumer
    let result: Result<Delivery, any Error>
    /// The message it delivers, if any.
    package var message: InboundMessage? { if case .success(let delivery) = result { delivery.message } else { nil } }

    package func run() { consumer.resume(with: result) }
  }

  /// The result of asking for a message.
  package enum Next: Sendable {
    case message(InboundMessage)
    case end
    case failure(any Error)
    /// Nothing yet: suspend.
    case wait
  }

  private enum End: Sendable {
    /// More may come. May become `finished` or `failed`.
    case open
    /// No message follows the queued ones. May become `failed`.
    case finished
    /// The call is over; queued messages have been dropped. Final.
    case failed(any Error)
  }

  /// The first queued message has its own variable, because most calls have only one.
  private var first: InboundMessage?
  private var rest: [InboundMessage] = []
  private var restHead = 0
  private var end = End.open
  private var consumer: Consumer?

  package init() {}

  /// Whether the queue is empty, so that there is no message to take.
  package var isEmpty: Bool { first == nil }

  /// Adds a message, or delivers it to the waiting consumer. It is dropped if the direction has ended.
  package mutating func push(_ message: InboundMessage) -> Wakeup? {
    guard case .open = end else { return nil }
    if let consumer = take() { return Wakeup(consumer: consumer, result: .success(Delivery(message: message))) }
    if first == nil { first = message } else { rest.append(message) }
    return nil
  }

  /// Ends the messages.
  package mutating func finish() -> Wakeup? {
    guard case .open = end else { return nil }
    end = .finished
    return take().map { Wakeup(consumer: $0, result: .success(Delivery(message: nil))) }
  }

  /// Ends the call: nothing more can be received, not even queued messages.
  package mutating func fail(_ error: any Error) -> Wakeup? {
    if case .failed = end { return nil }
    end = .failed(error)
    (first, rest, restHead) = (nil, [], 0)
    return take().map { Wakeup(consumer: $0, result: .failure(error)) }
  }

  /// Takes the next message, if there is one.
  package mutating func next() -> Next {
    if case .failed(let error) = end { return .failure(error) }
    if let message = pop() { return .message(message) }
    if case .finished = end { return .end }
    return .wait
  }

  /// Registers a consumer. Returns its wakeup if there is nothing to wait for, or `isCancelled` is true.
  package mutating func suspend(_ waiting: Consumer, isCancelled: Bool) -> Wakeup? {
    if isCancelled { return Wakeup(consumer: waiting, result: .failure(CancellationError())) }
    switch next() {
    case .message(let message): return Wakeup(consumer: waiting, result: .success(Delivery(message: message)))
    case .end: return Wakeup(consumer: waiting, result: .success(Delivery(message: nil)))
    case .failure(let error): return Wakeup(consumer: waiting, result: .failure(error))
    case .wait: break
    }
    guard consumer == nil else {
      let error = RuntimeError("receive() was called while another task waited in it")
      return Wakeup(consumer: waiting, result: .failure(error))
    }
    consumer = waiting
    return nil
  }

  /// The waiting consumer's task was cancelled.
  package mutating func cancelConsumer() -> Wakeup? {
    take().map { Wakeup(consumer: $0, result: .failure(CancellationError())) }
  }

  private mutating func take() -> Consumer? {
    defer { consumer = nil }
    return consumer
  }

  private mutating func pop() -> InboundMessage? {
    let message = first.take()
    guard restHead < rest.count else { return message }
    var next = InboundMessage([])
    swap(&next, &rest[restHead])
    first = next
    restHead += 1
    if restHead == rest.count {
      rest.removeAll(keepingCapacity: true)
      restHead = 0
    } else if restHead >= 64, restHead * 2 >= rest.count {
      rest.removeFirst(restHead)
      restHead = 0
    }
    return message
  }
}

/// A received message as it arrived: cut out of its stream, and still compressed if it was.
///
/// Transports keep messages in this form until they are taken, so that waiting messages need no more memory than flow
/// control admits, however large they would be uncompressed.
package struct InboundMessage: Sendable, Hashable {
  package var bytes: [UInt8]
  package var isCompressed: Bool

  package init(_ bytes: [UInt8], isCompressed: Bool = false) {
    self.bytes = bytes
    self.isCompressed = isCompressed
  }
}
