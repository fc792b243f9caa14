import Testing

@testable import TitanRPCTransport

/// When a loop awaits the next call awake: where calls come alone, and soon.
@Suite struct BusyPollingTests {
  private final class Client {}
  private let client = Client(), other = Client()
  private let soon = BusyPolling.patience / 2, late = BusyPolling.patience * 2

  /// A loop whose clock is moved by hand.
  private final class Loop {
    var polling = BusyPolling()
    var now = ContinuousClock.now

    /// Some calls of one client come together, after a pause, and are answered at once.
    /// - Returns: whether the next is awaited.
    func calls(_ count: Int = 1, of client: Client, after pause: Duration) -> Bool {
      now += pause
      polling.inputCame(from: ObjectIdentifier(client), at: now)
      for _ in 0..<count { polling.callBegan() }
      for _ in 0..<count { polling.callEnded() }
      return turn(answering: client)
    }

    /// The turn after which a handler is done, or not.
    func turn(answering client: Client?) -> Bool {
      polling.turnEnded(answering: client.map(ObjectIdentifier.init), at: now)
    }

    /// How many calls in a row it takes until the next is awaited.
    func callsUntilAwaited(of client: Client, pause: Duration) -> Int? {
      (1...2 * BusyPolling.mostEvidence).first { _ in calls(of: client, after: pause) }
    }
  }

  @Test("The first call is no evidence, the following ones are if each comes soon")
  func evidence() {
    let loop = Loop()
    #expect(loop.callsUntilAwaited(of: client, pause: soon) == 1 + BusyPolling.leastEvidence)
    #expect(loop.calls(of: client, after: soon))
  }

  @Test("Calls that take their time are never awaited")
  func slow() {
    let loop = Loop()
    #expect(loop.callsUntilAwaited(of: client, pause: late) == nil)
  }

  @Test("Calls that come together are not awaited")
  func together() {
    let loop = Loop()
    _ = loop.callsUntilAwaited(of: client, pause: soon)
    #expect(!loop.calls(2, of: client, after: soon))
    #expect(!loop.calls(of: client, after: soon))
  }

  @Test("Nor are those of two clients in turn: awaiting one would keep the other waiting")
  func inTurn() {
    let loop = Loop()
    for _ in 0..<100 {
      let awaited = [client, other].map { loop.calls(of: $0, after: soon) }
      #expect(awaited == [false, false])
    }
  }

  @Test("A turn that writes to several connections, or to none, is not followed by a wait", arguments: [true, false])
  func turns(hasCalls: Bool) {
    let loop = Loop()
    _ = loop.callsUntilAwaited(of: client, pause: soon)
    if hasCalls {
      loop.polling.callBegan()
      loop.polling.callEnded()
    }
    #expect(!loop.turn(answering: nil))
  }

  @Test("A handler may take several turns")
  func handler() {
    let loop = Loop()
    _ = loop.callsUntilAwaited(of: client, pause: soon)
    loop.polling.inputCame(from: ObjectIdentifier(client), at: loop.now)
    loop.polling.callBegan()
    #expect(!loop.turn(answering: nil))
    loop.polling.callEnded()
    #expect(loop.turn(answering: client))
  }

  @Test("Each failed wait doubles the requirement, up to a limit")
  func inVain() {
    let loop = Loop()
    var needed: [Int] = []
    for _ in 0..<10 {
      needed += [loop.callsUntilAwaited(of: client, pause: soon)].compactMap { $0 }
      _ = loop.calls(of: client, after: late)
    }
    // The late call is the first of the next row.
    #expect(needed == [9, 16, 32, 64, 128, 256, 512, 1024, 16, 32])
  }
}
