import Foundation
import Synchronization
import TitanCore
import Testing
import TitanTesting

@testable import TitanPostgres

/// How owners share the connections for transactions, by the state machine alone.
@Suite struct LeaseOwnerTests {
  typealias Action = PoolStateMachine.Action

  let start = ContinuousClock.now
  let ada = UserID(UUID())
  let bob = UserID(UUID())

  func after(_ milliseconds: Int) -> ContinuousClock.Instant { start + .milliseconds(milliseconds) }

  /// A machine with `open` idle connections, numbered from 1; all but one may be leased.
  func machine(open count: Int, _ change: (inout PoolSettings) -> Void = { _ in }) -> PoolStateMachine {
    var settings = PoolSettings()
    settings.minimumConnections = count
    settings.maximumConnections = count
    settings.acquireTimeout = .milliseconds(1000)
    change(&settings)
    var machine = PoolStateMachine(settings: settings)
    var pending = machine.start(at: start)
    while !pending.isEmpty {
      guard case .connect(let id) = pending.removeFirst() else { continue }
      pending += machine.connected(id, at: start)
    }
    return machine
  }

  @Test func anOwnerHasTwoAndOthersTheRest() {
    var machine = machine(open: 5)
    #expect(machine.lease(10, of: ada, at: start) == [.grant(10, on: 1)])
    #expect(machine.lease(11, of: ada, at: start) == [.grant(11, on: 2)])
    #expect(machine.lease(12, of: ada, at: start) == [])
    #expect(machine.lease(20, of: bob, at: start) == [.grant(20, on: 3)])
    #expect(machine.release(3, at: start) == [])
    #expect(machine.release(2, at: start) == [.grant(12, on: 2)])
  }

  @Test func aLeaseWithoutAnOwnerHasNoLimit() {
    var machine = machine(open: 5) { $0.maximumWaitingLeasesPerOwner = 1 }
    for (ticket, id) in [(1, 1), (2, 2), (3, 3), (4, 4)] as [(Ticket, ConnectionID)] {
      #expect(machine.lease(ticket, at: start) == [.grant(ticket, on: id)])
    }
    #expect(machine.lease(5, at: start) == [])
    #expect(machine.lease(6, at: start) == [])
    #expect(machine.release(1, at: start) == [.grant(5, on: 1)])
  }

