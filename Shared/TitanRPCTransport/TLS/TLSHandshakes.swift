import NIOCore
import NIOSSL
import NIOTLS

/// Sits behind the TLS handler until the handshake has agreed on a protocol, then makes way for that one's handlers.
final class TLSGate: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  /// Receives the agreed protocol; none of the channel's content has passed yet. On the channel's loop.
  typealias Completion = (Result<String, TLSHandshakeError>) throws -> Void

  /// ALPN's name of HTTP/2 over TLS (RFC 9113 §3.1).
  static let http2 = "h2"
  /// The same of HTTP/1.1, which clients speak that know no ALPN.
  static let http1 = "http/1.1"

  private let protocols: [String]
  private let timeout: Duration
  /// Consulted when the handshake is over.
  private let pinning: PinnedTrust?
  private var completion: Completion?
  private var timer: Scheduled<Void>?

  /// - Parameter completion: called once. The channel is closed after a failure, and if `completion` throws.
  init(
    _ protocols: [String] = [http2], timeout: Duration, pinning: PinnedTrust? = nil,
    _ completion: @escaping Completion
  ) {
    (self.protocols, self.timeout, self.pinning, self.completion) = (protocols, timeout, pinning, completion)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { startTimer(context) }
  }

  func channelActive(context: ChannelHandlerContext) { startTimer(context) }

  private func startTimer(_ context: ChannelHandlerContext) {
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    timer = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(timeout)) {
      let (gate, context) = bound.value
      gate.fail(.timeout(gate.timeout), context)
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard case TLSUserEvent.handshakeCompleted(let agreed)? = event as? TLSUserEvent else { return }
    let spoken = agreed ?? Self.http1
    guard protocols.contains(spoken) else { return fail(.protocolNotAgreed(agreed), context) }
    if let pinning, !pinning.mayHaveVouched(for: try? context.pipeline.syncOperations.nioSSL_peerCertificate()) {
      return fail(.issuedByPinned, context)
    }
    guard let completion = end() else { return }
    do { try completion(.success(spoken)) } catch { context.close(promise: nil) }
    context.pipeline.syncOperations.removeHandler(self, promise: nil)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { fail(.failed(error), context) }
  func channelInactive(context: ChannelHandlerContext) { fail(.closed, context) }
  func handlerRemoved(context: ChannelHandlerContext) { fail(.closed, context) }
  /// There can be no content before the end of the handshake; after a failure it is of no interest.
  func channelRead(context: ChannelHandlerContext, data: NIOAny) {}

  private func fail(_ error: TLSHandshakeError, _ context: ChannelHandlerContext) {
    guard let completion = end() else { return }
    try? completion(.failure(error))
    context.close(promise: nil)
  }

  private func end() -> Completion? {
    timer?.cancel()
    timer = nil
    defer { completion = nil }
    return completion
  }
}

/// Why a TLS handshake did not lead to an HTTP/2 connection.
enum TLSHandshakeError: Error, CustomStringConvertible {
  case failed(any Error)
  /// The protocol that ALPN agreed on instead of `h2`; `nil` if the other side does not know ALPN, or no protocol of
  /// ours.
  case protocolNotAgreed(String?)
  case timeout(Duration)
  /// The other side's certificate was issued by one that is trusted only for itself.
  case issuedByPinned
  /// The other side closed the connection.
  case closed

