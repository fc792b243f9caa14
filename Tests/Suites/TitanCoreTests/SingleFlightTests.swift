import Testing
import TitanCore
import TitanTesting

@Suite struct SingleFlightTests {
  private struct Failure: Error, Equatable {}

  /// Lets the work continue when the test says so, and tells when it has begun.
  private struct Gate: Sendable {
    let stream: AsyncStream<Void>
    let continuation: AsyncStream<Void>.Continuation
    init() { (stream, continuation) = AsyncStream.makeStream() }
    func open() { continuation.finish() }
    func wait() async throws {
      for await _ in stream {}
      try Task.checkCancellation()
    }
  }

  private func untilWaiting(_ count: Int, _ flight: SingleFlight<Int>) async throws {
    try await eventually { flight.waiting >= count }
  }

  @Test(arguments: [true, false]) func allGetTheOneResult(_ succeeds: Bool) async throws {
    let (flight, begun, gate, runs) = (SingleFlight<Int>(), Gate(), Gate(), Recorder<Int>())
    try await withThrowingTaskGroup(of: Result<Int, any Error>.self) { group in
      for _ in 0..<20 {
        group.addTask {
          await Result.async {
            try await flight.run {
              runs.append(1)
              begun.open()
              try await gate.wait()
              if !succeeds { throw Failure() }
              return 42
            }
          }
        }
      }
      try await untilWaiting(19, flight)
      gate.open()
      for try await result in group {
        if succeeds { #expect((try? result.get()) == 42) } else { #expect(throws: Failure()) { try result.get() } }
      }
    }
    #expect(runs.all.count == 1)
  }

  @Test func anotherTakesOverFromACancelledOne() async throws {
    let (flight, begun, gate) = (SingleFlight<Int>(), Gate(), Gate())
    let leader = Task {
      try await flight.run {
        begun.open()
        try await gate.wait()
        return 1
      }
    }
    try await begun.wait()
    let follower = Task { try await flight.run { 2 } }
    try await untilWaiting(1, flight)
    leader.cancel()
    #expect(try await follower.value == 2)
    await #expect(throws: CancellationError.self) { try await leader.value }
  }

  @Test func aWaitingCallerCanLeave() async throws {
    let (flight, begun, gate) = (SingleFlight<Int>(), Gate(), Gate())
    let leader = Task {
      try await flight.run {
        begun.open()
        try await gate.wait()
        return 1
      }
    }
    try await begun.wait()
    let follower = Task { try await flight.run { 2 } }
    try await untilWaiting(1, flight)
    follower.cancel()
    await #expect(throws: CancellationError.self) { try await follower.value }
    gate.open()
    #expect(try await leader.value == 1)
  }
}

extension Result where Failure == any Error {
  fileprivate static func async(_ body: () async throws -> Success) async -> Self {
    do { return .success(try await body()) } catch { return .failure(error) }
  }
}
