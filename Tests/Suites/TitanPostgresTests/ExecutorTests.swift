import Dispatch
import Testing
import TitanCore
import TitanTesting

@testable import TitanPostgres

/// Runs jobs one after the other on a queue that can be told apart from others.
private final class QueueExecutor: TaskExecutor {
  private static let key = DispatchSpecificKey<Bool>()
  private let queue = DispatchQueue(label: "test")

  init() { queue.setSpecific(key: Self.key, value: true) }

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }
}

@Suite(.timeLimit(.minutes(10))) struct ExecutorTests {
  /// Handlers run on their connection's event loop, and must resume there.
  @Test func callersContinueOnTheirOwnExecutor() async throws {
    try await TestDatabase.with(.auth) { pool async throws in
      await withTaskExecutorPreference(QueueExecutor()) {
        #expect(QueueExecutor.isCurrent)
        _ = try? await pool.first("SELECT 1")
        #expect(QueueExecutor.isCurrent)
        _ = try? await pool.withTransaction { transaction in
          #expect(QueueExecutor.isCurrent)
          _ = try await transaction.first("SELECT 1")
          #expect(QueueExecutor.isCurrent)
        }
        #expect(QueueExecutor.isCurrent)
        _ = try? await pool.first("SELEKT")
        #expect(QueueExecutor.isCurrent)
      }
    }
  }
}
