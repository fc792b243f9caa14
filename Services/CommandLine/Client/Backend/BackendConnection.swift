import Foundation
import NIOPosix
import TitanCore
package import TitanRPC
import TitanRPCTransport
import TitanZones

extension Backend {
  /// Takes the services' addresses from options and environment. It connects only on the first call.
  init(_ global: GlobalOptions, environment: [String: String]) throws {
    var configuration = GRPCChannel.Configuration()
    // A person is waiting, so the client should notice soon that a service is back.
    configuration.backoff.maximum = .seconds(1)
    let security = try global.security(environment: environment)
    var channels: [HostAndPort: GRPCChannel] = [:]
    var addresses: [TitanUpService: HostAndPort] = [:]
    for service in TitanUpService.allCases {
      let address = try global.address(of: service, environment: environment)
      addresses[service] = address
      guard channels[address] == nil else { continue }
      configuration.tls = try security.clientTLS(for: service, at: address)
      channels[address] = GRPCChannel(
        target: .hostAndPort(address.host, address.port), configuration: configuration,
        group: MultiThreadedEventLoopGroup.singleton)
    }
    let language = LocalizedChannel.language(environment: environment)
    try self.init(environment: environment, zone: .local()) { service in
      guard let channel = addresses[service].flatMap({ channels[$0] }) else {
        throw RuntimeError("no channel to \(service)")
      }
      return language.map { LocalizedChannel(channel, language: $0) } ?? channel
    } closing: { [channels] in
      for channel in channels.values { channel.close() }
    }
  }
}

extension ZoneRules {
  /// The system's zone: `TZ`, or else the name in /etc/localtime; UTC if the system names none.
  static func local(_ identifier: String = TimeZone.current.identifier) -> ZoneRules {
    ZoneRules(name: identifier) ?? ZoneRules(name: "UTC") ?? .utc
  }
}

/// A channel whose calls ask for texts in a language (RFC 9110 §12.5.4).
package struct LocalizedChannel: RPCChannel {
  private let channel: any RPCChannel
  private let language: String

  package init(_ channel: any RPCChannel, language: String) {
    self.channel = channel
    self.language = language
  }

  package func open(_ method: MethodDescriptor, options: CallOptions) async throws -> any ClientStream {
    var options = options
    options.metadata.append("accept-language", language)
    return try await channel.open(method, options: options)
  }

  /// The language of the system's messages as a BCP 47 tag: `de-DE` for `de_DE.UTF-8`; `nil` if none is set
  /// (POSIX.1 §8.2: LC_ALL before LC_MESSAGES before LANG, the first that is not empty).
  package static func language(environment: [String: String]) -> String? {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let locale else { return nil }
    let name = locale.prefix { $0 != "." && $0 != "@" }
    let parts = name.split(separator: "_", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.utf8.count), parts.count <= 2 else { return nil }
    let isLetters = parts.allSatisfy { part in part.utf8.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) } }
    return isLetters ? parts.joined(separator: "-") : nil
  }
}
