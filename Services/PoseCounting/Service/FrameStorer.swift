import Synchronization
import TitanPostgres

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
    /// Those of which not everything is stored.
    var unstored: [StreamKey: [UnstoredFrames]] = [:]
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
    // Tasks of their own: frames of many calls are in their hands, so none of these may cancel them nor own what they do.
    let now = now
    let (beginsStoring, beginsTicking) = state.withLock { state in
      if state.unstored[frames.key]?.contains(where: { $0 === frames }) != true {
        state.unstored[frames.key, default: []].append(frames)
      }
      guard !isWaitedFor else { return (state.lane.add([turn]), false) }
      state.patient.add(turn, at: now)
      defer { state.isTicking = true }
      return (false, !state.isTicking)
    }
    if beginsStoring { Task.detached { await self.storeAll() } }
    if beginsTicking { Task.detached { await self.tick() } }
  }

  /// Returns when all frames of a stream that this process has are stored, or cannot be.
  func storeFrames(of key: StreamKey) async {
    for frames in state.withLock({ $0.unstored[key] ?? [] }) { try? await frames.store() }
  }

  /// Goes on until its task is cancelled; then everything is stored that can be, as nobody comes back to this process for it.
  package func run() async {
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(3_600)) }
    await withTaskGroup { group in
      for frames in state.withLock({ Array($0.unstored.values.joined()) }) {
        group.addTask { try? await frames.store() }
      }
    }
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
      if begins { Task.detached { await self.storeAll() } }
      if isOver { return }
    }
  }

  private func storeAll() async {
    while let turns = state.withLock({ $0.lane.next() }) {
      guard let failure = await store(turns) else { continue }
      // Who waits already hears it now: one batch after the other would each wait for as long as this one did.
      for turn in state.withLock({ $0.lane.takeAll() }) {
        if let chunk = turn.frames.take(from: turn.first) { settle(turn.frames, chunk, .failure(failure)) }
      }
    }
  }

  /// - Returns: why the store serves nobody just now; `nil` if it does.
  private func store(_ turns: [StoringLane.Turn]) async -> PostgresError? {
    var taken: [(frames: UnstoredFrames, chunk: FrameChunk)] = []
    for turn in turns {
      guard let chunk = turn.frames.take(from: turn.first) else { continue }
      taken.append((turn.frames, chunk))
      // Packing takes a while; other work goes on in between.
      await Task.yield()
    }
    guard !taken.isEmpty else { return nil }
    do {
      let outcomes = try await store.append(
        taken.map { FrameAppend($0.chunk, to: $0.frames.key, attachment: $0.frames.attachment) })
      for (one, outcome) in zip(taken, outcomes) { settle(one.frames, one.chunk, .success(outcome)) }
      return nil
    } catch {
      for one in taken { settle(one.frames, one.chunk, .failure(error)) }
      return (error as? PostgresError).flatMap { $0.isUnavailable ? $0 : nil }
    }
  }

  private func settle(_ frames: UnstoredFrames, _ chunk: FrameChunk, _ result: Result<FrameOutcome, any Error>) {
    frames.settle(chunk, result)
    state.withLock { state in
      guard frames.isEmpty else { return }
      state.unstored[frames.key]?.removeAll { $0 === frames }
      if state.unstored[frames.key]?.isEmpty == true { state.unstored[frames.key] = nil }
    }
  }
}
