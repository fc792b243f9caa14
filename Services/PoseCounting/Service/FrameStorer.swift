import Synchronization

/// Stores the frames of all live streams of a process, those of many streams in one round trip. Frames may wait for others
/// a little, unless somebody waits for them.
///
/// A commit that waits for the disk takes some milliseconds, and an athlete wants to hear of a push-up at once. So frames
/// that somebody waits for are committed without; they are made durable with others soon after.
package final class FrameStorer: Sendable {
  /// Who waits for frames.
  enum Waiting: Sendable {
    case nobody
    /// Somebody, until they are stored;
    case untilStored
    /// until they are durable.
    case untilDurable
  }

  /// How often it looks for frames that have waited long enough, and for those that are to be made durable.
  private static let tick = Duration.milliseconds(20)
  private let store: any StreamStore
  private let delay: Duration

  private struct State: Sendable {
    /// Those that may wait, and until when; in that order.
    var patient: [(turn: StoringWork.Turn, due: ContinuousClock.Instant)] = []
    /// Those that were stored since the last tick and are not durable.
    var stored: [StoringWork.Stored] = []
    var isTicking = false
    /// What is to be durable,
    var durable = StoringLane(mostBatches: 1)
    /// and what somebody waits for to be stored. It has ways of its own: durable batches are large, slow, and always on
    /// their way.
    var urgent = StoringLane(mostBatches: 2)

    mutating func beginsTicking() -> Bool {
      guard !isTicking else { return false }
      isTicking = true
      return true
    }

    /// What is to be durable by now.
    mutating func takeDue(at now: ContinuousClock.Instant) -> StoringWork {
      let waiting = patient.firstIndex { $0.due > now } ?? patient.count
      defer {
        patient.removeFirst(waiting)
        stored = []
      }
      return StoringWork(turns: patient[..<waiting].map(\.turn), stored: stored)
    }
  }
  private let state = Mutex(State())

  /// - Parameter delay: how long frames wait for others.
  package init(_ store: any StreamStore, delay: Duration) {
    self.store = store
    self.delay = delay
  }

  /// There are frames to store, from the one with this number on. With `nil` there are none, but those that were stored are
  /// waited for to be durable.
  func store(_ frames: UnstoredFrames, from first: UInt64?, for waiting: Waiting) {
    let turns = first.map { [StoringWork.Turn(frames: frames, first: $0)] } ?? []
    // Tasks of their own: frames of many calls are in their hands, and none of these may cancel them.
    switch waiting {
    case .nobody:
      let due = ContinuousClock.now + delay
      let beginsTicking = state.withLock { state in
        state.patient += turns.map { ($0, due) }
        return state.beginsTicking()
      }
      if beginsTicking { Task { await tick() } }
    case .untilStored:
      if state.withLock({ $0.urgent.add(StoringWork(turns: turns)) }) { Task { await storeUrgent() } }
    case .untilDurable:
      let begins = state.withLock { state in
        defer { state.stored = [] }
        return state.durable.add(StoringWork(turns: turns, stored: state.stored))
      }
      if begins { Task { await storeDurably() } }
    }
  }

  /// Until no frames wait.
  private func tick() async {
    while true {
      // Nobody cancels it.
      try? await Task.sleep(for: Self.tick)
      let (begins, isOver) = state.withLock { state in
        let begins = state.durable.add(state.takeDue(at: .now))
        state.isTicking = !state.patient.isEmpty
        return (begins, !state.isTicking)
      }
      if begins { Task { await storeDurably() } }
      if isOver { return }
    }
  }

  private func storeUrgent() async {
    while let work = state.withLock({ $0.urgent.next() }) {
      let stored = await append(work.turns, durably: false)
      guard !stored.isEmpty else { continue }
      let beginsTicking = state.withLock { state in
        state.stored += stored
        return state.beginsTicking()
      }
      if beginsTicking { Task { await tick() } }
    }
  }

  /// All that is acknowledged is acknowledged from here, so in order.
  private func storeDurably() async {
    while let work = state.withLock({ $0.durable.next() }) {
      _ = await append(work.turns, durably: true)
      await makeDurable(work.stored)
    }
  }

  /// - Returns: up to where what was stored.
  private func append(_ turns: [StoringWork.Turn], durably: Bool) async -> [StoringWork.Stored] {
    let taken = turns.compactMap { turn in
      turn.frames.take(from: turn.first).map { (frames: turn.frames, chunk: $0) }
    }
    guard !taken.isEmpty else { return [] }
    let results = await Self.results(taken.count) {
      try await store.append(
        taken.map { FrameAppend($0.chunk, to: $0.frames.key, attachment: $0.frames.attachment) }, durably: durably)
    }
    var stored: [StoringWork.Stored] = []
    for (one, result) in zip(taken, results) {
      one.frames.settle(one.chunk, result, isDurable: durably)
      if case .success(.kept) = result { stored.append(.init(frames: one.frames, end: one.chunk.end)) }
    }
    return stored
  }

  private func makeDurable(_ stored: [StoringWork.Stored]) async {
    guard !stored.isEmpty else { return }
    let results = await Self.results(stored.count) {
      try await store.makeDurable(
        stored.map { AppendedFrames(of: $0.frames.key, attachment: $0.frames.attachment, end: $0.end) })
    }
    for (one, result) in zip(stored, results) { one.frames.settleDurable(before: one.end, result) }
  }

  /// What became of so many; if nobody can say, the same of all.
  private static func results(
    _ count: Int, _ body: () async throws -> [FrameOutcome]
  ) async -> [Result<FrameOutcome, any Error>] {
    do {
      return try await body().map { .success($0) }
    } catch {
      return Array(repeating: .failure(error), count: count)
    }
  }
}
