import ArgumentParser

/// What every command takes.
struct GlobalOptions: ParsableArguments {
  @Flag(help: "Write one JSON text to standard output and nothing else.")
  var json = false

  @Option(help: ArgumentHelp("Where the auth service listens.", valueName: "host:port"))
  var auth: ServiceAddress?

  @Option(help: ArgumentHelp("Where the sessions service listens.", valueName: "host:port"))
  var sessions: ServiceAddress?

  @Option(help: ArgumentHelp("Where the trophies service listens.", valueName: "host:port"))
  var trophies: ServiceAddress?

  @Option(help: ArgumentHelp("Where the pose service listens.", valueName: "host:port"))
  var pose: ServiceAddress?

  @Option(help: ArgumentHelp("Where the profile service listens.", valueName: "host:port"))
  var profile: ServiceAddress?

  @Option(help: ArgumentHelp("Where the training service listens.", valueName: "host:port"))
  var training: ServiceAddress?

  @Option(help: ArgumentHelp("Where the habits service listens.", valueName: "host:port"))
  var habits: ServiceAddress?

  @Option(help: ArgumentHelp("Where the motivation service listens.", valueName: "host:port"))
  var motivation: ServiceAddress?

  @Flag(help: "Encrypt, and trust the authorities that this system trusts.")
  var tls = false

  @Option(
    help: ArgumentHelp("Encrypt, and trust the authorities in this file (PEM), and no others.", valueName: "file"))
  var caFile: String?

  @Flag(help: "Send passwords and tokens in plain text even to other machines.")
  var insecure = false

  func security(environment: [String: String]) throws(ClientError) -> TransportSecurity {
    try TransportSecurity(tls: tls, authorityFile: caFile, insecure: insecure, environment: environment)
  }

  func address(
    of service: BackendService, environment: [String: String]
  ) throws(ClientError) -> ServiceAddress {
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
      }
    return try service.address(option: option, environment: environment)
  }
}

extension ServiceAddress: ExpressibleByArgument {
  init?(argument: String) { self.init(argument) }
}
