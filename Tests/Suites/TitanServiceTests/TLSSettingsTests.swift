import Testing
import TitanCore
import TitanRPCTransport
import TitanTesting

@testable import TitanService

@Suite("TLS settings from the environment")
struct TLSSettingsTests {
  private let certificates: TestCertificates

  init() throws {
    certificates = try TestCertificates()
    try certificates.makeAuthority("authority")
    try certificates.issue("server", by: "authority")
  }

  private func read(
    _ variables: [String: String], now: Timestamp = systemClock()
  ) -> (settings: TLSSettings, problems: [String]) {
    let reader = EnvironmentReader(variables)
    var settings = TLSSettings(reader)
    settings.check(reader, now: now)
    do { try reader.check() } catch { return (settings, (error as? ConfigurationError)?.problems ?? ["\(error)"]) }
    return (settings, [])
  }

  private var serving: [String: String] {
    [
      "TITANUP_TLS_CERTIFICATE_FILE": certificates.certificate("server"),
      "TITANUP_TLS_KEY_FILE": certificates.key("server"),
    ]
  }

  @Test("Without settings there is no TLS")
  func plain() {
    let (settings, problems) = read([:])
    #expect(problems == [])
    #expect(settings.server == nil)
    #expect(settings.client == nil)
    #expect(settings.toItself == nil)
  }

  @Test("A certificate and its key enable TLS for clients, and an authority enables it for calls")
  func both() {
    let authority = certificates.certificate("authority")
    let (settings, problems) = read(serving.merging(["TITANUP_TLS_CA_FILE": authority]) { $1 })
    #expect(problems == [])
    #expect(settings.server?.identity.keyFile == certificates.key("server"))
    #expect(settings.server?.clientAuthorityFile == nil)
    #expect(settings.validity != nil)
    #expect(settings.client?.trust == .authorities(file: authority))
    #expect(settings.client?.identity == settings.server?.identity)
    #expect(settings.toItself?.trust == .anybody)
    #expect(settings.toItself?.identity == nil)
  }

  @Test("With mutual TLS, a service presents to itself its own certificate, or the one for calls")
  func mutual() throws {
    try certificates.issue("caller", by: "authority")
    let authority = certificates.certificate("authority")
    var variables = serving.merging(["TITANUP_TLS_CLIENT_CA_FILE": authority]) { $1 }
    #expect(read(variables).problems == [])
    #expect(read(variables).settings.server?.clientAuthorityFile == authority)
    #expect(read(variables).settings.toItself?.identity?.keyFile == certificates.key("server"))
    variables["TITANUP_TLS_CA_FILE"] = authority
    variables["TITANUP_TLS_CLIENT_CERTIFICATE_FILE"] = certificates.certificate("caller")
    variables["TITANUP_TLS_CLIENT_KEY_FILE"] = certificates.key("caller")
    #expect(read(variables).problems == [])
    #expect(read(variables).settings.client?.identity?.keyFile == certificates.key("caller"))
    #expect(read(variables).settings.toItself?.identity?.keyFile == certificates.key("caller"))
  }

  @Test("Peers' certificates may have a name that differs from their addresses", arguments: ["titanup.example", ""])
  func serverName(_ name: String) {
    let authority = ["TITANUP_TLS_CA_FILE": certificates.certificate("authority")]
    #expect(
      read(authority.merging(["TITANUP_TLS_SERVER_NAME": name]) { $1 }).settings.client?.serverName
        == (name.isEmpty ? nil : name))
    #expect(
      read(authority.merging(["TITANUP_TLS_SERVER_NAME": "10.0.0.1"]) { $1 }).problems == [
        "TITANUP_TLS_SERVER_NAME: got \"10.0.0.1\", allowed: a host name"
      ])
  }

  @Test("A variable that needs another one names it")
  func halves() {
    #expect(
      read(["TITANUP_TLS_CERTIFICATE_FILE": "/a"]).problems == [
        "TITANUP_TLS_KEY_FILE: got nothing, allowed: a file, because TITANUP_TLS_CERTIFICATE_FILE is set"
      ])
    #expect(
      read(["TITANUP_TLS_KEY_FILE": "/a"]).problems == [
        "TITANUP_TLS_CERTIFICATE_FILE: got nothing, allowed: a file, because TITANUP_TLS_KEY_FILE is set"
      ])
    #expect(
      read(["TITANUP_TLS_CLIENT_CA_FILE": "/a"]).problems == [
        "TITANUP_TLS_CLIENT_CA_FILE: got \"/a\", allowed: nothing, unless TITANUP_TLS_CERTIFICATE_FILE is set"
      ])
    #expect(
      read(["TITANUP_TLS_CLIENT_CERTIFICATE_FILE": "/a", "TITANUP_TLS_CLIENT_KEY_FILE": "/b"]).problems == [
        "TITANUP_TLS_CA_FILE: got nothing, allowed: a file, because TITANUP_TLS_CLIENT_CERTIFICATE_FILE is set"
      ])
  }

  @Test("A file that can't be used is reported under its variable")
  func files() throws {
    var variables = serving
    variables["TITANUP_TLS_KEY_FILE"] = "/nowhere"
    #expect(
      read(variables).problems == [
        "TITANUP_TLS_KEY_FILE: got /nowhere cannot be opened: No such file or directory, "
          + "allowed: a file in PEM that this user can read"
      ])
    try certificates.issue("other", by: "authority")
    variables["TITANUP_TLS_KEY_FILE"] = certificates.key("other")
    #expect(read(variables).problems.first?.hasPrefix("TITANUP_TLS_KEY_FILE: got ") == true)
    #expect(read(variables).problems.first?.contains("is not the key of the certificate in") == true)
    let authorities = read(["TITANUP_TLS_CA_FILE": certificates.key("server")])
    #expect(authorities.problems.first?.hasPrefix("TITANUP_TLS_CA_FILE: got ") == true)
  }

  @Test("A certificate that is not currently valid is refused")
  func validity() {
    let now = systemClock()
    for other in [now - .seconds(86_400), now + .seconds(3 * 86_400)] {
      let problems = read(serving, now: other).problems
      #expect(problems.count == 1)
      #expect(problems.first?.hasPrefix("TITANUP_TLS_CERTIFICATE_FILE: got a certificate valid from ") == true)
    }
  }
}
