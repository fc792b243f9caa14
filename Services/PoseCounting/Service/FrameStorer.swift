import Synchronization

/// Stores the frames of all live streams of a process, those of many streams in one round trip. Frames wait for others
/// a little, unless somebody waits for them.
package final class FrameStorer: Sendable {
  /// How often it looks for frames that have waited long enough.
  private static let tick = Duration.milliseconds(20)
  private let store: any StreamStore
  private let start = ContinuousClock.now

  private struct State: Sendable {
    /// Those that may wait.
    var patient: StoringTimes
    var isTicking = false
    var lane = StoringLane()
  }
  private let state: Mutex<State>

  /// - Parameter delay: how long frames wait for others at most.
  package init(_ store: any StreamStore, delay: Duration) {
    self.store = store
    state = Mutex(State(patient: StoringTimes(longest: Int(delay / Self.tick))))
  }

  private var now: Int { Int((ContinuousClock.now - start) / Self.tick) }

  /// There are frames to store, from the one with this number on.
  func store(_ frames: UnstoredFrames, from first: UInt64, isWaitedFor: Bool) {
    let turn = StoringLane.Turn(frames: frames, first: first)
    // Tasks of their own: frames of many calls are in their hands, and none of these may cancel them.
    guard !isWaitedFor else {
      if state.withLock({ $0.lane.add([turn]) }) { Task { await storeAll() } }
      return
    }
    let now = now
    let beginsTicking = state.withLock { state in
      state.patient.add(turn, at: now)
      defer { state.isTicking = true }
      return !state.isTicking
    }
    if beginsTicking { Task { await tick() } }
  }

  /// Returns when the frames of a stream that wait for others are stored, or cannot be.
  func storeWaiting(of key: StreamKey) async {
    for frames in state.withLock({ $0.patient.frames(of: key) }) { try? await frames.store() }
  }

  /// Until no frames wait.
  private func tick() async {
    while true {
      // Nobody cancels it.
      try? await Task.sleep(for: Self.tick)
      let now = now
      let (begins, isOver) = state.withLock { state in
        let begins = state.lane.add(state.patient.take(at: now))
        state.isTicking = !state.patient.isEmpty
        return (begins, !state.isTicking)
      }
      if begins { Task { await storeAll() } }
      if isOver { return }
    }
  }

  private func storeAll() async {
    while let turns = state.withLock({ $0.lane.next() }) { await store(turns) }
  }

  private func store(_ turns: [StoringLane.Turn]) async {
    var taken: [(frames: UnstoredFrames, chunk: FrameChunk)] = []
    for turn in turns {
      guard let chunk = turn.frames.take(from: turn.first) else { continue }
      taken.append((turn.frames, chunk))
      // Packing takes a while; others on this loop go on in between.
      await Task.yield()
    }
    guard !taken.isEmpty else { return }
    let results: [Result<FrameOutcome, any Error>]
    do {
      results = try await store.append(
        taken.map { FrameAppend($0.chunk, to: $0.frames.key, attachment: $0.frames.attachment) }
      ).map { .success($0) }
    } catch {
      results = Array(repeating: .failure(error), count: taken.count)
    }
    for (one, result) in zip(taken, results) { one.frames.settle(one.chunk, result) }
  }
}
