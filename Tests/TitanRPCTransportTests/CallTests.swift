import Testing
import TitanRPC
import TitanRPCTransport
import TitanTesting

@Suite("Calls over sockets", .timeLimit(.minutes(1)))
struct CallTests {
  @Test("All four kinds of call")
  func fourKinds() async throws {
    try await withServer { harness in
      let client = harness.client
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
  }
}
