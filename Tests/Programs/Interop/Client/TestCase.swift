import TitanRPC
import TitanRPCTransport

/// A case of gRPC's interop test descriptions, or of the negative HTTP/2 ones, under its name for `--test_case`.
///
/// Missing are `cacheable_unary`, which needs GET and a caching proxy, and the cases that log in to Google.
enum TestCase: String, CaseIterable {
  case emptyUnary = "empty_unary"
  case largeUnary = "large_unary"
  case clientCompressedUnary = "client_compressed_unary"
  case serverCompressedUnary = "server_compressed_unary"
  case clientStreaming = "client_streaming"
  case clientCompressedStreaming = "client_compressed_streaming"
  case serverStreaming = "server_streaming"
  case serverCompressedStreaming = "server_compressed_streaming"
  case pingPong = "ping_pong"
  case emptyStream = "empty_stream"
  case halfDuplex = "half_duplex"
  case customMetadata = "custom_metadata"
  case statusCodeAndMessage = "status_code_and_message"
  case specialStatusMessage = "special_status_message"
  case unimplementedMethod = "unimplemented_method"
  case unimplementedService = "unimplemented_service"
  case cancelAfterBegin = "cancel_after_begin"
  case cancelAfterFirstResponse = "cancel_after_first_response"
  case timeoutOnSleepingServer = "timeout_on_sleeping_server"
  case concurrentLargeUnary = "concurrent_large_unary"
  case rpcSoak = "rpc_soak"
  case channelSoak = "channel_soak"
  // Negative HTTP/2 cases, each against a server that behaves as its name says.
  case goAway = "goaway"
  case resetAfterHeader = "rst_after_header"
  case resetDuringData = "rst_during_data"
  case resetAfterData = "rst_after_data"
  case ping
  case maximumStreams = "max_streams"

  /// Whether the case works with any server: `all` means these cases.
  var suitsAnyServer: Bool {
    switch self {
    case .goAway, .resetAfterHeader, .resetDuringData, .resetAfterData, .ping, .maximumStreams: false
    default: true
    }
  }

  /// - Throws: `CaseFailure`, or the unexpected error of a call.
  func run(_ client: InteropClient, _ channel: GRPCChannel) async throws {
    let options = CallOptions(deadline: .after(.seconds(60)))
    switch self {
    case .emptyUnary: try await channel.emptyUnary(options)
    case .largeUnary: try await channel.largeUnary(options)
    case .clientCompressedUnary: try await channel.clientCompressedUnary(options)
    case .serverCompressedUnary: try await channel.serverCompressedUnary(options)
    case .clientStreaming: try await channel.clientStreamingCase(options)
    case .clientCompressedStreaming: try await channel.clientCompressedStreaming(options)
    case .serverStreaming: try await channel.serverStreamingCase(options)
    case .serverCompressedStreaming: try await channel.serverCompressedStreaming(options)
    case .pingPong: try await channel.pingPong(options)
    case .emptyStream: try await channel.emptyStream(options)
    case .halfDuplex: try await channel.halfDuplex(options)
    case .customMetadata: try await channel.customMetadata(options)
    case .statusCodeAndMessage: try await channel.statusCodeAndMessage(options)
    case .specialStatusMessage: try await channel.specialStatusMessage(options)
    case .unimplementedMethod: try await channel.unimplementedMethod(options)
    case .unimplementedService: try await channel.unimplementedService(options)
    case .cancelAfterBegin: try await channel.cancelAfterBegin(options)
    case .cancelAfterFirstResponse: try await channel.cancelAfterFirstResponse(options)
    case .timeoutOnSleepingServer: try await channel.timeoutOnSleepingServer()
    case .concurrentLargeUnary: try await channel.concurrentLargeUnary(options)
    case .rpcSoak: try await client.soak { channel }
    case .channelSoak: try await client.soak { client.channel() }
    case .goAway: try await channel.goAwayCase(options)
    case .resetAfterHeader, .resetDuringData, .resetAfterData: try await channel.resetCase(options)
    case .ping: try await channel.largeUnary(options)
    case .maximumStreams: try await channel.maximumStreams(options)
    }
  }
}
