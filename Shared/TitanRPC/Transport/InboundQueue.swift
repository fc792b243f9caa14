/// The received messages of one direction of a call: in order, for one consumer. Pure: transports keep it
/// behind their lock and run the `Wakeup`s it returns outside.
package struct InboundQueue: Sendable {
  /// What a consumer is given: a message, or `nil` after the last. No optional: of a generic type the runtime would look
  /// up the metadata for every message that is waited for.
  package struct Delivery: Sendable {
    package let message: InboundMessage?
  }

  /// Unsafe, that is unchecked: the queue gives each consumer out once, and forgets it then.
  package typealias Consumer = UnsafeContinuation<Delivery, any Error>

  /// Resumes a consumer that waited.
  package struct Wakeup: Sendable {
    let consumer: Consumer
    let result: Result<Delivery, any Error>
    /// The message that it carries, if any.
    package var message: InboundMessage? { if case .success(let delivery) = result { delivery.message } else { nil } }

    package func run() { consumer.resume(with: result) }
  }

  /// What a consumer finds.
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
    /// No message follows those queued. May become `failed`.
    case finished
    /// The call is over; queued messages are gone. Final.
    case failed(any Error)
  }

  /// The next one stands by itself, because most calls have no more than one.
  private var first: InboundMessage?
  private var rest: [InboundMessage] = []
  private var restHead = 0
  private var end = End.open
  private var consumer: Consumer?

  package init() {}

  /// Whether a taken message would come from the queue.
  package var isEmpty: Bool { first == nil }

  /// Adds a message, or hands it to the consumer that waits for it. Dropped once the direction has ended.
  package mutating func push(_ message: InboundMessage) -> Wakeup? {
    guard case .open = end else { return nil }
    if let consumer = take() { return Wakeup(consumer: consumer, result: .success(Delivery(message: message))) }
    if first == nil { first = message } else { rest.append(message) }
    return nil
  }

  /// No more messages will come.
  package mutating func finish() -> Wakeup? {
    guard case .open = end else { return nil }
    end = .finished
    return take().map { Wakeup(consumer: $0, result: .success(Delivery(message: nil))) }
  }

  /// Nothing can be received any more, what is queued included.
  package mutating func fail(_ error: any Error) -> Wakeup? {
    if case .failed = end { return nil }
    end = .failed(error)
    (first, rest, restHead) = (nil, [], 0)
    return take().map { Wakeup(consumer: $0, result: .failure(error)) }
  }

  /// Takes what is there.
  package mutating func next() -> Next {
    if case .failed(let error) = end { return .failure(error) }
    if let message = pop() { return .message(message) }
    if case .finished = end { return .end }
    return .wait
  }

  /// Registers a consumer; the wakeup is at hand if there is nothing to wait for, or `isCancelled`.
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
