import Testing
import TitanRPC
import TitanTesting

@Suite("Calls in process")
struct InProcessTransportTests {
  private func client(
    _ configuration: InProcessTransport.Configuration = .init(), _ service: ScriptedService = ScriptedService()
  ) -> ScriptedClient {
    ScriptedClient(InProcessTransport(router: RPCRouter(services: [service]), configuration: configuration))
  }

  @Test("All four kinds of call")
  func fourKinds() async throws {
    let client = client()
    #expect(try await client.unary("one") == "one")
    let collected = try await client.collect { requests in
      for part in ["a", "b", "c"] as [RawMessage] { try await requests.write(part) }
    }
    #expect(collected == "abc")
    let expanded = try await client.expand("xyz") { responses in
      var all: [RawMessage] = []
      for try await response in responses { all.append(response) }
      return all
    }
    #expect(expanded == ["x", "y", "z"])
    let answers = try await client.chat { requests, responses in
      var iterator = responses.makeAsyncIterator()
      var answers: [RawMessage?] = []
      for part in ["1", "2"] as [RawMessage] {
        try await requests.write(part)
        answers.append(try await iterator.next())
      }
      requests.finish()
      answers.append(try await iterator.next())
      return answers
    }
    #expect(answers == ["1", "2", nil])
  }

  @Test("An unknown method is UNIMPLEMENTED")
  func unknownMethod() async throws {
    let channel = InProcessTransport(router: RPCRouter())
    let error = await #expect(throws: RPCError.self) { try await ScriptedClient(channel).unary("x") }
    #expect(error?.code == .unimplemented)
  }
}
