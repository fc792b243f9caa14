import NIOCore
import NIOSSL

/// What a server does with a new connection before HTTP/2, if it speaks TLS.
final class ServerHandshakes: Sendable {
  private let contexts: TLSContextSource
  private let timeout: Duration
  private let traffic: TrafficCounters

  /// - Throws: `TLSFileError`.
  init(_ tls: ServerTLS, _ traffic: TrafficCounters) throws(TLSFileError) {
    (contexts, timeout, self.traffic) = (TLSContextSource(tls), tls.handshakeTimeout, traffic)
    _ = try contexts.current()
  }

  /// Begins the handshake on a channel that nothing has been read from. On its event loop.
  ///
  /// - Parameter serve: adds what speaks HTTP/2; called only if the client does.
  func begin(on channel: any Channel, then serve: @escaping () throws -> Void) throws {
    let traffic = traffic
    let pipeline = channel.pipeline.syncOperations
    let material = try contexts.current()
    let pinning = material.trusted.map { PinnedTrust($0) }
    try pipeline.addHandler(try PinningHandlers.server(material.context, pinning))
    try pipeline.addHandler(
      TLSGate(timeout: timeout, pinning: pinning) { result in
        switch result {
        case .success: try serve()
        case .failure: traffic.handshakeFailed()
        }
      })
  }
}
