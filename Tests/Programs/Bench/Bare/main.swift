import BenchEcho
import Glibc
import TestFlags
import TitanRPCTransport

// The echo server that `deploy/dev bench` measures alone: just the RPC layer, like the servers it is compared with.

do {
  let flags = try Flags(
    Array(CommandLine.arguments.dropFirst()), valued: ["port", "event-loops", "tls-cert", "tls-key"], switches: [])
  var server = EchoServer()
  server.port = try flags.number("port", or: 0, allowed: 0...65_535)
  server.eventLoops = try flags.number("event-loops", or: 1, allowed: 1...64)
  switch (flags.string("tls-cert"), flags.string("tls-key")) {
  case (let certificate?, let key?):
    server.tls = ServerTLS(identity: TLSIdentityFiles(certificateFile: certificate, keyFile: key))
  case (nil, nil): break
  default: throw UsageError(message: "--tls-cert and --tls-key belong together")
  }
  try await server.run()
} catch let error as UsageError {
  EchoServer.say("titanup-bench-echo: \(error.message)")
  exit(64)
}
