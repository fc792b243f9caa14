import CCurl
import Foundation
import Testing
import TitanDelivery
import TitanTesting

@Suite("Authorities that libcurl trusts", .timeLimit(.minutes(10)))
struct AuthoritiesTests {
  private let certificates: TestCertificates

  init() throws {
    certificates = try TestCertificates()
    try certificates.makeAuthority("known")
    try certificates.makeAuthority("other")
    try certificates.issue("server", by: "known")
  }

  @Test(
    "Those in a file take the place of all others",
    arguments: [(String?.none, true), ("known", true), ("other", false)])
  func file(name: String?, isTrusted: Bool) throws {
    // Stands for the system's.
    let folder = try folder(of: "known")
    let server = try TLSServer(certificates)
    defer { server.stop() }
    let curl = try CurlHandle()
    try curl.set(
      numbers: [(CURLOPT_NOSIGNAL, 1), (CURLOPT_CONNECT_ONLY, 1), (CURLOPT_TIMEOUT_MS, 60_000)],
      texts: [(CURLOPT_URL, server.url), (CURLOPT_CAPATH, folder)])
    try curl.trust(name.map(certificates.certificate))
    if isTrusted {
      try curl.perform()
    } else {
      let failure = #expect(throws: CurlFailure.self) { try curl.perform() }
      #expect(failure?.code == CURLE_PEER_FAILED_VERIFICATION)
    }
  }

  /// A folder with an authority, as OpenSSL looks for it.
  private func folder(of name: String) throws -> String {
    let folder = certificates.path("folder")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try FileManager.default.copyItem(atPath: certificates.certificate(name), toPath: "\(folder)/\(name).pem")
    try openssl(["rehash", folder]).waitUntilExit()
    return folder
  }
}

/// A server that completes handshakes.
private struct TLSServer {
  let url: String
  private let process: Process

  init(_ certificates: TestCertificates) throws {
    let output = Pipe()
    process = try openssl(
      [
        "s_server", "-accept", "127.0.0.1:0", "-www", "-cert", certificates.certificate("server"), "-key",
        certificates.key("server"),
      ], output: output)
    var text = ""
    while text.firstMatch(of: /ACCEPT (127\.0\.0\.1:\d+)\n/) == nil {
      let bytes = output.fileHandleForReading.availableData
      try #require(!bytes.isEmpty, "the server has ended: \(text)")
      text += String(decoding: bytes, as: UTF8.self)
    }
    url = "https://" + (try #require(text.firstMatch(of: /ACCEPT (127\.0\.0\.1:\d+)\n/))).output.1
  }

  func stop() {
    // It has this thread's mask of signals, by which it may not see SIGTERM.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}

private func openssl(_ arguments: [String], output: Pipe = Pipe()) throws -> Process {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/openssl")
  process.arguments = arguments
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  try process.run()
  return process
}
