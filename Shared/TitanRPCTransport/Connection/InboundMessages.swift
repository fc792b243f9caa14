import TitanRPC

/// Cuts content into messages: the state machine of either side.
protocol MessageSource {
  /// Takes the next whole message off `bytes`; `nil` when they are used up.
  ///
  /// - Throws: the status the call ends with.
  mutating func receive(_ bytes: inout UnsafeRawBufferPointer) throws(RPCError) -> InboundMessage?
  /// Bytes held of an incomplete message.
  var partialSize: Int { get }
}

extension ServerStreamStateMachine: MessageSource {}
extension ClientStreamStateMachine: MessageSource {}

/// The inbound half of a call: its messages, and the flow control for taking them. Pure; kept behind the stream's lock.
struct InboundMessages: Sendable {
  /// The number of complete messages received.
  private(set) var count = 0
  private var queue = InboundQueue()
  private var credit = InboundCredit()

  /// Content has arrived.
  ///
  /// - Throws: the status the call ends with.
  mutating func receive(
    _ bytes: UnsafeRawBufferPointer, through machine: inout some MessageSource,
    _ change: inout InboundCredit.Change
  ) throws(RPCError) -> InboundQueue.Wakeup? {
    credit.received(bytes.count)
    var rest = bytes
    var wakeup: InboundQueue.Wakeup?
    while let message = try machine.receive(&rest) {
      count += 1
      credit.completed()
      guard let woken = queue.push(message) else { continue }
      wakeup = woken
      change += credit.taken(MessageFramer.prefixSize + message.bytes.count)
    }
    if queue.isEmpty { change += credit.advance(machine.partialSize) }
    return wakeup
  }

  /// Content has arrived that will not be taken.
  mutating func ignore(_ bytes: UnsafeRawBufferPointer) -> InboundCredit.Change {
    credit.received(bytes.count)
    return credit.settle()
  }

  /// Takes the next message, if there is one. `partialSize` is the machine's.
  mutating func next(_ partialSize: Int) -> (InboundQueue.Next, InboundCredit.Change) {
    let next = queue.next()
    guard case .message(let message) = next else { return (next, InboundCredit.Change()) }
    return (next, taken(message, partialSize))
  }

  /// Registers a consumer, unless something has arrived for it after all.
  mutating func suspend(
    _ consumer: InboundQueue.Consumer, isCancelled: Bool, _ partialSize: Int
  ) -> (InboundQueue.Wakeup?, InboundCredit.Change) {
    let wakeup = queue.suspend(consumer, isCancelled: isCancelled)
    guard let message = wakeup?.message else { return (wakeup, InboundCredit.Change()) }
    return (wakeup, taken(message, partialSize))
  }

  /// A message has left the queue; the bytes already received of the next one may now be given back.
  private mutating func taken(_ message: InboundMessage, _ partialSize: Int) -> InboundCredit.Change {
    var change = credit.taken(MessageFramer.prefixSize + message.bytes.count)
    if queue.isEmpty { change += credit.advance(partialSize) }
    return change
  }

  mutating func cancelConsumer() -> InboundQueue.Wakeup? { queue.cancelConsumer() }

  /// No more messages will come.
  mutating func finish() -> InboundQueue.Wakeup? { queue.finish() }

  /// Nothing can be received anymore.
  mutating func fail(_ error: any Error) -> (InboundQueue.Wakeup?, InboundCredit.Change) {
    (queue.fail(error), credit.settle())
  }

  /// The stream is closed: returns the bytes it owes to the connection now, whether or not they were taken.
  mutating func settle() -> InboundCredit.Change { credit.settle() }
}

/// How a stream's received bytes go back to flow control.
///
/// A message's bytes are given back when it is taken. A message larger than the window would then never arrive in full,
/// so while nothing else is queued, the bytes of the message being assembled are given back at once; the connection
/// limits how much memory may be held that way.
struct InboundCredit: Sendable {
  /// What to do on the connection, outside the stream's lock.
  struct Change: Sendable {
    /// Bytes to give back.
    var consumed = 0
    /// The change in bytes held although already given back.
    var held = 0
    var isEmpty: Bool { consumed == 0 && held == 0 }

    static func += (left: inout Change, right: Change) {
      left.consumed += right.consumed
      left.held += right.held
    }
  }

  /// Bytes received and not given back.
  private(set) var owed = 0
  /// Bytes given back of the message being assembled.
  private var advanced = 0
  /// Bytes given back of the message at the head of the queue.
  private var advancedOnHead = 0

  /// Content has arrived.
  mutating func received(_ count: Int) { owed += count }

  /// The message being assembled is complete.
  mutating func completed() {
    guard advanced > 0 else { return }
    // This is always the first in the queue: nothing is advanced behind a queued message.
    advancedOnHead = advanced
    advanced = 0
  }

  /// The message at the head, of `size` bytes with its prefix, was taken.
  mutating func taken(_ size: Int) -> Change {
    let advance = advancedOnHead
    advancedOnHead = 0
    return Change(consumed: giveBack(size - advance), held: -advance)
  }

  /// The queue is empty, and `partial` bytes of the next message have arrived.
  mutating func advance(_ partial: Int) -> Change {
    let more = giveBack(partial - advanced)
    advanced += more
    return Change(consumed: more, held: more)
  }

  /// Nothing more will be taken.
  mutating func settle() -> Change {
    defer { (advanced, advancedOnHead) = (0, 0) }
    return Change(consumed: giveBack(owed), held: -(advanced + advancedOnHead))
  }

  private mutating func giveBack(_ count: Int) -> Int {
    let given = max(0, min(count, owed))
    owed -= given
    return given
  }
}
