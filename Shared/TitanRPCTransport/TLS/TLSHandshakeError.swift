import NIOSSL

/// Why a TLS handshake led to no HTTP/2 connection.
enum TLSHandshakeError: Error, CustomStringConvertible {
  case failed(any Error)
  /// What ALPN agreed on instead of `h2`; `nil` if the other side does not know ALPN, or nothing that we know.
  case protocolNotAgreed(String?)
  case timeout(Duration)
  /// The other side closed the connection.
  case closed

  var description: String {
    switch self {
    case .failed(let error): "the TLS handshake failed: \(Self.words(error))"
    case .protocolNotAgreed(let agreed):
      "TLS agreed on \(agreed.map { "\"\($0)\"" } ?? "no protocol"), HTTP/2 needs \"\(TLSGate.http2)\" (ALPN)"
    case .timeout(let limit): "the TLS handshake took longer than \(limit)"
    case .closed: "the connection was closed during the TLS handshake"
    }
  }

  private static func words(_ error: any Error) -> String {
    guard case NIOSSLError.handshakeFailed(let cause)? = error as? NIOSSLError else { return "\(error)" }
    switch cause {
    case .sslError(let stack) where stack.contains(where: { "\($0)".contains("CERTIFICATE_VERIFY_FAILED") }):
      return "no trusted authority vouches for the certificate, or it is not valid now (\(stack))"
    case .sslError(let stack): return "\(stack)"
    default: return "\(cause)"
    }
  }
}
