import Testing

@testable import TitanRPCTransport

@Suite("Round robin")
struct RoundRobinTests {
  private func two(_ change: (inout ChannelDriver.Machine.Settings) -> Void = { _ in }) -> ChannelDriver {
    let channel = ChannelDriver {
      $0.policy = .roundRobin
      change(&$0)
    }
    _ = channel.call(0)
    #expect(channel.resolved(1, 2).suffix(2) == ["connect 1", "connect 2"])
    return channel
  }

  private func turns(_ channel: ChannelDriver) -> Set<String> {
    Set((0..<4).flatMap { _ in channel.call(0) })
  }

  @Test("All addresses are connected and take calls in turns")
  func turns() {
    let channel = two()
    #expect(channel.connected(2, "B") == ["start 0 on B"])
    #expect(channel.connected(1, "A") == [])
    let (first, second, third) = (channel.call(1), channel.call(1), channel.call(1))
    #expect(first != second)
    #expect(first == third)
    #expect(turns(channel) == ["start 0 on A", "start 0 on B"])
  }

  @Test("One that dies is left out, connected again, and has its turns again")
  func oneDies() {
    let channel = two()
    _ = channel.connected(1, "A")
    _ = channel.connected(2, "B")
    channel.pass(.seconds(1))
    #expect(channel.lost(1) == ["connect 1"])
    #expect(turns(channel) == ["start 0 on B"])
    #expect(channel.lost(1) == ["back off 1: 0.2 seconds"])
    #expect(channel.wake("back off 1") == ["connect 1"])
    #expect(turns(channel) == ["start 0 on B"])
    #expect(channel.connected(1, "C") == [])
    #expect(turns(channel) == ["start 0 on B", "start 0 on C"])
  }

  @Test("Calls wait until the first address is known good or all are known bad")
  func allDie() {
    let channel = two()
    #expect(channel.lost(1) == ["back off 1: 0.2 seconds"])
    #expect(channel.call(1, waits: true) == [])
    #expect(channel.lost(2) == ["back off 2: 0.2 seconds", "fail 0: UNAVAILABLE: 2 is gone"])
    #expect(channel.wake("back off 1") == ["connect 1"])
    // It was bad a moment ago: whoever cannot wait does not.
    #expect(channel.call(2) == ["fail 2: UNAVAILABLE: 2 is gone"])
    #expect(channel.connected(1, "A") == ["start 1 on A"])
  }

  @Test("Trouble has the name resolved again, but not too often; old addresses are retired, known ones stay")
  func resolvingAgain() {
    let channel = two()
    _ = channel.connected(1, "A")
    _ = channel.connected(2, "B")
    channel.pass(.seconds(5))
    #expect(channel.lost(1) == ["connect 1"])
    channel.pass(.seconds(5))
    #expect(channel.lost(1) == ["back off 1: 0.2 seconds", "resolve"])
    #expect(channel.resolved(2, 3) == ["connect 3"])
    #expect(channel.wake("back off 1") == [])
    #expect(channel.connected(3, "C") == [])
    #expect(turns(channel) == ["start 0 on B", "start 0 on C"])
    channel.pass(.seconds(20))
    #expect(channel.lost(3) == ["connect 3", "resolve"])
    #expect(channel.resolved(3) == ["retire B"])
    channel.pass(.seconds(20))
    #expect(channel.lost(3) == ["back off 3: 0.2 seconds", "resolve"])
    #expect(channel.notResolved() == [])
  }

  @Test("Unused connections close, and come back with the next call")
  func idle() {
    let channel = two()
    _ = channel.connected(1, "A")
    _ = channel.connected(2, "B")
    #expect(channel.retired(1) == [])
    #expect(channel.call(1) == ["connect 1", "start 1 on B"])
    _ = channel.connected(1, "C")
    _ = channel.retired(1)
    _ = channel.retired(2)
    #expect(channel.machine.connectivity == .idle)
    #expect(channel.call(2) == ["connect 1", "connect 2"])
    #expect(channel.machine.connectivity == .connecting)
  }

