import AuthDomain
import AuthService
import Foundation
import Synchronization
import Testing
import TitanTesting
import TitanThreads

@Suite("Password hashing off the event loop")
struct PasswordCheckerTests {
  private static let pool = BoundedThreadPool(threadCount: 1, queueLimit: 100)
  private static let old = PasswordHasher(parameters: AuthHarness.cheap)
  private static let new = PasswordHasher(parameters: Argon2Parameters(memoryKiB: 16, passes: 1, lanes: 1))

  @Test("A missing password or hash never matches")
  func absent() async throws {
    let desk = try PasswordChecker(hasher: Self.old, pool: Self.pool)
    let password = try #require(Password(checking: "violet harbour stool"))
    let hash = try await desk.hash(password, from: nil)
    #expect(try await desk.check(password, against: hash, from: nil) == .right(upgrade: nil))
    #expect(try await desk.check(password, against: nil, from: nil) == .wrong)
    #expect(try await desk.check(nil, against: hash, from: nil) == .wrong)
    #expect(try await desk.check(nil, against: nil, from: nil) == .wrong)
  }

  @Test("The dummy hash for unknown accounts has the parameters of new hashes, and every hash its own salt")
  func salts() async throws {
    let desk = try PasswordChecker(hasher: Self.old, pool: Self.pool)
    let password = try #require(Password(checking: "violet harbour stool"))
    let (first, second) = (try await desk.hash(password, from: nil), try await desk.hash(password, from: nil))
    #expect(first != second)
    #expect(first.parameters == AuthHarness.cheap)
  }

  @Test("A right password upgrades an old hash, and a wrong one does not")
  func upgrade() async throws {
    let desk = try PasswordChecker(hasher: Self.new, pool: Self.pool)
    let password = try #require(Password(checking: "violet harbour stool"))
    let hash = try Self.old.hash(password, salt: [UInt8](0..<16))
    guard case .right(let upgrade?) = try await desk.check(password, against: hash, from: nil) else {
      Issue.record("no upgrade")
      return
    }
    #expect(upgrade.parameters == Self.new.parameters)
    #expect(try Self.new.matches(password, upgrade))
    #expect(try await desk.check(Password(checking: "wrong harbour stool"), against: hash, from: nil) == .wrong)
  }

  @Test("A full queue refuses work at once, names both numbers, and accepts work again when it has room")
  func full() async throws {
    let pool = BoundedThreadPool(threadCount: 1, queueLimit: 2)
    let desk = try PasswordChecker(hasher: Self.old, pool: pool)
    let password = try #require(Password(checking: "violet harbour stool"))
    let gate = DispatchSemaphore(value: 0)
    try await withThrowingTaskGroup(of: Void.self) { group in
      // One thread and two places in the queue: all the capacity there is.
      for _ in 0..<3 { group.addTask { try await pool.run { gate.wait() } } }
      try await eventually { pool.load >= 3 }
      let refusal = await #expect(throws: AccountError.self) { try await desk.hash(password, from: nil) }
      #expect(refusal == .busy(limit: 2, retryAfter: .seconds(1)))
      for _ in 0..<3 { gate.signal() }
      try await group.waitForAll()
    }
    #expect(pool.load == 0)
    #expect(try await desk.hash(password, from: nil).parameters == AuthHarness.cheap)
  }

  @Test("Work whose caller gives up while it waits never starts")
  func cancellation() async throws {
    let pool = BoundedThreadPool(threadCount: 1, queueLimit: 2)
    let gate = DispatchSemaphore(value: 0)
    let ran = Flag()
    let blocking = Task { try await pool.run { gate.wait() } }
    try await eventually { pool.load >= 1 }
    let givesUp = Task { try await pool.run { ran.raise() } }
    try await eventually { pool.load >= 2 }
    givesUp.cancel()
    gate.signal()
    await #expect(throws: CancellationError.self) { try await givesUp.value }
    try await blocking.value
    #expect(!ran.isRaised)
  }
}

private final class Flag: Sendable {
  private let state = Mutex(false)
  var isRaised: Bool { state.withLock(\.self) }
  func raise() { state.withLock { $0 = true } }
}
