import NIOSSL
import TitanCore

/// What the files of a TLS configuration hold, ready for connections.
struct TLSMaterial: Sendable {
  let context: NIOSSLContext
  /// The certificates that the other end is trusted by; `nil` if the system's list decides, or nothing.
  let trusted: [NIOSSLCertificate]?
  /// Of this end's own certificate, if it has one.
  let validity: CertificateValidity?
}

/// A TLS configuration, as far as it lies in files.
protocol TLSFileSet: Sendable {
  /// Every file that is read.
  var files: [String] { get }
  var onReload: @Sendable (TLSReload) -> Void { get }
  func load() throws(TLSFileError) -> TLSMaterial
}

extension ServerTLS: TLSFileSet {
  var files: [String] { [identity.certificateFile, identity.keyFile] + (clientAuthorityFile.map { [$0] } ?? []) }

  func load() throws(TLSFileError) -> TLSMaterial {
    let chain = try PEMFile.certificates(identity.certificateFile)
    var configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(try PEMFile.key(identity.keyFile)))
    var trusted: [NIOSSLCertificate]?
    if let clientAuthorityFile {
      let certificates = try PEMFile.certificates(clientAuthorityFile)
      trusted = certificates
      configuration.trustRoots = .certificates(certificates)
      // Clients are known by who vouches for them: their certificates are for no host.
      configuration.certificateVerification = .noHostnameVerification
      configuration.sendCANameList = true
    }
    return TLSMaterial(
      context: try configuration.context(identity), trusted: trusted, validity: CertificateValidity(chain[0]))
  }
}

extension ClientTLS: TLSFileSet {
  var files: [String] {
    var files = identity.map { [$0.certificateFile, $0.keyFile] } ?? []
    if case .authorities(let file) = trust { files.append(file) }
    return files
  }

  func load() throws(TLSFileError) -> TLSMaterial {
    var configuration = TLSConfiguration.makeClientConfiguration()
    var trusted: [NIOSSLCertificate]?
    switch trust {
    case .system: break
    case .authorities(let file):
      let certificates = try PEMFile.certificates(file)
      trusted = certificates
      configuration.trustRoots = .certificates(certificates)
    case .anybody: configuration.certificateVerification = .none
    }
    guard let identity else {
      return TLSMaterial(context: try configuration.context(nil), trusted: trusted, validity: nil)
    }
    let chain = try PEMFile.certificates(identity.certificateFile)
    configuration.certificateChain = chain.map { .certificate($0) }
    configuration.privateKey = .privateKey(try PEMFile.key(identity.keyFile))
    return TLSMaterial(
      context: try configuration.context(identity), trusted: trusted, validity: CertificateValidity(chain[0]))
  }
}

extension TLSConfiguration {
  /// The context of both roles.
  fileprivate func context(_ identity: TLSIdentityFiles?) throws(TLSFileError) -> NIOSSLContext {
    var configuration = self
    configuration.minimumTLSVersion = .tlsv12
    // Of TLS 1.2's suites only those that RFC 9113 §9.2.2 does not warn of: ephemeral keys and authenticated
    // encryption. BoringSSL has no compression; renegotiation is off unless asked for (§9.2.1).
    configuration.cipherSuiteValues = [
      .TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, .TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256,
      .TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384, .TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384,
      .TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256, .TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256,
    ]
    configuration.applicationProtocols = [TLSGate.http2]
    do { return try NIOSSLContext(configuration: configuration) } catch {
      guard let identity else {
        throw TLSFileError(file: "the system's list of authorities", problem: "cannot be used: \(error)")
      }
      // The one thing left that can be wrong with a certificate and a key that could each be read.
      throw TLSFileError(
        file: identity.keyFile, problem: "is not the key of the certificate in \(identity.certificateFile) (\(error))")
    }
  }
}

extension CertificateValidity {
  init(_ certificate: NIOSSLCertificate) {
    self.init(
      notBefore: Timestamp(seconds: Int64(certificate.notValidBefore)),
      notAfter: Timestamp(seconds: Int64(certificate.notValidAfter)))
  }
}
