import ArgumentParser
import Foundation
import MotivationProto
import TitanProtoJSON
import TitanZones

struct VoiceCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "voice", abstract: "Choose how TitanUp talks to you: the higher your level, the more respect.",
    subcommands: [List.self, Talk.self, Lines.self, Choose.self], defaultSubcommand: List.self)

  struct List: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the voices.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(_ backend: Backend, _ console: Console) async throws {
      let found = try await backend.accessTokens.call { options in
        try await backend.motivation.listVoicePacks(.init(), options: options.within(.seconds(10)))
      }
      if global.json { return console.line(MotivationPresentation.json(found).text) }
      console.lines(MotivationPresentation.table(found, terminal: console.output))
    }
  }

  struct Talk: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "talk", abstract: "Show a pep talk for your next set.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = MotivationV1.GetPepTalkRequest(timeZone: backend.zone.name)
      let talk = try await backend.accessTokens.call { options in
        try await backend.motivation.getPepTalk(request, options: options.within(.seconds(10)))
      }
      if global.json { return console.line(MotivationPresentation.json(talk).text) }
      if let quote = talk.quote { console.lines(MotivationPresentation.lines(quote, terminal: console.output)) }
      console.line()
      console.lines(talk.line.printable.wrapped(to: console.output.width).map { console.output.style(.bold, $0) })
    }
  }

  struct Lines: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "lines", abstract: "Show what a voice says; yours by default.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its id.")
    var voice: String?

    func run(_ backend: Backend, _ console: Console) async throws {
      let pack = try await backend.accessTokens.call { options in
        try await backend.motivation.getVoicePack(
          .init(voicePackID: voice ?? ""), options: options.within(.seconds(10)))
      }.voicePack
      try VoiceCommand.show(pack, global, console)
    }
  }

  struct Choose: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "choose", abstract: "Choose a voice; without an id, it follows your level.", aliases: ["select"])

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its id.")
    var voice: String?

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = MotivationV1.SelectVoicePackRequest(
        voicePackID: voice ?? "", requestID: UUID().uuidString.lowercased())
      let pack = try await backend.accessTokens.call { options in
        try await backend.motivation.selectVoicePack(request, options: options.within(.seconds(10)))
      }.voicePack
      try VoiceCommand.show(pack, global, console)
    }
  }

  private static func show(_ pack: MotivationV1.VoicePack?, _ global: GlobalOptions, _ console: Console) throws {
    guard let pack else { throw ClientError(.refused, "The server answered without a voice.") }
    if global.json { return console.line(MotivationPresentation.json(pack).text) }
    console.lines(MotivationPresentation.lines(pack, terminal: console.output))
  }
}
