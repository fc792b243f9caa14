import Glibc
import NIOSSL

/// Trusts the very certificates in a file of authorities when one of them is what the other side shows, even if it is no
/// authority: what OpenSSL calls a partial chain. A self-signed certificate without `CA:TRUE`, as a server may have that
/// belongs to no authority, can be pinned this way. It has to be valid now; a server's must be for the right name, too,
/// which NIOSSL looks at by itself.
///
/// BoringSSL decides first, about each certificate of the chain, and this is asked what to do about that. For one
/// handshake, on its event loop.
final class PinnedTrust {
  private let trusted: [NIOSSLCertificate]
  private let now: () -> time_t
  /// What was trusted here that BoringSSL does not trust.
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

  /// Whether a handshake that has succeeded may stand. BoringSSL asks about issuers as well, and a certificate that is no
  /// authority must not vouch for others.
  func mayHaveVouched(for leaf: NIOSSLCertificate?) -> Bool { vouchedFor == nil || vouchedFor == leaf }
}

/// TLS handlers that leave BoringSSL's verification as it is, and ask a `PinnedTrust` besides.
///
/// NIOSSL has deprecated the callback that can do so in favour of one that replaces all of the verification. This protocol
/// is how to call what is deprecated without a warning, for which there is no other way.
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

  /// - Parameter pinning: `nil` if nothing is trusted but what BoringSSL trusts.
  static func server(_ context: NIOSSLContext, _ pinning: PinnedTrust?) throws -> NIOSSLServerHandler {
    guard let pinning else { return NIOSSLServerHandler(context: context) }
    return try making.server(context, pinning)
  }

  /// - Parameter serverName: the name the certificate must have; `nil`: the address that is connected to.
  static func client(
    _ context: NIOSSLContext, serverName: String?, _ pinning: PinnedTrust?
  ) throws -> NIOSSLClientHandler {
    guard let pinning else { return try NIOSSLClientHandler(context: context, serverHostname: serverName) }
    return try making.client(context, serverName, pinning)
  }
}
