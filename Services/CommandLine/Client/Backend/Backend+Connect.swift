import NIOPosix
import TitanCore
import TitanRPC
import TitanRPCTransport

extension Backend {
  /// The services at the addresses that options and environment name. Nothing is connected before the first call.
  init(_ global: GlobalOptions, environment: [String: String]) throws {
    var configuration = GRPCChannel.Configuration()
    // A person is waiting: a service that is back shall be found soon.
    configuration.backoff.maximum = .seconds(1)
    let security = try global.security(environment: environment)
    var channels: [BackendService: GRPCChannel] = [:]
    for service in BackendService.allCases {
      let address = try global.address(of: service, environment: environment)
      configuration.tls = try security.clientTLS(for: service, at: address)
      channels[service] = GRPCChannel(
        target: .hostAndPort(address.host, address.port), configuration: configuration,
        group: MultiThreadedEventLoopGroup.singleton)
    }
    let language = LocalizedChannel.language(environment: environment)
    try self.init(environment: environment, zone: .local()) { service in
      guard let channel = channels[service] else { throw RuntimeError("no channel to \(service)") }
      return language.map { LocalizedChannel(channel, language: $0) } ?? channel
    } closing: { [channels] in
      for channel in channels.values { channel.close() }
    }
  }
}
