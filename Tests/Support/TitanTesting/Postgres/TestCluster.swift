import Foundation
import TitanPostgres

/// The cluster that the tests of this process share: the one in `TITANUP_TEST_DATABASE_URL`, which must accept roles
/// without a password and a superuser's connection, or else a scratch cluster.
enum TestCluster {
  private struct Cluster: Sendable {
    let administration: PostgresConfiguration
    // Held until the process ends.
    let scratch: ScratchCluster?
  }

  /// Started on first use.
  private static let shared = Task { try await open() }

  private static func open() async throws -> Cluster {
    if let url = ProcessInfo.processInfo.environment["TITANUP_TEST_DATABASE_URL"], !url.isEmpty {
      return Cluster(administration: try PostgresConfiguration(url), scratch: nil)
    }
    let scratch = try await ScratchCluster.start()
    return Cluster(administration: try PostgresConfiguration(scratch.connectionString), scratch: scratch)
  }

  static func administration() async throws -> PostgresConfiguration { try await shared.value.administration }
}
