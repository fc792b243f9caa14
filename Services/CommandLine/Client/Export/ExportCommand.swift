import ArgumentParser
import TitanContract
import TitanCore
import TitanExport
import TitanProtoJSON
import TitanRPC

struct ExportCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Save everything TitanUp has of you in one archive.",
    discussion: """
      The archive is a ZIP file with JSON, tables as CSV, your picture, the recordings of your sets, receipts with \
      their signatures and the keys that verify them, and a manifest with the hash of each file. Until it is complete \
      it is FILE.part: run the same command again to go on after an interruption. An archive is private: nobody but \
      you may read the file.
      """)

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Argument(help: ArgumentHelp("The archive to write, such as titanup.zip.", valueName: "file"))
  var file: String

  func run(_ backend: Backend, _ console: Console) async throws {
    try ExportDraft.checkIsNew(file)
    let channels = backend.channels
    let exporter = try Exporter(
      try .generated(),
      channel: { service in
        guard let channel = channels[service] else { throw RuntimeError("no channel to \(service)") }
        return channel
      }, credentials: backend.accessTokens, clock: backend.clock)
    let language = LocalizedChannel.language(environment: backend.environment).map(Language.init(acceptLanguage:))
    let facts = try await exporter.facts(in: language ?? .english)
    let draft = try ExportDraft(of: file, facts)
    if draft.fileCount > 0 {
      console.note("Going on with \(file).part, which has \(Format.count(draft.fileCount, "file")) already.")
    }
    do {
      try await exporter.export(draft.facts, into: draft.archive) { part in
        if console.errors.isInteractive { console.note("Reading \(part.file).") }
      }
    } catch let error as RPCError {
      console.note("What is done is kept in \(file).part. Run the same command again to go on.")
      throw error
    }
    let size = try draft.publish()
    let count = draft.fileCount
    if global.json {
      return console.line(
        (["file": .string(file), "files": .integer(count), "bytes": .integer(Int(size))] as JSONValue).text)
    }
    console.line("\(file.printable): \(Format.count(count, "file")), \(Format.count(Int(size), "byte")).")
  }
}

extension AccessTokenProvider: ExportCredentials {}
