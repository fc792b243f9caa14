package import Foundation

/// A folder of certificates that the openssl program makes for one test, so that none of them expires. It is removed
/// with the object.
package final class TestCertificates: Sendable {
  package struct Failure: Error {
    package let output: String
  }

  package let folder: URL

  package init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "certificates-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  package func path(_ file: String) -> String { folder.appending(path: file).path }
  package func certificate(_ name: String) -> String { path("\(name).pem") }
  package func key(_ name: String) -> String { path("\(name).key") }

  /// Makes an authority.
  package func makeAuthority(_ name: String) throws {
    try configure(name, ["basicConstraints = critical, CA:TRUE", "keyUsage = critical, keyCertSign, cRLSign"])
    try openssl([
      "req", "-x509", "-config", path("\(name).cnf"), "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
      "-nodes", "-keyout", key(name), "-out", certificate(name), "-days", "2",
    ])
  }

  /// Makes a self-signed certificate for servers and clients, which is not an authority.
  package func makeSelfSigned(
    _ name: String, names: [String] = ["DNS:localhost", "IP:127.0.0.1"], days: Int = 2
  ) throws {
    try configure(
      name,
      [
        "basicConstraints = critical, CA:FALSE", "keyUsage = critical, digitalSignature",
        "extendedKeyUsage = serverAuth, clientAuth", "subjectAltName = \(names.joined(separator: ", "))",
      ])
    try openssl([
      "req", "-new", "-config", path("\(name).cnf"), "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
      "-nodes", "-keyout", key(name), "-out", path("\(name).csr"),
    ])
    try openssl([
      "x509", "-req", "-in", path("\(name).csr"), "-signkey", key(name), "-extfile", path("\(name).cnf"),
      "-extensions", "v3", "-days", "\(days)", "-out", certificate(name),
    ])
  }

  /// Makes a certificate for servers and clients, signed by an authority made before. It replaces each file
  /// atomically.
  ///
  /// - Parameters:
  ///   - names: in the form of subjectAltName: `DNS:localhost`, `IP:127.0.0.1`.
  ///   - days: how long it is valid from now; if negative, how long ago it expired.
  package func issue(
    _ name: String, by authority: String, names: [String] = ["DNS:localhost", "IP:127.0.0.1"], days: Int = 2
  ) throws {
    try configure(
      name,
      [
        "basicConstraints = critical, CA:FALSE", "keyUsage = critical, digitalSignature",
        "extendedKeyUsage = serverAuth, clientAuth", "subjectAltName = \(names.joined(separator: ", "))",
      ])
    try openssl([
      "req", "-new", "-config", path("\(name).cnf"), "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
      "-nodes", "-keyout", path("\(name).key.new"), "-out", path("\(name).csr"),
    ])
    try openssl([
      "x509", "-req", "-in", path("\(name).csr"), "-CA", certificate(authority), "-CAkey", key(authority),
      "-set_serial", "0x\(UUID().uuidString.replacing("-", with: ""))", "-extfile", path("\(name).cnf"),
      "-extensions", "v3", "-days", "\(days)", "-out", path("\(name).pem.new"),
    ])
    try move("\(name).key.new", to: "\(name).key")
    try move("\(name).pem.new", to: "\(name).pem")
  }

  /// Replaces a file with another one from the folder, as programs that renew certificates do.
  package func move(_ file: String, to other: String) throws {
    // Unlike FileManager's methods, rename works whether or not the destination exists.
    guard rename(path(file), path(other)) == 0 else { throw Failure(output: String(cString: strerror(errno))) }
  }

  package func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: file))
  }

  private func configure(_ name: String, _ extensions: [String]) throws {
    try write(
      """
      [req]
      distinguished_name = dn
      prompt = no
      x509_extensions = v3
      [dn]
      CN = \(name)
      [v3]
      \(extensions.joined(separator: "\n"))

      """, to: "\(name).cnf")
  }

  private func openssl(_ arguments: [String]) throws {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/openssl")
    process.arguments = arguments
    process.standardError = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(output: String(decoding: text ?? Data(), as: UTF8.self)) }
  }
}
