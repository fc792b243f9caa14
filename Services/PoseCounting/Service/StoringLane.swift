/// What a lane takes to the store in one go.
struct StoringWork: Sendable {
  /// The frames of a connection from the one with this number on. They may have been stored with others before their turn
  /// comes; those that came since have a turn of their own.
  struct Turn: Sendable {
    let frames: UnstoredFrames
    let first: UInt64
  }

  /// The frames of a connection before the one with this number are stored, and not durable yet.
  struct Stored: Sendable {
    let frames: UnstoredFrames
    let end: UInt64
  }

  var turns: [Turn] = []
  var stored: [Stored] = []

  var isEmpty: Bool { turns.isEmpty && stored.isEmpty }

  mutating func append(_ other: StoringWork) {
    turns += other.turns
    stored += other.stored
  }
}

/// Work that waits for its way to the store, on which there is only so much at a time: what comes meanwhile goes together.
/// A pure state machine.
struct StoringLane: Sendable {
  private let mostBatches: Int
  private var waiting = StoringWork()
  /// Batches on their way.
  private var batches = 0

  init(mostBatches: Int) { self.mostBatches = mostBatches }

  /// Whether one more batch is to be begun: whoever begins asks for batches until there is none.
  mutating func add(_ work: StoringWork) -> Bool {
    waiting.append(work)
    guard !waiting.isEmpty, batches < mostBatches else { return false }
    batches += 1
    return true
  }

  /// The next batch; `nil` ends those who asked.
  mutating func next() -> StoringWork? {
    guard !waiting.isEmpty else {
      batches -= 1
      return nil
    }
    defer { waiting = StoringWork() }
    return waiting
  }
}
