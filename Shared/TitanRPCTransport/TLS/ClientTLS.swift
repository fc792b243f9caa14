/// TLS as a channel speaks it: TLS 1.2 or 1.3, ALPN `h2` (RFC 9113 §3.2, §9.2). The server's certificate must come
/// from a trusted authority and be for the name or address that is connected to.
///
/// The files are looked at again at every connection.
package struct ClientTLS: Sendable {
  package enum Trust: Sendable, Hashable {
    /// The authorities the system trusts.
    case system
    /// The authorities in a PEM file, and no others. A certificate that is no authority is trusted for itself alone.
    case authorities(file: String)
    /// Any certificate: encrypts, but does not tell who answers. Only for talking to oneself.
    case anybody
  }

  package var trust: Trust
  /// The name that the certificate must have, and that calls carry as `:authority`, instead of the target's first
  /// host: of several servers, each must have a certificate for the one name.
  package var serverName: String?
  /// What is shown to servers that ask for a certificate.
  package var identity: TLSIdentityFiles?
  /// Told what became of files that changed; on an event loop, which it must not block.
  package var onReload: @Sendable (TLSReload) -> Void = { _ in }

  package init(trust: Trust = .system, serverName: String? = nil, identity: TLSIdentityFiles? = nil) {
    (self.trust, self.serverName, self.identity) = (trust, serverName, identity)
  }

  /// Reads the files as a channel would.
  ///
  /// - Returns: when the certificate is valid that servers are shown, if there is one.
  /// - Throws: `TLSFileError`.
  @discardableResult
  package func check() throws(TLSFileError) -> CertificateValidity? { try load().validity }
}
