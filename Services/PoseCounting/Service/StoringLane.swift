/// Turns to be stored, on a way on which there is one batch at a time: what comes meanwhile goes together. A pure state
/// machine.
struct StoringLane: Sendable {
  /// How many turns a batch has at most: what one statement holds, and how long it keeps others waiting.
  static let largestBatch = 64
  /// The frames of a connection from the one with this number on. They may have been stored with others before their turn
  /// comes; those that came since have a turn of their own.
  struct Turn: Sendable {
    let frames: UnstoredFrames
    let first: UInt64
  }

  private var waiting: [Turn] = []
  private var isUsed = false

  /// Whether the lane is to be used: whoever does so asks for batches until there is none.
  mutating func add(_ turns: [Turn]) -> Bool {
    waiting += turns
    guard !waiting.isEmpty, !isUsed else { return false }
    isUsed = true
    return true
  }

  /// The next batch; `nil` ends the use.
  mutating func next() -> [Turn]? {
    guard !waiting.isEmpty else {
      isUsed = false
      return nil
    }
    defer { waiting.removeFirst(min(waiting.count, Self.largestBatch)) }
    return Array(waiting.prefix(Self.largestBatch))
  }

  /// Everything that waits.
  mutating func takeAll() -> [Turn] {
    defer { waiting = [] }
    return waiting
  }
}
