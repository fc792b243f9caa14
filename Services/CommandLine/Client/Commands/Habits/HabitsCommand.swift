import ArgumentParser

struct HabitsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "habits", abstract: "Keep habits, and see how strong they are.",
    subcommands: [
      List.self, Add.self, Edit.self, Tap.self, Undo.self, Set.self, Skip.self, Records.self, Show.self, Activity.self,
      Compare.self, Hide.self, Unhide.self, Archive.self, Unarchive.self, Order.self, Link.self, Unlink.self,
      Remove.self, Restore.self, Import.self,
    ], defaultSubcommand: List.self)
}
