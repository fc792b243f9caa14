import TitanRPC

/// What cuts content into messages: the state machine of either side.
protocol MessageSource {
  /// Takes the next whole message off `bytes`; `nil` when they are used up.
  ///
  /// - Throws: the status the call ends with.
  mutating func receive(_ bytes: inout UnsafeRawBufferPointer) throws(RPCError) -> InboundMessage?
  /// Bytes held of a message that is not yet whole.
  var partialSize: Int { get }
}

extension ServerStreamStateMachine: MessageSource {}
extension ClientStreamStateMachine: MessageSource {}

/// The inbound half of a call: its messages, and the flow control that goes with taking them. Pure; kept
/// behind the stream's lock.
struct InboundMessages: Sendable {
  /// Messages that have come whole.
  private(set) var count = 0
  private var queue = InboundQueue()
  private var credit = InboundCredit()

  /// Content has come.
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

  /// Content has come that nobody will take.
  mutating func ignore(_ bytes: UnsafeRawBufferPointer) -> InboundCredit.Change {
    credit.received(bytes.count)
    return credit.settle()
  }

  /// Takes what is there. `partialSize` is the machine's.
  mutating func next(_ partialSize: Int) -> (InboundQueue.Next, InboundCredit.Change) {
    let next = queue.next()
    guard case .message(let message) = next else { return (next, InboundCredit.Change()) }
    return (next, taken(message, partialSize))
  }

  /// Registers a consumer, unless there is something for it after all.
  mutating func suspend(
    _ consumer: InboundQueue.Consumer, isCancelled: Bool, _ partialSize: Int
  ) -> (InboundQueue.Wakeup?, InboundCredit.Change) {
    let wakeup = queue.suspend(consumer, isCancelled: isCancelled)
    guard let message = wakeup?.message else { return (wakeup, InboundCredit.Change()) }
    return (wakeup, taken(message, partialSize))
  }

  /// A message has left the queue; what is here of the one behind it may now be given back.
  private mutating func taken(_ message: InboundMessage, _ partialSize: Int) -> InboundCredit.Change {
    var change = credit.taken(MessageFramer.prefixSize + message.bytes.count)
    if queue.isEmpty { change += credit.advance(partialSize) }
    return change
  }

  mutating func cancelConsumer() -> InboundQueue.Wakeup? { queue.cancelConsumer() }

  /// No more messages will come.
  mutating func finish() -> InboundQueue.Wakeup? { queue.finish() }

  /// Nothing can be received any more.
  mutating func fail(_ error: any Error) -> (InboundQueue.Wakeup?, InboundCredit.Change) {
    (queue.fail(error), credit.settle())
  }

  /// The stream is closed: what it owes goes back to the connection now, taken or not.
  mutating func settle() -> InboundCredit.Change { credit.settle() }
}
