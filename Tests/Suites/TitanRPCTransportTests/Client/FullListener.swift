import NIOCore
import NIOPosix

/// Listens on a port where the system drops any further attempt to connect, because nobody accepts the one before.
struct FullListener {
  private let listener: any Channel
  private let first: any Channel

  var port: Int { listener.localAddress?.port ?? 0 }

  init() async throws {
    let group = MultiThreadedEventLoopGroup.singleton
    // A queue of no length has room for one.
    listener = try await ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 0)
      .serverChannelOption(.autoRead, value: false)
      .bind(host: "127.0.0.1", port: 0).get()
    first = try await ClientBootstrap(group: group)
      .connect(host: "127.0.0.1", port: listener.localAddress?.port ?? 0).get()
  }

  func close() async throws {
    try await first.close()
    try await listener.close()
  }
}