  @Test func ownersAreServedInTurnAndThoseWithoutAreOneMore() {
    var machine = machine(open: 2)
    #expect(machine.lease(1, at: start) == [.grant(1, on: 1)])
    for ticket in [10, 11, 12] as [Ticket] { #expect(machine.lease(ticket, of: ada, at: start) == []) }
    for ticket in [20, 21] as [Ticket] { #expect(machine.lease(ticket, of: bob, at: start) == []) }
    for ticket in [2, 3] as [Ticket] { #expect(machine.lease(ticket, at: start) == []) }
    let served = (0..<7).flatMap { _ in machine.release(1, at: start) }
    #expect(served == [10, 20, 2, 11, 21, 3, 12].map { .grant($0, on: 1) })
    #expect(machine.release(1, at: start) == [])
    #expect(machine.isQuiet)
  }

  @Test func beyondTheQueueAnOwnerIsRefusedAndOthersAreNot() {
    var machine = machine(open: 3) {
      $0.maximumLeasesPerOwner = 1
      $0.maximumWaitingLeasesPerOwner = 2
    }
    #expect(machine.lease(10, of: ada, at: start) == [.grant(10, on: 1)])
    #expect(machine.lease(11, of: ada, at: start) == [])
    #expect(machine.lease(12, of: ada, at: start) == [])
    #expect(machine.lease(13, of: ada, at: start) == [.refuse(13)])
    #expect(machine.lease(20, of: bob, at: start) == [.grant(20, on: 2)])
    // A ticket that leaves makes room.
    machine.withdraw(11)
    #expect(machine.lease(14, of: ada, at: start) == [])
    #expect(machine.lease(15, of: ada, at: start) == [.refuse(15)])
    #expect(machine.release(1, at: start) == [.grant(12, on: 1)])
    #expect(machine.lease(16, of: ada, at: start) == [])
  }

  @Test func aWithdrawnRequestIsNotServedAndTheLastOneEndsItsOwnersTurn() {
    var machine = machine(open: 2)
    _ = machine.lease(1, at: start)
    for ticket in [10, 11, 12] as [Ticket] { _ = machine.lease(ticket, of: ada, at: start) }
    _ = machine.lease(20, of: bob, at: start)
    machine.withdraw(10)
    machine.withdraw(12)
    machine.withdraw(99)
    #expect(machine.release(1, at: start) == [.grant(11, on: 1)])
    machine.withdraw(20)
    #expect(machine.release(1, at: start) == [])
    #expect(machine.isQuiet)
    #expect(machine.lease(21, of: bob, at: start) == [.grant(21, on: 1)])
  }

  @Test func anExpiredRequestLearnsWhetherItsOwnersOthersWereInTheWay() {
    var machine = machine(open: 4)
    for ticket in [10, 11, 12] as [Ticket] { _ = machine.lease(ticket, of: ada, at: start) }
    #expect(machine.lease(20, of: bob, at: after(100)) == [.grant(20, on: 3)])
    #expect(machine.lease(21, of: bob, at: after(200)) == [])
    #expect(machine.lease(1, at: after(300)) == [])
    #expect(machine.nextDeadline == after(1000))
    #expect(machine.tick(at: after(999)) == [])
    #expect(machine.tick(at: after(1000)) == [.expireBehindItsOwner(12)])
    #expect(machine.nextDeadline == after(1200))
    #expect(machine.tick(at: after(1300)) == [.expire(21), .expire(1)])
    #expect(machine.isQuiet == false)
    #expect(machine.release(1, at: after(1300)) == [])
  }

  @Test func aLostConnectionIsNoLongerItsOwners() {
    var machine = machine(open: 3) { $0.maximumLeasesPerOwner = 1 }
    #expect(machine.lease(10, of: ada, at: start) == [.grant(10, on: 1)])
    #expect(machine.lease(11, of: ada, at: start) == [])
    #expect(machine.lost(1, at: after(2000), chance: 0) == [.grant(11, on: 2), .connect(4)])
  }

  @Test func noConnectionIsOpenedForWhoMayHaveNoMore() {
    var machine = machine(open: 3) {
      $0.maximumConnections = 8
      $0.maximumLeasesPerOwner = 1
    }
    #expect(machine.lease(10, of: ada, at: start) == [.grant(10, on: 1)])
    for ticket in 11..<20 as Range<Ticket> { #expect(machine.lease(ticket, of: ada, at: start) == []) }
    #expect(machine.openConnections == 3)
  }
}

/// The same on PostgreSQL.
@Suite(.timeLimit(.minutes(10))) struct LeaseOwnerPoolTests {
  static let table = "CREATE TABLE t (id bigint PRIMARY KEY)"

  /// Five connections, so four leases: one locks the table, so that Ada's two can't finish, and one is left for Bob.
  static func settings(waiting: Int) -> PoolSettings {
    var settings = PoolSettings.test
    settings.maximumConnections = 5
    settings.maximumWaitingLeasesPerOwner = waiting
    return settings
  }

  /// Transactions that hold a connection: the locked table keeps them waiting.
  static let heldConnections: SQLQuery =
    "SELECT count(*) AS value FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"

  final class Refusals: Sendable {
    private let kinds = Mutex<[PostgresError.Kind]>([])
    var all: [PostgresError.Kind] { kinds.withLock(\.self) }
    func note(_ kind: PostgresError.Kind) { kinds.withLock { $0.append(kind) } }
  }

  /// Inserts 200 rows concurrently, each in its own transaction of the owner.
  static func flood(of owner: UserID, _ pool: PostgresPool, _ refusals: Refusals) -> Task<Void, any Error> {
    Task {
      try await LeaseOwner.$current.withValue(owner) {
        try await withThrowingTaskGroup { group in
          for id in 0..<200 {
            group.addTask {
              do {
                try await pool.withTransaction { _ = try await $0.execute("INSERT INTO t VALUES (\(id))") }
              } catch let error as PostgresError {
                refusals.note(error.kind)
              }
            }
          }
          try await group.waitForAll()
        }
      }
    }
  }

  @Test func anotherOwnersTransactionPassesTwoHundredOfOne() async throws {
    let (ada, bob, refusals) = (UserID(UUID()), UserID(UUID()), Refusals())
    try await TestDatabase.withScript(Self.table, settings: Self.settings(waiting: 198)) { pool async throws in
      let flood = try await pool.withTransaction { gate in
        try await gate.execute("LOCK TABLE t IN SHARE MODE")
        let flood = Self.flood(of: ada, pool, refusals)
        try await eventually { try await pool.value(Self.heldConnections) == 2 }
        // None of Ada's transactions can finish before the gate does, so this one overtakes all of them.
        let seen = try await LeaseOwner.$current.withValue(bob) {
          try await pool.withTransaction { try await $0.value("SELECT count(*) AS value FROM t", as: Int.self) }
        }
        #expect(seen == 0)
        #expect(try await pool.value(Self.heldConnections) == 2)
        return flood
      }
      try await flood.value
      #expect(refusals.all == [])
      #expect(try await pool.value("SELECT count(*) AS value FROM t") == 200)
    }
  }

  @Test func beyondTheQueueTransactionsAreRefusedAtOnce() async throws {
    let refusals = Refusals()
    try await TestDatabase.withScript(Self.table, settings: Self.settings(waiting: 10)) { pool async throws in
      let flood = try await pool.withTransaction { gate in
        try await gate.execute("LOCK TABLE t IN SHARE MODE")
        let flood = Self.flood(of: UserID(UUID()), pool, refusals)
        try await eventually { refusals.all.count >= 188 }
        return flood
      }
      try await flood.value
      #expect(refusals.all == Array(repeating: .ownerBusy, count: 188))
      #expect(try await pool.value("SELECT count(*) AS value FROM t") == 12)
    }
  }
}
