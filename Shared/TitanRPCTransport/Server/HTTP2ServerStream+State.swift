import NIOCore
import TitanHTTP2
import TitanRPC

/// The decisions of a server's stream, made while its lock is held.
extension HTTP2ServerStream.State {
  mutating func next() -> (InboundQueue.Next, InboundCredit.Change, ServerConnection?) {
    let (next, change) = inbound.next(machine.partialSize)
    return (next, change, change.isEmpty ? nil : connection)
  }

  mutating func suspend(_ consumer: InboundQueue.Consumer, isCancelled: Bool) -> (
    InboundQueue.Wakeup?, InboundCredit.Change, ServerConnection?
  ) {
    let (wakeup, change) = inbound.suspend(consumer, isCancelled: isCancelled, machine.partialSize)
    return (wakeup, change, connection)
  }

  /// Content has arrived.
  ///
  /// - Throws: the status the call ends with.
  mutating func receive(
    _ bytes: UnsafeRawBufferPointer, _ change: inout InboundCredit.Change
  ) throws(RPCError) -> InboundQueue.Wakeup? {
    guard over == nil else {
      change += inbound.ignore(bytes)
      return nil
    }
    return try inbound.receive(bytes, through: &machine, &change)
  }

  /// The connection to notify that there is something to send; `nil` if it already knows.
  mutating func mark() -> ServerConnection? {
    guard !isMarked, let connection else { return nil }
    isMarked = true
    return connection
  }

  mutating func reserveWriterID() -> UInt64 {
    var writers = self.writers ?? WaitingWriters()
    defer { self.writers = writers }
    return writers.reserveID()
  }

  mutating func takeWriters() -> [WaitingWriters.Waiter]? { writers?.removeAll() }

  /// The number of messages queued since the last time.
  mutating func takeSentCount() -> Int {
    defer { uncountedSent = 0 }
    return uncountedSent
  }

  /// What the connection should submit before any content.
  mutating func takeResponse() -> (fields: HTTP2Fields, endStream: Bool)? {
    isMarked = false
    defer { response = nil }
    return response
  }
}
