import ArgumentParser
import TitanProto

struct WhoAmICommand: ClientCommand {
  static let configuration = CommandConfiguration(commandName: "whoami", abstract: "Say who is signed in.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(_ backend: Backend, _ console: Console) async throws {
    let who = try await backend.keeper.call { options in
      try await backend.auth.whoAmI(.init(), options: options.within(.seconds(10)))
    }
    if global.json { return console.line(AccountPresentation.json(who).text) }
    if let user = who.user { console.line(AccountPresentation.address(user, style: console.output.style)) }
  }
}
