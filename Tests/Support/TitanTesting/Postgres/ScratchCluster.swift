import Foundation
import Synchronization

/// A PostgreSQL cluster for this test process only, in a temporary folder, with just a Unix-domain socket. It stops and
/// its folder is removed together with the object, or with the process, however that ends.
package final class ScratchCluster: Sendable {
  /// Connects as the superuser, to the database `postgres`.
  package var connectionString: String { "\(address) user=postgres dbname=postgres" }
  /// The cluster's address, for connection strings with other roles and databases: `host=…`.
  package var address: String { "host=\(keeper.folder)" }
  private let keeper: Keeper

  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private init(keeper: Keeper) { self.keeper = keeper }

  /// Starts a cluster, which takes a second or two.
  ///
  /// - Throws: `Failure` if PostgreSQL's server is not installed or does not start.
  package static func start() async throws -> ScratchCluster {
    let binaries = try PostgresInstallation.binaries()
    return try await blocking {
      let folder = "/tmp/titanup-test-\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0 ... .max))"
      let keeper = try Keeper(binaries: binaries, folder: folder)
      try keeper.awaitDone()
      return ScratchCluster(keeper: keeper)
    }
  }

  /// Stops the server immediately, like a crash: asynchronous commits may not have reached the disk.
  package func crash() async throws { try await tell("crash") }

  /// Starts the server again, which recovers after a crash.
  package func restart() async throws { try await tell("start") }

  /// Makes the server neither accept nor refuse new connections until `thaw`; existing connections continue.
  package func freeze() async throws { try await tell("freeze") }

  package func thaw() async throws { try await tell("thaw") }

  /// Runs one of this repository's psql scripts as the superuser.
  ///
  /// - Throws: `Failure` with psql's output if it failed.
  package func runScript(
    _ path: String, variables: [String: String] = [:], database: String = "postgres"
  ) async throws {
    let psql = try PostgresInstallation.binaries() + "/psql"
    let script = PostgresInstallation.repository.appending(path: path).path
    let options = variables.flatMap { ["-v", "\($0)=\($1)"] }
    let connectionString = "\(address) user=postgres dbname=\(database)"
    try await blocking {
      let (process, output) = (Process(), Pipe())
      process.executableURL = URL(filePath: psql)
      process.arguments = ["-X", "-q", "-d", connectionString] + options + ["-f", script]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw Failure(description: "psql -f \(path) failed:\n\(said)") }
    }
  }

  private func tell(_ command: String) async throws {
    let keeper = keeper
    try await blocking {
      try keeper.say(command)
      try keeper.awaitDone()
    }
  }
}

/// The shell that keeps a cluster running for as long as the shell's input is open.
private final class Keeper: Sendable {
  let folder: String
  private let input: FileHandle
  private let output: FileHandle

  init(binaries: String, folder: String) throws {
    self.folder = folder
    let (input, output, process) = (Pipe(), Pipe(), Process())
    let command = PostgresInstallation.unprivileged(["sh", "-c", Self.script, "sh", binaries, folder])
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    // Another test's child process must not inherit it, or the cluster would outlive this process.
    _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
    try process.run()
    self.input = input.fileHandleForWriting
    self.output = output.fileHandleForReading
  }

  deinit { try? input.close() }

  func say(_ command: String) throws { try input.write(contentsOf: Data("\(command)\n".utf8)) }

  /// Blocks until the shell has finished its last command.
  func awaitDone() throws {
    var said = ""
    while !said.hasSuffix("done\n") {
      let data = output.availableData
      guard !data.isEmpty else {
        throw ScratchCluster.Failure(description: "the scratch PostgreSQL cluster ended:\n\(said)")
      }
      said += String(decoding: data, as: UTF8.self)
    }
  }

  private static let script = """
    set -e
    bin=$1 dir=$2
    control() { "$bin/pg_ctl" -D "$dir/data" -w -s "$@" </dev/null >/dev/null 2>&1; }
    signal() { kill "-$1" "$(head -n 1 "$dir/data/postmaster.pid")"; }
    start() { control -l "$dir/log" start || { cat "$dir/log"; exit 1; }; }
    mkdir -m 755 "$dir"
    trap 'signal CONT 2>/dev/null || true; control -m immediate stop || true; rm -rf "$dir"' EXIT
    trap '' INT
    "$bin/initdb" -D "$dir/data" -U postgres -A trust -E UTF8 --locale=C.UTF-8 --no-sync >"$dir/initdb.log" 2>&1 ||
      { cat "$dir/initdb.log"; exit 1; }
    cat >>"$dir/data/postgresql.conf" <<END
    listen_addresses = ''
    unix_socket_directories = '$dir'
    max_connections = 200
    fsync = off
    full_page_writes = off
    wal_level = minimal
    max_wal_senders = 0
    autovacuum = off
    wal_writer_delay = 10s
    shared_buffers = 64MB
    END
    start
    echo done
    while read -r command; do
      case $command in
        crash) control -m immediate stop ;;
        start) start ;;
        freeze) signal STOP ;;
        thaw) signal CONT ;;
      esac
      echo done
    done
    """
}
