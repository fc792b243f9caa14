import NIOCore
import Synchronization
import TitanCore
import TitanProto
import TitanRPC
import TitanRPCTransport

/// The process's channels to other services, one per address and number. Each uses all servers of its service in turn,
/// preferring those that say they are serving.
final class ChannelPool: Sendable {
  private struct Key: Hashable {
    let address: ServiceAddress
    let number: Int
  }

  /// How soon a server that joins gets calls, at the latest.
  private static let refreshInterval: Duration = .seconds(10)
  /// How soon calls to a machine that has vanished fail. Three lost packets in a row take less than two seconds.
  private static let acknowledgementTimeout: Duration = .seconds(4)

  private let group: any EventLoopGroup
  private let tls: ClientTLS?
  private let longestBackoff: Duration?
  private let channels = Mutex<[Key: GRPCChannel]>([:])

  /// - Parameters:
  ///   - tls: for all channels; `nil`: plain text.
  ///   - longestBackoff: how long to wait at most before connecting to a server again; `nil`: as channels do by default.
  init(group: any EventLoopGroup, tls: ClientTLS?, longestBackoff: Duration? = nil) {
    (self.group, self.tls, self.longestBackoff) = (group, tls, longestBackoff)
  }

  /// - Parameters:
  ///   - number: tells several channels to one address apart.
  ///   - loop: where the connections are; `nil`: on any of the group's event loops.
  func channel(to address: ServiceAddress, number: Int = 0, on loop: (any EventLoop)? = nil) -> GRPCChannel {
    let key = Key(address: address, number: number)
    return channels.withLock { channels in
      if let known = channels[key] { return known }
      var configuration = GRPCChannel.Configuration()
      configuration.tls = tls
      configuration.loadBalancing = .roundRobin
      configuration.refreshInterval = Self.refreshInterval
      configuration.healthCheck = .ofServer
      if let longestBackoff { configuration.backoff.maximum = longestBackoff }
      // A feed may be silent for hours, and keepalive notices when its server has vanished without closing the
      // connection.
      configuration.keepalive = Keepalive.Settings(interval: .seconds(30))
      configuration.acknowledgementTimeout = Self.acknowledgementTimeout
      let made = GRPCChannel(
        target: GRPCChannel.Target(address), configuration: configuration, group: loop ?? group)
      channels[key] = made
      return made
    }
  }

  func close() {
    let all = channels.withLock { channels in
      defer { channels = [:] }
      return channels.values
    }
    for channel in all { channel.close() }
  }
}

extension GRPCChannel.Target {
  init(_ address: ServiceAddress) {
    let targets = address.servers.map { Self.hostAndPort($0.host, $0.port) }
    self = .any(of: targets[0], Array(targets.dropFirst()))
  }
}

extension HealthCheck {
  /// Watches the server as a whole.
  static var ofServer: HealthCheck {
    var check = HealthCheck { connection, service, report in
      do {
        try await HealthV1.HealthClient(channel: connection).watch(.init(service: service)) { responses in
          for try await response in responses { report(response.status == .serving) }
        }
      } catch let error as RPCError where error.code == .resourceExhausted {
        // It is at home, and has too many watchers already.
        report(true)
        throw error
      }
    }
    // A service whose store is away says so itself, with what its callers can do.
    check.usesUnhealthyServers = true
    return check
  }
}
