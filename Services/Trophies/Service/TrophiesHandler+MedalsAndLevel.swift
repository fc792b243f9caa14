import TitanCore
package import TitanRPC
import TitanZones
import TrophiesDomain
package import TrophiesProto

extension TrophiesHandler {
  package func listCurrentMedals(
    _ request: TrophiesV1.ListCurrentMedalsRequest, context: ServerContext
  ) async throws -> TrophiesV1.ListCurrentMedalsResponse {
    let user = try context.requireUser()
    let asked = try zone(request.timeZone)
    let figures = try await medalFigures(of: user)
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
    let medals = try await medalFigures(of: user).medals.compactMap { record -> MedalRecord? in
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

  /// The figures, with medals by the rules in force.
  private func medalFigures(of user: UserID) async throws -> HistoryFigures {
    let rules = try await store.medalRules()
    return try await historyFigures.current(of: user, try await store.summary(of: user).version, by: rules)
  }

  package func getLevel(
    _ request: TrophiesV1.GetLevelRequest, context: ServerContext
  ) async throws -> TrophiesV1.GetLevelResponse {
    .init(level: try await levelMessage(of: try context.requireUser()))
  }

  package func explainLevel(
    _ request: TrophiesV1.ExplainLevelRequest, context: ServerContext
  ) async throws -> TrophiesV1.ExplainLevelResponse {
    let (experience, highest) = try await level(of: try context.requireUser())
    return .init(
      level: .init(experience, highest: highest), verifiedReps: UInt32(experience.verifiedReps),
      activeDates: UInt32(experience.activeDates), trophyExperience: UInt32(experience.trophyPoints),
      formulaVersion: Experience.formulaVersion)
  }

  func levelMessage(of user: UserID) async throws -> TrophiesV1.Level {
    let standing = try await level(of: user)
    return .init(standing.experience, highest: standing.highest)
  }

  private func level(of user: UserID) async throws -> (experience: Experience, highest: TitanLevel) {
    let rules = try await store.rules()
    let summary = try await store.summary(of: user)
    var experience = try await historyFigures.current(of: user, summary.version).experience
    experience.trophyPoints = rules.experience(of: summary.awards.standings)
    return (experience, summary.highestLevel)
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
      scope: .init(rawValue: Int32(rule.scope.rawValue)), exercise: .init(rule.exercise))
  }
}

extension TrophiesV1.Level {
  fileprivate init(_ experience: Experience, highest: TitanLevel) {
    let level = max(experience.level, highest)
    self.init(
      number: UInt32(level.number), experience: UInt32(experience.total), threshold: UInt32(level.threshold),
      nextThreshold: UInt32(level.next.threshold), rank: UInt32(level.rank),
      regainedAt: experience.level < level ? UInt32(level.threshold) : 0)
  }
}
