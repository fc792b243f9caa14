/// One service's part of the database: its schema, its role, its folder. Migrations run in this order.
package enum ServiceSchema: String, CaseIterable, Sendable, Hashable {
  case auth, sessions, trophies, pose, profile, training, habits, motivation

  package var schema: String { rawValue }

  /// The role the service connects as. It can use its own schema and sees no other.
  package var role: String { "titanup_\(rawValue)" }

  /// The service's folder in the tree, beside the others.
  package var folder: String {
    switch self {
    case .pose: "PoseCounting"
    default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }
}
