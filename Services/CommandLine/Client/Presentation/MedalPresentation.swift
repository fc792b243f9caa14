import TitanCore
import TitanProto

/// Medals as they are shown.
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
