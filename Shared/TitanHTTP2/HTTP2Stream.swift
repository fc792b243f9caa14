import Synchronization

package typealias HTTP2StreamID = Int32

/// One stream of an engine, with its outbound queue. nghttp2's user data points here, so that an event leads to its
/// stream, and the stream to its owner, without a table.
///
/// The queue may be filled from any thread; the engine must then be told (`submit…`, `resume`) on its own thread.
// @unchecked: only the engine's thread uses `id`, `slot`, `isReset` and `owner`; the rest is behind the lock.
package final class HTTP2Stream: @unchecked Sendable {
  private struct Outbound: ~Copyable {
    var queue: OutboundQueue
    var end = End.open
    var wakesWriters = false
  }

  private enum End {
    /// More may come. May become one of the others.
    case open
    /// The queued bytes, then the end of the stream. Final.
    case ended
    /// The queued bytes, then these trailers. Final.
    case trailers(HTTP2Fields)
  }

  /// 0 until the engine has assigned an id.
  package internal(set) var id: HTTP2StreamID = 0
  /// The slot in which the engine keeps the stream alive; -1 while it does not.
  var slot = -1
  /// Whether the engine has been told to reset it.
  var isReset = false
  /// The object that serves the stream.
  package var owner: AnyObject?

  /// How many bytes may be queued before a writer should wait.
  private let limit: Int
  private let outbound: Mutex<Outbound>

  /// - Parameter keptLimit: how many bytes to keep after sending, so that `again` can send them again.
  package init(queueLimit: Int = 64 << 10, keptLimit: Int = 0) {
    limit = queueLimit
    outbound = Mutex(Outbound(queue: OutboundQueue(keptLimit: keptLimit)))
  }

  /// Queues `size` bytes, which `fill` writes, even beyond the limit. They are dropped if the stream has been ended.
  package func append(size: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) {
    outbound.withLock { outbound in
      guard case .open = outbound.end else { return }
      outbound.queue.append(size: size, fill)
    }
  }

  /// Ends the stream after everything queued. Only the first call has an effect.
  package func finish(trailers: HTTP2Fields? = nil) {
    outbound.withLock { outbound in
      guard case .open = outbound.end else { return }
      outbound.end = trailers.map { .trailers($0) } ?? .ended
    }
  }

  /// Whether fewer bytes are queued than the limit.
  package var isWritable: Bool { outbound.withLock { $0.queue.count < limit } }

  /// Asks for the event `writable`, unless the queue already has room.
  ///
  /// - Returns: whether it has room.
  package func wakeWhenWritable() -> Bool {
    outbound.withLock { outbound in
      if outbound.queue.count < limit { return true }
      outbound.wakesWriters = true
      return false
    }
  }

  /// Drops everything queued, and ends the stream.
  package func discard() {
    outbound.withLock { outbound in
      outbound.queue.removeAll()
      outbound.end = .ended
    }
  }

  /// Stops keeping sent bytes.
  package func commit() { outbound.withLock { $0.queue.commit() } }

  /// A stream that sends the same bytes again from the first; `nil` if some of them are gone. This stream is then
  /// unusable.
  package func again() -> HTTP2Stream? {
    let next = HTTP2Stream(queueLimit: limit)
    let isWhole = outbound.withLock { outbound in
      guard outbound.queue.rewind() else { return false }
      var empty = OutboundQueue()
      swap(&empty, &outbound.queue)
      next.outbound.withLock { next in
        swap(&empty, &next.queue)
        (next.end, next.wakesWriters) = (outbound.end, outbound.wakesWriters)
      }
      return true
    }
    return isWhole ? next : nil
  }

  /// What the engine sends next: a number of bytes, which it then takes, and possibly the end.
  enum Next {
    case data(Int)
    case end(Int)
    case trailers(Int, HTTP2Fields)
    case wait
  }

  /// - Parameter limit: the largest content of a frame.
  func next(limit: Int) -> Next {
    outbound.withLock { outbound in
      let count = min(limit, outbound.queue.count)
      guard count == outbound.queue.count else { return .data(count) }
      switch outbound.end {
      case .open: return count > 0 ? .data(count) : .wait
      case .ended: return .end(count)
      case .trailers(let fields): return .trailers(count, fields)
      }
    }
  }

  /// Fills `buffer` with queued bytes.
  ///
  /// - Returns: whether to tell waiting writers that the queue has room; `nil` if the bytes are gone, because the
  ///   stream was discarded, or is being sent again as another.
  func take(_ buffer: UnsafeMutableRawBufferPointer) -> Bool? {
    outbound.withLock { outbound in
      guard buffer.count <= outbound.queue.count else { return nil }
      _ = outbound.queue.read(into: buffer)
      // At half of the limit, so that a writer finds room for more than one message.
      let wakes = outbound.wakesWriters && outbound.queue.count <= limit / 2
      if wakes { outbound.wakesWriters = false }
      return wakes
    }
  }
}
