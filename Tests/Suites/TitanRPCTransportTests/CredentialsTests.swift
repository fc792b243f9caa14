import Synchronization
import Testing
import TitanRPC
import TitanTesting

@Suite("Per-call credentials", .timeLimit(.minutes(10)))
struct CredentialsTests {
  /// A token with a number, which a rejection renews.
  private final class Tokens: CallCredentials {
    private let number = Mutex(1)
    func metadata(for method: MethodDescriptor) async throws -> Metadata {
      let number = number.withLock { $0 }
      if number > 2 { throw RPCError(code: .permissionDenied, message: "no token for \(method.method)") }
      return ["authorization": .string("Bearer \(number)")]
    }
    func rejected() { number.withLock { $0 += 1 } }
  }

  @Test("Each call has them; a rejection renews them; without them there is no call", arguments: TestTransport.allCases)
  func credentials(transport: TestTransport) async throws {
    var service = ScriptedService()
    service.onUnary = { _, context in
      let token = context.metadata.first("authorization") ?? "none"
      if token == "Bearer 1" { throw RPCError(code: .unauthenticated, message: "expired") }
      return RawMessage(Array(token.utf8))
    }
    try await transport.run(service) { client async throws in
      let tokens = Tokens()
      let authorized = ScriptedClient(AuthorizedChannel(client.channel, credentials: tokens))
      let first = await #expect(throws: RPCError.self) { try await authorized.unary("x") }
      #expect(first?.code == .unauthenticated)
      #expect(try await authorized.unary("x") == "Bearer 2")
      #expect(try await client.unary("x") == "none")
      #expect(try await client.unary("x", CallOptions(credentials: tokens)) == "Bearer 2")
      tokens.rejected()
      let last = await #expect(throws: RPCError.self) { try await authorized.unary("x") }
      #expect(last?.message == "no token for Unary")
    }
  }
}
