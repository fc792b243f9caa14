import ArgumentParser
import TitanProto
import TitanRPC

struct AccountDeleteCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Delete your account with all that is in it, when its days of grace are over.",
    discussion: """
      Asks for your password, and signs out every device at once. Until the account is deleted you can sign in and keep \
      it: `titanup account cancel-deletion`. The token that this prints opens the receipt: `titanup account receipt`.
      """)

  @OptionGroup(title: "Global options") var global: GlobalOptions
  @OptionGroup var password: PasswordOptions

  func run(_ backend: Backend, _ console: Console) async throws {
    _ = try backend.keeper.credentials()
    // However lately this machine signed in: what cannot be undone for ever is not done by whoever finds it unlocked.
    let response = try await StepUp(backend, password).callProven { options in
      try await backend.auth.deleteAccount(.init(), options: options)
    }
    try await backend.keeper.file.locked { try backend.keeper.file.remove() }
    if global.json {
      let json: JSONValue = [
        "delete_time": .time(response.deleteTime), "receipt_token": .string(response.receiptToken),
      ]
      return console.line(json.text)
    }
    console.line("Your account will be deleted on \(Format.localTime(response.deleteTime, backend.zone)).")
    console.line("Until then you can sign in and keep it: titanup account cancel-deletion")
    console.line("The token of its receipt: \(response.receiptToken.printable)")
  }
}
