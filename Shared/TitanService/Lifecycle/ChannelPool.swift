import NIOCore
import Synchronization
import TitanRPCTransport

/// The channels of one process to other servers, one an address.
final class ChannelPool: Sendable {
  private let group: any EventLoopGroup
  private let channels = Mutex<[HostAndPort: GRPCChannel]>([:])

  init(group: any EventLoopGroup) { self.group = group }

  func channel(to address: HostAndPort) -> GRPCChannel {
    channels.withLock { channels in
      if let known = channels[address] { return known }
      let made = GRPCChannel(target: .hostAndPort(address.host, address.port), group: group)
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
