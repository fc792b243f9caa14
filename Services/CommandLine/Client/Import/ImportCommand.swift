import ArgumentParser
import HabitsProto
import TitanCore
import TitanImport
import TitanProtoJSON
import TitanZones

extension DateOrder: ExpressibleByArgument {}

struct ImportCommand: ClientCommand {
  enum Source: String, ExpressibleByArgument, CaseIterable {
    case titanup, loop, fitnotes, strong, hevy, csv
  }

  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Bring training and habits from another app.",
    discussion: """
      Reads the archive of `titanup export`, the ZIP file of Loop Habit Tracker, the CSV files of FitNotes, Strong and \
      Hevy, and a table of your own. \
      It shows what will come and what is skipped, and why, and changes nothing until you add --yes. Importing \
      something again stores nothing twice.

      An archive of TitanUp never changes what you have set here: a field that has another value stays, and the preview \
      names it. --replace takes the archive's value instead.

      Push-ups become sessions. Nobody has counted them, so they are unverified, like those of `titanup sessions \
      declare`. Every other exercise becomes a habit with its repetitions, kilometres or seconds of each day; weights are kept in \
      its notes. Today is left out until it is over.

      A table of your own needs a row for each thing that was done, and a mapping:

      titanup import log.csv --columns date=Day,habit=Name,amount=Count,unit=Unit,note=Note

      Only date and habit (or --title) are needed. Without an amount, each row counts once.
      """)

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Argument(help: "The file, or the folder of an unpacked export of Loop.")
  var file: String

  @Option(help: "Where it comes from; by default that is recognised.")
  var from: Source?

  @Option(help: ArgumentHelp("What the columns of your own table mean.", valueName: "role=column,…"))
  var columns: String?

  @Option(help: "With --columns: the name of the habit that all rows are about.")
  var title: String?

  @Option(help: "Whether dates such as 3/4/2024 begin with the day (dmy) or the month (mdy).")
  var dates: DateOrder?

  @Flag(help: "Let the profile and the settings of an archive of TitanUp take the place of yours.")
  var replace = false

  @Flag(help: "Store it.")
  var yes = false

  func validate() throws {
    guard title == nil || columns != nil else { throw ValidationError("--title needs --columns.") }
    guard columns == nil || from == nil || from == .csv else {
      throw ValidationError("--columns is for a table of your own, so it goes with --from csv only.")
    }
  }

  func run(_ backend: Backend, _ console: Console) async throws {
    let source = try ImportSource.read(file)
    if replace {
      guard case .own = source else { throw ClientError.usage("--replace goes with an archive of TitanUp only.") }
    }
    switch source {
    case .loop(let habits, let checkmarks):
      guard from == nil || from == .loop, columns == nil else {
        throw ClientError.usage("\(file) is an export of Loop Habit Tracker, so only --from loop goes with it.")
      }
      try await importLoop(habits, checkmarks, backend, console)
    case .own(let zip):
      guard from == nil || from == .titanup, columns == nil else {
        throw ClientError.usage("\(file) is an archive of TitanUp, so only --from titanup goes with it.")
      }
      try await importArchive(ArchiveContent(ArchiveFiles(zip)), backend, console)
    case .table(let bytes):
      guard from != .loop, from != .titanup else {
        throw ClientError.usage("\(file) is no ZIP file, and no folder of an unpacked one.")
      }
      try await importTable(bytes, backend, console)
    }
  }

  /// The habits service reads these.
  private func importLoop(
    _ habits: String, _ checkmarks: String, _ backend: Backend, _ console: Console
  ) async throws {
    let request = HabitsV1.ImportHabitsRequest(
      habitsCsv: habits, checkmarksCsv: checkmarks, validateOnly: !yes, timeZone: backend.zone.name)
    let imported = try await backend.accessTokens.call { options in
      try await backend.habits.importHabits(request, options: options.within(.seconds(60)))
    }.habits
    if global.json { return console.line(JSONValue.array(imported.map(HabitPresentation.json)).text) }
    console.line("\(file.printable) is an export of Loop Habit Tracker.")
    console.line(console.output.style(.bold, yes ? "Stored" : "Will come"))
    console.lines(
      imported.flatMap { HabitPresentation.line($0).wrapped(to: console.output.width - 2).map { "  " + $0 } })
    if !yes { hint(console) }
  }

  private func importTable(_ bytes: [UInt8], _ backend: Backend, _ console: Console) async throws {
    let (form, plan): (ImportForm, ImportPlan)
    do throws(ImportProblem) {
      let mapping: ColumnMapping? = if let columns { try ColumnMapping(columns, title: title) } else { nil }
      let options = ImportOptions(
        form: from.flatMap { ImportForm(rawValue: $0.rawValue) }, mapping: mapping, dateOrder: dates)
      (form, plan) = try ImportReader.plan(bytes, options, today: backend.zone.day(of: backend.clock()))
    } catch {
      throw ClientError.usage("\(file): \(error)")
    }
    let source = form == .own ? "a CSV file" : form.name
    let inventory = try await ImportInventory(plan, from: source, backend)
    if !global.json {
      console.line("\(file.printable) is \(form == .own ? "a table of your own" : "an export of \(form.name)").")
      console.lines(ImportPresentation.preview(inventory, console.output))
    }
    guard yes else {
      if global.json { return console.line(ImportPresentation.json(inventory, nil).text) }
      if inventory.hasNews { hint(console) }
      return
    }
    var sender = ImportSender(backend: backend, console: console)
    do { try await sender.send(inventory) } catch { throw interrupted(error, console) }
    if global.json {
      console.line(ImportPresentation.json(inventory, sender.outcome).text)
    } else {
      console.lines(ImportPresentation.outcome(sender.outcome, console.output))
    }
    try report(sender.outcome, console)
  }

  /// Everything in an archive has an id, so the preview can say what the account has already.
  private func importArchive(_ content: ArchiveContent, _ backend: Backend, _ console: Console) async throws {
    let inventory = try await ArchiveInventory(content, replace: replace, backend)
    if !global.json {
      console.line("\(file.printable) is an archive of TitanUp.")
      console.lines(ArchivePresentation.preview(inventory, console.output))
    }
    guard yes else {
      if global.json { return console.line(ArchivePresentation.json(inventory, nil).text) }
      if inventory.hasNews { hint(console) }
      return
    }
    var sender = ArchiveSender(backend: backend, console: console)
    do { try await sender.send(inventory) } catch { throw interrupted(error, console) }
    if global.json {
      console.line(ArchivePresentation.json(inventory, sender).text)
    } else {
      console.lines(ArchivePresentation.outcome(sender, console.output))
    }
    try report(sender.outcome, console)
  }

  private func interrupted(_ error: any Error, _ console: Console) -> any Error {
    console.note("What is stored so far stays. Run the same command again to go on.")
    return error
  }

  /// - Throws: unless everything came.
  private func report(_ outcome: ImportSender.Outcome, _ console: Console) throws {
    for refused in outcome.refused { console.error("Not stored: \(refused.printable)") }
    guard outcome.isWhole else { throw ExitCode(ProgramStatus.refused.rawValue) }
  }

  private func hint(_ console: Console) {
    console.lines(
      "Nothing is stored yet. Run the same command with --yes to store it.".wrapped(to: console.output.width))
  }
}
