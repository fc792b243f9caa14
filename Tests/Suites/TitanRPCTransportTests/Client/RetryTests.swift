import Testing
import TitanRPC

@testable import TitanRPCTransport

@Suite("Retries and waits")
struct RetryTests {
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

  struct Case: Sendable {
    var code = StatusCode.unavailable
    var attempts = 1
    var pushback: String?
    var remaining: Duration?
    var random = 0.5
    var delay: Duration?
  }

  @Test(
    "A failure is followed by another attempt, or is final",
    arguments: [
      Case(delay: .milliseconds(100)), Case(attempts: 2, delay: .milliseconds(200)), Case(attempts: 3),
      Case(random: 0, delay: .milliseconds(80)), Case(random: 1, delay: .milliseconds(120)),
      Case(code: .internal), Case(code: .deadlineExceeded), Case(code: .ok),
      Case(pushback: "1500", delay: .milliseconds(1500)), Case(pushback: "0", delay: .zero),
      Case(pushback: "-1"), Case(pushback: "soon"), Case(pushback: ""), Case(attempts: 3, pushback: "1"),
      Case(code: .aborted, pushback: "1"),
      Case(remaining: .milliseconds(101), delay: .milliseconds(100)), Case(remaining: .milliseconds(100)),
      Case(pushback: "300", remaining: .milliseconds(200)),
    ])
  func verdicts(_ example: Case) {
    let delay = RetryPolicy().delay(
      after: example.code, attempts: example.attempts, pushback: example.pushback.map { RetryPushback($0) },
      remaining: example.remaining, random: example.random)
    // To the microsecond: jitter is reckoned in floating point.
    let rounded = delay.map { Duration.microseconds(Int(($0 / .microseconds(1)).rounded())) }
    #expect(rounded == example.delay)
  }

  @Test("Retries stop at half of the tokens, and are earned back by successes")
  func throttle() {
    var throttle = RetryThrottle(.init(maximumTokens: 4, tokenRatio: 0.5))
    let first = throttle.failed()
    #expect(first)
    let atHalf = throttle.failed()
    #expect(!atHalf)
    for _ in 0..<10 { _ = throttle.failed() }
    #expect(throttle.tokens == 0)
    for _ in 0..<6 { throttle.succeeded() }
    let atTwo = throttle.failed()
    #expect(!atTwo)
    for _ in 0..<100 { throttle.succeeded() }
    #expect(throttle.tokens == 4)
    let full = throttle.failed()
    #expect(full)
  }

  @Test("Which calls may run twice")
  func mayRetry() {
    func method(_ type: RPCType, _ isIdempotent: Bool) -> MethodDescriptor {
      MethodDescriptor(service: "s", method: "m", type: type, isIdempotent: isIdempotent)
    }
    #expect(CallOptions().mayRetry(method(.unary, true)))
    #expect(!CallOptions().mayRetry(method(.unary, false)))
    #expect(!CallOptions().mayRetry(method(.serverStreaming, true)))
    #expect(CallOptions(retry: .safe).mayRetry(method(.serverStreaming, false)))
    #expect(!CallOptions(retry: .never).mayRetry(method(.unary, true)))
  }
}
