// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/bench/v1/echo.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanProto
package import TitanRPC

extension BenchV1 {
  /// The methods of `titanup.bench.v1.EchoService`.
  package enum EchoServiceMethods {
    package static let echo = MethodDescriptor(
      service: "titanup.bench.v1.EchoService", method: "Echo", type: .unary)
    package static let stream = MethodDescriptor(
      service: "titanup.bench.v1.EchoService", method: "Stream", type: .bidirectionalStreaming)

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.bench.v1.EchoService",
      methods: [echo, stream])
  }
}

extension BenchV1 {
  /// Returns the messages that it receives.
  package protocol EchoServiceProtocol: ReflectedService {
    func echo(_ request: BenchV1.EchoMessage, context: ServerContext) async throws -> BenchV1.EchoMessage

    /// Returns each message as it arrives, in order, until the client half-closes.
    func stream(
      _ requests: RPCAsyncSequence<BenchV1.EchoMessage>, response: RPCWriter<BenchV1.EchoMessage>,
      context: ServerContext
    ) async throws
  }
}

extension BenchV1.EchoServiceProtocol {
  package static var descriptor: ServiceDescriptor { BenchV1.EchoServiceMethods.descriptor }
  package static var protoFiles: [FileEntry] { BenchV1.protoFiles }

  package func registerMethods(with router: inout RPCRouter) {
    router.unary(BenchV1.EchoServiceMethods.echo) {
      try await echo($0, context: $1)
    }
    router.bidirectionalStreaming(BenchV1.EchoServiceMethods.stream) {
      try await stream($0, response: $1, context: $2)
    }
  }
}

extension BenchV1 {
  /// Calls `titanup.bench.v1.EchoService` over a channel.
  package struct EchoServiceClient: Sendable {
    private let channel: any RPCChannel
    private let options: CallOptions

    /// - Parameter options: those of every call that names none of its own.
    package init(channel: any RPCChannel, options: CallOptions = .init()) {
      self.channel = channel
      self.options = options
    }

    package func echo(
      _ request: BenchV1.EchoMessage, options: CallOptions? = nil
    ) async throws -> BenchV1.EchoMessage {
      try await channel.unary(EchoServiceMethods.echo, request, options ?? self.options)
    }

    /// Returns each message as it arrives, in order, until the client half-closes.
    package func stream<Result>(
      options: CallOptions? = nil,
      _ body: (ClientRequestWriter<BenchV1.EchoMessage>, RPCAsyncSequence<BenchV1.EchoMessage>) async throws -> Result
    ) async throws -> Result {
      try await channel.bidirectionalStreaming(EchoServiceMethods.stream, options ?? self.options, body)
    }
  }
}
