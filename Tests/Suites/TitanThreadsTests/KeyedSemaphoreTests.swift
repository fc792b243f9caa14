import Synchronization
import Testing
import TitanTesting

@testable import TitanThreads

@Suite("Permits by key", .timeLimit(.minutes(5)))
struct KeyedSemaphoreTests {
  @Test("A key's callers wait for its permits, in order; another key's do not")
  func order() async throws {
    let semaphore = KeyedSemaphore<String>(permits: 1, queueLimit: 8)
    let (started, gate) = (Signal(), Signal())
    let log = Log()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await semaphore.withPermit("a") {
          started.fire()
          await gate.wait()
        }
      }
      await started.wait()
      for number in 0..<4 {
        // Immediate, so that the callers stand in line in this order.
        group.addImmediateTask { try await semaphore.withPermit("a") { log.add(number) } }
      }
      try await semaphore.withPermit("b") { #expect(log.numbers == []) }
      gate.fire()
      try await group.waitForAll()
    }
    #expect(log.numbers == [0, 1, 2, 3])
    #expect(semaphore.count == 0)
  }

  @Test("At most as many run at a time as there are permits")
  func permits() async throws {
    let semaphore = KeyedSemaphore<Int>(permits: 3, queueLimit: 100)
    let log = Log()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask {
          try await semaphore.withPermit(7) {
            log.add(1)
            await Task.yield()
            log.add(-1)
          }
        }
      }
      try await group.waitForAll()
    }
    let running = log.numbers.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
    #expect(running.last == 0 && running.count == 201)
    #expect((1...3).contains(running.max() ?? 0))
    #expect(semaphore.count == 0)
  }

  @Test("One caller more than may wait is told so, and one that is cancelled leaves the line")
  func limits() async throws {
    let semaphore = KeyedSemaphore<String>(permits: 1, queueLimit: 1)
    let (started, gate) = (Signal(), Signal())
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await semaphore.withPermit("a") {
          started.fire()
          await gate.wait()
        }
      }
      await started.wait()
      let waiting = Task.immediate { try await semaphore.withPermit("a") { Issue.record("cancelled work has begun") } }
      await #expect(throws: KeyedSemaphore<String>.Full(limit: 1)) { try await semaphore.withPermit("a") {} }
      waiting.cancel()
      await #expect(throws: CancellationError.self) { try await waiting.value }
      let next = Task.immediate { try await semaphore.withPermit("a") { true } }
      gate.fire()
      #expect(try await next.value)
      try await group.waitForAll()
    }
    #expect(semaphore.count == 0)
  }

  @Test("Work that fails gives its permit back")
  func failure() async throws {
    struct Failure: Error {}
    let semaphore = KeyedSemaphore<String>(permits: 1, queueLimit: 0)
    for _ in 0..<2 {
      await #expect(throws: Failure.self) { try await semaphore.withPermit("a") { throw Failure() } }
    }
  }
}

private final class Log: Sendable {
  private let state = Mutex<[Int]>([])
  var numbers: [Int] { state.withLock(\.self) }
  func add(_ number: Int) { state.withLock { $0.append(number) } }
}
