/// How a stream's received bytes go back to flow control.
///
/// A message's bytes are given back when it is taken. A message that is larger than the window would then
/// never arrive, so while nothing else is queued, the bytes of the one being put together are given back at
/// once; the connection bounds how much memory may be held that way.
struct InboundCredit: Sendable {
  /// What to do on the connection, outside the stream's lock.
  struct Change: Sendable {
    /// Bytes to give back.
    var consumed = 0
    /// Bytes more, or fewer, that are held although given back.
    var held = 0
    var isEmpty: Bool { consumed == 0 && held == 0 }

    static func += (left: inout Change, right: Change) {
      left.consumed += right.consumed
      left.held += right.held
    }
  }

  /// Received and not given back.
  private(set) var owed = 0
  /// Given back of the message being put together.
  private var advanced = 0
  /// Given back of the message at the head of the queue.
  private var advancedOnHead = 0

  /// Content came.
  mutating func received(_ count: Int) { owed += count }

  /// The message being put together is whole.
  mutating func completed() {
    guard advanced > 0 else { return }
    // Only ever the first of the queue: nothing is advanced behind a queued message.
    advancedOnHead = advanced
    advanced = 0
  }

  /// The message at the head, of `size` bytes with its prefix, was taken.
  mutating func taken(_ size: Int) -> Change {
    let advance = advancedOnHead
    advancedOnHead = 0
    return Change(consumed: giveBack(size - advance), held: -advance)
  }

  /// The queue is empty, and `partial` bytes of the next message are here.
  mutating func advance(_ partial: Int) -> Change {
    let more = giveBack(partial - advanced)
    advanced += more
    return Change(consumed: more, held: more)
  }

  /// Nothing will be taken any more.
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
