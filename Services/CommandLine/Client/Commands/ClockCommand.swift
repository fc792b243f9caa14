import ArgumentParser
import TitanProto

struct ClockCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "clock", abstract: "Show or set by which clock your days are told.",
    discussion: "What you set holds for what comes after; dates that were decided stay.")

  enum Weekday: UInt32, CaseIterable {
    case monday = 1
    case tuesday, wednesday, thursday, friday, saturday, sunday
  }

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Option(
    help: ArgumentHelp("The zone that says which date today is; \"device\" follows the device.", valueName: "zone"))
  var zone: String?

  @Option(help: ArgumentHelp("When your day begins: 00:00 to 06:00, on the quarter.", valueName: "hh:mm"))
  var dayStart: DayTime?

  @Option(help: "The day your weeks begin with.")
  var firstWeekday: Weekday?

  func run(_ backend: Backend, _ console: Console) async throws {
    var clock = SessionsV1.Clock()
    var paths: [String] = []
    if let zone { (clock.timeZone, paths) = (zone == "device" ? "" : zone, paths + ["time_zone"]) }
    if let dayStart { (clock.dayStartMinutes, paths) = (dayStart.minutes, paths + ["day_start_minutes"]) }
    if let firstWeekday { (clock.firstWeekday, paths) = (firstWeekday.rawValue, paths + ["first_weekday"]) }
    let now = try await paths.isEmpty ? shown(backend) : changed(clock, paths, backend)
    guard let now else { throw ClientError(.refused, "the server answered without a clock") }
    if global.json { return console.line(Self.json(now).text) }
    console.line("zone           \(now.timeZone.isEmpty ? "the device's" : now.timeZone.printable)")
    console.line("day begins at  \(DayTime(minutes: now.dayStartMinutes))")
    console.line("weeks begin on \(Weekday(rawValue: now.firstWeekday).map { "\($0)" } ?? "\(now.firstWeekday)")")
  }

  private func shown(_ backend: Backend) async throws -> SessionsV1.Clock? {
    try await backend.keeper.call { options in
      try await backend.sessions.getClock(.init(), options: options.within(.seconds(10)))
    }.clock
  }

  private func changed(_ clock: SessionsV1.Clock, _ paths: [String], _ backend: Backend) async throws
    -> SessionsV1.Clock?
  {
    let request = SessionsV1.UpdateClockRequest(clock: clock, updateMask: .init(paths: paths))
    return try await backend.keeper.call { options in
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

/// A time of the day.
struct DayTime: ExpressibleByArgument, CustomStringConvertible {
  let minutes: UInt32

  init(minutes: UInt32) { self.minutes = minutes }

  init?(argument: String) {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.count == 2 }), let hour = UInt32(parts[0]),
      let minute = UInt32(parts[1]), hour < 24, minute < 60
    else { return nil }
    minutes = hour * 60 + minute
  }

  var description: String {
    let (hour, minute) = (minutes / 60, minutes % 60)
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}
