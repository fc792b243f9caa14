import Synchronization
import Testing
import TitanTesting

@testable import PoseCountingService

@Suite("Fair semaphore")
struct FairSemaphoreTests {
  private struct Failure: Error {}

  /// Everybody runs until the test says so; who runs and who has run is known by number.
  private final class Runners: Sendable {
    let semaphore = FairSemaphore(2)
    let mayEnd = (0..<6).map { _ in Signal() }
    let begun = (0..<6).map { _ in Signal() }

    func run(_ number: Int, isShared: Bool = false, fails: Bool = false) async throws {
      try await semaphore.withPermit(admittingAllAfter: { _ in isShared }) {
        begun[number].fire()
        await mayEnd[number].wait()
        if fails { throw Failure() }
      }
    }

    var running: [Int] { begun.indices.filter { begun[$0].hasFired && !mayEnd[$0].hasFired } }

    func untilWaiting(_ count: Int) async throws { try await eventually { semaphore.waiting == count } }
  }

  @Test("A limited number run at once, the others in order of arrival; a failure frees its turn, too")
  func order() async throws {
    let runners = Runners()
    try await withThrowingTaskGroup { group in
      for number in 0..<2 { group.addTask { try? await runners.run(number, fails: true) } }
      for number in 0..<2 { await runners.begun[number].wait() }
      for number in 2..<6 {
        group.addTask { try await runners.run(number) }
        try await runners.untilWaiting(number - 1)
      }
      for number in 0..<4 {
        #expect(runners.running == [number, number + 1])
        runners.mayEnd[number].fire()
        await runners.begun[number + 2].wait()
      }
      for number in 4..<6 { runners.mayEnd[number].fire() }
      try await group.waitForAll()
    }
    #expect(runners.semaphore.waiting == 0)
  }

  @Test("A cancelled waiter leaves the queue, and the next ones move up")
  func cancelled() async throws {
    let runners = Runners()
    try await withThrowingTaskGroup { group in
      for number in 0..<2 { group.addTask { try await runners.run(number) } }
      for number in 0..<2 { await runners.begun[number].wait() }
      let leaving = Task { try await runners.run(2) }
      try await runners.untilWaiting(1)
      group.addTask { try await runners.run(3) }
      try await runners.untilWaiting(2)
      leaving.cancel()
      await #expect(throws: CancellationError.self) { try await leaving.value }
      runners.mayEnd[0].fire()
      await runners.begun[3].wait()
      #expect(!runners.begun[2].hasFired)
      for number in [1, 3] { runners.mayEnd[number].fire() }
      try await group.waitForAll()
    }
  }

  @Test("After an error that all would meet nobody waits any longer; then turns are as before")
  func ofAll() async throws {
    let runners = Runners()
    try await withThrowingTaskGroup { group in
      group.addTask {
        await #expect(throws: Failure.self) { try await runners.run(0, isShared: true, fails: true) }
        return
      }
      group.addTask { try await runners.run(1) }
      for number in 0..<2 { await runners.begun[number].wait() }
      for number in 2..<5 {
        group.addTask { try await runners.run(number) }
        try await runners.untilWaiting(number - 1)
      }
      runners.mayEnd[0].fire()
      for number in 2..<5 { await runners.begun[number].wait() }
      group.addTask { try await runners.run(5) }
      try await runners.untilWaiting(1)
      for number in 1..<4 { runners.mayEnd[number].fire() }
      await runners.begun[5].wait()
      for number in 4..<6 { runners.mayEnd[number].fire() }
      try await group.waitForAll()
    }
  }
}
