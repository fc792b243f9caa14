import MotivationDomain
import Testing
import TitanCore

@Suite("What becomes of a push")
struct PushScheduleTests {
  private static let expiry = noon + .seconds(86_400)

  private func next(
    _ reply: PushReply, attempts: Int = 1, expiry: Timestamp = expiry, at now: Timestamp = noon
  ) -> PushSchedule.Next {
    PushSchedule.next(after: reply, attempts: attempts, expiry: expiry, at: now)
  }

  @Test(
    "The push service's status decides",
    arguments: [
      (200, .done), (201, .done), (202, .done), (204, .done), (404, .endSubscription), (410, .endSubscription),
      (301, .giveUp), (307, .giveUp), (400, .giveUp), (401, .giveUp), (403, .giveUp), (413, .giveUp), (100, .giveUp),
      (408, .tryAgain(at: noon + .seconds(5))), (429, .tryAgain(at: noon + .seconds(5))),
      (500, .tryAgain(at: noon + .seconds(5))), (503, .tryAgain(at: noon + .seconds(5))),
    ] as [(Int, PushSchedule.Next)])
  func status(status: Int, expected: PushSchedule.Next) {
    #expect(next(.answered(status: status)) == expected)
  }

  @Test("A push service out of reach is tried again, a forbidden address never")
  func noAnswer() {
    #expect(next(.unreachable("timeout")) == .tryAgain(at: noon + .seconds(5)))
    #expect(next(.forbiddenAddress) == .endSubscription)
  }

  @Test(
    "Pauses double up to an hour, and the push service may ask for longer ones up to that",
    arguments: [
      (1, nil, 5), (2, nil, 10), (3, nil, 20), (10, nil, 2_560), (11, nil, 3_600), (1_000, nil, 3_600), (0, nil, 5),
      (1, 60, 60), (5, 60, 80), (1, 86_400, 3_600),
    ] as [(Int, Int?, Int)])
  func pauses(attempts: Int, asked: Int?, seconds: Int) {
    let reply = PushReply.answered(status: 429, retryAfter: asked.map { .seconds($0) })
    #expect(next(reply, attempts: attempts) == .tryAgain(at: noon + .seconds(seconds)))
  }

  @Test("No attempt is made once the reminder is no longer due")
  func expiry() {
    #expect(next(.answered(status: 503), expiry: noon + .seconds(6)) == .tryAgain(at: noon + .seconds(5)))
    #expect(next(.answered(status: 503), expiry: noon + .seconds(5)) == .giveUp)
    #expect(next(.unreachable("reset"), expiry: noon) == .giveUp)
  }
}
