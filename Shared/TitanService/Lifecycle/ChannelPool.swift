import NIOCore
import Synchronization
import TitanCore
import TitanRPCTransport

/// The channels of one process to other servers, one an address.
final class ChannelPool: Sendable {
  private let group: any EventLoopGroup
  private let tls: ClientTLS?
  private let channels = Mutex<[HostAndPort: GRPCChannel]>([:])

  /// - Parameter tls: how they all speak; `nil`: in plain text.
  init(group: any EventLoopGroup, tls: ClientTLS?) { (self.group, self.tls) = (group, tls) }

  func channel(to address: HostAndPort) -> GRPCChannel {
    channels.withLock { channels in
      if let known = channels[address] { return known }
      var configuration = GRPCChannel.Configuration()
      configuration.tls = tls
      // A feed may be silent for hours: that its server is gone without a word is found out all the same.
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
