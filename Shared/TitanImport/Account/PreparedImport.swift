package import HabitsProto
package import TitanCore
import TitanZones

/// A file, compared with its owner's account. The import can run, and run again.
package enum PreparedImport: Sendable {
  case table(ImportForm, ImportInventory)
  case archive(ArchiveInventory)
  case loop(LoopImport)

  /// Reads the file and asks the services, and changes nothing.
  ///
  /// - Parameters:
  ///   - options: how to read a table.
  ///   - replace: whether an archive's settings take the place of the account's.
  ///   - limits: of an archive.
  /// - Throws: `ImportProblem` for a file that can't be imported; `RPCError`.
  package init(
    _ source: ImportSource, _ options: ImportOptions, replace: Bool, limits: ArchiveLimits, to account: ImportAccount,
    at now: Timestamp
  ) async throws {
    switch source {
    case .table(let bytes):
      let (form, plan) = try ImportReader.plan(bytes, options, today: account.zone.day(of: now))
      let name = form == .own ? account.language.say("a CSV file", "einer CSV-Datei") : form.name
      self = .table(form, try await ImportInventory(plan, from: name, account))
    case .own(let zip):
      let content = try ArchiveContent(ArchiveFiles(zip, limits))
      self = .archive(try await ArchiveInventory(content, replace: replace, account))
    case .loop(let habits, let checkmarks):
      self = .loop(try await LoopImport(habits: habits, checkmarks: checkmarks, account))
    }
  }

  /// What the file is.
  package func source(in language: Language) -> String {
    switch self {
    case .table(.own, _): language.say("a table of your own", "eine eigene Tabelle")
    case .table(let form, _): language.say("an export of \(form.name)", "ein Export von \(form.name)")
    case .archive: language.say("an archive of TitanUp", "ein Archiv von TitanUp")
    case .loop: language.say("an export of Loop Habit Tracker", "ein Export von Loop Habit Tracker")
    }
  }

  package func preview(in language: Language) -> ImportPreview {
    switch self {
    case .table(_, let inventory): inventory.preview(in: language)
    case .archive(let inventory): inventory.preview(in: language)
    case .loop(let loop): loop.preview(in: language)
    }
  }

  /// Stores what is new. What is stored when this throws stays, and the next run goes on after it.
  package func run(on account: ImportAccount) async throws -> ImportResult {
    switch self {
    case .table(_, let inventory):
      var sender = ImportSender(account)
      try await sender.send(inventory)
      return .table(sender.outcome)
    case .archive(let inventory):
      var sender = ArchiveSender(account)
      try await sender.send(inventory)
      return .archive(sender)
    case .loop(let loop): return .loop(try await loop.send(to: account))
    }
  }
}

/// What has become of an import.
package enum ImportResult: Sendable {
  case table(ImportSender.Outcome)
  case archive(ArchiveSender)
  case loop([HabitsV1.ImportedHabit])

  /// What was stored, in words.
  package func stored(in language: Language) -> [String] {
    counts.words(in: language)
  }

  /// What its owner may expect of receipts that are kept, but not believed; empty without any.
  package func unproven(in language: Language) -> String {
    let count = outcome.unproven
    guard count > 0 else { return "" }
    let sessions = ImportText(language).count(count, "session", "sessions", "Einheit", "Einheiten")
    return language.say(
      "\(sessions) stay\(count == 1 ? "s" : "") unverified: the receipt is kept, but the operator of this server doesn't "
        + "trust the installation that signed it, or it isn't for this account and set. If that changes, import the archive "
        + "again.",
      "\(sessions) bleib\(count == 1 ? "t" : "en") ungeprüft: Der Beleg ist aufgehoben, aber wer diesen Server betreibt, "
        + "vertraut der Installation nicht, die ihn unterschrieben hat, oder er gilt nicht für dieses Konto und diesen Satz. "
        + "Wenn sich das ändert, importiere das Archiv noch einmal.")
  }

  /// What the services have refused, with their words.
  package var refused: [String] { outcome.refused }

  /// Sessions for which the server had no room today.
  package var left: Int { outcome.left }

  private var counts: ArchiveCounts {
    switch self {
    case .table(let outcome):
      ArchiveCounts(sessions: outcome.sessions, habits: outcome.habits, records: outcome.records)
    case .archive(let sender): sender.stored
    case .loop(let habits):
      ArchiveCounts(habits: habits.count(where: \.created), records: habits.reduce(0) { $0 + Int($1.records) })
    }
  }

  private var outcome: ImportSender.Outcome {
    switch self {
    case .table(let outcome): outcome
    case .archive(let sender): sender.outcome
    case .loop: .init()
    }
  }
}
