import Testing

@testable import TitanPostgres

@Suite struct PoolStateMachineTests {
  typealias Action = PoolStateMachine.Action

  let start = ContinuousClock.now
  func after(_ milliseconds: Int) -> ContinuousClock.Instant { start + .milliseconds(milliseconds) }

  func machine(_ change: (inout PoolSettings) -> Void = { _ in }) -> PoolStateMachine {
    var settings = PoolSettings()
    settings.maximumConnections = 3
    settings.pipelineDepth = 2
    settings.acquireTimeout = .milliseconds(1000)
    settings.idleTimeout = .milliseconds(5000)
    settings.minimumBackoff = .milliseconds(100)
    settings.maximumBackoff = .milliseconds(400)
    change(&settings)
    return PoolStateMachine(settings: settings)
  }

  /// A machine with `open` idle connections, numbered from 1.
  func machine(open count: Int, _ change: (inout PoolSettings) -> Void = { _ in }) -> PoolStateMachine {
    var machine = machine {
      change(&$0)
      $0.minimumConnections = count
    }
    var pending = machine.start(at: start)
    while !pending.isEmpty {
      guard case .connect(let id) = pending.removeFirst() else { continue }
      pending += machine.connected(id, at: start)
    }
    #expect(machine.openConnections == count)
    return machine
  }

  @Test func opensTheMinimumAtOnceTwoAtATime() {
    var machine = machine { $0.minimumConnections = 3 }
    #expect(machine.start(at: start) == [.connect(1), .connect(2)])
    #expect(machine.connected(1, at: start) == [.connect(3)])
  }

  @Test func tellsHowMuchOfItIsInUse() {
    var machine = machine(open: 2) { ($0.maximumConnections, $0.pipelineDepth) = (2, 1) }
    #expect(machine.use == PoolUse(open: 2))
    _ = machine.statement(1, at: start)
    _ = machine.lease(2, at: start)
    _ = machine.statement(3, at: start)
    _ = machine.lease(4, at: start)
    #expect(machine.use == PoolUse(open: 2, busy: 2, waiting: 2))
    _ = machine.tick(at: start + machine.settings.acquireTimeout)
    #expect(machine.use == PoolUse(open: 2, busy: 2, timeouts: 2))
    _ = machine.answered(1, at: after(3000))
    _ = machine.release(2, at: after(3000))
    #expect(machine.use == PoolUse(open: 2, timeouts: 2))
  }

  @Test func retiredConnectionsAreForgottenAndReplacedAfterAPause() {
    var machine = machine(open: 2) { $0.maximumConnections = 2 }
    #expect(machine.statement(1, at: start) == [.send(1, on: 1)])
    #expect(machine.lease(2, at: start) == [.grant(2, on: 2)])
    #expect(machine.retire([1, 2], at: after(2000), chance: 0) == [])
    #expect(machine.openConnections == 0)
    // Later events of these connections change nothing.
    #expect(machine.answered(1, at: after(2001)) == [])
    #expect(machine.lost(2, at: after(2001), chance: 0) == [])
    #expect(machine.retire([1, 2], at: after(2001), chance: 0) == [])
    #expect(machine.tick(at: after(2099)) == [])
    #expect(machine.tick(at: after(2100)) == [.connect(3), .connect(4)])
  }

  @Test func aStatementWaitsForTheFirstConnection() {
    var machine = machine()
    #expect(machine.start(at: start) == [.connect(1)])
    #expect(machine.statement(10, at: start) == [.connect(2)])
    #expect(machine.connected(1, at: start) == [.send(10, on: 1)])
    #expect(machine.connected(2, at: start) == [])
  }

  @Test func statementsShareTheLeastBusyAndQueueInOrderWhenAllAreFull() {
    var machine = machine(open: 3)
    #expect(machine.statement(1, at: start) == [.send(1, on: 1)])
    #expect(machine.statement(2, at: start) == [.send(2, on: 2)])
    #expect(machine.statement(3, at: start) == [.send(3, on: 3)])
    #expect(machine.statement(4, at: start) == [.send(4, on: 1)])
    #expect(machine.statement(5, at: start) == [.send(5, on: 2)])
    #expect(machine.statement(6, at: start) == [.send(6, on: 3)])
    #expect(machine.statement(7, at: start) == [])
    #expect(machine.statement(8, at: start) == [])
    #expect(machine.answered(2, at: start) == [.send(7, on: 2)])
    #expect(machine.answered(3, at: start) == [.send(8, on: 3)])
  }

  @Test func growsWhenTheNextWouldQueueBehindAnother() {
    var machine = machine(open: 1)
    #expect(machine.statement(1, at: start) == [.send(1, on: 1), .connect(2)])
    #expect(machine.statement(2, at: start) == [.connect(3)])
    #expect(machine.connected(2, at: start) == [.send(2, on: 2)])
  }

  @Test func queuesBehindAnotherIfNoMoreConnectionsCanBeHad() {
    var machine = machine(open: 1)
    #expect(machine.statement(1, at: start) == [.send(1, on: 1), .connect(2)])
    #expect(machine.statement(2, at: start) == [.connect(3)])
    #expect(machine.connectFailed(2, at: start, chance: 0) == [.send(2, on: 1)])
  }

