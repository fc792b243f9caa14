package import TitanRPC
package import TitanRPCTransport

/// How much clients may ask of a service, as its operator sets it.
package struct ServerLimits: Sendable {
  /// `TITANUP_MAX_CONNECTIONS`: connections at a time.
  package var connections: Int
  /// `TITANUP_MAX_CONNECTIONS_PER_ADDRESS`: connections at a time from one client address; `nil`: no separate limit.
  package var connectionsPerAddress: Int?
  /// The default for that: a tenth of all, which many people behind one address can share.
  private static let standardPerAddress = 1_000
  /// `TITANUP_MAX_CALLS`: calls at a time.
  package var calls: Int
  /// `TITANUP_MAX_STREAMS`: calls at a time on one connection.
  package var streams: Int
  /// `TITANUP_MAX_MESSAGE_BYTES`: the size of a received message. Page sizes bound what a service sends.
  package var messageBytes: Int
  /// `TITANUP_CONNECTION_IDLE`: the time without a call after which a connection closes; `nil`: no limit.
  package var idle: Duration?
  /// `TITANUP_CONNECTION_MAX_AGE`; `nil`: no limit.
  package var age: Duration?
  /// `TITANUP_TRUSTED_PROXIES`: networks of proxies that are believed when they name the client they connect or call
  /// for.
  package var trustedProxies: TrustedProxies
  /// `TITANUP_PUBLIC_…`.
  package var publicLimits: PublicLimits
  /// `TITANUP_ACCOUNT_…`.
  package var accountLimits: AccountLimits

  /// Reads the variables and notes problems in the reader.
  init(_ reader: EnvironmentReader) {
    let standard = GRPCServer.Configuration()
    connections = reader.integer(
      "TITANUP_MAX_CONNECTIONS", default: standard.maximumConnections, in: 1...1_000_000)
    let perAddress = reader.integer(
      "TITANUP_MAX_CONNECTIONS_PER_ADDRESS", default: Self.standardPerAddress, in: 0...1_000_000)
    connectionsPerAddress = perAddress > 0 ? perAddress : nil
    calls = reader.integer("TITANUP_MAX_CALLS", default: standard.maximumRunningCalls, in: 1...10_000_000)
    streams = reader.integer(
      "TITANUP_MAX_STREAMS", default: standard.maximumConcurrentStreams, in: 1...100_000)
    messageBytes = reader.integer(
      "TITANUP_MAX_MESSAGE_BYTES", default: standard.maximumReceiveMessageSize, in: 1_024...67_108_864)
    let longest = Duration.seconds(365 * 86_400)
    let idle = reader.duration(
      "TITANUP_CONNECTION_IDLE", default: standard.timeouts.idle ?? .zero, in: .zero...longest)
    self.idle = idle > .zero ? idle : nil
    let age = reader.duration(
      "TITANUP_CONNECTION_MAX_AGE", default: standard.timeouts.maximumAge ?? .zero, in: .zero...longest)
    self.age = age > .zero ? age : nil
    trustedProxies = reader.trustedProxies("TITANUP_TRUSTED_PROXIES")
    publicLimits = PublicLimits(reader, places: calls)
    accountLimits = AccountLimits(reader)
  }

  package func apply(to server: inout GRPCServer.Configuration) {
    server.maximumConnections = connections
    server.maximumConnectionsPerAddress = connectionsPerAddress
    server.maximumRunningCalls = calls
    server.maximumConcurrentStreams = streams
    server.maximumReceiveMessageSize = messageBytes
    server.trustedProxies = trustedProxies
    (server.timeouts.idle, server.timeouts.maximumAge) = (idle, age)
  }
}
