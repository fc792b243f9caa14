import NIOSSL

#if canImport(Glibc)
  import Glibc
#endif

/// Certificates and keys as they lie on disk (RFC 7468).
enum PEMFile {
  /// Largest file that is read; the authorities of a system take some 200 KB.
  private static let limit = 4 << 20

  /// - Returns: at least one.
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