  @Test("A server that is not well has no turn")
  func health() {
    let channel = two { $0.watchesHealth = true }
    #expect(channel.connected(1, "A") == ["watch A"])
    #expect(channel.connected(2, "B") == ["watch B"])
    #expect(channel.health(1, true) == ["start 0 on A"])
    #expect(channel.health(2, false) == [])
    #expect(turns(channel) == ["start 0 on A"])
    #expect(channel.health(2, true) == [])
    #expect(turns(channel) == ["start 0 on A", "start 0 on B"])
    #expect(channel.health(1, false) == [])
    #expect(channel.health(2, false) == [])
    #expect(channel.machine.connectivity == .transientFailure)
    #expect(channel.call(7) == ["fail 7: UNAVAILABLE: 2 does not serve"])
  }

  @Test("If no server is well, or known to be, all that are connected have turns where the channel wants it")
  func unhealthyServers() {
    let channel = two {
      $0.watchesHealth = true
      $0.usesUnhealthyServers = true
    }
    #expect(channel.connected(1, "A") == ["watch A", "start 0 on A"])
    #expect(channel.connected(2, "B") == ["watch B"])
    #expect(turns(channel) == ["start 0 on A", "start 0 on B"])
    #expect(channel.health(1, false) == [])
    #expect(channel.health(2, true) == [])
    #expect(turns(channel) == ["start 0 on B"])
    #expect(channel.health(2, false) == [])
    #expect(turns(channel) == ["start 0 on A", "start 0 on B"])
    #expect(channel.health(1, true) == [])
    #expect(turns(channel) == ["start 0 on A"])
  }

  @Test("Servers that join get calls within the refresh interval, and those that left get none")
  func refreshing() {
    let channel = two { $0.refreshInterval = .seconds(10) }
    _ = channel.connected(1, "A")
    _ = channel.connected(2, "B")
    #expect(channel.wake("refresh") == ["resolve"])
    #expect(turns(channel) == ["start 0 on A", "start 0 on B"], "the known ones are used meanwhile")
    #expect(channel.resolved(1, 2, 3) == ["refresh: 10.0 seconds", "connect 3"])
    _ = channel.connected(3, "C")
    #expect(turns(channel) == ["start 0 on A", "start 0 on B", "start 0 on C"])
    #expect(channel.wake("refresh") == ["resolve"])
    #expect(channel.resolved(3) == ["retire A", "retire B", "refresh: 10.0 seconds"])
    #expect(turns(channel) == ["start 0 on C"])
    #expect(channel.wake("refresh") == ["resolve"])
    #expect(channel.notResolved() == ["refresh: 10.0 seconds"], "a name server that is away changes nothing")
    #expect(turns(channel) == ["start 0 on C"])
  }

  @Test("A name that nobody uses is not resolved again until the next call")
  func refreshingWhenUnused() {
    let channel = two { $0.refreshInterval = .seconds(10) }
    _ = channel.connected(1, "A")
    _ = channel.connected(2, "B")
    _ = channel.retired(1)
    _ = channel.retired(2)
    #expect(channel.wake("refresh") == [])
    #expect(channel.call(1) == ["resolve", "connect 1", "connect 2"])
    #expect(channel.resolved(2, 3) == ["refresh: 10.0 seconds", "connect 3"])
    #expect(channel.connected(3, "C") == ["start 1 on C"])
    #expect(channel.connected(1, "A") == ["retire A"])
  }

  @Test("An outdated refresh does nothing")
  func outdatedRefresh() {
    let channel = two { $0.refreshInterval = .seconds(60) }
    _ = channel.connected(1, "A")
    _ = channel.connected(2, "B")
    channel.pass(.seconds(20))
    #expect(channel.lost(1) == ["connect 1", "resolve"])
    #expect(channel.wake("refresh") == [])
    #expect(channel.resolved(1, 2) == ["refresh: 60.0 seconds"])
    #expect(channel.wake("refresh") == ["resolve"])
  }
}
