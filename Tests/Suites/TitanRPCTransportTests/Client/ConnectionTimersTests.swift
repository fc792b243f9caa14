import Testing

@testable import TitanRPCTransport

@Suite("Keepalive and idle timeout")
struct ConnectionTimersTests {
  private static let settings = Keepalive.Settings(interval: .seconds(30), timeout: .seconds(5))

  /// Each step's bytes read, whether calls run, and what is to be done.
  private func check(_ settings: Keepalive.Settings, _ steps: [(UInt64, Bool, Keepalive.Step)]) {
    var keepalive = Keepalive(settings)
    for (bytes, hasCalls, expected) in steps {
      let step = keepalive.next(bytesRead: bytes, hasCalls: hasCalls)
      #expect(step == expected)
    }
  }
  private static let (wait, ping) = (Keepalive.Step.wait(.seconds(30)), Keepalive.Step.ping(.seconds(5)))

  @Test("A connection that brings something is left alone")
  func alive() { check(Self.settings, [(10, true, Self.wait), (20, true, Self.wait), (30, true, Self.wait)]) }

  @Test("A silent one is asked, and dead if nothing comes")
  func dead() {
    check(
      Self.settings,
      [
        (10, true, Self.wait), (10, true, Self.ping), (27, true, Self.wait), (27, true, Self.ping), (27, false, .dead),
      ])
  }

  @Test("An answer may take longer than an interval, and is not waited for longer than it takes")
  func patience() {
    let settings = Keepalive.Settings(interval: .seconds(2), timeout: .seconds(5))
    let wait = Keepalive.Step.wait(.seconds(2))
    let ping = Keepalive.Step.ping(.seconds(2))
    check(
      settings,
      [
        (0, true, ping), (0, true, wait), (17, true, wait), (17, true, ping), (17, true, wait),
        (17, true, .wait(.seconds(1))), (17, true, .dead),
      ])
  }

  @Test("Without calls there are no pings, unless configured")
  func withoutCalls() {
    check(Self.settings, [(0, false, Self.wait), (0, false, Self.wait), (0, true, Self.ping)])
    var settings = Self.settings
    settings.withoutCalls = true
    check(settings, [(0, false, Self.ping), (0, false, .dead)])
  }

  @Test("An unused connection is closed, not before its time")
  func idle() {
    let idle = IdleTimeout(timeout: .seconds(60))
    let now = ContinuousClock.now
    #expect(idle.next(idleSince: nil, now: now) == .wait(.seconds(60)))
    #expect(idle.next(idleSince: now - .seconds(20), now: now) == .wait(.seconds(40)))
    #expect(idle.next(idleSince: now - .seconds(60), now: now) == .close)
  }
}
