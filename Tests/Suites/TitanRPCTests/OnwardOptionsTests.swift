import Testing
import TitanRPC
import TitanTesting

@Suite struct OnwardOptionsTests {
  @Test func carryDeadlineRequestIDAndTraceButNoToken() async throws {
    var service = ScriptedService()
    service.onUnary = { _, context in
      context.requestID = "abc-1"
      let options = context.onwardOptions
      let ours = try #require(context.deadline)
      let theirs = try #require(options.deadline)
      #expect(theirs.instant.duration(to: ours.instant) == .milliseconds(20))
      let keys = options.metadata.map(\.key)
      #expect(keys == ["x-request-id", "traceparent"])
      return RawMessage(Array((options.metadata.first("x-request-id") ?? "").utf8))
    }
    let client = ScriptedClient(InProcessTransport(router: RPCRouter(services: [service])))
    var options = CallOptions.timeout(.seconds(60)).bearer("secret")
    options.metadata.append("traceparent", "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01")
    #expect(try await client.unary("", options) == "abc-1")
  }

  @Test(
    arguments: [
      (Duration.seconds(60), Duration.milliseconds(20)), (.milliseconds(200), .milliseconds(20)),
      (.milliseconds(100), .milliseconds(10)), (.zero, .zero), (.seconds(-1), .zero),
    ])
  func aSliceIsKeptBackToReportIn(remaining: Duration, kept: Duration) {
    let now = ContinuousClock.now
    let deadline = Deadline.after(remaining, from: now)
    #expect(deadline.onward(from: now).instant.duration(to: deadline.instant) == kept)
  }

  @Test(
    arguments: [
      (Duration.seconds(60) as Duration?, Duration.seconds(2)), (.seconds(2), .milliseconds(1_500)),
      (.milliseconds(800), .milliseconds(600)),
      (.zero, .zero), (.seconds(-1), .zero), (nil, .seconds(2)),
    ])
  func aPartMayTakeItsPatienceOrThreeQuartersOfWhatIsLeft(remaining: Duration?, patience: Duration) {
    let now = ContinuousClock.now
    let options = CallOptions(deadline: remaining.map { .after($0, from: now) }).forPart(within: .seconds(2), now: now)
    #expect(options.deadline?.remaining(from: now) == patience)
  }
}
