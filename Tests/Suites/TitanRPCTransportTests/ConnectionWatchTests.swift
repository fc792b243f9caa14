import Testing
import TitanHTTP2

@testable import TitanRPCTransport

@Suite("How long a server keeps a connection")
struct ConnectionWatchTests {
  /// Looks every second, from second 1 on, at what `sight` shows, until something is to be done.
  private func firstAction(
    _ timeouts: ConnectionTimeouts, jitter: Double = 1, within seconds: Int = 1000,
    _ sight: (Int) -> ConnectionWatch.Sight
  ) -> (ConnectionWatch.Action?, second: Int) {
    var watch = ConnectionWatch(timeouts, opened: 0, jitter: jitter)
    for second in 1...seconds {
      if let action = watch.look(sight(second), at: Int64(second) * 1_000_000_000) { return (action, second) }
    }
    return (nil, seconds)
  }

  /// Nothing but what a test sets.
  private var patient: ConnectionTimeouts {
    var timeouts = ConnectionTimeouts()
    (timeouts.idle, timeouts.keepaliveInterval) = (nil, nil)
    return timeouts
  }

  @Test("Settings that do not come")
  func preface() {
    let (action, second) = firstAction(patient) { ConnectionWatch.Sight(hasSettings: false, bytesReceived: UInt64($0)) }
    #expect(action == .end(.settingsTimeout, .preface))
    #expect(second == 20)
    #expect(firstAction(patient) { ConnectionWatch.Sight(hasSettings: $0 > 19) }.0 == nil)
  }

  @Test("A frame that stands still, though bytes come")
  func frame() {
    let (action, second) = firstAction(patient) { second in
      ConnectionWatch.Sight(unfinishedFrame: second < 5 ? nil : 7, bytesReceived: UInt64(second))
    }
    #expect(action == .end(.enhanceYourCalm, .frame))
    #expect(second == 35)
    #expect(firstAction(patient) { ConnectionWatch.Sight(unfinishedFrame: $0 / 20) }.0 == nil)
  }

  @Test("Bytes that are not taken, not even some")
  func writeStall() {
    let (action, second) = firstAction(patient) { second in
      ConnectionWatch.Sight(
        bytesWritten: 1000 * min(second, 50), bytesUnsent: second < 20 ? 0 : 1000 * min(second, 50) - 19_000)
    }
    #expect(action == .close(.writeStall))
    #expect(second == 49)
    // One byte a second is progress.
    #expect(firstAction(patient) { ConnectionWatch.Sight(bytesWritten: 5000, bytesUnsent: 5000 - $0) }.0 == nil)
  }

  @Test("Nothing to do, counted from the last call")
  func idle() {
    var timeouts = patient
    timeouts.idle = .seconds(60)
    #expect(firstAction(timeouts) { _ in ConnectionWatch.Sight() } == (.shutDown(.idle), 60))
    let (action, second) = firstAction(timeouts) { second in
      ConnectionWatch.Sight(streams: second < 100 ? 1 : 0, calls: second < 200 ? 1 : 2)
    }
    #expect(action == .shutDown(.idle))
    #expect(second == 159)
    #expect(firstAction(timeouts) { ConnectionWatch.Sight(calls: $0 / 50) }.0 == nil)
  }

  @Test("Age, and what is granted after it", arguments: [0.9, 1, 1.1])
  func age(jitter: Double) {
    var timeouts = patient
    (timeouts.maximumAge, timeouts.maximumAgeGrace) = (.seconds(100), .seconds(50))
    var watch = ConnectionWatch(timeouts, opened: 0, jitter: jitter)
    var actions: [Int: ConnectionWatch.Action] = [:]
    for second in 1...200 {
      actions[second] = watch.look(ConnectionWatch.Sight(streams: 1), at: Int64(second) * 1_000_000_000)
      if case .end = actions[second] { break }
    }
    let age = Int((100 * jitter).rounded())
    #expect(actions == [age: .shutDown(.age), age + 50: .end(.noError, .ageGrace)])
  }

  @Test("A client that is not heard is pinged, and given up when it stays silent")
  func keepalive() {
    var timeouts = patient
    timeouts.keepaliveInterval = .seconds(60)
    var watch = ConnectionWatch(timeouts, opened: 0, jitter: 1)
    func action(_ second: Int, _ received: UInt64) -> ConnectionWatch.Action? {
      watch.look(ConnectionWatch.Sight(bytesReceived: received), at: Int64(second) * 1_000_000_000)
    }
    #expect(action(30, 100) == nil)
    #expect(action(89, 100) == nil)
    #expect(action(90, 100) == .ping)
    #expect(action(95, 100) == nil)
    // The answer.
    #expect(action(100, 117) == nil)
    #expect(action(160, 117) == .ping)
    #expect(action(179, 117) == nil)
    #expect(action(180, 117) == .end(.noError, .keepalive))
  }

  @Test("Looks are as frequent as the shortest time needs")
  func interval() {
    var timeouts = ConnectionTimeouts()
    #expect(timeouts.interval == .seconds(5))
    timeouts.frame = .seconds(2)
    #expect(timeouts.interval == .milliseconds(500))
    timeouts.maximumAge = .zero
    #expect(timeouts.interval == .milliseconds(1))
  }
}
