import Synchronization
import Testing
import TitanFeeds
import TitanTesting

@Suite("What a feed has sent and nobody has taken", .timeLimit(.minutes(10)))
struct ChangeBufferTests {
  private struct Broken: Error {}

  @Test("All that has come is taken at once, with the newest positions; what ended it comes last")
  func together() async throws {
    let buffer = ChangeBuffer<Int>(limit: 9)
    await buffer.add([1, 2], next: place(1))
    await buffer.add([3], next: place(2))
    buffer.finish(.failure(Broken()))
    let taken = try await buffer.take()
    #expect(taken?.changes == [1, 2, 3] && taken?.next == place(2))
    await #expect(throws: Broken.self) { try await buffer.take() }
    let ended = ChangeBuffer<Int>(limit: 9)
    ended.finish(.success(()))
    #expect(try await ended.take() == nil)
  }

  @Test("A writer waits while the buffer is full, and a reader while it is empty: everything arrives in order")
  func backpressure() async throws {
    let buffer = ChangeBuffer<Int>(limit: 3)
    let largest = Atomic(0)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for number in 1...1_000 { await buffer.add([number], next: place(number)) }
        buffer.finish(.success(()))
      }
      var all: [Int] = []
      while let (changes, next) = try await buffer.take() {
        #expect(next == changes.last.map { place($0) })
        largest.max(changes.count, ordering: .relaxed)
        all += changes
      }
      #expect(all == Array(1...1_000))
      try await group.waitForAll()
    }
    #expect(largest.load(ordering: .relaxed) <= 3)
  }

  @Test("A task that is cancelled waits no longer")
  func cancelled() async throws {
    let buffer = ChangeBuffer<Int>(limit: 1)
    let taking = Task { try await buffer.take()?.changes }
    taking.cancel()
    #expect(try await taking.value == nil)
    let adding = Task { await buffer.add([1], next: place(1)) }
    adding.cancel()
    await adding.value
    #expect(try await buffer.take()?.changes == [1])
  }
}