  @Test func nothingIsPutBehindASlowStatement() {
    var machine = machine(open: 2) { $0.maximumConnections = 2 }
    #expect(machine.statement(1, at: start) == [.send(1, on: 1)])
    #expect(machine.statement(2, at: after(15)) == [.send(2, on: 2)])
    #expect(machine.statement(3, at: after(20)) == [.send(3, on: 2)])
    #expect(machine.statement(4, at: after(40)) == [])
    #expect(machine.answered(2, at: after(50)) == [.send(4, on: 2)])
    #expect(machine.answered(1, at: after(60)) == [])
  }

  @Test func aLeaseHasItsConnectionToItself() {
    var machine = machine(open: 2)
    #expect(machine.lease(50, at: start) == [.grant(50, on: 1)])
    #expect(machine.statement(1, at: start) == [.send(1, on: 2), .connect(3)])
    #expect(machine.statement(2, at: start) == [])
    #expect(machine.release(1, at: start) == [.send(2, on: 1)])
  }

  @Test func theLastSharedConnectionIsNotLeased() {
    var machine = machine(open: 3)
    #expect(machine.lease(50, at: start) == [.grant(50, on: 1)])
    #expect(machine.lease(51, at: start) == [.grant(51, on: 2)])
    #expect(machine.lease(52, at: start) == [])
    #expect(machine.statement(1, at: start) == [.send(1, on: 3)])
    #expect(machine.release(2, at: start) == [.grant(52, on: 2)])
  }

  @Test func theLastSharedConnectionIsLeasedIfNoOtherCanBeHad() {
    var machine = machine(open: 1)
    #expect(machine.lease(50, at: start) == [.connect(2), .connect(3)])
    #expect(machine.connectFailed(2, at: start, chance: 0) == [.grant(50, on: 1)])
  }

  @Test func aPoolOfOneLeasesIt() {
    var machine = machine(open: 1) { $0.maximumConnections = 1 }
    #expect(machine.lease(50, at: start) == [.grant(50, on: 1)])
    #expect(machine.statement(1, at: start) == [])
    #expect(machine.release(1, at: start) == [.send(1, on: 1)])
  }

  @Test func waitersExpireInOrder() {
    var machine = machine()
    _ = machine.start(at: start)
    _ = machine.statement(1, at: after(0))
    _ = machine.lease(2, at: after(300))
    _ = machine.statement(3, at: after(600))
    #expect(machine.nextDeadline == after(1000))
    #expect(machine.tick(at: after(999)) == [])
    #expect(machine.tick(at: after(1300)) == [.expire(1), .expire(2)])
    #expect(machine.nextDeadline == after(1600))
  }

  @Test func aWithdrawnRequestIsNotServed() {
    var machine = machine()
    _ = machine.start(at: start)
    _ = machine.statement(1, at: start)
    _ = machine.statement(2, at: start)
    machine.withdraw(1)
    #expect(machine.connected(1, at: start) == [.send(2, on: 1)])
  }

  @Test func failedAttemptsBackOffDoublingUpToTheMaximum() {
    var machine = machine()
    var now = start
    #expect(machine.start(at: now) == [.connect(1)])
    for (attempt, pause) in [100, 200, 400, 400].enumerated() {
      let id = ConnectionID(attempt + 1)
      #expect(machine.connectFailed(id, at: now, chance: 0) == [])
      #expect(machine.nextDeadline == now + .milliseconds(pause))
      now += .milliseconds(pause)
      #expect(machine.tick(at: now) == [.connect(id + 1)])
    }
  }

  @Test func chanceShortensAPauseByUpToHalf() {
    var machine = machine()
    _ = machine.start(at: start)
    _ = machine.connectFailed(1, at: start, chance: 0.5)
    #expect(machine.nextDeadline == after(75))
  }

  @Test func aLostConnectionIsReplacedAtOnce() {
    var machine = machine(open: 1)
    #expect(machine.lost(1, at: after(2000), chance: 0) == [.connect(2)])
  }

  @Test func oneThatBreaksAsSoonAsItIsOpenBacksOff() {
    var machine = machine(open: 1)
    #expect(machine.lost(1, at: after(10), chance: 0) == [])
    #expect(machine.nextDeadline == after(110))
  }

  @Test func idleConnectionsAboveTheMinimumClose() {
    var machine = machine(open: 1)
    _ = machine.statement(1, at: start)
    #expect(machine.connected(2, at: start) == [])
    #expect(machine.answered(1, at: after(100)) == [])
    #expect(machine.nextDeadline == after(5000))
    #expect(machine.tick(at: after(5000)) == [.close(2)])
    #expect(machine.tick(at: after(60_000)) == [])
    #expect(machine.openConnections == 1)
  }

  @Test func shutdownOpensNothingAndIsQuietWhenAllIsAnswered() {
    var machine = machine(open: 2)
    _ = machine.statement(1, at: start)
    _ = machine.lease(2, at: start)
    machine.shutdown()
    #expect(!machine.isQuiet)
    _ = machine.answered(1, at: start)
    #expect(!machine.isQuiet)
    #expect(machine.release(2, at: start) == [])
    #expect(machine.isQuiet)
    #expect(machine.lost(1, at: after(5000), chance: 0) == [])
    #expect(machine.connected(9, at: start) == [.close(9)])
  }
}
