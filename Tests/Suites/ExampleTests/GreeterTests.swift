import NIOPosix
import TestProto
import Testing
import TitanRPC
import TitanRPCTransport

@testable import titanup_example

/// The example's service, called as its documentation says.
@Suite("Example")
struct GreeterTests {
  /// Serves it on a free port, for one client.
  private func withGreeter(_ body: (ExampleV1.GreeterServiceClient) async throws -> Void) async throws {
    let group = MultiThreadedEventLoopGroup.singleton
    let server = GRPCServer(router: RPCRouter(services: [GreeterHandler()]), group: group)
    try await server.bind()
    let channel = GRPCChannel(target: .hostAndPort("127.0.0.1", server.localPort ?? 0), group: group)
    try await withThrowingTaskGroup { tasks in
      tasks.addTask { try await server.serve() }
      try await body(ExampleV1.GreeterServiceClient(channel: channel, options: .timeout(.seconds(60))))
      channel.close()
      server.beginGracefulShutdown()
      try await tasks.waitForAll()
    }
  }

  @Test func unary() async throws {
    try await withGreeter { greeter in
      let response = try await greeter.greet(.init(name: "Ada"))
      #expect(response.greeting == "Hello, Ada!")
      let error = try await #require(throws: RPCError.self) { try await greeter.greet(.init()) }
      #expect(error.code == .invalidArgument)
      #expect(error.message.contains("name"))
    }
  }

  @Test func streaming() async throws {
    try await withGreeter { greeter in
      let greetings = try await greeter.greetEach { requests, responses in
        var greetings: [String] = []
        var answers = responses.makeAsyncIterator()
        for name in ["Ada", "Grace"] {
          try await requests.write(.init(name: name))
          greetings.append(try #require(try await answers.next()).greeting)
        }
        requests.finish()
        #expect(try await answers.next() == nil)
        return greetings
      }
      #expect(greetings == ["Hello, Ada!", "Hello, Grace!"])
    }
  }
}
