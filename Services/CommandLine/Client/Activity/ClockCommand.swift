import ArgumentParser
import SessionsProto
import TitanCore
import TitanProto
import TitanProtoJSON
import TitanRPC
import TitanZones

struct ClockCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "clock", abstract: "Show or set the clock that your days follow.",
    discussion: "Changes apply from now on; the dates of earlier sessions stay as they are.")

  enum Weekday: UInt32, CaseIterable {
    case monday = 1
    case tuesday, wednesday, thursday, friday, saturday, sunday
  }

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Option(
    help: ArgumentHelp("The time zone that decides today's date; \"device\" follows the device.", valueName: "zone"))
  var zone: String?

  @Option(help: ArgumentHelp("When your day begins: 00:00 to 06:00, in steps of 15 minutes.", valueName: "hh:mm"))
  var dayStart: DayTime?

  @Option(help: "The first day of your week.")
  var firstWeekday: Weekday?

  func run(_ backend: Backend, _ console: Console) async throws {
    var clock = SessionsV1.Clock()
    var paths: [String] = []
    if let zone { (clock.timeZone, paths) = (zone == "device" ? "" : zone, paths + ["time_zone"]) }
    if let dayStart { (clock.dayStartMinutes, paths) = (dayStart.minutes, paths + ["day_start_minutes"]) }
    if let firstWeekday { (clock.firstWeekday, paths) = (firstWeekday.rawValue, paths + ["first_weekday"]) }
    let now = try await paths.isEmpty ? shown(backend) : changed(clock, paths, backend)
    guard let now else { throw ClientError(.refused, "The server answered without a clock.") }
    if global.json { return console.line(Self.json(now).text) }
    console.line("zone           \(now.timeZone.isEmpty ? "the device's" : now.timeZone.printable)")
    console.line("day begins at  \(DayTime(minutes: now.dayStartMinutes))")
    console.line("weeks begin on \(Weekday(rawValue: now.firstWeekday).map { "\($0)" } ?? "\(now.firstWeekday)")")
  }

  private func shown(_ backend: Backend) async throws -> SessionsV1.Clock? {
    try await backend.accessTokens.call { options in
      try await backend.sessions.getClock(.init(), options: options.within(.seconds(10)))
    }.clock
  }

  private func changed(_ clock: SessionsV1.Clock, _ paths: [String], _ backend: Backend) async throws
    -> SessionsV1.Clock?
  {
    let request = SessionsV1.UpdateClockRequest(clock: clock, updateMask: .init(paths: paths))
    return try await backend.accessTokens.call { options in
      try await backend.sessions.updateClock(request, options: options.within(.seconds(10)))
    }.clock
  }

  private static func json(_ clock: SessionsV1.Clock) -> JSONValue {
    [
      "time_zone": .string(clock.timeZone), "day_start_minutes": .number(clock.dayStartMinutes),
      "first_weekday": .number(clock.firstWeekday), "etag": .string(clock.etag),
    ]
  }
}

extension ClockCommand.Weekday: ExpressibleByArgument {
  init?(argument: String) {
    guard let day = Self.allCases.first(where: { "\($0)" == argument.lowercased() }) else { return nil }
    self = day
  }
  static var allValueStrings: [String] { allCases.map { "\($0)" } }
}

extension Backend {
  /// The zone that determines today's date: that of the user's clock, or the system's if the clock follows the device
  /// or the sessions service is unavailable.
  func dayZone() async throws -> String {
    guard let name = try await dayClock()?.timeZone, !name.isEmpty else { return zone.name }
    return name
  }

  /// The first weekday of the user's week, 1 for Monday to 7; Monday if the sessions service is unavailable.
  func firstWeekday() async throws -> Int {
    let first = Int(try await dayClock()?.firstWeekday ?? 1)
    return (1...7).contains(first) ? first : 1
  }

  /// The user's clock; `nil` if the sessions service is unavailable.
  private func dayClock() async throws -> SessionsV1.Clock? {
    do {
      return try await accessTokens.call { options in
        try await sessions.getClock(.init(), options: options.within(.seconds(3)))
      }.clock
    } catch let error as RPCError where error.isServiceAway || error.code == .deadlineExceeded {
      return nil
    }
  }

  /// A time for something with only a date: now if the date is today, otherwise noon, which belongs to the date no
  /// matter when the user's days begin.
  func time(on date: CalendarDay?) -> Timestamp {
    let now = clock()
    guard let date, date != zone.day(of: now) else { return now }
    let noon = Int64(date.number) * 86_400 + 43_200
    return Timestamp(seconds: noon - Int64(zone.utcOffsetSeconds(at: Timestamp(seconds: noon))))
  }
}
