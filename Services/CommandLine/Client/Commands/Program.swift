import ArgumentParser

/// The program, as its main file runs it.
package enum Program {
  /// Runs the command that the process's arguments name. Ends the process unless it succeeds.
  package static func main() async { await RootCommand.main(nil) }
}
