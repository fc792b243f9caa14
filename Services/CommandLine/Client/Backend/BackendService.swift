/// A service this client talks to.
package enum BackendService: String, Sendable, CaseIterable {
  case auth, sessions, trophies, pose, profile, training, habits, motivation

  /// Where it listens when nothing else is said.
  package var defaultAddress: ServiceAddress {
    switch self {
    case .auth: ServiceAddress(host: "127.0.0.1", port: 7001)
    case .sessions: ServiceAddress(host: "127.0.0.1", port: 7002)
    case .trophies: ServiceAddress(host: "127.0.0.1", port: 7003)
    case .pose: ServiceAddress(host: "127.0.0.1", port: 7004)
    case .profile: ServiceAddress(host: "127.0.0.1", port: 7005)
    case .training: ServiceAddress(host: "127.0.0.1", port: 7006)
    case .habits: ServiceAddress(host: "127.0.0.1", port: 7007)
    case .motivation: ServiceAddress(host: "127.0.0.1", port: 7008)
    }
  }

  /// `TITANUP_AUTH_ADDRESS` …
  package var variable: String { "TITANUP_\(rawValue.uppercased())_ADDRESS" }

  /// The option, else the variable, else the default.
  ///
  /// - Throws: `ClientError` that names the variable if it holds no address.
  package func address(
    option: ServiceAddress?, environment: [String: String]
  ) throws(ClientError) -> ServiceAddress {
    if let option { return option }
    guard let text = environment[variable], !text.isEmpty else { return defaultAddress }
    guard let address = ServiceAddress(text) else {
      throw .usage("\(variable) is \"\(text)\"; HOST:PORT is expected")
    }
    return address
  }
}
