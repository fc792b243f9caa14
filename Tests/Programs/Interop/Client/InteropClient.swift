import Foundation
import NIOPosix
import TestFlags
import TitanRPC
import TitanRPCTransport

/// Runs cases of gRPC's interop tests against a server.
struct InteropClient {
  let soak: SoakLimits
  private let cases: [TestCase]
  private let target: GRPCChannel.Target
  private let configuration: GRPCChannel.Configuration
  private let group: MultiThreadedEventLoopGroup

  init(flags arguments: [String], on group: MultiThreadedEventLoopGroup) throws {
    let flags = try Flags(
      arguments,
      valued: [
        "server_host", "server_port", "server_host_override", "ca_file", "test_case", "soak_iterations",
        "soak_max_failures", "soak_per_iteration_max_acceptable_latency_ms", "soak_overall_timeout_seconds",
      ],
      switches: ["use_tls", "use_test_ca"],
      ignored: [
        "custom_credentials_type", "default_service_account", "oauth_scope",
        "service_account_key_file",
        "service_config_json", "additional_metadata", "use_alts", "soak_min_time_ms_between_rpcs",
        "soak_request_size", "soak_response_size", "soak_num_threads",
      ])
    let name = flags.string("test_case") ?? "large_unary"
    guard name == "all" || TestCase(rawValue: name) != nil else {
      let known = TestCase.allCases.map(\.rawValue).joined(separator: " ")
      throw UsageError(message: "--test_case is \(name); there are: all \(known)")
    }
    cases = TestCase(rawValue: name).map { [$0] } ?? TestCase.allCases.filter(\.suitsAnyServer)
    let port = try flags.number("server_port", or: 0, allowed: 0...65_535)
    guard port > 0 else { throw UsageError(message: "--server_port is required") }
    target = .hostAndPort(flags.string("server_host") ?? "localhost", port)
    soak = try SoakLimits(flags)
    self.group = group
    var configuration = GRPCChannel.Configuration()
    if flags.isSet("use_tls") {
      var tls = ClientTLS(serverName: flags.string("server_host_override"))
      if let file = flags.string("ca_file") {
        tls.trust = .authorities(file: file)
      } else if flags.isSet("use_test_ca") {
        tls.trust = .authorities(file: try TestAuthority.file())
      }
      configuration.tls = tls
    }
    self.configuration = configuration
  }

  /// A channel that has not connected yet.
  func channel() -> GRPCChannel { GRPCChannel(target: target, configuration: configuration, group: group) }

  /// Runs the cases one after the other, each on its own channel, and prints the result of each.
  ///
  /// - Returns: whether all have passed.
  func run() async -> Bool {
    defer { TestAuthority.removeFile() }
    var havePassed = true
    for testCase in cases {
      let channel = channel()
      do {
        try await testCase.run(self, channel)
        say("\(testCase.rawValue): passed")
      } catch {
        havePassed = false
        say("\(testCase.rawValue): FAILED: \(error)")
      }
      channel.close()
    }
    return havePassed
  }
}
