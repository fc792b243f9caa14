import ArgumentParser
import TitanProto

struct RevokeCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "revoke", abstract: "Sign out another device, such as a lost one; `titanup devices` lists them.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Argument(help: ArgumentHelp("The id of the device.", valueName: "id"))
  var id: String?

  @Flag(help: "Sign out every device but this one.")
  var others = false

  func validate() throws {
    guard (id == nil) == others else { throw ValidationError("one id or --others is expected") }
  }

  func run(_ backend: Backend, _ console: Console) async throws {
    let count: Int
    if let id {
      _ = try await backend.keeper.call { options in
        try await backend.auth.revokeAuthSession(.init(authSessionID: id), options: options.within(.seconds(10)))
      }
      count = 1
    } else {
      let response = try await backend.keeper.call { options in
        try await backend.auth.revokeOtherAuthSessions(.init(), options: options.within(.seconds(10)))
      }
      count = Int(response.revokedCount)
    }
    if global.json {
      return console.line(JSONValue.object([.init(name: "revoked", value: .integer(count))]).text)
    }
    console.line("Signed out " + Format.count(count, others ? "other device" : "device"))
  }
}
