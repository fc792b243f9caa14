import NIOPosix
import TitanCore
import TitanProto
import TitanRPC
import TitanRPCTransport

/// Asks a running service for its health, as a container's health check does.
enum HealthQuestion {
  /// - Parameters:
  ///   - address: the address the service listens on.
  ///   - tls: how to connect; `nil`: in plain text.
  ///   - patience: how long the answer may take.
  /// - Returns: whether the service is serving, and its answer in words.
  static func ask(
    _ address: HostAndPort, tls: ClientTLS? = nil, patience: Duration = .seconds(3)
  ) async -> (isServing: Bool, words: String) {
    guard address.port != 0 else { return (false, "TITANUP_LISTEN_PORT is 0: which port was taken, nobody knows here") }
    var configuration = GRPCChannel.Configuration()
    configuration.tls = tls
    let channel = GRPCChannel(
      target: .hostAndPort(reachable(address.host), address.port), configuration: configuration,
      group: MultiThreadedEventLoopGroup.singleton)
    defer { channel.close() }
    do {
      let response = try await HealthV1.HealthClient(channel: channel)
        .check(HealthV1.HealthCheckRequest(), options: .timeout(patience))
      return response.status == .serving ? (true, "SERVING") : (false, "NOT_SERVING")
    } catch {
      return (false, "\(address): \(loggable(error))")
    }
  }

  /// A server that listens on every address is reached on the loopback address.
  static func reachable(_ host: String) -> String {
    switch host {
    case "0.0.0.0": "127.0.0.1"
    case "::": "::1"
    default: host
    }
  }
}
