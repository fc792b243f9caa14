import Foundation
import Logging
import Testing
import TitanCore
import TitanRPC
import TitanRPCTransport

@testable import TitanService

@Suite struct EnvironmentReaderTests {
  /// How a read treats a bad value: the problem names the variable, the value and what is allowed.
  @Test(arguments: [
    ("65536", "TITANUP_X: got \"65536\", allowed: a whole number from 0 to 65535"),
    ("-1", "TITANUP_X: got \"-1\", allowed: a whole number from 0 to 65535"),
    ("70 01", "TITANUP_X: got \"70 01\", allowed: a whole number from 0 to 65535"),
    ("99999999999999999999", "TITANUP_X: got \"99999999999999999999\", allowed: a whole number from 0 to 65535"),
  ])
  func badIntegers(_ text: String, _ problem: String) {
    let reader = EnvironmentReader(["TITANUP_X": text])
    #expect(reader.integer("TITANUP_X", default: 7, in: 0...65_535) == 7)
    #expect(throws: ConfigurationError(problems: [problem])) { try reader.check() }
  }

  @Test(arguments: [("0", 0), ("65535", 65_535), ("", 7)]) func goodIntegers(_ text: String, _ value: Int) throws {
    let reader = EnvironmentReader(["TITANUP_X": text])
    #expect(reader.integer("TITANUP_X", default: 7, in: 0...65_535) == value)
    try reader.check()
  }

  @Test(arguments: [
    ("true", true), ("ON", true), ("1", true), ("yes", true), ("false", false), ("off", false), ("0", false),
    ("No", false),
  ])
  func booleans(_ text: String, _ value: Bool) throws {
    let reader = EnvironmentReader(["TITANUP_X": text])
    #expect(reader.boolean("TITANUP_X", default: !value) == value)
    try reader.check()
  }

  @Test(arguments: [
    ("500ms", Duration.milliseconds(500)), ("10s", .seconds(10)), ("5m", .seconds(300)), ("1h", .seconds(3_600)),
  ])
  func durations(_ text: String, _ value: Duration) throws {
    let reader = EnvironmentReader(["TITANUP_X": text])
    #expect(reader.duration("TITANUP_X", default: .zero, in: .zero ... .seconds(3_600)) == value)
    try reader.check()
  }

  @Test(arguments: ["10", "s", "1.5s", "-1s", "61m", "10 s", "10S", "9223372036854775807d"])
  func badDurations(_ text: String) {
    let reader = EnvironmentReader(["TITANUP_X": text])
    #expect(reader.duration("TITANUP_X", default: .seconds(3), in: .milliseconds(1) ... .seconds(3_600)) == .seconds(3))
    let problem = "TITANUP_X: got \"\(text)\", allowed: 1ms to 1h, in ms, s, m, h or d"
    #expect(throws: ConfigurationError(problems: [problem])) { try reader.check() }
  }

  @Test(arguments: [
    ("127.0.0.1:7001", "127.0.0.1", 7001), ("auth:1", "auth", 1), ("[::1]:65535", "::1", 65_535),
    ("my_host-2.example:80", "my_host-2.example", 80),
  ])
  func addresses(_ text: String, _ host: String, _ port: Int) throws {
    let reader = EnvironmentReader(["TITANUP_X": text])
    let address = reader.hostAndPort("TITANUP_X", default: HostAndPort(host: "", port: 0))
    #expect(address == HostAndPort(host: host, port: port))
    #expect(address.description == text)
    try reader.check()
  }

  @Test(arguments: [
    "auth", ":7001", "auth:", "auth:0", "auth:65536", "auth:+80", "::1:7001", "[auth]:7001", "[::1]", "a b:1",
    "http://a:1",
    "a/b:1", "a:b:1",
  ])
  func badAddresses(_ text: String) {
    #expect(HostAndPort(text) == nil)
    let reader = EnvironmentReader(["TITANUP_X": text])
    _ = reader.hostAndPort("TITANUP_X", default: HostAndPort(host: "auth", port: 1))
    #expect(throws: ConfigurationError.self) { try reader.check() }
  }

