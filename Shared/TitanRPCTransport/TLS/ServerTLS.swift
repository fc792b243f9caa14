package import TitanCore

/// TLS as a server speaks it: TLS 1.2 or 1.3, ALPN `h2` (RFC 9113 §3.2, §9.2).
///
/// The files are looked at again whenever a client connects: a new certificate needs no restart. Connections that are
/// open go on with what they began with. New files that cannot be used change nothing.
package struct ServerTLS: Sendable {
  package var identity: TLSIdentityFiles
  /// PEM: the authorities one of which must have signed the client's certificate; `nil`: clients need none.
  /// A certificate that is no authority is trusted for itself alone.
  package var clientAuthorityFile: String?
  /// How long a client may take from connecting to the end of the handshake.
  package var handshakeTimeout: Duration = .seconds(10)
  /// Told what became of files that changed; on an event loop, which it must not block.
  package var onReload: @Sendable (TLSReload) -> Void = { _ in }

  package init(identity: TLSIdentityFiles, clientAuthorityFile: String? = nil) {
    (self.identity, self.clientAuthorityFile) = (identity, clientAuthorityFile)
  }

  /// Reads the files as a server would.
  ///
  /// - Returns: when the certificate is valid.
  /// - Throws: `TLSFileError`.
  @discardableResult
  package func check() throws(TLSFileError) -> CertificateValidity? { try load().validity }
}

/// When a certificate is valid, both ends included (RFC 5280 §4.1.2.5).
package struct CertificateValidity: Sendable, Hashable {
  package var notBefore: Timestamp
  package var notAfter: Timestamp
}

/// What became of a certificate, key or list of authorities that changed while in use.
package enum TLSReload: Sendable {
  /// New connections use what is new.
  case replaced(CertificateValidity?)
  /// What was there before stays in use.
  case kept(TLSFileError)
}
