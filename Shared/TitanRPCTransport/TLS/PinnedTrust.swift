import Glibc
import NIOSSL

/// Trusts a certificate listed in a file of authorities when the other side presents that very certificate, even if it
/// is not an authority: what OpenSSL calls a partial chain. This makes it possible to pin a self-signed certificate
/// without `CA:TRUE`, as a server without an authority may have. It must be valid now, and a server's must also have
/// the right name, which NIOSSL checks by itself.
///
/// BoringSSL first decides about each certificate in the chain, and then this type is asked about that decision. It
/// serves one handshake, on its event loop.
final class PinnedTrust {
  private let trusted: [NIOSSLCertificate]
  private let now: () -> time_t
  /// The certificate that was trusted here although BoringSSL does not trust it.
  private var vouchedFor: NIOSSLCertificate?

  init(_ trusted: [NIOSSLCertificate], now: @escaping () -> time_t = { time(nil) }) {
    (self.trusted, self.now) = (trusted, now)
  }

  func judge(_ verdict: NIOSSLVerificationResult, of certificate: NIOSSLCertificate) -> NIOSSLVerificationResult {
    guard case .failed = verdict else { return verdict }
    let now = now()
    guard trusted.contains(certificate), certificate.notValidBefore <= now, now <= certificate.notValidAfter else {
      return .failed
    }
    vouchedFor = certificate
    return .certificateVerified
  }

  /// Whether a successful handshake may stand. BoringSSL asks about issuers too, and a certificate that is not an
  /// authority must not vouch for others.
  func mayHaveVouched(for leaf: NIOSSLCertificate?) -> Bool { vouchedFor == nil || vouchedFor == leaf }
}

/// TLS handlers that keep BoringSSL's verification and additionally consult a `PinnedTrust`.
///
/// NIOSSL has deprecated the callback for this in favour of one that replaces the whole verification. This protocol is
/// the only way to call something deprecated without a warning.
private protocol TLSHandlerMaking {
  static func server(_ context: NIOSSLContext, _ pinning: PinnedTrust) throws -> NIOSSLServerHandler
  static func client(
    _ context: NIOSSLContext, _ serverName: String?, _ pinning: PinnedTrust
  ) throws -> NIOSSLClientHandler
}

enum PinningHandlers {
  private enum Making: TLSHandlerMaking {
    @available(*, deprecated, message: "called through the protocol")
    static func server(_ context: NIOSSLContext, _ pinning: PinnedTrust) throws -> NIOSSLServerHandler {
      try NIOSSLServerHandler(context: context) { verdict, certificate in pinning.judge(verdict, of: certificate) }
    }

    @available(*, deprecated, message: "called through the protocol")
    static func client(
      _ context: NIOSSLContext, _ serverName: String?, _ pinning: PinnedTrust
    ) throws -> NIOSSLClientHandler {
      try NIOSSLClientHandler(context: context, serverHostname: serverName) { verdict, certificate in
        pinning.judge(verdict, of: certificate)
      }
    }
  }

  private static var making: any TLSHandlerMaking.Type { Making.self }

  /// - Parameter pinning: `nil` to trust only what BoringSSL trusts.
  static func server(_ context: NIOSSLContext, _ pinning: PinnedTrust?) throws -> NIOSSLServerHandler {
    guard let pinning else { return NIOSSLServerHandler(context: context) }
    return try making.server(context, pinning)
  }

  /// - Parameter serverName: the name the certificate must have; `nil`: the address connected to.
  static func client(
    _ context: NIOSSLContext, serverName: String?, _ pinning: PinnedTrust?
  ) throws -> NIOSSLClientHandler {
    guard let pinning else { return try NIOSSLClientHandler(context: context, serverHostname: serverName) }
    return try making.client(context, serverName, pinning)
  }
}
