import ArgumentParser

struct HabitsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "habits", abstract: "Keep habits, and see how strong they are.",
    subcommands: [
      List.self, Add.self, Tap.self, Undo.self, Skip.self, Show.self, Activity.self, Compare.self, Link.self,
      Remove.self, Restore.self, Import.self,
    ], defaultSubcommand: List.self)
}
