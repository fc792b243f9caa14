import ArgumentParser
import Foundation
import TitanProto
import TitanRPC

struct PasswordCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "password", abstract: "Change your password, and sign out every device but this one.")

  @OptionGroup(title: "Global options") var global: GlobalOptions
  @OptionGroup var password: PasswordOptions

  @Option(
    help: "Read the new password from the first line of this file, not from TITANUP_NEW_PASSWORD or the terminal.")
  var newPasswordFile: String?

  func run(_ backend: Backend, _ console: Console) async throws {
    _ = try backend.keeper.credentials()
    let current = try password.read(backend.environment, confirming: false)
    let new = try PasswordSource(
      file: newPasswordFile, environment: backend.environment, variable: "TITANUP_NEW_PASSWORD", confirming: true
    ).read(asking: "New password: ")
    let request = AuthV1.ChangePasswordRequest(
      currentPassword: current, newPassword: new, requestID: UUID().uuidString.lowercased())
    // The request id makes it safe to ask again when an answer was lost.
    _ = try await Patience(limit: .seconds(5)).retrying {
      try await backend.keeper.call { options in
        try await backend.auth.changePassword(request, options: options.within(.seconds(30)))
      }
    }
    if global.json { return console.line(JSONValue.object([.init(name: "changed", value: .bool(true))]).text) }
    console.line("Changed. Your other devices are signed out.")
  }
}
