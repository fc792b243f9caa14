import ArgumentParser
import TitanCore
import TitanProtoJSON
import TrophiesProto

struct MedalsCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "medals", abstract: "Show today's medals and how often you have earned each.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(_ backend: Backend, _ console: Console) async throws {
    let zone = try await backend.dayZone()
    let current = try await backend.accessTokens.call { options in
      try await backend.trophies.listCurrentMedals(.init(timeZone: zone), options: options.within(.seconds(10)))
    }
    let history = try await backend.accessTokens.call { options in
      try await backend.trophies.listMedalHistory(.init(), options: options.within(.seconds(10)))
    }
    if global.json { return console.line(MedalPresentation.json(current, history).text) }
    console.lines(MedalPresentation.lines(current, history, terminal: console.output))
  }
}

/// Presents medals.
enum MedalPresentation {
  static func json(
    _ current: TrophiesV1.ListCurrentMedalsResponse, _ history: TrophiesV1.ListMedalHistoryResponse
  ) -> JSONValue {
    [
      "today": .string(current.today),
      "time_zone": .string(current.timeZone),
      "current": .array(current.medals.map { .string($0.medalID) }),
      "medals": .array(
        history.medals.map { medal in
          [
            "medal_id": .string(medal.medalID), "title": .string(medal.title), "count": .number(medal.count),
            "first_local_date": .string(medal.firstLocalDate), "last_local_date": .string(medal.lastLocalDate),
          ]
        }),
    ]
  }

  static func lines(
    _ current: TrophiesV1.ListCurrentMedalsResponse, _ history: TrophiesV1.ListMedalHistoryResponse, terminal: Terminal
  ) -> [String] {
    guard !history.medals.isEmpty else { return ["No medals yet."] }
    let worn = Set(current.medals.map(\.medalID))
    var table = Table([
      .init(""), .init("medal", minimumWidth: 10), .init("times", .right), .init("last", expendability: 1),
    ])
    for medal in history.medals {
      let isWorn = worn.contains(medal.medalID)
      table.add([
        .init(isWorn ? "●" : " ", .yellow), .init(medal.title, isWorn ? .bold : nil), .init("\(medal.count)"),
        .init(medal.lastLocalDate, .dim),
      ])
    }
    return table.render(width: terminal.width, style: terminal.style)
  }
}
