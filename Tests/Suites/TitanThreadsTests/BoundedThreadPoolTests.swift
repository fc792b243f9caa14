import Dispatch
import Glibc
import Synchronization
import Testing
import TitanTesting

@testable import TitanThreads

@Suite("Bounded thread pool")
struct BoundedThreadPoolTests {
  /// What ran, in its order, once `work` has queued it behind a piece that blocks the only thread.
  private func order(of work: (owner: String?, name: String)..., queueLimit: Int = 100) async throws -> [String] {
    let pool = BoundedThreadPool(threadCount: 1, queueLimit: queueLimit)
    let (gate, log) = (DispatchSemaphore(value: 0), Log())
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.run { gate.wait() } }
      try await eventually { pool.load == 1 }
      for (number, piece) in work.enumerated() {
        group.addTask {
          do {
            try await pool.run(for: piece.owner) { log.add(piece.name) }
          } catch let full as BoundedThreadPool.Full {
            log.add("\(piece.name) refused, \(full.limit)")
          }
        }
        try await eventually { pool.load + log.lines.count == number + 2 }
      }
      gate.signal()
      try await group.waitForAll()
    }
    #expect(pool.load == 0)
    return log.lines
  }

  @Test("One owner's many pieces of work wait behind each other, not before another owner's one")
  func fairness() async throws {
    #expect(
      try await order(of: ("a", "a1"), ("a", "a2"), ("a", "a3"), ("b", "b1"), (nil, "c1"))
        == ["a1", "b1", "c1", "a2", "a3"])
  }

  @Test("One owner may fill a quarter of the queue; work without an owner may fill all of it")
  func share() async throws {
    #expect(
      try await order(of: ("a", "a1"), ("a", "a2"), ("a", "a3"), ("b", "b1"), queueLimit: 8)
        == ["a3 refused, 8", "a1", "b1", "a2"])
    #expect(
      try await order(of: (nil, "c1"), (nil, "c2"), (nil, "c3"), ("a", "a1"), queueLimit: 3)
        == ["a1 refused, 3", "c1", "c2", "c3"])
  }

  @Test("Its threads give way to those of the process that are not in it")
  func giveWay() async throws {
    let pool = BoundedThreadPool(threadCount: 1, queueLimit: 1)
    @Sendable func niceness(of thread: id_t) -> CInt { getpriority(CInt(PRIO_PROCESS.rawValue), thread) }
    let own = niceness(of: id_t(getpid()))
    for _ in 0..<2 {
      let seen = try await pool.run { niceness(of: 0) }
      #expect(seen == min(own + BoundedThreadPool.niceness, 19))
    }
    #expect(niceness(of: id_t(getpid())) == own)
  }
}

private final class Log: Sendable {
  private let state = Mutex<[String]>([])
  var lines: [String] { state.withLock(\.self) }
  func add(_ line: String) { state.withLock { $0.append(line) } }
}
