import NIOSSL

/// Why a TLS handshake led to no HTTP/2 connection.
enum TLSHandshakeError: Error, CustomStringConvertible {
  case failed(any Error)
  /// What ALPN agreed on instead of `h2`; `nil` if the other side does not know ALPN, or nothing that we know.
  case protocolNotAgreed(String?)
  case timeout(Duration)
  /// The other side's certificate comes from one that is trusted for itself alone.
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

  /// What BoringSSL calls it, such as `WRONG_VERSION_NUMBER`, without its numbers and the place in its source; all of it
  /// where it was not BoringSSL that said it.
  private static func reason(_ description: String) -> String {
    guard let origin = description.firstRange(of: ":OPENSSL_internal:") else { return description }
    return String(description[origin.upperBound...].prefix { !$0.isWhitespace })
  }
}
