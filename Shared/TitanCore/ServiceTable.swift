/// The services, in the one table of their names, ports, folders and peers. `deploy/dev lint` checks everything else
/// that lists them against it. Migrations run in this order.
package enum TitanUpService: String, CaseIterable, Sendable, Hashable {
  case auth, sessions, trophies, pose, profile, training, habits, motivation, social

  private struct Row {
    var port: Int
    var folder: String
    var peers: [TitanUpService]
  }

  private var row: Row {
    switch self {
    case .auth: Row(port: 7001, folder: "Auth", peers: [.profile])
    case .sessions: Row(port: 7002, folder: "Sessions", peers: [.auth, .pose, .profile])
    case .trophies: Row(port: 7003, folder: "Trophies", peers: [.auth, .sessions, .training])
    case .pose: Row(port: 7004, folder: "PoseCounting", peers: [.auth, .profile])
    case .profile:
      Row(port: 7005, folder: "Profile", peers: [.auth, .sessions, .trophies, .training, .habits, .motivation])
    case .training: Row(port: 7006, folder: "Training", peers: [.auth, .sessions, .pose, .profile])
    case .habits: Row(port: 7007, folder: "Habits", peers: [.auth, .sessions, .training])
    case .motivation: Row(port: 7008, folder: "Motivation", peers: [.auth, .sessions, .trophies, .profile])
    case .social: Row(port: 7009, folder: "Social", peers: [.auth, .sessions, .training])
    }
  }

  /// The gRPC port, unless `TITANUP_LISTEN_PORT` says otherwise; the operators' HTTP port is 1000 higher.
  package var port: Int { row.port }

  /// The name of the service's folder in the source tree.
  package var folder: String { row.folder }

  /// The services that it calls, and whose addresses it is given.
  package var peers: [TitanUpService] { row.peers }

  /// Its part of the database.
  package var schema: String { rawValue }

  /// The role the service connects as. It can use its own schema and cannot see any other.
  package var role: String { "titanup_\(rawValue)" }

  /// The variable with its address: `TITANUP_AUTH_ADDRESS` …
  package var addressVariable: String { "TITANUP_\(rawValue.uppercased())_ADDRESS" }

  /// Its default address: on this machine.
  package var standardAddress: HostAndPort { HostAndPort(host: "127.0.0.1", port: port) }
}
