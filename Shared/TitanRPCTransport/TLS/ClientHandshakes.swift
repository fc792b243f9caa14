import NIOCore
import NIOSSL

/// What a channel does with a new connection before HTTP/2, if it speaks TLS.
final class ClientHandshakes: Sendable {
  private let contexts: TLSContextSource
  /// `nil`: the certificate must have the address that is connected to.
  private let serverName: String?
  private let timeout: Duration

  /// - Parameter host: what the channel is for: a name, or an address.
  init(_ tls: ClientTLS, host: String, timeout: Duration) {
    (contexts, serverName, self.timeout) = (TLSContextSource(tls), tls.serverName ?? Self.name(host), timeout)
  }

  /// Makes the handshake on a connected channel that nothing has been read from. On its event loop.
  ///
  /// - Parameter speak: adds what speaks HTTP/2; called only if the server does.
  /// - Returns: fails with `TLSFileError`, `TLSHandshakeError`, or what `speak` throws; the channel is closed then.
  func begin(on channel: any Channel, then speak: @escaping () throws -> Void) -> EventLoopFuture<Void> {
    let done = channel.eventLoop.makePromise(of: Void.self)
    do {
      let pipeline = channel.pipeline.syncOperations
      let material = try contexts.current()
      let pinning = material.trusted.map { PinnedTrust($0) }
      let gate = TLSGate(timeout: timeout, pinning: pinning) { result in
        let spoken = Result { try result.get() }.flatMap { Result { try speak() } }
        done.completeWith(spoken)
        try spoken.get()
      }
      try pipeline.addHandlers(
        try PinningHandlers.client(material.context, serverName: serverName, pinning), gate)
    } catch {
      done.fail(error)
      channel.close(promise: nil)
    }
    return done.futureResult
  }

  /// A host's name for the handshake; `nil` for an address, which the certificate must have instead (RFC 6066 §3,
  /// RFC 6125 §6.4: names only, without the dot at the end).
  static func name(_ host: String) -> String? {
    // A zone belongs to this machine alone: `fe80::1%eth0`.
    let address = host.prefix { $0 != "%" }
    if (try? SocketAddress(ipAddress: String(address), port: 0)) != nil { return nil }
    return host.hasSuffix(".") ? String(host.dropLast()) : host
  }
}
