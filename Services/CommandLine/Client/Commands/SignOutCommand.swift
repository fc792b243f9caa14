import ArgumentParser
import TitanProto
import TitanRPC

struct SignOutCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign-out", abstract: "Sign out on this machine: its tokens are dead at once.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(_ backend: Backend, _ console: Console) async throws {
    let credentials = try backend.keeper.credentials()
    do {
      _ = try await backend.keeper.call { options in
        try await backend.auth.signOut(.init(), options: options.within(.seconds(10)))
      }
    } catch let error as RPCError where error.code == .unauthenticated {
      // The server knows this sign-in no longer, which is what was asked for.
      console.note("this sign-in was over already")
    }
    try await backend.keeper.file.locked { try backend.keeper.file.remove() }
    if global.json {
      return console.line(JSONValue.object([.init(name: "signed_out", value: .string(credentials.email))]).text)
    }
    console.line("Signed out \(credentials.email.printable)")
  }
}
