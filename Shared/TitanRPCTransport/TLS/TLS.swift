package import TitanCore

/// TLS for a server: TLS 1.2 or 1.3, ALPN `h2` unless `protocols` says more (RFC 9113 §3.2, §9.2).
///
/// The files are checked for changes whenever a client connects, so a new certificate needs no restart. Open
/// connections keep what they began with. New files that cannot be used change nothing.
package struct ServerTLS: Sendable {
  package var identity: TLSIdentityFiles
  /// PEM: the authorities, one of which must have signed the client's certificate; `nil`: clients need none. A
  /// certificate that is not an authority is trusted only for itself.
  package var clientAuthorityFile: String?
  /// How long a client may take from connecting to the end of the handshake.
  package var handshakeTimeout: Duration = .seconds(10)
  /// The protocols that are offered by ALPN, the preferred one first.
  package var protocols = ["h2"]
  /// Called with the result when files have changed; on an event loop, which it must not block.
  package var onReload: @Sendable (TLSReload) -> Void = { _ in }

  package init(identity: TLSIdentityFiles, clientAuthorityFile: String? = nil) {
    (self.identity, self.clientAuthorityFile) = (identity, clientAuthorityFile)
  }

  /// Reads the files as a server would.
  ///
  /// - Returns: the certificate's validity.
  /// - Throws: `TLSFileError`.
  @discardableResult
  package func check() throws(TLSFileError) -> CertificateValidity? { try load().validity }
}

/// A certificate's period of validity, both ends included (RFC 5280 §4.1.2.5).
package struct CertificateValidity: Sendable, Hashable {
  package var notBefore: Timestamp
  package var notAfter: Timestamp
}

/// What happened to a certificate, key or list of authorities that changed while in use.
package enum TLSReload: Sendable {
  /// New connections use the new files.
  case replaced(CertificateValidity?)
  /// The previous material stays in use.
  case kept(TLSFileError)
}

/// TLS for a channel: TLS 1.2 or 1.3, ALPN `h2` (RFC 9113 §3.2, §9.2). The server's certificate must come from a
/// trusted authority and match the name or address connected to.
///
/// The files are checked for changes at every connection.
package struct ClientTLS: Sendable {
  package enum Trust: Sendable, Hashable {
    /// The authorities the system trusts.
    case system
    /// The authorities in a PEM file, and no others. A certificate that is not an authority is trusted only for itself.
    case authorities(file: String)
    /// Any certificate: encrypts, but does not authenticate the server. Only for talking to oneself.
    case anybody
  }

  package var trust: Trust
  /// The name that the certificate must have and that calls carry as `:authority`, instead of the target's first host.
  /// If there are several servers, each must have a certificate for this one name.
  package var serverName: String?
  /// The certificate for servers that ask for one.
  package var identity: TLSIdentityFiles?
  /// Called with the result when files have changed; on an event loop, which it must not block.
  package var onReload: @Sendable (TLSReload) -> Void = { _ in }

  package init(trust: Trust = .system, serverName: String? = nil, identity: TLSIdentityFiles? = nil) {
    (self.trust, self.serverName, self.identity) = (trust, serverName, identity)
  }

  /// Reads the files as a channel would.
  ///
  /// - Returns: the validity of the certificate presented to servers, if there is one.
  /// - Throws: `TLSFileError`.
  @discardableResult
  package func check() throws(TLSFileError) -> CertificateValidity? { try load().validity }
}

/// The identity of this end of a connection: a certificate with the chain up to its authority, and its key.
package struct TLSIdentityFiles: Sendable, Hashable {
  /// PEM: this end's certificate first, then those that signed it; the authority itself may be omitted.
  package var certificateFile: String
  /// PEM: the private key, not encrypted.
  package var keyFile: String

  package init(certificateFile: String, keyFile: String) {
    (self.certificateFile, self.keyFile) = (certificateFile, keyFile)
  }
}

/// Why a file of certificates or a key cannot be used.
package struct TLSFileError: Error, Sendable, Hashable, CustomStringConvertible {
  package let file: String
  /// A clause about the file, such as `holds no certificate in PEM`.
  package let problem: String

  package var description: String { "\(file) \(problem)" }
}
