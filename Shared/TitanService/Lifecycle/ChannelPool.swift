import NIOCore
import Synchronization
import TitanCore
import TitanRPCTransport

/// The process's channels to other servers, one per address.
final class ChannelPool: Sendable {
  private let group: any EventLoopGroup
  private let tls: ClientTLS?
  private let longestBackoff: Duration?
  private let channels = Mutex<[HostAndPort: GRPCChannel]>([:])

  /// - Parameters:
  ///   - tls: for all channels; `nil`: plain text.
  ///   - longestBackoff: how long to wait at most before connecting to a server again; `nil`: as channels do by default.
  init(group: any EventLoopGroup, tls: ClientTLS?, longestBackoff: Duration? = nil) {
    (self.group, self.tls, self.longestBackoff) = (group, tls, longestBackoff)
  }

  func channel(to address: HostAndPort) -> GRPCChannel {
    channels.withLock { channels in
      if let known = channels[address] { return known }
      var configuration = GRPCChannel.Configuration()
      configuration.tls = tls
      if let longestBackoff { configuration.backoff.maximum = longestBackoff }
      // A feed may be silent for hours, and keepalive notices when its server has vanished without closing the
      // connection.
      configuration.keepalive = Keepalive.Settings(interval: .seconds(30))
      let made = GRPCChannel(
        target: .hostAndPort(address.host, address.port), configuration: configuration, group: group)
      channels[address] = made
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
