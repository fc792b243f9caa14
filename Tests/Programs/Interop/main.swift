// Both ends of gRPC's interop tests, to run against official ones:
//   titanup-interop server --port=10000 [--web-port=10001 [--web-tls]]
//   titanup-interop client --server_host=localhost --server_port=10000 --test_case=large_unary
// where the web port has the same services by gRPC-Web over either version of HTTP, and by gRPC over HTTP/2,
// and the client for the Connect project's conformance suite, which sends instructions on standard input:
//   titanup-interop conformance-client
// and protobuf's JSON, for comparisons with others':
//   titanup-interop json --descriptors=FILE
// The client's exit status is 0 if the case passed, and 1 if it failed. For both, 2 means an invalid command line.
import Foundation
import NIOPosix
import TestFlags

/// Prints one line at once: a program that started this one may wait for it.
func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

let arguments = Array(CommandLine.arguments.dropFirst(2))
let group = MultiThreadedEventLoopGroup(numberOfThreads: 2)
do {
  switch CommandLine.arguments.dropFirst().first {
  case "server": try await InteropServer(flags: arguments).run(on: group)
  case "client": exit(try await InteropClient(flags: arguments, on: group).run() ? 0 : 1)
  case "conformance-client" where arguments.isEmpty: try await ConformanceClient(group: group).run()
  case "json": try JSONPeer(flags: arguments).run()
  default:
    throw UsageError(message: "usage: titanup-interop server|client|json --FLAG=VALUE..., or conformance-client")
  }
} catch let error as UsageError {
  FileHandle.standardError.write(Data("titanup-interop: \(error.message)\n".utf8))
  exit(2)
} catch {
  FileHandle.standardError.write(Data("titanup-interop: \(error)\n".utf8))
  exit(1)
}
