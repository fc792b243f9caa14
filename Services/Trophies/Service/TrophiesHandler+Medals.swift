import TitanCore
package import TitanProto
package import TitanRPC
import TitanZones
import TrophiesDomain

extension TrophiesHandler {
  package func listCurrentMedals(
    _ request: TrophiesV1.ListCurrentMedalsRequest, context: ServerContext
  ) async throws -> TrophiesV1.ListCurrentMedalsResponse {
    let user = try context.requireUser()
    let asked = try zone(request.timeZone)
    let figures = try await figures(of: user)
    let zone = zone(asked, figures.zone)
    let today = zone.day(of: clock(), dayStart: figures.dayStart)
    let medals = figures.medals.filter { $0.isCurrent(on: today) }
    return .init(
      medals: medals.map { .init($0, in: context.language) }, today: "\(today)", timeZone: zone.name)
  }

  package func listMedalHistory(
    _ request: TrophiesV1.ListMedalHistoryRequest, context: ServerContext
  ) async throws -> TrophiesV1.ListMedalHistoryResponse {
    let user = try context.requireUser()
    let first = try CalendarDay(request: request.fromLocalDate, field: "from_local_date")
    let last = try CalendarDay(request: request.toLocalDate, field: "to_local_date")
    let medals = try await figures(of: user).medals.compactMap { record -> MedalRecord? in
      var asked = record
      asked.dates = record.dates.filter { $0 >= first ?? $0 && $0 <= last ?? $0 }
      return asked.dates.isEmpty ? nil : asked
    }
    let days = medals.reduce(into: [CalendarDay: [String]]()) { days, medal in
      for date in medal.dates { days[date, default: []].append("\(medal.rule.id)") }
    }
    return .init(
      medals: medals.map { .init($0, in: context.language) },
      days: days.sorted { $0.key > $1.key }.map { .init(localDate: "\($0.key)", medalIDs: $0.value) })
  }
}

extension TrophiesHandler {
  /// The figures, with medals by the rules in force.
  private func figures(of user: UserID) async throws -> HistoryFigures {
    let rules = try await store.medalRules()
    return try await figures(of: user, try await store.glance(of: user).version, by: rules)
  }
}

extension TrophiesV1.Medal {
  fileprivate init(_ record: MedalRecord, in language: Language) {
    let rule = record.rule
    let texts = rule.texts(in: language)
    self.init(
      medalID: "\(rule.id)", title: texts.title, description: texts.description, imageURI: rule.imageURI,
      family: rule.kind == .consistency ? .consistency : .intraday, threshold: UInt32(rule.threshold),
      count: UInt32(record.dates.count), firstLocalDate: record.dates.first.map { "\($0)" } ?? "",
      lastLocalDate: record.dates.last.map { "\($0)" } ?? "", metric: .init(rawValue: Int32(rule.metric.rawValue)),
      scope: .init(rawValue: Int32(rule.scope.rawValue)))
  }
}
