import Glibc
import NIOSSL
import Synchronization
import TitanCore

/// The contents of a TLS configuration's files, ready for connections.
struct TLSMaterial: Sendable {
  let context: NIOSSLContext
  /// The certificates that the other end is verified with; `nil` if the system's list decides, or nothing does.
  let trusted: [NIOSSLCertificate]?
  /// The validity of this end's own certificate, if it has one.
  let validity: CertificateValidity?
}

/// The part of a TLS configuration that is in files.
protocol TLSFileSet: Sendable {
  /// All files that are read.
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
      // Clients are identified by the authority behind their certificates, which are not for any host.
      configuration.certificateVerification = .noHostnameVerification
      configuration.sendCANameList = true
    }
    return TLSMaterial(
      context: try configuration.context(identity, protocols), trusted: trusted,
      validity: CertificateValidity(chain[0]))
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
  /// The TLS context for either role.
  fileprivate func context(
    _ identity: TLSIdentityFiles?, _ protocols: [String] = [TLSGate.http2]
  ) throws(TLSFileError) -> NIOSSLContext {
    var configuration = self
    configuration.minimumTLSVersion = .tlsv12
    // Of TLS 1.2's suites, only those that RFC 9113 §9.2.2 does not warn about: ephemeral keys and authenticated
    // encryption. BoringSSL has no compression; renegotiation is off by default (§9.2.1).
    configuration.cipherSuiteValues = [
      .TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, .TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256,
      .TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384, .TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384,
      .TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256, .TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256,
    ]
    configuration.applicationProtocols = protocols
    do { return try NIOSSLContext(configuration: configuration) } catch {
      guard let identity else {
        throw TLSFileError(file: "the system's list of authorities", problem: "cannot be used: \(error)")
      }
      // The only thing that can still be wrong with a readable certificate and key.
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

/// The material for new connections, reloaded when its files have changed.
final class TLSContextSource: Sendable {
  private struct State {
    var material: TLSMaterial?
    /// The stamps of the files when they were last about to be read.
    var stamps: [FileStamp] = []
  }

  private let source: any TLSFileSet
  private let state = Mutex(State())

  init(_ source: any TLSFileSet) { self.source = source }

  /// - Throws: `TLSFileError`, as long as the files have never been usable.
  func current() throws(TLSFileError) -> TLSMaterial {
    // Taken before the files are read: anything written from now on counts as a change next time.
    let stamps = source.files.map(FileStamp.init)
    let (known, isChanged) = state.withLock { state in
      defer { state.stamps = stamps }
      return (state.material, state.stamps != stamps)
    }
    if let known, !isChanged { return known }
    do throws(TLSFileError) {
      let made = try source.load()
      state.withLock { state in
        // Unless another caller has meanwhile begun to read newer files.
        if state.stamps == stamps { state.material = made }
      }
      if known != nil { source.onReload(.replaced(made.validity)) }
      return made
    } catch {
      guard let known else { throw error }
      source.onReload(.kept(error))
      return known
    }
  }
}

/// Certificates and keys as stored on disk (RFC 7468).
enum PEMFile {
  /// The largest file that is read; a system's authorities take about 200 KB.
  private static let limit = 4 << 20

  /// - Returns: at least one certificate.
  static func certificates(_ path: String) throws(TLSFileError) -> [NIOSSLCertificate] {
    let bytes = try read(path)
    guard let certificates = try? NIOSSLCertificate.fromPEMBytes(bytes), !certificates.isEmpty else {
      throw TLSFileError(file: path, problem: "holds no certificate in PEM, or one that cannot be read")
    }
    return certificates
  }

  static func key(_ path: String) throws(TLSFileError) -> NIOSSLPrivateKey {
    let bytes = try read(path)
    do { return try NIOSSLPrivateKey(bytes: bytes, format: .pem) } catch {
      throw TLSFileError(file: path, problem: "holds no private key in PEM, or an encrypted one")
    }
  }

  private static func read(_ path: String) throws(TLSFileError) -> [UInt8] {
    guard let file = fopen(path, "r") else {
      throw TLSFileError(file: path, problem: "cannot be opened: \(String(cString: strerror(errno)))")
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk[..<count]
      guard bytes.count <= limit else { throw TLSFileError(file: path, problem: "has more than \(limit) bytes") }
    }
    guard ferror(file) == 0 else {
      throw TLSFileError(file: path, problem: "cannot be read: \(String(cString: strerror(errno)))")
    }
    return bytes
  }
}

/// Distinguishes a file from what was under its name before: another file, or the same one rewritten. Absent files are
/// equal.
struct FileStamp: Hashable, Sendable {
  private var device: UInt64 = 0
  private var file: UInt64 = 0
  private var size: Int64 = -1
  private var seconds: Int = 0
  private var nanoseconds: Int = 0

  /// Follows symbolic links, because secrets are often replaced by changing one.
  init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    (device, file, size) = (UInt64(status.st_dev), UInt64(status.st_ino), Int64(status.st_size))
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }
}
