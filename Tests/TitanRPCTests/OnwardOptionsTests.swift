import Testing
import TitanRPC
import TitanTesting

@Suite struct OnwardOptionsTests {
  @Test func carryDeadlineRequestIDAndTraceButNoToken() async throws {
    var service = ScriptedService()
    service.onUnary = { _, context in
      context.requestID = "abc-1"
      let options = context.onwardOptions
      #expect(options.deadline == context.deadline)
      #expect(options.deadline != nil)
      let keys = options.metadata.map(\.key)
      #expect(keys == ["x-request-id", "traceparent"])
      return RawMessage(Array((options.metadata.first("x-request-id") ?? "").utf8))
    }
    let client = ScriptedClient(InProcessTransport(router: RPCRouter(services: [service])))
    var options = CallOptions.timeout(.seconds(60)).bearer("secret")
    options.metadata.append("traceparent", "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01")
    #expect(try await client.unary("", options) == "abc-1")
  }
}
