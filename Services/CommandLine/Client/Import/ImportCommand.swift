import ArgumentParser
import TitanCore
import TitanImport
import TitanProtoJSON
import TitanRPC
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
    try check(source)
    let account = try backend.importAccount(console)
    let prepared: PreparedImport
    do {
      let mapping: ColumnMapping? = if let columns { try ColumnMapping(columns, title: title) } else { nil }
      let options = ImportOptions(
        form: from.flatMap { ImportForm(rawValue: $0.rawValue) }, mapping: mapping, dateOrder: dates)
      prepared = try await PreparedImport(
        source, options, replace: replace, limits: .ownMachine, to: account, at: backend.clock())
    } catch let problem as ImportProblem {
      if case .table = source { throw ClientError.usage("\(file): \(problem)") }
      throw ClientError.usage(problem.description)
    }
    let preview = prepared.preview(in: .english)
    if !global.json {
      console.line("\(file.printable) is \(prepared.source(in: .english)).")
      console.lines(ImportPresentation.preview(preview, console.output))
    }
    guard yes else {
      if global.json { return console.line(ImportPresentation.json(prepared, nil).text) }
      if preview.hasNews { hint(console) }
      return
    }
    let result: ImportResult
    do { result = try await prepared.run(on: account) } catch { throw interrupted(error, console) }
    if global.json {
      console.line(ImportPresentation.json(prepared, result).text)
    } else {
      console.lines(ImportPresentation.outcome(result, console.output))
    }
    try report(result, console)
  }

  /// - Throws: `ClientError` if the options are for another kind of file.
  private func check(_ source: ImportSource) throws(ClientError) {
    switch source {
    case .loop:
      guard from == nil || from == .loop, columns == nil else {
        throw .usage("\(file) is an export of Loop Habit Tracker, so only --from loop goes with it.")
      }
    case .own:
      guard from == nil || from == .titanup, columns == nil else {
        throw .usage("\(file) is an archive of TitanUp, so only --from titanup goes with it.")
      }
      return
    case .table:
      guard from != .loop, from != .titanup else {
        throw .usage("\(file) is no ZIP file, and no folder of an unpacked one.")
      }
    }
    guard !replace else { throw .usage("--replace goes with an archive of TitanUp only.") }
  }

  private func interrupted(_ error: any Error, _ console: Console) -> any Error {
    console.note("What is stored so far stays. Run the same command again to go on.")
    return error
  }

  /// - Throws: unless everything came.
  private func report(_ result: ImportResult, _ console: Console) throws {
    for refused in result.refused { console.error("Not stored: \(refused.printable)") }
    guard result.refused.isEmpty, result.left == 0 else { throw ExitCode(ProgramStatus.refused.rawValue) }
  }

  private func hint(_ console: Console) {
    console.lines(
      "Nothing is stored yet. Run the same command with --yes to store it.".wrapped(to: console.output.width))
  }
}

extension Backend {
  /// The account that an import fills.
  fileprivate func importAccount(_ console: Console) throws -> ImportAccount {
    try ImportAccount(
      channel: { service in
        guard let channel = channels[service] else { throw RuntimeError("no channel to \(service)") }
        return channel
      }, credentials: accessTokens, zone: zone, language: .english
    ) { progress in
      switch progress {
      case .storing(let text): if console.errors.isInteractive { console.note(text.printable) }
      case .waiting(let text): console.note(text.printable)
      }
    }
  }
}

extension AccessTokenProvider: ImportCredentials {}
