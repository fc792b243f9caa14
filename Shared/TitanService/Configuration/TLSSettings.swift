import NIOCore
import TitanCore
package import TitanRPCTransport

/// The environment's TLS settings: how clients reach this service, and how it reaches the others.
package struct TLSSettings: Sendable {
  /// `TITANUP_TLS_CERTIFICATE_FILE`, `TITANUP_TLS_KEY_FILE`: serve gRPC over TLS with these.
  /// `TITANUP_TLS_CLIENT_CA_FILE`: accept only clients with a certificate from one of these authorities.
  package var server: ServerTLS?
  /// `TITANUP_TLS_CA_FILE`: call other services over TLS, and require certificates from one of these authorities.
  /// `TITANUP_TLS_SERVER_NAME`: the name in their certificates, if it is not the host of their address.
  /// `TITANUP_TLS_CLIENT_CERTIFICATE_FILE`, `TITANUP_TLS_CLIENT_KEY_FILE`: the client certificate to present on
  /// request; by default the certificate that this service serves with.
  package var client: ClientTLS?
  /// The validity of the certificate that this service serves with.
  package var validity: CertificateValidity?

  private static let (certificate, key) = ("TITANUP_TLS_CERTIFICATE_FILE", "TITANUP_TLS_KEY_FILE")
  private static let (clientCertificate, clientKey) = (
    "TITANUP_TLS_CLIENT_CERTIFICATE_FILE", "TITANUP_TLS_CLIENT_KEY_FILE"
  )
  private static let (authority, clientAuthority) = ("TITANUP_TLS_CA_FILE", "TITANUP_TLS_CLIENT_CA_FILE")
  private static let serverName = "TITANUP_TLS_SERVER_NAME"

  /// Reads the variables and notes contradictions in the reader.
  init(_ reader: EnvironmentReader) {
    let identity = Self.identity(reader, Self.certificate, Self.key)
    let clientIdentity = Self.identity(reader, Self.clientCertificate, Self.clientKey)
    if let identity {
      server = ServerTLS(identity: identity, clientAuthorityFile: reader.raw(Self.clientAuthority))
    } else if let file = reader.raw(Self.clientAuthority) {
      reader.report(
        Self.clientAuthority, got: EnvironmentReader.quoted(file),
        allowed: "nothing, unless \(Self.certificate) is set")
    }
    if let file = reader.raw(Self.authority) {
      let name = reader.value(Self.serverName, default: "", allowed: "a host name") { text in
        HostAndPort.isHost(text) && (try? SocketAddress(ipAddress: text, port: 0)) == nil ? text : nil
      }
      client = ClientTLS(
        trust: .authorities(file: file), serverName: name.isEmpty ? nil : name, identity: clientIdentity ?? identity)
    } else if clientIdentity != nil {
      reader.report(Self.authority, got: "nothing", allowed: "a file, because \(Self.clientCertificate) is set")
    }
  }

  /// Reads the files and notes problems with them in the reader.
  mutating func check(_ reader: EnvironmentReader, now: Timestamp) {
    if let server {
      validity = Self.check(reader, [Self.certificate, Self.key, Self.clientAuthority], now) {
        () throws(TLSFileError) in try server.check()
      }
    }
    if let client {
      _ = Self.check(reader, [Self.clientCertificate, Self.clientKey, Self.authority], now) {
        () throws(TLSFileError) in try client.check()
      }
    }
  }

  /// How this service checks its own health: it trusts the server on its own port, whatever the name and authority in
  /// the certificate. `nil`: in plain text.
  var toItself: ClientTLS? {
    guard let server else { return nil }
    let isAsked = server.clientAuthorityFile != nil
    return ClientTLS(trust: .anybody, identity: isAsked ? client?.identity ?? server.identity : nil)
  }

  private static func identity(
    _ reader: EnvironmentReader, _ certificate: String, _ key: String
  ) -> TLSIdentityFiles? {
    switch (reader.raw(certificate), reader.raw(key)) {
    case (nil, nil): return nil
    case (let certificate?, let key?): return TLSIdentityFiles(certificateFile: certificate, keyFile: key)
    case (.some, nil): reader.report(key, got: "nothing", allowed: "a file, because \(certificate) is set")
    case (nil, .some): reader.report(certificate, got: "nothing", allowed: "a file, because \(key) is set")
    }
    return nil
  }

  /// Notes problems with the files under the variable that names the file in question.
  private static func check(
    _ reader: EnvironmentReader, _ variables: [String], _ now: Timestamp,
    _ read: () throws(TLSFileError) -> CertificateValidity?
  ) -> CertificateValidity? {
    do throws(TLSFileError) {
      guard let validity = try read() else { return nil }
      if now < validity.notBefore || now > validity.notAfter {
        reader.report(
          variables[0], got: "a certificate valid from \(validity.notBefore) to \(validity.notAfter)",
          allowed: "one that is valid now")
      }
      return validity
    } catch {
      let variable = variables.first { reader.raw($0) == error.file } ?? variables[0]
      reader.report(variable, got: error.description, allowed: "a file in PEM that this user can read")
      return nil
    }
  }
}
