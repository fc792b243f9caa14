import HabitsProto
import TitanCore
import TitanImport
import TitanProtoJSON

/// Presents what an import will do, and what it has done.
enum ImportPresentation {
  static func preview(_ preview: ImportPreview, _ terminal: Terminal) -> [String] {
    preview.parts.flatMap { part in
      let note = part.kind == .kept && preview.isReplaceable ? [replaceable] : []
      return [terminal.style(.bold, part.title)] + (part.items + note).flatMap { item($0, terminal) }
    }
  }

  static func outcome(_ result: ImportResult, _ terminal: Terminal) -> [String] {
    let stored = result.stored(in: .english)
    let text = stored.isEmpty ? "Nothing new is stored." : "Stored: \(stored.joined(separator: ", "))."
    return text.wrapped(to: terminal.width) + result.unproven(in: .english).wrapped(to: terminal.width)
      + left(result.left, terminal)
  }

  /// Everything, for scripts.
  static func json(_ prepared: PreparedImport, _ result: ImportResult?) -> JSONValue {
    switch (prepared, result) {
    case (.table(_, let inventory), .table(let outcome)): inventory.json(outcome)
    case (.table(_, let inventory), _): inventory.json(nil)
    case (.archive(let inventory), .archive(let sender)): inventory.json(sender)
    case (.archive(let inventory), _): inventory.json(nil)
    case (.loop, .loop(let imported)): .array(imported.map(HabitPresentation.json))
    case (.loop(let loop), _): .array(loop.imported.map(HabitPresentation.json))
    }
  }

  private static let replaceable = "You have something else here; --replace takes the archive's."

  /// What the server has no room for today.
  private static func left(_ count: Int, _ terminal: Terminal) -> [String] {
    guard count > 0 else { return [] }
    return
      ("\(Format.count(count, "session")) didn't fit: the server takes only so many uncounted sessions a "
      + "day. Run the same command again tomorrow; nothing is stored twice.").wrapped(to: terminal.width)
  }

  private static func item(_ text: String, _ terminal: Terminal) -> [String] {
    text.printable.wrapped(to: max(20, terminal.width - 2)).map { "  " + $0 }
  }
}
