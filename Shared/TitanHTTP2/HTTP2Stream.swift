import Synchronization

package typealias HTTP2StreamID = Int32

/// One stream of an engine, with its outbound queue. nghttp2's user data points here, so an event finds its
/// stream, and the stream whoever serves it, without a table.
///
/// The queue may be filled from any thread; the engine is to be told then (`submit…`, `resume`) on its own.
// @unchecked: `id`, `slot`, `isReset` and `owner` are touched on the engine's thread only; the rest is behind the lock.
package final class HTTP2Stream: @unchecked Sendable {
  private struct Outbound: ~Copyable {
    var queue: OutboundQueue
    var end = End.open
    var wakesWriters = false
  }

  private enum End {
    /// More may come. May become one of the others.
    case open
    /// What is queued, then the end of the stream. Final.
    case ended
    /// What is queued, then these trailers. Final.
    case trailers(HTTP2Fields)
  }

  /// 0 until the engine has given the stream one.
  package internal(set) var id: HTTP2StreamID = 0
  /// Where the engine keeps the stream alive; -1 while it does not.
  var slot = -1
  /// Whether the engine was told to reset it.
  var isReset = false
  /// Who serves the stream.
  package var owner: AnyObject?

  /// Bytes queued from which on a writer shall wait.
  private let limit: Int
  private let outbound: Mutex<Outbound>

  /// - Parameter keptLimit: bytes kept after sending, so that `succeed` can send them again.
  package init(queueLimit: Int = 64 << 10, keptLimit: Int = 0) {
    limit = queueLimit
    outbound = Mutex(Outbound(queue: OutboundQueue(keptLimit: keptLimit)))
  }

  /// Queues `size` bytes, which `fill` writes, also beyond the limit. Dropped once the stream was ended.
  package func append(size: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) {
    outbound.withLock { outbound in
      guard case .open = outbound.end else { return }
      outbound.queue.append(size: size, fill)
    }
  }

  /// Ends the stream after what is queued. No effect a second time.
  package func finish(trailers: HTTP2Fields? = nil) {
    outbound.withLock { outbound in
      guard case .open = outbound.end else { return }
      outbound.end = trailers.map { .trailers($0) } ?? .ended
    }
  }

  /// Whether fewer bytes are queued than the limit.
  package var isWritable: Bool { outbound.withLock { $0.queue.count < limit } }

  /// Asks for the event `writable`, unless the queue has room already.
  ///
  /// - Returns: whether it has room.
  package func wakeWhenWritable() -> Bool {
    outbound.withLock { outbound in
      if outbound.queue.count < limit { return true }
      outbound.wakesWriters = true
      return false
    }
  }

  /// Drops what is queued, and ends the stream.
  package func discard() {
    outbound.withLock { outbound in
      outbound.queue.removeAll()
      outbound.end = .ended
    }
  }

  /// Stops keeping what was sent.
  package func commit() { outbound.withLock { $0.queue.commit() } }

  /// A stream that sends the same again from its first byte; `nil` if some of it is gone. This one is of no
  /// further use then.
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

  /// What the engine sends next.
  enum Pull {
    case data(Int)
    case end(Int)
    case trailers(Int, HTTP2Fields)
    case wait
  }

  /// Fills `buffer`, and says whether waiting writers are to be told of room in the queue.
  func pull(_ buffer: UnsafeMutableRawBufferPointer) -> (Pull, wakesWriters: Bool) {
    outbound.withLock { outbound in
      let count = outbound.queue.read(into: buffer)
      // Half of the limit, so that a writer finds room for more than one message.
      let wakes = outbound.wakesWriters && outbound.queue.count <= limit / 2
      if wakes { outbound.wakesWriters = false }
      guard outbound.queue.count == 0 else { return (.data(count), wakes) }
      switch outbound.end {
      case .open: return (count > 0 ? .data(count) : .wait, wakes)
      case .ended: return (.end(count), wakes)
      case .trailers(let fields): return (.trailers(count, fields), wakes)
      }
    }
  }
}
