import Synchronization
import Testing
import TitanRPC
import TitanTesting

@testable import TitanService

@Suite struct TarpitTests {
  private let now = ContinuousClock.now

  @Test(
    "A refusal waits for half of the delay and up to one and a half, and at most for half of the call's time",
    arguments: [
      (nil, 0.5, 1_000), (nil, 0, 500), (nil, 1, 1_500), (10_000, 0.5, 1_000), (600, 0, 300), (600, 1, 300),
      (0, 0.5, nil), (-5, 0.5, nil),
    ] as [(Int?, Double, Int?)])
  func theDelay(deadline: Int?, chance: Double, held: Int?) async throws {
    let slept = Mutex<[Duration]>([])
    let tarpit = Tarpit(
      delay: .seconds(1), sleep: { duration in slept.withLock { $0.append(duration) } }, chance: { chance })
    try await tarpit.hold(until: deadline.map { .after(.milliseconds($0), from: now) }, at: now)
    #expect(slept.withLock { $0 } == (held.map { [.milliseconds($0)] } ?? []))
  }

  @Test("Refusals of one moment end at different times")
  func theSpread() async throws {
    let slept = Mutex<[Duration]>([])
    let tarpit = Tarpit { duration in slept.withLock { $0.append(duration) } }
    for _ in 0..<100 { try await tarpit.hold(until: nil, at: now) }
    let found = slept.withLock { $0 }
    #expect(Set(found).count > 90)
    #expect(found.allSatisfy { (.milliseconds(250)...(.milliseconds(750))).contains($0) })
  }

  @Test("Refusals beyond the capacity are sent at once, and a place comes free with its refusal")
  func theCapacity() async throws {
    let (started, gate) = (Signal(), Signal())
    let tarpit = Tarpit(capacity: 1) { _ in
      started.fire()
      await gate.wait()
    }
    async let first: Void = tarpit.hold(until: nil, at: now)
    await started.wait()
    // A held refusal would wait for the gate.
    try await tarpit.hold(until: nil, at: now)
    gate.fire()
    try await first
    let slept = Mutex(0)
    let another = Tarpit(capacity: 1) { _ in slept.withLock { $0 += 1 } }
    for _ in 0..<3 { try await another.hold(until: nil, at: now) }
    #expect(slept.withLock { $0 } == 3)
  }

  @Test("A call that ends while its refusal is held frees its place")
  func cancellation() async throws {
    let slept = Mutex(0)
    let tarpit = Tarpit(capacity: 1) { _ in
      slept.withLock { $0 += 1 }
      throw CancellationError()
    }
    for _ in 0..<2 { await #expect(throws: CancellationError.self) { try await tarpit.hold(until: nil, at: now) } }
    #expect(slept.withLock { $0 } == 2)
  }
}
