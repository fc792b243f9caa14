package import HabitsProto
package import TitanCore
import TitanRPC
import TitanZones

/// An export of Loop Habit Tracker, which the habits service reads.
package struct LoopImport: Sendable {
  private let habits, checkmarks: String
  /// What comes, or has come, by the service's word.
  package let imported: [HabitsV1.ImportedHabit]

  /// Asks the service, which changes nothing.
  package init(habits: String, checkmarks: String, _ account: ImportAccount) async throws {
    (self.habits, self.checkmarks) = (habits, checkmarks)
    imported = try await Self.call(habits, checkmarks, isDry: true, account)
  }

  /// Lets the service store it. Its records have ids that follow from what was done when, so twice is once.
  package func send(to account: ImportAccount) async throws -> [HabitsV1.ImportedHabit] {
    try await account.tell(
      .storing(account.language.say("Storing the habits of Loop.", "Die Gewohnheiten aus Loop werden gespeichert.")))
    return try await Self.call(habits, checkmarks, isDry: false, account)
  }

  private static func call(
    _ habits: String, _ checkmarks: String, isDry: Bool, _ account: ImportAccount
  ) async throws -> [HabitsV1.ImportedHabit] {
    let request = HabitsV1.ImportHabitsRequest(
      habitsCsv: habits, checkmarksCsv: checkmarks, validateOnly: isDry, timeZone: account.zone.name)
    let call = { @Sendable (account: ImportAccount, options: CallOptions) in
      try await account.habits.importHabits(request, options: options.within(.seconds(60)))
    }
    // An import says that it waits; a preview has nowhere to say so.
    guard isDry else { return try await account.patiently("habits", call).habits }
    return try await account.call { try await call(account, $0) }.habits
  }

  /// What the import will do.
  package func preview(in language: Language) -> ImportPreview {
    let news = imported.filter { $0.created || $0.records > 0 }
    let known = imported.filter { !$0.created && $0.records == 0 }
    return ImportPreview(
      parts: [
        .init(
          kind: .come, title: language.say("Will come", "Das kommt"),
          items: news.isEmpty ? [language.say("nothing new", "nichts Neues")] : news.map { Self.line($0, language) }),
        .init(
          kind: .known, title: language.say("Already there", "Schon da"),
          items: known.map { $0.habit?.title ?? "" }),
      ], hasNews: !news.isEmpty)
  }

  private static func line(_ imported: HabitsV1.ImportedHabit, _ language: Language) -> String {
    let text = ImportText(language)
    let habit = imported.habit ?? .init()
    let records = text.count(
      Int(imported.records), "new record", "new records", "neuer Eintrag", "neue Einträge")
    var line = "\(habit.title): \(text.goal(habit)), \(records)"
    if imported.goalAdjusted {
      line += language.say(", goal converted to days or weeks", ", Ziel auf Tage oder Wochen umgerechnet")
    }
    if imported.rounded > 0 {
      let values = text.count(Int(imported.rounded), "value", "values", "Wert", "Werte")
      line += language.say(
        ", \(values) rounded to three decimals", ", \(values) auf drei Nachkommastellen gerundet")
    }
    return line
  }
}
