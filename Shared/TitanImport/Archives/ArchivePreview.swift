import HabitsProto
package import TitanCore
package import TitanProtoJSON

extension ArchiveInventory {
  /// What the import will do.
  package func preview(in language: Language) -> ImportPreview {
    // The fields have lines of their own.
    var counts = counts
    counts.choices = 0
    var news = counts.words(in: language)
    if !sessions.isEmpty { news[0] += proof(in: language) }
    news += choices.news
    news += habits.filter { !$0.isNew && ($0.needsLink || $0.needsArchiving) }.map {
      let state = $0.needsArchiving ? language.say("archived", "archiviert") : language.say("linked", "verknüpft")
      return language.say(
        "\($0.habit.title): \(state), as in the archive", "\($0.habit.title): \(state), wie im Archiv")
    }
    let known = known.words(in: language)
    return ImportPreview(
      parts: [
        .init(
          kind: .come, title: language.say("Will come", "Das kommt"),
          items: news.isEmpty ? [language.say("nothing new", "nichts Neues")] : news),
        .init(
          kind: .known, title: language.say("Already there", "Schon da"),
          items: (known.isEmpty ? [] : [known.joined(separator: ", ")]) + shownAgain(in: language)),
        .init(kind: .kept, title: language.say("Stays as it is", "Bleibt, wie es ist"), items: choices.kept),
        .init(kind: .behind, title: language.say("Stays behind", "Bleibt zurück"), items: left),
      ], hasNews: hasNews || !unproven.isEmpty, isReplaceable: !choices.kept.isEmpty)
  }

  /// What the new sessions come with.
  private func proof(in language: Language) -> String {
    if receipts == 0 { return language.say(", unverified", ", ungeprüft") }
    if receipts < sessions.count {
      return language.say(
        ", \(receipts) of them with \(receipts == 1 ? "its receipt" : "their receipts")",
        ", davon \(receipts) mit Beleg")
    }
    return language.say(receipts == 1 ? ", with its receipt" : ", with their receipts", ", mit Beleg")
  }

  /// What the server is shown once more of what it has.
  private func shownAgain(in language: Language) -> [String] {
    guard !unproven.isEmpty else { return [] }
    let count = ImportText(language).count(unproven.count, "session", "sessions", "Einheit", "Einheiten")
    return [
      language.say(
        "\(count) without proof here, with \(unproven.count == 1 ? "a receipt" : "receipts") in the archive: the import "
          + "shows \(unproven.count == 1 ? "it" : "them") to the server again",
        "\(count) ohne Beleg hier, aber mit Beleg im Archiv: Der Import legt ihn dem Server noch einmal vor")
    ]
  }

  /// Everything, for programs.
  package func json(_ sender: ArchiveSender?) -> JSONValue {
    let stored = sender.map { sender -> JSONValue in
      .object(
        sender.stored.json + [
          .init(name: "left", value: .integer(sender.outcome.left)),
          .init(name: "refused", value: .array(sender.outcome.refused.map { .string($0) })),
        ])
    }
    return .object(
      counts.json + [
        .init(name: "receipts", value: .integer(receipts)),
        .init(name: "unproven", value: .integer(sender?.outcome.unproven ?? unproven.count)),
        .init(name: "changes", value: .array(choices.news.map { .string($0) })),
        .init(name: "kept", value: .array(choices.kept.map { .string($0) })),
        .init(name: "left", value: .array(left.map { .string($0) })),
        .init(name: "stored", value: stored ?? .null),
      ])
  }
}