  var description: String {
    switch self {
    case .failed(let error): "the TLS handshake failed: \(Self.words(error))"
    case .protocolNotAgreed(let agreed):
      "TLS agreed on \(agreed.map { "\"\($0)\"" } ?? "no protocol"), HTTP/2 needs \"\(TLSGate.http2)\" (ALPN)"
    case .issuedByPinned: "the certificate was issued by one that is trusted, but is no authority"
    case .timeout(let limit): "the TLS handshake took longer than \(limit)"
    case .closed: "the connection was closed during the TLS handshake"
    }
  }

  private static func words(_ error: any Error) -> String {
    guard case NIOSSLError.handshakeFailed(let cause)? = error as? NIOSSLError else { return "\(error)" }
    switch cause {
    case .sslError(let stack):
      let reasons = stack.map { reason("\($0)") }
      guard reasons.contains("CERTIFICATE_VERIFY_FAILED") else { return reasons.joined(separator: ", ") }
      return "no trusted authority vouches for the certificate, or it is not valid now"
    default: return "\(cause)"
    }
  }

  /// BoringSSL's name for it, such as `WRONG_VERSION_NUMBER`, without its numbers and source location; the whole text
  /// if it did not come from BoringSSL.
  private static func reason(_ description: String) -> String {
    guard let origin = description.firstRange(of: ":OPENSSL_internal:") else { return description }
    return String(description[origin.upperBound...].prefix { !$0.isWhitespace })
  }
}

/// A server's handling of a new connection before HTTP, if it uses TLS.
package final class ServerHandshakes: Sendable {
  private let contexts: TLSContextSource
  private let protocols: [String]
  private let timeout: Duration
  private let traffic: TrafficCounters

  /// - Throws: `TLSFileError`.
  package init(_ tls: ServerTLS, _ traffic: TrafficCounters) throws(TLSFileError) {
    (contexts, protocols, timeout) = (TLSContextSource(tls), tls.protocols, tls.handshakeTimeout)
    self.traffic = traffic
    _ = try contexts.current()
  }

  /// Begins the handshake on a channel that nothing has been read from. On its event loop.
  ///
  /// - Parameter serve: adds the handlers of the protocol that was agreed on; called only if it is one of ours.
  func begin(on channel: any Channel, then serve: @escaping (_ agreed: String) throws -> Void) throws {
    let traffic = traffic
    let pipeline = channel.pipeline.syncOperations
    let material = try contexts.current()
    let pinning = material.trusted.map { PinnedTrust($0) }
    try pipeline.addHandler(try PinningHandlers.server(material.context, pinning))
    try pipeline.addHandler(
      TLSGate(protocols, timeout: timeout, pinning: pinning) { result in
        switch result {
        case .success(let agreed): try serve(agreed)
        case .failure: traffic.handshakeFailed()
        }
      })
  }
}

/// A channel's handling of a new connection before HTTP/2, if it uses TLS.
final class ClientHandshakes: Sendable {
  private let contexts: TLSContextSource
  /// `nil`: the certificate must match the address connected to.
  private let serverName: String?
  private let timeout: Duration

  /// - Parameter host: the channel's target: a name, or an address.
  init(_ tls: ClientTLS, host: String, timeout: Duration) {
    (contexts, serverName, self.timeout) = (TLSContextSource(tls), tls.serverName ?? Self.name(host), timeout)
  }

  /// Does the handshake on a connected channel that nothing has been read from. On its event loop.
  ///
  /// - Parameter speak: adds the HTTP/2 handlers; called only if the server speaks HTTP/2.
  /// - Returns: a future that fails with `TLSFileError`, `TLSHandshakeError`, or what `speak` throws; the channel is
  ///   then closed.
  func begin(on channel: any Channel, then speak: @escaping () throws -> Void) -> EventLoopFuture<Void> {
    let done = channel.eventLoop.makePromise(of: Void.self)
    do {
      let pipeline = channel.pipeline.syncOperations
      let material = try contexts.current()
      let pinning = material.trusted.map { PinnedTrust($0) }
      let gate = TLSGate(timeout: timeout, pinning: pinning) { result in
        let spoken = Result { _ = try result.get() }.flatMap { Result { try speak() } }
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

  /// A host's name for the handshake; `nil` for an address, which the certificate must have instead (RFC 6066 §3, RFC
  /// 6125 §6.4: names only, without the trailing dot).
  static func name(_ host: String) -> String? {
    // A zone has a meaning only on this machine: `fe80::1%eth0`.
    let address = host.prefix { $0 != "%" }
    if (try? SocketAddress(ipAddress: String(address), port: 0)) != nil { return nil }
    return host.hasSuffix(".") ? String(host.dropLast()) : host
  }
}
