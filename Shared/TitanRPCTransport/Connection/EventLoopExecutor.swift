import Glibc
package import NIOCore
import Synchronization
import TitanHTTP2

/// Runs tasks on an event loop, and ends each turn of the loop with one flush of every connection that the
/// turn touched.
///
/// A turn follows the input of all sockets that had some: first the connections read, then the handlers run, then the
/// answers leave, each step for all of them, which spares the processor's caches. Jobs are queued, also when they come
/// from the loop itself, so that the answers to everything read in a turn leave together.
package final class EventLoopExecutor: TaskExecutor {
  package let loop: any EventLoop
  /// What runs the handlers of a server's calls.
  let handlers = HandlerTasks()

  private struct State: Sendable {
    var jobs: [UnownedJob] = []
    /// Whether a turn is on its way that will run the jobs.
    var turnIsComing = false
  }
  private let state = Mutex(State())

  /// What only the loop touches.
  private final class Turns {
    /// The connections with something to flush.
    var touched: [HTTP2Connection] = []
    /// Memory of the lists that are worked off, for the next ones.
    var jobs: [UnownedJob] = []
    var flushed: [HTTP2Connection] = []
    /// When the input came that this turn works on, once somebody has asked.
    var inputTime: ContinuousClock.Instant?
    /// Turns in a row that were made by turns, not by input.
    var withoutInput = 0
    var nap = StreamingNap()
    var polling = BusyPolling()
  }
  // Every method that uses it is to be called on the loop; checking that at each use would cost more than the use.
  nonisolated(unsafe) private let turns = Turns()

  /// Rounds of jobs (those that jobs make are the next round) before other work of the loop gets its turn.
  private static let roundsPerTurn = 16
  /// A loop looks at its sockets only when it has run out of tasks. Work that makes more work would keep it
  /// from that for ever, so after so many turns the next one waits a moment.
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

  /// Has a connection flush at the end of this turn, or of the next if none is under way.
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

  /// When the input came that is being worked on: the clock is read once for all of it.
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

  /// - Returns: the connection that was flushed, if there was one only.
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
