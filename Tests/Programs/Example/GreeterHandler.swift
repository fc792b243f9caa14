import TestProto
import TitanRPC

/// The example's methods. The protocol is generated from `Tests/Support/Protos/titanup/example/v1/greeter.proto`.
struct GreeterHandler: ExampleV1.GreeterServiceProtocol {
  func greet(_ request: ExampleV1.GreetRequest, context: ServerContext) async throws -> ExampleV1.GreetResponse {
    try greeting(for: request)
  }

  func greetEach(
    _ requests: RPCAsyncSequence<ExampleV1.GreetRequest>, response: RPCWriter<ExampleV1.GreetResponse>,
    context: ServerContext
  ) async throws {
    // The next request is read once the response has left: from a client that does not read, the server does not read
    // either.
    for try await request in requests { try await response.write(greeting(for: request)) }
  }

  private func greeting(for request: ExampleV1.GreetRequest) throws -> ExampleV1.GreetResponse {
    guard !request.name.isEmpty else { throw RPCError.invalid("name", "got nothing; allowed: 1 character or more") }
    return ExampleV1.GreetResponse(greeting: "Hello, \(request.name)!")
  }
}
