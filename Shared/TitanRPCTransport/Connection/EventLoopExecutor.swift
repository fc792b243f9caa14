package import NIOCore
import Synchronization

/// Runs tasks on an event loop, and ends each turn of the loop with one flush of every connection that the
/// turn touched.
///
/// Jobs are queued, also when they come from the loop itself: those that a connection's input made run right
/// after that input, before the flush, so that the answers to everything read in a turn leave together.
package final class EventLoopExecutor: TaskExecutor {
  package let loop: any EventLoop

  private struct State: Sendable {
    var jobs: [UnownedJob] = []
    /// Whether a turn is on its way that will run the jobs.
    var turnIsComing = false
  }
  private let state = Mutex(State())
  /// The connections with something to flush.
  private let touched: NIOLoopBoundBox<[HTTP2Connection]>
  private let isRunning: NIOLoopBoundBox<Bool>
  /// Turns in a row that were made by turns, not by input.
  private let turnsWithoutInput: NIOLoopBoundBox<Int>

  /// Rounds of jobs (those that jobs make are the next round) before other work of the loop gets its turn.
  private static let roundsPerTurn = 16
  /// A loop looks at its sockets only when it has run out of tasks. Work that makes more work would keep it
  /// from that for ever, so after so many turns the next one waits a moment.
  private static let turnsBeforeInput = 4
  private static let pause = TimeAmount.microseconds(100)

  package init(loop: any EventLoop) {
    self.loop = loop
    touched = NIOLoopBoundBox.makeBoxSendingValue([], eventLoop: loop)
    isRunning = NIOLoopBoundBox.makeBoxSendingValue(false, eventLoop: loop)
    turnsWithoutInput = NIOLoopBoundBox.makeBoxSendingValue(0, eventLoop: loop)
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

  /// Promises that the caller, on the loop, will call `runTurn` before it gives the loop back.
  func beginTurn() {
    turnsWithoutInput.value = 0
    state.withLock { $0.turnIsComing = true }
  }

  /// Has a connection flush at the end of this turn, or of the next if none is under way.
  func touch(_ connection: HTTP2Connection) {
    touched.value.append(connection)
    let mustSchedule = state.withLock { state in
      defer { state.turnIsComing = true }
      return !state.turnIsComing
    }
    if mustSchedule { loop.execute { self.runTurn() } }
  }

  /// Runs the jobs, then flushes. On the loop.
  func runTurn() {
    guard !isRunning.value else { return }
    isRunning.value = true
    defer { isRunning.value = false }
    var jobs: [UnownedJob] = []
    for _ in 0..<Self.roundsPerTurn {
      state.withLock { swap(&$0.jobs, &jobs) }
      if jobs.isEmpty { break }
      for job in jobs { job.runSynchronously(on: asUnownedTaskExecutor()) }
      jobs.removeAll(keepingCapacity: true)
    }
    flush()
    let hasMore = !touched.value.isEmpty
    let mustSchedule = state.withLock { state in
      state.turnIsComing = hasMore || !state.jobs.isEmpty
      return state.turnIsComing
    }
    if mustSchedule { runAgain() }
  }

  private func runAgain() {
    turnsWithoutInput.value += 1
    if turnsWithoutInput.value < Self.turnsBeforeInput {
      loop.execute { self.runTurn() }
    } else {
      turnsWithoutInput.value = 0
      loop.scheduleTask(in: Self.pause) { self.runTurn() }
    }
  }

  private func flush() {
    var connections: [HTTP2Connection] = []
    swap(&connections, &touched.value)
    for connection in connections { connection.flush() }
  }
}
