import Testing
import TitanCore
import TitanRPCTransport
import TitanTesting

@testable import CommandLineClient

@Suite("Transport security of the command line")
struct TransportSecurityTests {
  private let near = HostAndPort(host: "127.0.0.1", port: 7001)
  private let far = HostAndPort(host: "192.168.1.5", port: 7001)

  private func security(
    tls: Bool = false, file: String? = nil, insecure: Bool = false, _ environment: [String: String] = [:]
  ) throws(ClientError) -> TransportSecurity {
    try TransportSecurity(tls: tls, authorityFile: file, insecure: insecure, environment: environment)
  }

  @Test("Plaintext connections to other machines are refused unless they are allowed")
  func plain() throws {
    #expect(try security().clientTLS(for: .auth, at: near) == nil)
    let error = #expect(throws: ClientError.self) { try security().clientTLS(for: .auth, at: far) }
    #expect(error?.status == .usage)
    #expect(error?.description.contains("auth service at 192.168.1.5:7001 is not on this machine") == true)
    #expect(error?.description.contains("--tls") == true)
    #expect(try security(insecure: true).clientTLS(for: .auth, at: far) == nil)
    #expect(try security(["TITANUP_INSECURE": "true"]).clientTLS(for: .auth, at: far) == nil)
    #expect(throws: ClientError.self) {
      try security(["TITANUP_INSECURE": "false"]).clientTLS(for: .auth, at: far)
    }
  }

  @Test("TLS is used for any address, including this machine")
  func encrypted() throws {
    for address in [near, far] {
      #expect(try security(tls: true).clientTLS(for: .pose, at: address)?.trust == .system)
      #expect(try security(["TITANUP_TLS": "1"]).clientTLS(for: .pose, at: address)?.trust == .system)
    }
  }

  @Test("A file of certificate authorities implies TLS, as an option and as a variable")
  func authorities() throws {
    let certificates = try TestCertificates()
    try certificates.makeAuthority("own")
    let file = certificates.certificate("own")
    #expect(try security(file: file).clientTLS(for: .pose, at: far)?.trust == .authorities(file: file))
    #expect(try security(tls: true, file: file).clientTLS(for: .pose, at: far)?.trust == .authorities(file: file))
    let environment = ["TITANUP_TLS_CA_FILE": file, "TITANUP_INSECURE": "true"]
    #expect(try security(environment).clientTLS(for: .pose, at: far)?.trust == .authorities(file: file))
    // Options take precedence over the environment.
    #expect(try security(insecure: true, environment).clientTLS(for: .pose, at: far) == nil)
    #expect(try security(tls: true, environment).clientTLS(for: .pose, at: far)?.trust == .system)
  }

  @Test("Contradictory settings are reported")
  func mistakes() {
    let both = #expect(throws: ClientError.self) { try security(tls: true, insecure: true) }
    #expect(both?.description.contains("either --insecure, or --tls") == true)
    let missing = #expect(throws: ClientError.self) { try security(file: "/nowhere") }
    #expect(missing?.description == "--ca-file: /nowhere cannot be opened: No such file or directory")
    let variable = #expect(throws: ClientError.self) { try security(["TITANUP_TLS_CA_FILE": "/nowhere"]) }
    #expect(variable?.description.hasPrefix("TITANUP_TLS_CA_FILE: ") == true)
    let flag = #expect(throws: ClientError.self) { try security(["TITANUP_INSECURE": "perhaps"]) }
    #expect(flag?.description == "TITANUP_INSECURE is \"perhaps\", but should be true or false.")
  }

  @Test(
    "Loopback addresses are this machine",
    arguments: [
      ("127.0.0.1", true), ("127.255.1.2", true), ("::1", true), ("0:0:0:0:0:0:0:1", true), ("localhost", true),
      ("LocalHost", true), ("128.0.0.1", false), ("126.0.0.1", false), ("0.0.0.0", false), ("::", false),
      ("fe80::1", false), ("::ffff:127.0.0.1", false), ("localhost.example", false), ("127.0.0.1.example", false),
      ("auth", false),
    ])
  func loopback(_ host: String, _ isOnThisMachine: Bool) {
    #expect(HostAndPort(host: host, port: 1).isOnThisMachine == isOnThisMachine)
  }
}
