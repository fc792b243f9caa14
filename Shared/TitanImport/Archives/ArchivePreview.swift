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
    if !sessions.isEmpty { news[0] += language.say(", unverified", ", ungeprüft") }
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
          items: known.isEmpty ? [] : [known.joined(separator: ", ")]),
        .init(kind: .kept, title: language.say("Stays as it is", "Bleibt, wie es ist"), items: choices.kept),
        .init(kind: .behind, title: language.say("Stays behind", "Bleibt zurück"), items: left),
      ], hasNews: hasNews, isReplaceable: !choices.kept.isEmpty)
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
        .init(name: "changes", value: .array(choices.news.map { .string($0) })),
        .init(name: "kept", value: .array(choices.kept.map { .string($0) })),
        .init(name: "left", value: .array(left.map { .string($0) })),
        .init(name: "stored", value: stored ?? .null),
      ])
  }
}