  @Test func urlsAndChoices() {
    enum Color: String, CaseIterable { case red, blue }
    let reader = EnvironmentReader(["TITANUP_U": "ftp://x", "TITANUP_C": "green", "TITANUP_S": "two\nlines"])
    let standard = URL(filePath: "/")
    #expect(reader.url("TITANUP_U", default: standard) == standard)
    #expect(reader.choice("TITANUP_C", default: Color.red) == .red)
    #expect(reader.string("TITANUP_S", default: "one") == "one")
    let problems = [
      "TITANUP_U: got \"ftp://x\", allowed: an absolute URL with scheme http or https",
      "TITANUP_C: got \"green\", allowed: red, blue",
      "TITANUP_S: got \"two\nlines\", allowed: text without line breaks",
    ]
    #expect(throws: ConfigurationError(problems: problems)) { try reader.check() }
  }
}

@Suite struct SecretTests {
  private func file(_ bytes: [UInt8]) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(path: "titanup-secret-\(UUID())")
    try Data(bytes).write(to: url)
    return url
  }

  @Test func neverPrints() {
    let secret = Secret("hunter2")
    var dumped = ""
    dump(["secret": secret], to: &dumped)
    #expect("\(secret) \(String(reflecting: secret)) \(dumped)".contains("hunter2") == false)
    #expect(secret.reveal() == "hunter2")
  }

  @Test func comesFromTheVariableOrItsFile() throws {
    let path = try file(Array("from file\n\n".utf8))
    defer { try? FileManager.default.removeItem(at: path) }
    let reader = EnvironmentReader(["TITANUP_A": "plain", "TITANUP_B_FILE": path.path()])
    #expect(reader.secret("TITANUP_A").reveal() == "plain")
    #expect(reader.secret("TITANUP_B").reveal() == "from file")
    #expect(reader.optionalSecret("TITANUP_C") == nil)
    try reader.check()
  }

  @Test func problemsNameTheVariableAndNoValue() throws {
    let (empty, binary) = (try file([0x0A]), try file([0xFF, 0xFE]))
    let large = try file(Array(repeating: 0x61, count: 65_537))
    defer { for path in [empty, binary, large] { try? FileManager.default.removeItem(at: path) } }
    let reader = EnvironmentReader([
      "TITANUP_A": "hunter2", "TITANUP_A_FILE": "/etc/hostname", "TITANUP_C_FILE": "/does/not/exist",
      "TITANUP_D": "hunter2", "TITANUP_E_FILE": empty.path(), "TITANUP_F_FILE": binary.path(),
      "TITANUP_G_FILE": large.path(),
    ])
    for name in ["A", "B", "C", "E", "F", "G"] { _ = reader.secret("TITANUP_\(name)") }
    _ = reader.secret("TITANUP_D", allowed: "twelve characters") { $0.count == 12 }
    let error = #expect(throws: ConfigurationError.self) { try reader.check() }
    #expect(
      error?.problems == [
        "TITANUP_A: got both TITANUP_A and TITANUP_A_FILE, allowed: one of them",
        "TITANUP_B: got nothing, allowed: text that is not empty, here or in the file TITANUP_B_FILE names",
        "TITANUP_C_FILE: got \"/does/not/exist\", allowed: the path of a file this user can read",
        "TITANUP_E_FILE: got 0 characters (not shown), allowed: text that is not empty",
        "TITANUP_F_FILE: got \"\(binary.path())\", which is not UTF-8, allowed: a file of UTF-8 text",
        "TITANUP_G_FILE: got \"\(large.path())\", larger than 65536 bytes or no file, allowed: a file of up to 65536 bytes",
        "TITANUP_D: got 7 characters (not shown), allowed: twelve characters",
      ])
    #expect(error?.description.contains("hunter2") == false)
  }
}

