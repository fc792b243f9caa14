import Synchronization

/// Stores the frames of all live streams of a process, those of many streams in one round trip. Frames may wait for others
/// a little, unless somebody waits for them.
package final class FrameStorer: Sendable {
  /// How often it looks for frames that have waited long enough.
  private static let tick = Duration.milliseconds(20)
  private let store: any StreamStore
  private let delay: Duration

  private struct State: Sendable {
    /// Those that may wait, and until when; in that order.
    var patient: [(frames: UnstoredFrames, due: ContinuousClock.Instant)] = []
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
    private var waiting: [UnstoredFrames] = []
    /// Batches on their way.
    private var batches = 0

    init(mostBatches: Int) { self.mostBatches = mostBatches }

    /// Whether one more batch is to be begun.
    mutating func add(_ frames: some Sequence<UnstoredFrames>) -> Bool {
      waiting += frames
      guard !waiting.isEmpty, batches < mostBatches else { return false }
      batches += 1
      return true
    }

    /// The next batch; `nil` ends those who asked.
    mutating func next() -> [UnstoredFrames]? {
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

  /// There are frames to store.
  func store(_ frames: UnstoredFrames, isUrgent: Bool) {
    let (beginsBatch, beginsTicking) = state.withLock { state in
      guard isUrgent else {
        state.patient.append((frames, .now + delay))
        return (false, state.beginsTicking())
      }
      return (state.urgent.add([frames]), false)
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
        let beginsBatch = state.due.add(state.patient[..<waiting].map(\.frames))
        state.patient.removeFirst(waiting)
        state.isTicking = !state.patient.isEmpty
        return (beginsBatch, state.patient.isEmpty)
      }
      if beginsBatch { Task { await storeBatches { $0.due.next() } } }
      if isOver { return }
    }
  }

  /// Until a lane is empty.
  private func storeBatches(_ next: @Sendable (inout State) -> [UnstoredFrames]?) async {
    while let batch = state.withLock({ next(&$0) }) {
      let taken = batch.compactMap { frames in frames.take().map { (frames: frames, chunk: $0) } }
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
