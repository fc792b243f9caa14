import Foundation

/// A PostgreSQL cluster of the test process's own, in a temporary folder, reached through a Unix-domain socket only.
/// It stops and its folder goes when the object does, or the process, however it ends.
package final class ScratchCluster: Sendable {
  /// Connects as the superuser, to the database `postgres`.
  package let connectionString: String
  private let folder: String
  private let binaries: String
  /// As long as this end is open, the cluster lives.
  private let leash: FileHandle

  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Blocks until the cluster takes connections: a second or two.
  ///
  /// - Throws: `Failure` if PostgreSQL's server is not installed or does not start.
  package init() throws {
    binaries = try Self.findBinaries()
    folder = "/tmp/titanup-test-\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0 ... .max))"
    let input = Pipe()
    let output = Pipe()
    let process = Process()
    let (program, arguments) = Self.asUnprivileged(["sh", "-c", Self.script, "sh", binaries, folder])
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    // A child of another test must not inherit the leash.
    _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
    try process.run()
    leash = input.fileHandleForWriting
    var said = ""
    while !said.contains("ready\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Failure(description: "the scratch PostgreSQL cluster did not start:\n\(said)") }
      said += String(decoding: data, as: UTF8.self)
    }
    connectionString = "host=\(folder) user=postgres dbname=postgres"
  }

  deinit { try? leash.close() }

  /// Stops the server at once, as a crash would, and starts it again.
  package func crashAndRestart() throws {
    try crash()
    try start()
  }

  /// Stops the server at once, as a crash would.
  package func crash() throws { try control("stop", "-m", "immediate") }

  package func start() throws { try control("start", "-l", "\(folder)/log") }

  private func control(_ arguments: String...) throws {
    let process = Process()
    let command = ["\(binaries)/pg_ctl", "-D", "\(folder)/data", "-w", "-s"] + arguments
    let (program, arguments) = Self.asUnprivileged(command)
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(command.joined(separator: " ")) exited with \(process.terminationStatus)")
    }
  }

  /// Starts the cluster, says so, waits for the end of its input, and cleans up.
  private static let script = """
    set -e
    bin=$1 dir=$2
    mkdir -m 755 "$dir"
    cd "$dir"
    trap 'cd /; "$bin/pg_ctl" -D "$dir/data" -m immediate -s stop >/dev/null 2>&1 || true; rm -rf "$dir"' EXIT
    trap '' INT
    "$bin/initdb" -D data -U postgres -A trust -E UTF8 --locale=C.UTF-8 --no-sync >initdb.log 2>&1 || { cat initdb.log; exit 1; }
    cat >>data/postgresql.conf <<END
    listen_addresses = ''
    unix_socket_directories = '$dir'
    max_connections = 200
    fsync = off
    synchronous_commit = off
    full_page_writes = off
    wal_level = minimal
    max_wal_senders = 0
    autovacuum = off
    shared_buffers = 64MB
    END
    "$bin/pg_ctl" -D data -l log -w -s start </dev/null >/dev/null 2>&1 || { cat log; exit 1; }
    echo ready
    cat >/dev/null
    """

  /// The server refuses to run as root.
  private static func asUnprivileged(_ command: [String]) -> (String, [String]) {
    geteuid() == 0
      ? ("/usr/sbin/runuser", ["-u", "postgres", "--"] + command) : ("/usr/bin/env", command)
  }

  private static func findBinaries() throws -> String {
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
    let newest = versions.compactMap { Int($0) }.max().map { "/usr/lib/postgresql/\($0)/bin" }
    let candidates = [
      ProcessInfo.processInfo.environment["TITANUP_POSTGRES_BIN"], newest, "/usr/local/bin", "/usr/bin",
    ]
    for candidate in candidates.compactMap(\.self)
    where FileManager.default.isExecutableFile(atPath: "\(candidate)/initdb") {
      return candidate
    }
    throw Failure(
      description: "PostgreSQL's server is not installed: install Debian's postgresql-15, or name the folder of initdb "
        + "and pg_ctl in TITANUP_POSTGRES_BIN, or give the tests a cluster in TITANUP_TEST_DATABASE_URL")
  }
}
