import Foundation

/// Where PostgreSQL's server programs are, and how to run them.
enum PostgresInstallation {
  /// The folder of `initdb` and `pg_ctl`: Debian's newest, unless `TITANUP_POSTGRES_BIN` names another.
  static func binaries() throws -> String {
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
    let newest = versions.compactMap { Int($0) }.max().map { "/usr/lib/postgresql/\($0)/bin" }
    let candidates = [
      ProcessInfo.processInfo.environment["TITANUP_POSTGRES_BIN"], newest, "/usr/local/bin", "/usr/bin",
    ]
    for candidate in candidates.compactMap(\.self)
    where FileManager.default.isExecutableFile(atPath: "\(candidate)/initdb") {
      return candidate
    }
    throw ScratchCluster.Failure(
      description: "PostgreSQL's server is not installed: install Debian's postgresql-15, or name the folder of initdb "
        + "and pg_ctl in TITANUP_POSTGRES_BIN, or give the tests a cluster in TITANUP_TEST_DATABASE_URL")
  }

  /// The root of this repository.
  static let repository = URL(filePath: #filePath).appending(path: "../../../../..", directoryHint: .isDirectory)
    .standardized

  /// The command run as a user other than root, because the server refuses to run as root.
  static func unprivileged(_ command: [String]) -> [String] {
    (geteuid() == 0 ? ["/usr/sbin/runuser", "-u", "postgres", "--"] : ["/usr/bin/env"]) + command
  }
}

/// Runs blocking work on its own thread.
package func blocking<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    Thread { continuation.resume(with: Swift.Result { try body() }) }.start()
  }
}
