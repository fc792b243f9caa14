import HabitsProto
import TitanProtoJSON

/// Presents what the import of an archive will do, and what it has done.
enum ArchivePresentation {
  static func preview(_ archive: ArchiveInventory, _ terminal: Terminal) -> [String] {
    var lines = [terminal.style(.bold, "Will come")]
    // The fields have lines of their own.
    var counts = archive.counts
    counts.choices = 0
    var news = counts.words
    if !archive.sessions.isEmpty { news[0] += ", unverified" }
    news += archive.choices.news
    let unfinished = archive.habits.filter { !$0.isNew && ($0.needsLink || $0.needsArchiving) }
    news += unfinished.map { "\($0.habit.title): \($0.needsArchiving ? "archived" : "linked"), as in the archive" }
    lines += (news.isEmpty ? ["nothing new"] : news).flatMap { item($0, terminal) }
    let known = archive.known.words
    if !known.isEmpty {
      lines.append(terminal.style(.bold, "Already there"))
      lines += item(known.joined(separator: ", "), terminal)
    }
    let kept = archive.choices.kept
    if !kept.isEmpty {
      lines.append(terminal.style(.bold, "Stays as it is"))
      lines += kept.flatMap { item($0, terminal) }
      lines += item("You have something else here; --replace takes the archive's.", terminal)
    }
    lines.append(terminal.style(.bold, "Stays behind"))
    return lines + archive.left.flatMap { item($0, terminal) }
  }

  static func outcome(_ sender: ArchiveSender, _ terminal: Terminal) -> [String] {
    let stored = sender.stored.words
    let text = stored.isEmpty ? "Nothing new is stored." : "Stored: \(stored.joined(separator: ", "))."
    return text.wrapped(to: terminal.width) + ImportPresentation.left(sender.outcome, terminal)
  }

  static func json(_ archive: ArchiveInventory, _ sender: ArchiveSender?) -> JSONValue {
    let stored = sender.map { sender -> JSONValue in
      .object(
        sender.stored.json + [
          .init(name: "left", value: .number(sender.outcome.left)),
          .init(name: "refused", value: .array(sender.outcome.refused.map { .string($0) })),
        ])
    }
    return .object(
      archive.counts.json + [
        .init(name: "changes", value: .array(archive.choices.news.map { .string($0) })),
        .init(name: "kept", value: .array(archive.choices.kept.map { .string($0) })),
        .init(name: "left", value: .array(archive.left.map { .string($0) })),
        .init(name: "stored", value: stored ?? .null),
      ])
  }

  private static func item(_ text: String, _ terminal: Terminal) -> [String] {
    text.printable.wrapped(to: max(20, terminal.width - 2)).map { "  " + $0 }
  }
}
