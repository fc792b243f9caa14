import Testing

@testable import TitanRPCTransport

@Suite("Pick first")
struct PickFirstTests {
  @Test("Addresses are tried in order, the next one when the last failed")
  func inOrder() {
    let channel = ChannelDriver()
    _ = channel.call(1)
    #expect(channel.resolved(1, 2, 3) == ["connect 1", "next: 0.25 seconds"])
    #expect(channel.lost(1) == ["back off 1: 0.2 seconds", "connect 2", "next: 0.25 seconds"])
    #expect(channel.lost(2) == ["back off 2: 0.2 seconds", "connect 3"])
    #expect(channel.connected(3, "C") == ["start 1 on C"])
    #expect(channel.wake("back off 1") == [])
  }

  @Test("A slow address is overtaken, and let go")
  func overtaken() {
    let channel = ChannelDriver()
    _ = channel.call(1)
    _ = channel.resolved(1, 2)
    #expect(channel.wake("next") == ["connect 2"])
    #expect(channel.connected(2, "B") == ["start 1 on B"])
    #expect(channel.connected(1, "A") == ["retire A"])
    #expect(channel.call(2) == ["start 2 on B"])
  }

  @Test("Calls fail when the last address has; an old alarm wakes nobody")
  func allFail() {
    let channel = ChannelDriver()
    _ = channel.call(1)
    _ = channel.resolved(1, 2)
    #expect(channel.lost(1) == ["back off 1: 0.2 seconds", "connect 2"])
    #expect(channel.wake("next") == [])
    #expect(channel.lost(2) == ["back off 2: 0.2 seconds", "fail 1: UNAVAILABLE: 2 is gone"])
    #expect(channel.call(2) == ["fail 2: UNAVAILABLE: 2 is gone"])
    #expect(channel.wake("back off 2") == [])
    // The one that is still backing off is left out.
    #expect(channel.call(3) == ["resolve"])
    #expect(channel.resolved(1, 2) == ["connect 2"])
    #expect(channel.lost(2) == ["back off 2: 0.32 seconds", "fail 3: UNAVAILABLE: 2 is gone"])
  }

  @Test("Addresses are resolved again before each round; known ones keep their backoff")
  func resolvedAnew() {
    let channel = ChannelDriver()
    _ = channel.call(1, waits: true)
    _ = channel.resolved(1)
    _ = channel.lost(1)
    #expect(channel.wake("back off 1") == ["resolve"])
    #expect(channel.resolved(2, 1) == ["connect 2", "next: 0.25 seconds"])
    #expect(channel.lost(2) == ["back off 2: 0.2 seconds", "connect 1"])
    #expect(channel.lost(1) == ["back off 1: 0.32 seconds"])
  }

  @Test("A server that abuses its connections is left alone for a while, and longer each time, however long they last")
  func abuse() {
    let channel = ChannelDriver()
    _ = channel.call(1)
    _ = channel.resolved(1)
    _ = channel.connected(1, "A")
    channel.pass(.seconds(60))
    #expect(channel.lost(1, isAbuse: true) == ["back off 1: 0.2 seconds"])
    #expect(channel.call(2) == ["resolve"])
    #expect(channel.resolved(1) == ["fail 2: UNAVAILABLE: 1 is gone"])
    _ = channel.wake("back off 1")
    #expect(channel.call(3) == ["resolve"])
    _ = channel.resolved(1)
    #expect(channel.connected(1, "B") == ["start 3 on B"])
    channel.pass(.seconds(60))
    #expect(channel.lost(1, isAbuse: true) == ["back off 1: 0.32 seconds"])
  }

  @Test("A server that is not well is passed over, and taken when it recovers")
  func health() {
    let channel = ChannelDriver { $0.watchesHealth = true }
    _ = channel.call(1)
    _ = channel.resolved(1)
    #expect(channel.connected(1, "A") == ["watch A"])
    #expect(channel.machine.connectivity == .connecting)
    #expect(channel.health(1, false) == ["fail 1: UNAVAILABLE: 1 does not serve"])
    #expect(channel.call(2) == ["fail 2: UNAVAILABLE: 1 does not serve"])
    #expect(channel.call(3, waits: true) == [])
    #expect(channel.health(1, true) == ["start 3 on A"])
    #expect(channel.health(1, false) == [])
    channel.pass(.seconds(1))
    #expect(channel.call(4, waits: true) == ["resolve"])
    #expect(channel.resolved(1) == [])
    #expect(channel.machine.connectivity == .transientFailure)
    #expect(channel.lost(1) == ["resolve"])
  }

  @Test("A connection lost before its server's health was known is tried again at once, then with backoff")
  func lostUnknown() {
    let channel = ChannelDriver { $0.watchesHealth = true }
    _ = channel.call(1)
    _ = channel.resolved(1)
    _ = channel.connected(1, "A")
    #expect(channel.lost(1) == ["resolve"])
    #expect(channel.resolved(1) == ["connect 1"])
    _ = channel.connected(1, "B")
    #expect(channel.lost(1) == ["back off 1: 0.2 seconds", "fail 1: UNAVAILABLE: 1 is gone"])
  }
}
