import ArgumentParser
import Testing
import TitanCore
import TitanRPCTransport

@testable import CommandLineClient

@Suite("One address in front of all services")
struct ServerURLTests {
  @Test(
    "A scheme, a host and perhaps a port",
    arguments: [
      ("http://127.0.0.1:7080", "127.0.0.1", 7080, false),
      ("https://titanup.example.org", "titanup.example.org", 443, true),
      ("http://localhost", "localhost", 80, false), ("HTTPS://Host:8443/", "Host", 8443, true),
      ("https://[::1]", "::1", 443, true), ("http://[::1]:7080/", "::1", 7080, false),
    ])
  func read(_ text: String, _ host: String, _ port: Int, _ isEncrypted: Bool) {
    let url = ServerURL(text)
    #expect(url?.address == HostAndPort(host: host, port: port))
    #expect(url?.isEncrypted == isEncrypted)
    #expect(url.map { ServerURL($0.description) } == url)
  }

  @Test(
    "Anything else is none",
    arguments: [
      "", "127.0.0.1:7080", "ftp://host", "http://", "http:///", "http://host/path", "https://host?x=1", "http://a b",
      "http://user@host", "http://host:0", "http://host:65536", "http://host:", "http://::1", "//host",
      "https://host//",
      "http://[::1", "https://host#x",
    ])
  func refused(_ text: String) { #expect(ServerURL(text) == nil) }

  @Test("It replaces the address of each service")
  func everyService() throws {
    let options = try GlobalOptions.parse(["--server", "https://titanup.example.org"])
    for service in TitanUpService.allCases {
      let address = try options.address(of: service, environment: [service.addressVariable: "127.0.0.1:1"])
      #expect(address == HostAndPort(host: "titanup.example.org", port: 443))
    }
    let variable = try GlobalOptions.parse([])
    #expect(
      try variable.address(of: .pose, environment: ["TITANUP_SERVER": "http://127.0.0.1:7080"])
        == HostAndPort(host: "127.0.0.1", port: 7080))
  }

  @Test("A service's own option comes before the variable, and not together with the option")
  func precedence() throws {
    let environment = ["TITANUP_SERVER": "http://127.0.0.1:7080"]
    let own = try GlobalOptions.parse(["--pose", "127.0.0.1:9004"])
    #expect(try own.address(of: .pose, environment: environment) == HostAndPort(host: "127.0.0.1", port: 9004))
    #expect(try own.address(of: .auth, environment: environment) == HostAndPort(host: "127.0.0.1", port: 7001))
    let both = try GlobalOptions.parse(["--server", "http://127.0.0.1:7080", "--pose", "127.0.0.1:9004"])
    let error = #expect(throws: ClientError.self) { try both.address(of: .pose, environment: [:]) }
    #expect(error?.description == "Give either --server, or the addresses of services.")
    let wrong = #expect(throws: ClientError.self) {
      try GlobalOptions.parse([]).address(of: .auth, environment: ["TITANUP_SERVER": "127.0.0.1:7080"])
    }
    #expect(wrong?.status == .usage)
    #expect(wrong?.description.hasPrefix("TITANUP_SERVER is \"127.0.0.1:7080\"") == true)
    #expect(throws: (any Error).self) { try GlobalOptions.parse(["--server", "127.0.0.1:7080"]) }
  }

  @Test("https encrypts, and http stays on this machine")
  func security() throws {
    func tls(_ arguments: [String]) throws -> ClientTLS? {
      let options = try GlobalOptions.parse(arguments)
      return try options.security(environment: [:])
        .clientTLS(for: .auth, at: options.address(of: .auth, environment: [:]))
    }
    #expect(try tls(["--server", "https://titanup.example.org"])?.trust == .system)
    #expect(try tls(["--server", "http://127.0.0.1:7080"]) == nil)
    #expect(throws: ClientError.self) { try tls(["--server", "http://192.168.1.5:7080"]) }
    #expect(try tls(["--server", "http://192.168.1.5:7080", "--insecure"]) == nil)
    let contradictions = [["http://127.0.0.1:7080", "--tls"], ["https://titanup.example.org", "--insecure"]]
    for arguments in contradictions {
      let error = #expect(throws: ClientError.self) { try tls(["--server"] + arguments) }
      #expect(error?.status == .usage)
    }
  }
}
