import Testing
import TitanRPC

@testable import TitanRPCTransport

@Suite("When a channel connects, and to which address")
struct ChannelStateMachineTests {
  @Test("The first call resolves and connects, the others wait, all get the connection")
  func connecting() {
    let channel = ChannelDriver()
    #expect(channel.machine.connectivity == .idle)
    #expect(channel.call(1) == ["resolve"])
    #expect(channel.machine.connectivity == .connecting)
    #expect(channel.call(2) == [])
    #expect(channel.resolved(1) == ["connect 1"])
    #expect(channel.call(3) == [])
    channel.forget(2)
    #expect(channel.connected(1, "A") == ["start 1 on A", "start 3 on A"])
    #expect(channel.machine.connectivity == .ready)
    #expect(channel.call(4) == ["start 4 on A"])
  }

  @Test("A failure ends the calls that do not wait; during the backoff they fail at once")
  func failing() {
    let channel = ChannelDriver()
    _ = channel.call(1)
    _ = channel.call(2, waits: true)
    #expect(channel.resolved(1) == ["connect 1"])
    #expect(channel.lost(1) == ["back off 1: 0.2 seconds", "fail 1: UNAVAILABLE: 1 is gone"])
    #expect(channel.machine.connectivity == .transientFailure)
    #expect(channel.call(3) == ["fail 3: UNAVAILABLE: 1 is gone"])
    #expect(channel.call(4, waits: true) == [])
    // The name may stand for another address by now.
    #expect(channel.wake("back off 1") == ["resolve"])
    #expect(channel.resolved(1) == ["connect 1"])
    #expect(channel.lost(1) == ["back off 1: 0.32 seconds"])
    #expect(channel.wake("back off 1") == ["resolve"])
    #expect(channel.resolved(1) == ["connect 1"])
    #expect(channel.connected(1, "A") == ["start 2 on A", "start 4 on A"])
  }

  @Test("A backoff that nobody waits for ends in idleness", arguments: [LoadBalancing.pickFirst, .roundRobin])
  func idleBackoff(policy: LoadBalancing) {
    let channel = ChannelDriver { $0.policy = policy }
    _ = channel.call(1)
    _ = channel.resolved(1)
    _ = channel.lost(1)
    #expect(channel.wake("back off 1") == [])
    #expect(channel.machine.connectivity == .idle)
    #expect(channel.call(2).count == 1)
    #expect(channel.machine.connectivity == .connecting)
  }

  @Test("A name that is not found backs off too", arguments: [LoadBalancing.pickFirst, .roundRobin])
  func notResolved(policy: LoadBalancing) {
    let channel = ChannelDriver { $0.policy = policy }
    _ = channel.call(1)
    _ = channel.call(2, waits: true)
    #expect(channel.notResolved() == ["resolve again: 0.2 seconds", "fail 1: UNAVAILABLE: no such host"])
    #expect(channel.call(3) == ["fail 3: UNAVAILABLE: no such host"])
    #expect(channel.wake("resolve again") == ["resolve"])
    #expect(channel.resolved() == ["resolve again: 0.32 seconds"])
    #expect(channel.wake("resolve again") == ["resolve"])
    #expect(channel.resolved(1) == ["connect 1"])
    #expect(channel.connected(1, "A") == ["start 2 on A"])
  }

  @Test("News of an old connection does not touch the new one")
  func lateNews() {
    let channel = ChannelDriver()
    _ = channel.call(1)
    _ = channel.resolved(1)
    let old = channel.machine.subchannels[0].ticket
    _ = channel.connected(1, "A")
    channel.pass(.seconds(1))
    #expect(channel.lost(1) == [])
    #expect(channel.lost(1) == [])
    #expect(channel.machine.connectivity == .idle)
    #expect(channel.connected(1, "late") == ["retire late"])
    #expect(channel.call(2) == ["resolve"])
    #expect(channel.resolved(1) == ["connect 1"])
    #expect(channel.connected(1, "B") == ["start 2 on B"])
    var machine = channel.machine
    let actions = machine.lost(old, RPCError(code: .unavailable, message: ""), .current)
    #expect(actions.isEmpty)
    #expect(machine.connectivity == .ready)
  }

  @Test("Servers that drop every connection are asked with backoff; the first time is forgiven")
  func flapping() {
    let channel = ChannelDriver()
    _ = channel.call(1)
    _ = channel.resolved(1)
    _ = channel.connected(1, "A")
    #expect(channel.lost(1) == [])
    #expect(channel.call(2) == ["resolve"])
    _ = channel.resolved(1)
    _ = channel.connected(1, "B")
    #expect(channel.lost(1) == ["back off 1: 0.2 seconds"])
    _ = channel.wake("back off 1")
    _ = channel.call(3)
    _ = channel.resolved(1)
    _ = channel.connected(1, "C")
    #expect(channel.lost(1) == ["back off 1: 0.32 seconds"])
    _ = channel.wake("back off 1")
    _ = channel.call(4)
    _ = channel.resolved(1)
    _ = channel.connected(1, "D")
    channel.pass(.seconds(1))
    #expect(channel.lost(1) == [])
    #expect(channel.call(5) == ["resolve"])
  }

  @Test("Calls wait up to a number; a closed channel answers all and refuses more")
  func closing() {
    let channel = ChannelDriver { $0.waitingLimit = 2 }
    _ = channel.call(1)
    _ = channel.call(2, waits: true)
    #expect(
      channel.call(3) == ["fail 3: RESOURCE_EXHAUSTED: 2 calls wait for a connection, the limit is 2"])
    _ = channel.resolved(1)
    #expect(channel.close().map { $0.prefix(6) } == ["fail 1", "fail 2"])
    #expect(channel.connected(1, "A") == ["retire A"])
    #expect(channel.call(4) == ["fail 4: UNAVAILABLE: the channel was closed"])
    #expect(channel.machine.connectivity == .shutdown)
  }

  @Test("Closing retires connections, also one that nobody used for a while is forgotten")
  func retiring() {
    let channel = ChannelDriver()
    _ = channel.call(1)
    _ = channel.resolved(1)
    _ = channel.connected(1, "A")
    #expect(channel.retired(1) == [])
    #expect(channel.machine.connectivity == .idle)
    #expect(channel.call(2) == ["resolve"])
    #expect(channel.resolved(1) == ["connect 1"])
    _ = channel.connected(1, "B")
    #expect(channel.close() == ["retire B"])
  }
}
