import Foundation
import TitanCore
package import TitanPostgres

/// Debian's PgBouncer in transaction mode in front of a test's cluster, on a Unix-domain socket. It stops and its folder
/// is removed together with the object, or with the process, however that ends.
package final class PgBouncer: Sendable {
  private static let program = "/usr/sbin/pgbouncer"
  private static let port = 6432

  package static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

  private let folder: String
  private let input: FileHandle
  private let output: FileHandle

  /// Starts it, which takes a tenth of a second.
  ///
  /// - Parameters:
  ///   - connections: how many connections to PostgreSQL a role may have.
  ///   - wait: how many seconds a statement may wait for one.
  package static func start(
    before server: PostgresConfiguration, connections: Int, wait: Int = 120
  ) async throws -> PgBouncer {
    try await blocking { try PgBouncer(before: server, connections: connections, wait: wait) }
  }

  private init(before server: PostgresConfiguration, connections: Int, wait: Int) throws {
    folder = "/tmp/titanup-pooler-\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0 ... .max))"
    let users = (TitanUpService.allCases.map(\.role) + ["postgres"]).map { "\"\($0)\" \"\"" }.joined(separator: "\n")
    let configuration = """
      [databases]
      * = host=\(server.host ?? "127.0.0.1") port=\(server.port ?? "5432")
      [pgbouncer]
      listen_port = \(Self.port)
      unix_socket_dir = \(folder)
      auth_type = trust
      auth_file = \(folder)/users
      pool_mode = transaction
      default_pool_size = \(connections)
      query_wait_timeout = \(wait)
      """
    let (input, output, process) = (Pipe(), Pipe(), Process())
    let command = PostgresInstallation.unprivileged([
      "sh", "-c", Self.script, "sh", Self.program, folder, configuration, users, "\(Self.port)",
    ])
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    // Another test's child process must not inherit it, or PgBouncer would outlive this process.
    _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
    try process.run()
    self.input = input.fileHandleForWriting
    self.output = output.fileHandleForReading
    try awaitDone()
  }

  deinit { try? input.close() }

  /// The same role and database through it.
  package func configuration(_ direct: PostgresConfiguration) throws -> PostgresConfiguration {
    var pooled = try PostgresConfiguration("host=\(folder) port=\(Self.port)")
    (pooled.user, pooled.database) = (direct.user, direct.database)
    pooled.usesTransactionPooler = true
    return pooled
  }

  /// Ends it without a word, and starts it anew.
  package func restart() async throws {
    try await blocking { [self] in
      try input.write(contentsOf: Data("restart\n".utf8))
      try awaitDone()
    }
  }

  private func awaitDone() throws {
    var said = ""
    while !said.hasSuffix("done\n") {
      let data = output.availableData
      guard !data.isEmpty else { throw ScratchCluster.Failure(description: "PgBouncer ended:\n\(said)") }
      said += String(decoding: data, as: UTF8.self)
    }
  }

  private static let script = """
    set -e
    program=$1 dir=$2
    mkdir -m 755 "$dir"
    trap 'kill -KILL "$bouncer" 2>/dev/null || true; rm -rf "$dir"' EXIT
    trap '' INT
    printf '%s\\n' "$3" >"$dir/pgbouncer.ini"
    printf '%s\\n' "$4" >"$dir/users"
    start() {
      rm -f "$dir/.s.PGSQL.$5"
      "$program" -q "$dir/pgbouncer.ini" </dev/null >"$dir/log" 2>&1 &
      bouncer=$!
      until [ -S "$dir/.s.PGSQL.$5" ]; do
        kill -0 "$bouncer" 2>/dev/null || { cat "$dir/log"; exit 1; }
        sleep 0.02
      done
      echo done
    }
    start "$@"
    while read -r command; do
      kill -KILL "$bouncer"
      wait "$bouncer" 2>/dev/null || true
      start "$@"
    done
    """
}
