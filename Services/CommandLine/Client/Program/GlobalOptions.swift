import ArgumentParser
import TitanCore

/// The options of every command.
struct GlobalOptions: ParsableArguments {
  @Flag(help: "Write a single JSON text to standard output and nothing else.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "The one address of a whole TitanUp, http://HOST:PORT or https://HOST; replaces the services' own addresses.",
      valueName: "url"))
  var server: ServerURL?

  @Option(help: ArgumentHelp("Where the auth service listens.", valueName: "host:port"))
  var auth: HostAndPort?

  @Option(help: ArgumentHelp("Where the sessions service listens.", valueName: "host:port"))
  var sessions: HostAndPort?

  @Option(help: ArgumentHelp("Where the trophies service listens.", valueName: "host:port"))
  var trophies: HostAndPort?

  @Option(help: ArgumentHelp("Where the pose service listens.", valueName: "host:port"))
  var pose: HostAndPort?

  @Option(help: ArgumentHelp("Where the profile service listens.", valueName: "host:port"))
  var profile: HostAndPort?

  @Option(help: ArgumentHelp("Where the training service listens.", valueName: "host:port"))
  var training: HostAndPort?

  @Option(help: ArgumentHelp("Where the habits service listens.", valueName: "host:port"))
  var habits: HostAndPort?

  @Option(help: ArgumentHelp("Where the motivation service listens.", valueName: "host:port"))
  var motivation: HostAndPort?

  @Option(help: ArgumentHelp("Where the social service listens.", valueName: "host:port"))
  var social: HostAndPort?

  @Flag(help: "Encrypt, and trust the certificate authorities of this system.")
  var tls = false

  @Option(
    help: ArgumentHelp("Encrypt, and trust only the certificate authorities in this file (PEM).", valueName: "file"))
  var caFile: String?

  @Flag(help: "Send passwords and tokens in plain text, even to other machines.")
  var insecure = false

  func security(environment: [String: String]) throws(ClientError) -> TransportSecurity {
    let security = try TransportSecurity(
      tls: tls, authorityFile: caFile, insecure: insecure, environment: environment)
    guard let server = try server(environment: environment) else { return security }
    return try security.toward(server)
  }

  /// The server from the option, or else from `TITANUP_SERVER`; `nil` if the services have addresses of their own.
  func server(environment: [String: String]) throws(ClientError) -> ServerURL? {
    let services = [auth, sessions, trophies, pose, profile, training, habits, motivation, social]
    let isEachNamed = services.contains { $0 != nil }
    if let server {
      guard !isEachNamed else { throw .usage("Give either --server, or the addresses of services.") }
      return server
    }
    guard !isEachNamed, let text = environment["TITANUP_SERVER"], !text.isEmpty else { return nil }
    guard let server = ServerURL(text) else {
      throw .usage("TITANUP_SERVER is \"\(text)\"; http://HOST:PORT or https://HOST is expected")
    }
    return server
  }

  func address(
    of service: TitanUpService, environment: [String: String]
  ) throws(ClientError) -> HostAndPort {
    let option =
      switch service {
      case .auth: auth
      case .sessions: sessions
      case .trophies: trophies
      case .pose: pose
      case .profile: profile
      case .training: training
      case .habits: habits
      case .motivation: motivation
      case .social: social
      }
    if let server = try server(environment: environment) { return server.address }
    return try service.address(option: option, environment: environment)
  }
}

extension ServerURL: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
}

extension HostAndPort: ExpressibleByArgument {
  init?(argument: String) { self.init(argument) }
}
