package import NIOCore
import Synchronization
import TitanCore
package import TitanRPC

/// Counts a server's connections, in total and by client address, and turns away those over the limits.
package final class ConnectionAdmission: Sendable {
  private struct State: Sendable {
    var total = 0
    var byAddress: [String: Int] = [:]
  }
  private let state = Mutex(State())
  private let maximum: Int
  private let maximumPerAddress: Int?

  /// - Parameter maximumPerAddress: `nil`: limited only by the total.
  package init(maximum: Int, perAddress maximumPerAddress: Int?) {
    (self.maximum, self.maximumPerAddress) = (maximum, maximumPerAddress)
  }

  /// The part of an address that is counted: for IPv6 the first 64 bits, the least that one subscriber gets.
  static func key(of address: NetworkAddress) -> String {
    address.bytes.count == 4 ? address.description : NetworkRange(address, prefix: 64).description
  }

  /// - Parameter address: the client's, as given by `key`; `nil` is not counted for any address.
  /// - Returns: why the connection may not stay; `nil` if it may, and then `leave` must follow when it is closed.
  func enter(_ address: String?) -> BreachedLimit? {
    state.withLock { state in
      guard state.total < maximum else { return .connections }
      guard claim(address, in: &state) else { return .connectionsPerAddress }
      state.total += 1
      return nil
    }
  }

  func leave(_ address: String?) {
    state.withLock { state in
      state.total -= 1
      release(address, in: &state)
    }
  }

  /// The same for the client address that a proxy has named, on a connection that is already counted; `release` must
  /// follow when it is closed.
  func claim(_ address: String) -> BreachedLimit? {
    state.withLock { claim(address, in: &$0) } ? nil : .connectionsPerAddress
  }

  func release(_ address: String) { state.withLock { release(address, in: &$0) } }

  private func claim(_ address: String?, in state: inout State) -> Bool {
    guard let maximumPerAddress, let address else { return true }
    let count = state.byAddress[address, default: 0]
    guard count < maximumPerAddress else { return false }
    state.byAddress[address] = count + 1
    return true
  }

  private func release(_ address: String?, in state: inout State) {
    guard maximumPerAddress != nil, let address, let count = state.byAddress[address] else { return }
    state.byAddress[address] = count > 1 ? count - 1 : nil
  }
}

/// Why a connection was closed on arrival.
struct ConnectionRefused: Error {
  let limit: BreachedLimit
}

/// Handles a new connection: admits the client, learns its address, does the TLS handshake, and then serves it.
package struct ConnectionReception: Sendable {
  /// Adds a connection's handlers, on its event loop. `agreed` is the protocol of TLS, `nil` for plain text.
  package typealias Serve = @Sendable (_ channel: any Channel, ClientAddress, _ agreed: String?) throws -> Void

  private let trustedProxies: TrustedProxies
  /// How long a trusted proxy may take for its header.
  private let headerTimeout: Duration
  private let admission: ConnectionAdmission
  private let traffic: TrafficCounters
  private let tls: ServerHandshakes?
  private let begin: Serve

  package init(
    _ admission: ConnectionAdmission, trustedProxies: TrustedProxies, headerTimeout: Duration, tls: ServerHandshakes?,
    traffic: TrafficCounters, serve: @escaping Serve
  ) {
    (self.admission, self.trustedProxies, self.headerTimeout) = (admission, trustedProxies, headerTimeout)
    (self.tls, self.traffic, begin) = (tls, traffic, serve)
  }

  /// Handles a channel that nothing has been read from. On its event loop.
  ///
  /// - Throws: an error after which the channel must be closed.
  package func receive(_ channel: any Channel) throws {
    let peer = ClientAddress(channel.remoteAddress.map(GRPCServer.describe) ?? "unknown")
    let isProxy = trustedProxies.contains(peer)
    // A proxy connects for many clients.
    let key = isProxy ? nil : NetworkAddress(peer: peer.text).map(ConnectionAdmission.key)
    if let limit = admission.enter(key) { throw refusal(limit) }
    channel.closeFuture.whenComplete { [admission] _ in admission.leave(key) }
    guard isProxy else { return try serve(channel, peer) }
    let bound = NIOLoopBound(channel, eventLoop: channel.eventLoop)
    try channel.pipeline.syncOperations.addHandler(
      ProxyProtocolGate(timeout: headerTimeout) { outcome in
        switch outcome {
        case .refused(let limit): throw refusal(limit)
        case .client(nil): try serve(bound.value, peer)
        case .client(let client?): try serve(bound.value, admitted(client, bound.value))
        }
      })
  }

  /// The client that a proxy has named, unless it already has too many connections.
  private func admitted(_ client: HostAndPort, _ channel: any Channel) throws -> ClientAddress {
    let peer = ClientAddress(client.description)
    guard !trustedProxies.contains(peer), let address = NetworkAddress(client.host) else { return peer }
    let key = ConnectionAdmission.key(of: address)
    if let limit = admission.claim(key) { throw refusal(limit) }
    channel.closeFuture.whenComplete { [admission] _ in admission.release(key) }
    return peer
  }

  private func serve(_ channel: any Channel, _ peer: ClientAddress) throws {
    guard let tls else { return try begin(channel, peer, nil) }
    try tls.begin(on: channel) { [begin] agreed in try begin(channel, peer, agreed) }
  }

  private func refusal(_ limit: BreachedLimit) -> ConnectionRefused {
    traffic.breached(limit)
    return ConnectionRefused(limit: limit)
  }
}
