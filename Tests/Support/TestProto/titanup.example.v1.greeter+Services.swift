// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/example/v1/greeter.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanProto
package import TitanRPC

extension ExampleV1 {
  /// The methods of `titanup.example.v1.GreeterService`.
  package enum GreeterServiceMethods {
    package static let greet = MethodDescriptor(
      service: "titanup.example.v1.GreeterService", method: "Greet", type: .unary, hasNoSideEffects: true)
    package static let greetEach = MethodDescriptor(
      service: "titanup.example.v1.GreeterService", method: "GreetEach", type: .bidirectionalStreaming)

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.example.v1.GreeterService",
      methods: [greet, greetEach])
  }
}

extension ExampleV1 {
  /// Greets people.
  package protocol GreeterServiceProtocol: ReflectedService {
    /// Errors: INVALID_ARGUMENT if `name` is empty.
    func greet(_ request: ExampleV1.GreetRequest, context: ServerContext) async throws -> ExampleV1.GreetResponse

    /// Greets each name as it arrives, until the client half-closes. Errors: as for Greet.
    func greetEach(
      _ requests: RPCAsyncSequence<ExampleV1.GreetRequest>, response: RPCWriter<ExampleV1.GreetResponse>,
      context: ServerContext
    ) async throws
  }
}

extension ExampleV1.GreeterServiceProtocol {
  package static var descriptor: ServiceDescriptor { ExampleV1.GreeterServiceMethods.descriptor }
  package static var protoFiles: [FileEntry] { ExampleV1.protoFiles }

  package func registerMethods(with router: inout RPCRouter) {
    router.unary(ExampleV1.GreeterServiceMethods.greet) {
      try await greet($0, context: $1)
    }
    router.bidirectionalStreaming(ExampleV1.GreeterServiceMethods.greetEach) {
      try await greetEach($0, response: $1, context: $2)
    }
  }
}

extension ExampleV1 {
  /// Calls `titanup.example.v1.GreeterService` over a channel.
  package struct GreeterServiceClient: Sendable {
    private let channel: any RPCChannel
    private let options: CallOptions

    /// - Parameter options: those of every call that names none of its own.
    package init(channel: any RPCChannel, options: CallOptions = .init()) {
      self.channel = channel
      self.options = options
    }

    /// Errors: INVALID_ARGUMENT if `name` is empty.
    package func greet(
      _ request: ExampleV1.GreetRequest, options: CallOptions? = nil
    ) async throws -> ExampleV1.GreetResponse {
      try await channel.unary(GreeterServiceMethods.greet, request, options ?? self.options)
    }

    /// Greets each name as it arrives, until the client half-closes. Errors: as for Greet.
    package func greetEach<Result>(
      options: CallOptions? = nil,
      _ body: (ClientRequestWriter<ExampleV1.GreetRequest>, RPCAsyncSequence<ExampleV1.GreetResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.bidirectionalStreaming(GreeterServiceMethods.greetEach, options ?? self.options, body)
    }
  }
}
