import ArgumentParser

/// Suggestions for mistyped commands.
enum CommandSuggestion {
  /// A message about arguments that could not be parsed; `nil` if the command is not the problem.
  static func message(
    for arguments: [String], under root: any ParsableCommand.Type = RootCommand.self
  ) -> String? {
    var command = root
    var path = "titanup"
    var words = arguments.makeIterator()
    while let word = words.next() {
      if word.hasPrefix("-") {
        // The next word is the option's value.
        if !word.contains("="), !flags.contains(word) { _ = words.next() }
        continue
      }
      let subcommands = command.configuration.subcommands
      if let next = subcommands.first(where: { $0.names.contains(word) }) {
        command = next
        path += " " + word
        continue
      }
      guard !subcommands.isEmpty else { return nil }
      let named = "Unknown command '\(word.printable)'."
      let close = subcommands.flatMap { $0.names }.map { (name: $0, typos: typos(word.lowercased(), $0)) }
        .filter { $0.typos <= max(1, min(2, $0.name.count / 3)) }.min { $0.typos < $1.typos }
      if let close { return "\(named) Did you mean '\(close.name)'?" }
      // The word may be an argument of the group's default command.
      return command.configuration.defaultSubcommand == nil ? "\(named) `\(path) --help` lists all commands." : nil
    }
    return nil
  }

  private static let flags: Set = ["--json", "--tls", "--insecure", "--help", "-h", "--version"]

  /// The number of letters that were omitted, added, mistyped or swapped (Damerau–Levenshtein distance).
  static func typos(_ one: String, _ other: String) -> Int {
    let (one, other) = (Array(one), Array(other))
    var rows = [Array(0...other.count)]
    for i in 1..<(one.count + 1) {
      var row = [i]
      for j in 1..<(other.count + 1) {
        var least = min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (one[i - 1] == other[j - 1] ? 0 : 1))
        if i > 1, j > 1, one[i - 1] == other[j - 2], one[i - 2] == other[j - 1] {
          least = min(least, rows[i - 2][j - 2] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[one.count][other.count]
  }
}

extension ParsableCommand {
  /// The names as they are typed.
  fileprivate static var names: [String] {
    [configuration.commandName ?? "\(Self.self)".lowercased()] + configuration.aliases
  }
}
