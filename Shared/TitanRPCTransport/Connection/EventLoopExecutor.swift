import Glibc
package import NIOCore
import Synchronization
import TitanHTTP2

/// Runs tasks on an event loop, and ends each turn of the loop with one flush of every connection that the turn
/// touched.
///
/// A turn follows the input of all readable sockets: first the connections read, then the handlers run, then the
/// answers are sent, each step for all of them, which suits the processor's caches. Jobs are queued even when the loop
/// itself enqueues them, so that the answers to everything read in a turn are sent together.
package final class EventLoopExecutor: TaskExecutor {
  package let loop: any EventLoop
  /// Runs the handlers of a server's calls.
  let handlers = HandlerTasks()

  private struct State: Sendable {
    var jobs: [UnownedJob] = []
    /// Whether a turn that will run the jobs is already scheduled.
    var turnIsComing = false
  }
  private let state = Mutex(State())

  /// State that only the loop touches.
  private final class Turns {
    /// The connections with something to flush.
    var touched: [HTTP2Connection] = []
    /// Memory of processed lists, reused for the next ones.
    var jobs: [UnownedJob] = []
    var flushed: [HTTP2Connection] = []
    /// When the input that this turn processes arrived, once anyone has asked.
    var inputTime: ContinuousClock.Instant?
    /// Consecutive turns caused by other turns rather than by input.
    var withoutInput = 0
    var nap = StreamingNap()
    var polling = BusyPolling()
  }
  // Every method that uses it must be called on the loop; checking that at each use would cost more than the use
  // itself.
  nonisolated(unsafe) private let turns = Turns()

  /// Rounds of jobs before other work of the loop gets its turn. Jobs created by jobs are the next round.
  private static let roundsPerTurn = 16
  /// A loop looks at its sockets only when it has run out of tasks. Work that creates more work would prevent that
  /// forever, so after this number of turns the next one waits a moment.
  private static let turnsBeforeInput = 4
  private static let pause = TimeAmount.microseconds(100)

  package init(loop: any EventLoop) {
    self.loop = loop
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let mustSchedule = state.withLock { state in
      state.jobs.append(job)
      defer { state.turnIsComing = true }
      return !state.turnIsComing
    }
    if mustSchedule { loop.execute { self.runTurn() } }
  }

  // MARK: On the loop

  /// Makes a connection flush at the end of this turn, or of the next one if none is under way.
  func touch(_ connection: HTTP2Connection) {
    turns.touched.append(connection)
    let mustSchedule = state.withLock { state in
      defer { state.turnIsComing = true }
      return !state.turnIsComing
    }
    if mustSchedule { loop.execute { self.runTurn() } }
  }

  /// A connection has read something, and touches itself.
  func inputCame(from connection: HTTP2Connection) {
    turns.withoutInput = 0
    turns.polling.inputCame(from: ObjectIdentifier(connection), at: inputTime)
    if turns.nap.isConceivable { _ = inputTime }
  }

  /// When the input being processed arrived: the clock is read once for all of it.
  var inputTime: ContinuousClock.Instant {
    let time = turns.inputTime ?? .now
    turns.inputTime = time
    return time
  }

  func callBegan(isStreaming: Bool) {
    turns.nap.callBegan(isStreaming: isStreaming, at: inputTime)
    turns.polling.callBegan()
  }

  func callEnded(isStreaming: Bool) {
    turns.nap.callEnded(isStreaming: isStreaming)
    turns.polling.callEnded()
  }

  /// Runs the jobs, then flushes.
  private func runTurn() {
    var jobs: [UnownedJob] = []
    swap(&jobs, &turns.jobs)
    for _ in 0..<Self.roundsPerTurn {
      state.withLock { swap(&$0.jobs, &jobs) }
      if jobs.isEmpty { break }
      for job in jobs { job.runSynchronously(on: asUnownedTaskExecutor()) }
      jobs.removeAll(keepingCapacity: true)
    }
    swap(&jobs, &turns.jobs)
    let onlyOne = flush()
    let hasMore = !turns.touched.isEmpty
    let mustSchedule = state.withLock { state in
      state.turnIsComing = hasMore || !state.jobs.isEmpty
      return state.turnIsComing
    }
    let began = turns.inputTime.take()
    if mustSchedule {
      runAgain()
    } else if turns.polling.turnEnded(answering: onlyOne.map(ObjectIdentifier.init), at: .now) {
      onlyOne?.awaitInput(for: BusyPolling.patience)
    } else if let began {
      nap(turnBegan: began)
    }
  }

  private func runAgain() {
    turns.withoutInput += 1
    if turns.withoutInput < Self.turnsBeforeInput {
      loop.execute { self.runTurn() }
    } else {
      turns.withoutInput = 0
      loop.scheduleTask(in: Self.pause) { self.runTurn() }
    }
  }

  /// - Returns: the flushed connection, if there was only one.
  private func flush() -> HTTP2Connection? {
    guard !turns.touched.isEmpty else { return nil }
    swap(&turns.flushed, &turns.touched)
    for connection in turns.flushed { connection.flush() }
    let onlyOne = turns.flushed.count == 1 ? turns.flushed[0] : nil
    turns.flushed.removeAll(keepingCapacity: true)
    return onlyOne
  }

  private func nap(turnBegan: ContinuousClock.Instant) {
    guard turns.nap.isConceivable, let nap = turns.nap.duration(at: .now, turnBegan: turnBegan) else { return }
    usleep(UInt32(nap.nanoseconds / 1000))
  }
}

/// One executor for each event loop of a group.
package struct EventLoopExecutors: Sendable {
  private let executors: [ObjectIdentifier: EventLoopExecutor]

  package init(_ group: any EventLoopGroup) {
    var executors: [ObjectIdentifier: EventLoopExecutor] = [:]
    for loop in group.makeIterator() { executors[ObjectIdentifier(loop)] = EventLoopExecutor(loop: loop) }
    self.executors = executors
  }

  /// The executor of a loop; creates one for a loop of another group.
  package func executor(for loop: any EventLoop) -> EventLoopExecutor {
    executors[ObjectIdentifier(loop)] ?? EventLoopExecutor(loop: loop)
  }
}
