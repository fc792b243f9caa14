import Synchronization
import Testing
import TitanRPC

@testable import TitanRPCTransport

@Suite("When a channel connects")
struct ChannelStateMachineTests {
  private typealias Machine = ChannelStateMachine<String>
  private let error = RPCError(code: .unavailable, message: "refused")

  private func waiter(_ id: UInt64, waits: Bool = false) -> Machine.Waiter {
    Machine.Waiter(id: id, waitsForReady: waits) { _ in }
  }

  @Test("The first call connects, the others wait, all get the connection")
  func connecting() {
    var machine = Machine()
    guard case .connect(let generation) = machine.request(waiter(1)), case .wait = machine.request(waiter(2)) else {
      Issue.record("did not connect")
      return
    }
    #expect(machine.connected("c", generation)?.map(\.id) == [1, 2])
    guard case .use("c") = machine.request(waiter(3)) else {
      Issue.record("not ready")
      return
    }
  }

  @Test("A failure ends the calls that do not wait; during the backoff they fail at once")
  func failing() throws {
    var machine = Machine()
    guard case .connect(let generation) = machine.request(waiter(1)) else { return }
    _ = machine.request(waiter(2, waits: true))
    let loss = machine.lost(generation, error)
    #expect(loss?.failed.map(\.id) == [1])
    #expect(loss?.failuresInARow == 1)
    guard case .fail(let failure) = machine.request(waiter(3)) else {
      Issue.record("did not fail")
      return
    }
    #expect(failure.code == .unavailable)
    guard case .wait = machine.request(waiter(4, waits: true)) else {
      Issue.record("did not wait")
      return
    }
    let second = machine.backoffEnded()
    let next = try #require(second)
    #expect(machine.lost(next, error)?.failuresInARow == 2)
    let last = machine.backoffEnded()
    let third = try #require(last)
    #expect(machine.connected("c", third)?.map(\.id) == [2, 4])
  }

  @Test("A backoff that nobody waits for ends in idleness")
  func idleBackoff() {
    var machine = Machine()
    guard case .connect(let generation) = machine.request(waiter(1)) else { return }
    _ = machine.lost(generation, error)
    #expect(machine.backoffEnded() == nil)
    guard case .connect = machine.request(waiter(2)) else {
      Issue.record("did not connect")
      return
    }
  }

  @Test("News of an old connection does not touch the new one")
  func generations() throws {
    var machine = Machine()
    guard case .connect(let first) = machine.request(waiter(1)) else { return }
    _ = machine.connected("a", first)
    #expect(machine.lost(first, error) == nil)
    guard case .connect(let second) = machine.request(waiter(2)) else { return }
    #expect(machine.connected("late", first) == nil)
    #expect(machine.connected("b", second)?.count == 1)
    _ = machine.lost(first, error)
    #expect(machine.ready == "b")
  }

  @Test("A cancelled call is answered once; a closed channel answers all")
  func closing() {
    var machine = Machine()
    guard case .connect(let generation) = machine.request(waiter(1)) else { return }
    _ = machine.request(waiter(2))
    #expect(machine.cancel(1)?.id == 1)
    #expect(machine.cancel(1) == nil)
    #expect(machine.close().failed.map(\.id) == [2])
    #expect(machine.connected("c", generation) == nil)
    guard case .fail = machine.request(waiter(3)) else {
      Issue.record("not closed")
      return
    }
  }

  @Test("Waits grow to their maximum, and are spread by jitter")
  func backoff() {
    let backoff = Backoff()
    #expect(backoff.delay(afterFailures: 1, random: 0.5) == backoff.initial)
    var last = Duration.zero
    for failures in 1...20 {
      let delay = backoff.delay(afterFailures: failures, random: 0.5)
      #expect(delay >= last)
      last = delay
    }
    #expect(last == backoff.maximum)
    #expect(backoff.delay(afterFailures: 1, random: 0) < backoff.initial)
    #expect(backoff.delay(afterFailures: 1, random: 1) > backoff.initial)
  }
}
