import Foundation
import NIOSSL
import Testing
import TitanRPC
import TitanTesting

@testable import TitanRPCTransport

/// Certificates that sign themselves, and are no authorities, are trusted for themselves alone.
@Suite("Pinned certificates", .timeLimit(.minutes(10)))
struct PinnedTrustTests {
  private let certificates: TestCertificates

  init() throws {
    certificates = try .standard()
    try certificates.makeSelfSigned("pinned")
  }

  private func together(_ names: String..., as name: String) throws {
    let texts = try names.map { try String(contentsOfFile: certificates.certificate($0), encoding: .utf8) }
    try certificates.write(texts.joined(), to: "\(name).pem")
  }

  @Test("A client trusts the server's certificate that it is given")
  func server() async throws {
    #expect(try await refusal(certificates.server("pinned"), certificates.channel(trusting: "pinned")).error == nil)
  }

  @Test("A server trusts the client's certificate that it is given")
  func client() async throws {
    let seen = try await refusal(certificates.server(clients: "pinned"), certificates.channel(as: "pinned"))
    #expect(seen.error == nil)
  }

  @Test("A certificate that an authority has signed can be pinned without that authority")
  func signed() async throws {
    #expect(try await refusal(certificates.server(), certificates.channel(trusting: "server")).error == nil)
  }

  @Test("Pinned certificates and authorities stand beside each other in a file")
  func mixed() async throws {
    try together("pinned", "authority", as: "both")
    for name in ["pinned", "server"] {
      #expect(try await refusal(certificates.server(name), certificates.channel(trusting: "both")).error == nil)
      let seen = try await refusal(certificates.server(clients: "both"), certificates.channel(as: name))
      #expect(seen.error == nil)
    }
  }

  @Test("Another certificate is not trusted, nor one for another name, nor one that is not valid now")
  func refused() async throws {
    try certificates.makeSelfSigned("other")
    try certificates.makeSelfSigned("elsewhere", names: ["DNS:elsewhere.test"])
    try certificates.makeSelfSigned("old", days: -1)
    for (shown, trusted) in [("other", "pinned"), ("elsewhere", "elsewhere"), ("old", "old")] {
      let seen = try await refusal(certificates.server(shown), certificates.channel(trusting: trusted))
      #expect(seen.error?.code == .unavailable, "\(shown) shown, \(trusted) trusted")
    }
    for (shown, trusted) in [("other", "pinned"), ("old", "old")] {
      let seen = try await refusal(certificates.server(clients: trusted), certificates.channel(as: shown))
      #expect(seen.error?.code == .unavailable, "\(shown) shown, \(trusted) trusted")
      #expect(seen.connections == 0 && seen.handshakesFailed >= 1)
    }
  }

  @Test("A pinned certificate vouches for no other")
  func issuer() async throws {
    try certificates.issue("child", by: "pinned")
    try together("child", "pinned", as: "chain")
    try certificates.write(String(contentsOfFile: certificates.key("child"), encoding: .utf8), to: "chain.key")
    for shown in ["child", "chain"] {
      let server = try await refusal(certificates.server(shown), certificates.channel(trusting: "pinned"))
      #expect(server.error?.code == .unavailable && server.connections == 0, "\(shown)")
      let client = try await refusal(certificates.server(clients: "pinned"), certificates.channel(as: shown))
      #expect(client.error?.code == .unavailable && client.connections == 0, "\(shown)")
    }
  }

  @Test("A certificate that BoringSSL refuses stays refused unless it is pinned and valid at that moment")
  func verdicts() throws {
    func certificate(_ name: String) throws -> NIOSSLCertificate {
      try #require(NIOSSLCertificate.fromPEMFile(certificates.certificate(name)).first)
    }
    let (pinned, other) = (try certificate("pinned"), try certificate("server"))
    let moments: [(time_t, NIOSSLVerificationResult)] = [
      (pinned.notValidBefore - 1, .failed), (pinned.notValidBefore, .certificateVerified),
      (pinned.notValidAfter, .certificateVerified), (pinned.notValidAfter + 1, .failed),
    ]
    for (now, verdict) in moments {
      #expect(PinnedTrust([pinned]) { now }.judge(.failed, of: pinned) == verdict)
      #expect(PinnedTrust([pinned]) { now }.judge(.certificateVerified, of: other) == .certificateVerified)
      #expect(PinnedTrust([pinned]) { now }.judge(.failed, of: other) == .failed)
    }
    let trust = PinnedTrust([pinned])
    #expect(trust.mayHaveVouched(for: other))
    #expect(trust.judge(.failed, of: pinned) == .certificateVerified)
    #expect(trust.mayHaveVouched(for: pinned) && !trust.mayHaveVouched(for: other) && !trust.mayHaveVouched(for: nil))
  }
}
