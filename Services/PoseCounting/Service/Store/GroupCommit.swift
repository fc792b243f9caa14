import Synchronization
import TitanPostgres

/// Stores the frames of all live streams of a process, those of many streams in one round trip. Frames wait for others
/// a little, unless a caller waits for them.
package final class GroupCommit: Sendable {
  private typealias Queue = CommitQueue<CheckedContinuation<Void, any Error>>

  /// How often it looks for frames that have waited long enough.
  private static let tick = Duration.milliseconds(20)
  private let store: any StreamStore
  private let began = ContinuousClock.now

  private struct State: Sendable {
    var queue: Queue
    /// The frames of the writers in the queue.
    var buffers: [StreamWriter: FrameBuffer] = [:]
  }
  private let state: Mutex<State>

  /// - Parameter delay: how long frames wait for others at most.
  package init(_ store: any StreamStore, delay: Duration) {
    self.store = store
    state = Mutex(State(queue: Queue(longest: Int(delay / Self.tick))))
  }

  private var now: Int { Int((ContinuousClock.now - began) / Self.tick) }
  /// The number of turns that wait for the batch in flight.
  var waiting: Int { state.withLock { $0.queue.waiting } }

  /// Schedules the frames that a buffer has begun to hold.
  func add(_ writer: StreamWriter, _ buffer: FrameBuffer) {
    let now = now
    let work = state.withLock { state in
      state.buffers[writer] = buffer
      return state.queue.add(writer, at: now)
    }
    start(work)
  }

  /// Returns once everything that the buffer holds now is stored.
  ///
  /// - Throws: why it could not be stored.
  func store(_ writer: StreamWriter, _ buffer: FrameBuffer) async throws {
    try buffer.checkFailure()
    let end = buffer.end
    try await withCheckedThrowingContinuation { waiter in
      let work = state.withLock { $0.queue.wait(waiter, for: writer, before: end) }
      if let work { start(work) } else { waiter.resume() }
    }
    // A failure since the first look leaves the queue without the writer, so nothing has waited for it.
    try buffer.checkFailure()
  }

  /// Returns once all frames of a stream that this process holds are stored, or cannot be.
  func storeFrames(of key: StreamKey) async {
    for (writer, buffer) in state.withLock({ $0.buffers.filter { $0.key.key == key } }) {
      try? await store(writer, buffer)
    }
  }

  /// Runs until its task is cancelled. Then it stores everything it can, because clients won't come back to this
  /// process for it.
  package func run() async {
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(3_600)) }
    await withTaskGroup { group in
      for (writer, buffer) in state.withLock({ $0.buffers }) {
        group.addTask { try? await self.store(writer, buffer) }
      }
    }
  }

  /// Uses separate tasks: they handle the frames of many calls, so no single call may cancel or own them.
  private func start(_ work: Queue.Work) {
    if work.contains(.storing) { Task.detached { await self.storeAll() } }
    if work.contains(.ticking) { Task.detached { await self.keepTicking() } }
  }

  private func keepTicking() async {
    while true {
      // Nothing cancels this task.
      try? await Task.sleep(for: Self.tick)
      let now = now
      let work = state.withLock { $0.queue.tick(at: now) }
      start(work.intersection(.storing))
      if !work.contains(.ticking) { return }
    }
  }

  private func storeAll() async {
    while let batch = takeBuffers({ $0.nextBatch() }) {
      guard let failure = await store(batch) else { continue }
      // Waiting callers learn of the failure now: batch after batch, each would wait as long as this one did.
      for (writer, buffer) in takeBuffers({ $0.takeAll() }) ?? [] {
        settle(writer, buffer, buffer.take(), .failure(failure))
      }
    }
  }

  private func takeBuffers(
    _ next: (inout Queue) -> [StreamWriter]?
  ) -> [(StreamWriter, FrameBuffer)]? {
    state.withLock { state in
      next(&state.queue)?.compactMap { writer in state.buffers[writer].map { (writer, $0) } }
    }
  }

  /// - Returns: why the store currently fails for everybody; `nil` if it doesn't.
  private func store(_ batch: [(StreamWriter, FrameBuffer)]) async -> PostgresError? {
    var taken: [(writer: StreamWriter, buffer: FrameBuffer, chunk: FrameChunk)] = []
    for (writer, buffer) in batch {
      let chunk = buffer.take()
      if chunk.count > 0 {
        taken.append((writer, buffer, chunk))
      } else {
        settle(writer, buffer, chunk, .success(()))
      }
      // Compressing takes a while, so let other work run in between.
      await Task.yield()
    }
    guard !taken.isEmpty else { return nil }
    do {
      let outcomes = try await store.append(
        taken.map { FrameAppend($0.chunk, to: $0.writer.key, attachment: $0.writer.attachment) })
      for (one, outcome) in zip(taken, outcomes) {
        settle(one.writer, one.buffer, one.chunk, Result { try outcome.check(one.writer.key.stream) })
      }
      return nil
    } catch {
      for one in taken { settle(one.writer, one.buffer, one.chunk, .failure(error)) }
      return (error as? PostgresError).flatMap { $0.isUnavailable ? $0 : nil }
    }
  }

  private func settle(
    _ writer: StreamWriter, _ buffer: FrameBuffer, _ chunk: FrameChunk, _ result: Result<Void, any Error>
  ) {
    // Acknowledge before waiters resume: the last acknowledgement must precede the end of the call.
    buffer.settle(chunk, result)
    let isStored = if case .success = result { true } else { false }
    let now = now
    let (done, work) = state.withLock { state in
      defer { if !state.queue.contains(writer) { state.buffers[writer] = nil } }
      return state.queue.settle(writer, storedBefore: isStored ? chunk.end : nil, at: now)
    }
    for waiter in done { waiter.resume(with: result) }
    start(work)
  }
}
