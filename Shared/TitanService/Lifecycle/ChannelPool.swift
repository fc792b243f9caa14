import NIOCore
import Synchronization
import TitanCore
import TitanRPCTransport

/// The process's channels to other servers, one per address and number.
final class ChannelPool: Sendable {
  private struct Key: Hashable {
    let address: HostAndPort
    let number: Int
  }

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
  func channel(to address: HostAndPort, number: Int = 0, on loop: (any EventLoop)? = nil) -> GRPCChannel {
    let key = Key(address: address, number: number)
    return channels.withLock { channels in
      if let known = channels[key] { return known }
      var configuration = GRPCChannel.Configuration()
      configuration.tls = tls
      if let longestBackoff { configuration.backoff.maximum = longestBackoff }
      // A feed may be silent for hours, and keepalive notices when its server has vanished without closing the
      // connection.
      configuration.keepalive = Keepalive.Settings(interval: .seconds(30))
      let made = GRPCChannel(
        target: .hostAndPort(address.host, address.port), configuration: configuration, group: loop ?? group)
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
