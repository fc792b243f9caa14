import ArgumentParser

struct AccountCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "account", abstract: "Delete your account, keep it after all, or see that nothing is left of it.",
    subcommands: [
      AccountDeleteCommand.self, AccountCancelDeletionCommand.self, AccountReceiptCommand.self,
    ])
}
