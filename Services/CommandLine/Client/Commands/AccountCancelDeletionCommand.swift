import ArgumentParser
import TitanProto
import TitanRPC

struct AccountCancelDeletionCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "cancel-deletion", abstract: "Keep your account after all; sign in first.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(_ backend: Backend, _ console: Console) async throws {
    _ = try await backend.keeper.call { options in
      try await backend.auth.cancelAccountDeletion(.init(), options: options.within(.seconds(10)))
    }
    if global.json { return console.line(JSONValue.object([.init(name: "kept", value: .bool(true))]).text) }
    console.line("Your account stays.")
  }
}
