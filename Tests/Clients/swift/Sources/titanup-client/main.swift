// titanup-client HOST PORT RECORDING: registers, has a recorded set counted, stores it, and shows what it earned.

import Foundation
import GRPCCore
import GRPCNIOTransportHTTP2
import TitanUpAPI

let arguments = CommandLine.arguments
guard arguments.count == 4, let port = Int(arguments[2]) else {
  print("usage: titanup-client HOST PORT RECORDING")
  exit(2)
}
let frames = try Recording.frames(of: arguments[3])
do {
  try await withGRPCClient(
    transport: .http2NIOPosix(
      target: .dns(host: arguments[1], port: port),
      // A phone uses .tls: plain text is for the same machine.
      transportSecurity: .plaintext)
  ) { client in
    let account = try await Account.register(on: client)
    let receipt = try await account.count(frames) { print("push-up \($0.number)") }
    let session = try await account.store(receipt, as: UUID(), requestID: UUID())
    print("stored: \(session.reps) push-ups, \(session.evidence)")
    print("trophies: \(try await account.awards(for: session.sessionID).joined(separator: ", "))")
  }
} catch let error as RPCError {
  print("\(error.code): \(error.message)")
  exit(1)
}