@Suite struct ServiceConfigurationTests {
  private let url = ["TITANUP_DATABASE_URL": "postgresql://titanup:hunter2@db/titanup"]

  @Test func standards() throws {
    let reader = EnvironmentReader(url)
    let configuration = ServiceConfiguration(reader, port: 7002)
    try reader.check()
    #expect(configuration.listen == HostAndPort(host: "127.0.0.1", port: 7002))
    #expect(configuration.admin == HostAndPort(host: "127.0.0.1", port: 8002))
    #expect(configuration.authAddress == ServiceAddress(HostAndPort(host: "127.0.0.1", port: 7001)))
    #expect(configuration.shutdownGrace == .seconds(10))
    #expect(configuration.logLevel == .info)
    #expect(configuration.reflection)
    #expect(configuration.serviceSecret == nil)
    #expect("\(configuration)".contains("hunter2") == false)
  }

  @Test(arguments: [("7100", 8100), ("0", 0), ("64536", 0)]) func theAdminPortFollows(_ port: String, _ admin: Int)
    throws
  {
    let reader = EnvironmentReader(url.merging(["TITANUP_LISTEN_PORT": port]) { $1 })
    #expect(ServiceConfiguration(reader, port: 7002).admin.port == admin)
    try reader.check()
  }

  @Test func reportsEverythingAtOnce() {
    let reader = EnvironmentReader([
      "TITANUP_LISTEN_HOST": "a b", "TITANUP_LISTEN_PORT": "x", "TITANUP_ADMIN_PORT": "7002",
      "TITANUP_DATABASE_URL": "mysql://root:hunter2@db", "TITANUP_DATABASE_POOL_SIZE": "0", "TITANUP_LOG_LEVEL": "loud",
      "TITANUP_AUTH_ADDRESS": "nowhere", "TITANUP_EVENT_LOOPS": "0", "TITANUP_SHUTDOWN_GRACE": "2h",
      "TITANUP_COMPRESS_RESPONSES_FROM": "-1", "TITANUP_REFLECTION": "maybe",
    ])
    _ = ServiceConfiguration(reader, port: 7002)
    let error = #expect(throws: ConfigurationError.self) { try reader.check() }
    let names = error?.problems.map { $0.prefix { $0 != ":" } }
    #expect(
      names == [
        "TITANUP_LISTEN_HOST", "TITANUP_LISTEN_PORT", "TITANUP_ADMIN_PORT", "TITANUP_LOG_LEVEL",
        "TITANUP_EVENT_LOOPS", "TITANUP_SHUTDOWN_GRACE", "TITANUP_REFLECTION", "TITANUP_DATABASE_URL",
        "TITANUP_DATABASE_POOL_SIZE", "TITANUP_AUTH_ADDRESS", "TITANUP_COMPRESS_RESPONSES_FROM",
      ])
    #expect(error?.problems.allSatisfy { $0.contains("got ") && $0.contains("allowed: ") } == true)
    #expect(error?.description.contains("hunter2") == false)
  }

  @Test func limitsOfTheServer() throws {
    let url = ["TITANUP_DATABASE_URL": "postgresql://u@h/d"]
    func server(_ variables: [String: String]) throws -> GRPCServer.Configuration {
      let reader = EnvironmentReader(url.merging(variables) { $1 })
      var server = GRPCServer.Configuration()
      ServiceConfiguration(reader, port: 7002).limits.apply(to: &server)
      try reader.check()
      return server
    }
    let standard = try server([:])
    #expect(standard.maximumConnections == 10_000 && standard.maximumConnectionsPerAddress == 1_000)
    #expect(standard.maximumRunningCalls == 10_000 && standard.maximumConcurrentStreams == 100)
    #expect(standard.maximumReceiveMessageSize == 4 << 20)
    #expect(standard.maximumSendMessageSize == Int(Int32.max))
    #expect(standard.timeouts == ConnectionTimeouts())
    let set = try server([
      "TITANUP_MAX_CONNECTIONS": "20", "TITANUP_MAX_CONNECTIONS_PER_ADDRESS": "3", "TITANUP_MAX_CALLS": "40",
      "TITANUP_MAX_STREAMS": "5", "TITANUP_MAX_MESSAGE_BYTES": "65536", "TITANUP_CONNECTION_IDLE": "0s",
      "TITANUP_CONNECTION_MAX_AGE": "2h",
    ])
    #expect(set.maximumConnections == 20 && set.maximumConnectionsPerAddress == 3)
    #expect(set.maximumRunningCalls == 40 && set.maximumConcurrentStreams == 5)
    #expect(set.maximumReceiveMessageSize == 65_536)
    #expect(set.maximumSendMessageSize == standard.maximumSendMessageSize)
    #expect(set.timeouts.idle == nil && set.timeouts.maximumAge == .seconds(7_200))
    #expect(try server(["TITANUP_MAX_CONNECTIONS_PER_ADDRESS": "0"]).maximumConnectionsPerAddress == nil)
    #expect(throws: ConfigurationError.self) { try server(["TITANUP_MAX_CONNECTIONS": "0"]) }
  }

  @Test func limitsOfThoseWithoutAToken() throws {
    func limits(_ variables: [String: String]) throws -> PublicLimits {
      let reader = EnvironmentReader(variables)
      let limits = ServerLimits(reader).publicLimits
      try reader.check()
      return limits
    }
    let standard = try limits([:])
    #expect(standard.streams == 1_000 && standard.streamsPerNeighbourhood == 100)
    #expect(standard.calls == 5_000 && standard.callsPerNeighbourhood == 2_500)
    #expect(standard.healthChecks == 1_000 && standard.healthChecksPerNeighbourhood == 100)
    #expect(standard.reserved == 1_000 && standard.streamAge == .seconds(1_800))
    // Shares of the total; everybody gets something.
    let small = try limits(["TITANUP_MAX_CALLS": "20"])
    #expect(small.streams == 2 && small.streamsPerNeighbourhood == 1 && small.calls == 10 && small.reserved == 2)
    let set = try limits([
      "TITANUP_PUBLIC_STREAMS": "7", "TITANUP_PUBLIC_STREAMS_PER_NEIGHBOURHOOD": "0", "TITANUP_PUBLIC_CALLS": "9",
      "TITANUP_PUBLIC_CALLS_PER_NEIGHBOURHOOD": "3", "TITANUP_PUBLIC_STREAM_MAX_AGE": "0s",
    ])
    #expect(set.streams == 7 && set.streamsPerNeighbourhood == nil && set.calls == 9 && set.callsPerNeighbourhood == 3)
    #expect(set.streamAge == nil)
    #expect(throws: ConfigurationError.self) { try limits(["TITANUP_PUBLIC_STREAMS": "0"]) }
  }

  @Test(arguments: [
    ("10.0.0.0/8", "10.1.2.3", true), (" 192.0.2.1 , 2001:db8::/32", "2001:db8::7", true),
    ("192.0.2.1,2001:db8::/32", "192.0.2.2", false),
  ])
  func trustedProxies(text: String, peer: String, isOne: Bool) throws {
    let reader = EnvironmentReader(["TITANUP_TRUSTED_PROXIES": text])
    let proxies = ServerLimits(reader).trustedProxies
    try reader.check()
    #expect(proxies.contains(ClientAddress(peer)) == isOne)
  }

  @Test(arguments: ["10.0.0.1/8", "proxy", "10.0.0.0/8,", "10.0.0.0/8 192.0.2.0/24", "10.0.0.0/33", ","])
  func invalidTrustedProxiesAreRefused(text: String) throws {
    let reader = EnvironmentReader(["TITANUP_TRUSTED_PROXIES": text])
    _ = ServerLimits(reader)
    let error = #expect(throws: ConfigurationError.self) { try reader.check() }
    #expect(error?.problems.first?.hasPrefix("TITANUP_TRUSTED_PROXIES: got ") == true)
  }
}
