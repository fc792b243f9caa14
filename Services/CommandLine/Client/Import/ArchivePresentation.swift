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
    if !archive.sessions.isEmpty { news[0] += proof(of: archive) }
    news += archive.choices.news
    let unfinished = archive.habits.filter { !$0.isNew && ($0.needsLink || $0.needsArchiving) }
    news += unfinished.map { "\($0.habit.title): \($0.needsArchiving ? "archived" : "linked"), as in the archive" }
    lines += (news.isEmpty ? ["nothing new"] : news).flatMap { item($0, terminal) }
    let known = archive.known.words
    if !known.isEmpty {
      lines.append(terminal.style(.bold, "Already there"))
      lines += item(known.joined(separator: ", "), terminal)
      let unproven = archive.unproven.count
      if unproven > 0 {
        lines += item(
          "\(Format.count(unproven, "session")) without proof here, with \(unproven == 1 ? "a receipt" : "receipts") in the "
            + "archive: --yes shows \(unproven == 1 ? "it" : "them") to the server again", terminal)
      }
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
    let unproven = sender.outcome.unproven
    let kept =
      unproven == 0
      ? ""
      : "\(Format.count(unproven, "session")) stay\(unproven == 1 ? "s" : "") unverified: the receipt is kept, but the "
        + "operator of this server doesn't trust the installation that signed it, or it isn't for this account and set. "
        + "If that changes, import the archive again."
    return text.wrapped(to: terminal.width) + kept.wrapped(to: terminal.width)
      + ImportPresentation.left(sender.outcome, terminal)
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
        .init(name: "receipts", value: .number(archive.receipts)),
        .init(name: "unproven", value: .number(sender?.outcome.unproven ?? archive.unproven.count)),
        .init(name: "changes", value: .array(archive.choices.news.map { .string($0) })),
        .init(name: "kept", value: .array(archive.choices.kept.map { .string($0) })),
        .init(name: "left", value: .array(archive.left.map { .string($0) })),
        .init(name: "stored", value: stored ?? .null),
      ])
  }

  /// What the new sessions come with.
  private static func proof(of archive: ArchiveInventory) -> String {
    let (receipts, all) = (archive.receipts, archive.sessions.count)
    if receipts == 0 { return ", unverified" }
    if receipts == all { return all == 1 ? ", with its receipt" : ", with their receipts" }
    return ", \(receipts) of them with \(receipts == 1 ? "its receipt" : "their receipts")"
  }

  private static func item(_ text: String, _ terminal: Terminal) -> [String] {
    text.printable.wrapped(to: max(20, terminal.width - 2)).map { "  " + $0 }
  }
}
