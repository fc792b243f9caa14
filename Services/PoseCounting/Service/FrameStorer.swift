import Synchronization

/// Stores the frames of all live streams of a process, those of many streams in one round trip. Frames may wait for others
/// a little, unless somebody waits for them.
package final class FrameStorer: Sendable {
  /// How often it looks for frames that have waited long enough.
  private static let tick = Duration.milliseconds(20)
  /// So that what is urgent need not wait for a whole batch of what was not.
  private static let mostBatches = 2

  private let store: any StreamStore
  private let delay: Duration

  private struct State: Sendable {
    /// Those that may wait, and until when; in that order.
    var patient: [(frames: UnstoredFrames, due: ContinuousClock.Instant)] = []
    /// Those whose turn it is.
    var due: [UnstoredFrames] = []
    var isTicking = false
    /// Batches on their way.
    var batches = 0

    /// Whether one more batch is to be begun.
    mutating func beginsBatch() -> Bool {
      guard !due.isEmpty, batches < mostBatches else { return false }
      batches += 1
      return true
    }

    mutating func beginsTicking() -> Bool {
      guard !isTicking else { return false }
      isTicking = true
      return true
    }
  }
  private let state = Mutex(State())

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
      state.due.append(frames)
      return (state.beginsBatch(), false)
    }
    // Tasks of their own: frames of many calls are in their hands, and none of these may cancel them.
    if beginsBatch { Task { await storeBatches() } }
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
        state.due += state.patient[..<waiting].map(\.frames)
        state.patient.removeFirst(waiting)
        state.isTicking = !state.patient.isEmpty
        return (state.beginsBatch(), state.patient.isEmpty)
      }
      if beginsBatch { Task { await storeBatches() } }
      if isOver { return }
    }
  }

  /// Until nothing is due.
  private func storeBatches() async {
    while let due = nextBatch() {
      let taken = due.compactMap { frames in frames.take().map { (frames: frames, chunk: $0) } }
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

  private func nextBatch() -> [UnstoredFrames]? {
    state.withLock { state in
      guard !state.due.isEmpty else {
        state.batches -= 1
        return nil
      }
      defer { state.due = [] }
      return state.due
    }
  }
}
