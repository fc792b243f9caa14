import NIOCore
import TitanCore
import TitanRPC

/// Receives a client that connects: admits it, learns its address, makes the TLS handshake, and then serves HTTP/2.
struct ConnectionReception: Sendable {
  let configuration: GRPCServer.Configuration
  let admission: ConnectionAdmission
  let traffic: TrafficCounters
  let tls: ServerHandshakes?
  /// Makes what speaks HTTP/2 with a client, on its event loop.
  let connection: @Sendable (any EventLoop, ClientAddress) throws -> ServerConnection

  /// Receives a channel that nothing has been read from. On its event loop.
  ///
  /// - Throws: whereupon the channel is to be closed.
  func receive(_ channel: any Channel) throws {
    let peer = ClientAddress(channel.remoteAddress.map(GRPCServer.describe) ?? "unknown")
    let isProxy = configuration.trustedProxies.contains(peer)
    // A proxy connects for many.
    let key = isProxy ? nil : NetworkAddress(peer: peer.text).map(ConnectionAdmission.key)
    if let limit = admission.enter(key) { throw refusal(limit) }
    channel.closeFuture.whenComplete { [admission] _ in admission.leave(key) }
    guard isProxy else { return try serve(channel, peer) }
    let bound = NIOLoopBound(channel, eventLoop: channel.eventLoop)
    try channel.pipeline.syncOperations.addHandler(
      ProxyProtocolGate(timeout: configuration.timeouts.preface) { outcome in
        switch outcome {
        case .refused(let limit): throw refusal(limit)
        case .client(nil): try serve(bound.value, peer)
        case .client(let client?): try serve(bound.value, admitted(client, bound.value))
        }
      })
  }

  /// The client that a proxy has told of, unless it has connections enough.
  private func admitted(_ client: HostAndPort, _ channel: any Channel) throws -> ClientAddress {
    let peer = ClientAddress(client.description)
    guard !configuration.trustedProxies.contains(peer), let address = NetworkAddress(client.host) else { return peer }
    let key = ConnectionAdmission.key(of: address)
    if let limit = admission.claim(key) { throw refusal(limit) }
    channel.closeFuture.whenComplete { [admission] _ in admission.release(key) }
    return peer
  }

  private func serve(_ channel: any Channel, _ peer: ClientAddress) throws {
    let connection = connection
    @Sendable func serve() throws {
      try channel.pipeline.syncOperations.addHandler(connection(channel.eventLoop, peer))
    }
    if let tls { try tls.begin(on: channel, then: serve) } else { try serve() }
  }

  private func refusal(_ limit: BreachedLimit) -> ConnectionRefused {
    traffic.breached(limit)
    return ConnectionRefused(limit: limit)
  }
}
