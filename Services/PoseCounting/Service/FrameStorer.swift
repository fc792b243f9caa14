import Synchronization

/// Stores the frames of all live streams of a process, those of many streams in one round trip. Frames may wait for others
/// a little, unless somebody waits for them.
package final class FrameStorer: Sendable {
  /// How often it looks for frames that have waited long enough.
  private static let tick = Duration.milliseconds(20)
  private let store: any StreamStore
  private let delay: Duration

  /// The frames of a connection from the one with this number on. They may have been stored with others before their turn
  /// comes; those that came since have a turn of their own.
  private struct Turn: Sendable {
    let frames: UnstoredFrames
    let first: UInt64
  }

  private struct State: Sendable {
    /// Those that may wait, and until when; in that order.
    var patient: [(turn: Turn, due: ContinuousClock.Instant)] = []
    var isTicking = false
    /// Those that have waited long enough,
    var due = Lane(mostBatches: 1)
    /// and those that somebody waits for. They have ways of their own: batches of the others are large, and always on
    /// their way.
    var urgent = Lane(mostBatches: 2)

    mutating func beginsTicking() -> Bool {
      guard !isTicking else { return false }
      isTicking = true
      return true
    }
  }
  private let state = Mutex(State())

  private struct Lane: Sendable {
    let mostBatches: Int
    /// Those whose turn it is.
    private var waiting: [Turn] = []
    /// Batches on their way.
    private var batches = 0

    init(mostBatches: Int) { self.mostBatches = mostBatches }

    /// Whether one more batch is to be begun.
    mutating func add(_ turns: some Sequence<Turn>) -> Bool {
      waiting += turns
      guard !waiting.isEmpty, batches < mostBatches else { return false }
      batches += 1
      return true
    }

    /// The next batch; `nil` ends those who asked.
    mutating func next() -> [Turn]? {
      guard !waiting.isEmpty else {
        batches -= 1
        return nil
      }
      defer { waiting = [] }
      return waiting
    }
  }

  /// - Parameter delay: how long frames wait for others.
  package init(_ store: any StreamStore, delay: Duration) {
    self.store = store
    self.delay = delay
  }

  /// There are frames to store, from the one with this number on.
  func store(_ frames: UnstoredFrames, from first: UInt64, isUrgent: Bool) {
    let turn = Turn(frames: frames, first: first)
    let (beginsBatch, beginsTicking) = state.withLock { state in
      guard isUrgent else {
        state.patient.append((turn, .now + delay))
        return (false, state.beginsTicking())
      }
      return (state.urgent.add([turn]), false)
    }
    // Tasks of their own: frames of many calls are in their hands, and none of these may cancel them.
    if beginsBatch { Task { await storeBatches { $0.urgent.next() } } }
    if beginsTicking { Task { await tick() } }
  }

  /// Until no frames wait.
  private func tick() async {
    while true {
      // Nobody cancels it.
      try? await Task.sleep(for: Self.tick)
      let (beginsBatch, isOver) = state.withLock { state in
        let now = ContinuousClock.now
        let waiting = state.patient.firstIndex { $0.due > now } ?? state.patient.count
        let beginsBatch = state.due.add(state.patient[..<waiting].map(\.turn))
        state.patient.removeFirst(waiting)
        state.isTicking = !state.patient.isEmpty
        return (beginsBatch, state.patient.isEmpty)
      }
      if beginsBatch { Task { await storeBatches { $0.due.next() } } }
      if isOver { return }
    }
  }

  /// Until a lane is empty.
  private func storeBatches(_ next: @Sendable (inout State) -> [Turn]?) async {
    while let batch = state.withLock({ next(&$0) }) {
      let taken = batch.compactMap { turn in
        turn.frames.take(from: turn.first).map { (frames: turn.frames, chunk: $0) }
      }
      guard !taken.isEmpty else { continue }
      let result: Result<[Bool], any Error>
      do {
        result = .success(
          try await store.append(
            taken.map { FrameAppend($0.chunk, to: $0.frames.key, attachment: $0.frames.attachment) }))
      } catch {
        result = .failure(error)
      }
      for (index, one) in taken.enumerated() { one.frames.settle(one.chunk, result.map { $0[index] }) }
    }
  }
}
