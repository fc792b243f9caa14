import TitanCore
import TitanProto
import TitanRPC
import TitanZones

extension Backend {
  /// The zone that says which date today is: the one of the user's clock; this system's while the clock follows the
  /// device, or nobody can say: what other services know is shown without it.
  func dayZone() async throws -> String {
    guard let name = try await dayClock()?.timeZone, !name.isEmpty else { return zone.name }
    return name
  }

  /// The weekday that the user's weeks begin with, 1 for Monday to 7; Monday while nobody can say.
  func firstWeekday() async throws -> Int {
    let first = Int(try await dayClock()?.firstWeekday ?? 1)
    return (1...7).contains(first) ? first : 1
  }

  /// The user's clock; `nil` while nobody can say.
  private func dayClock() async throws -> SessionsV1.Clock? {
    do {
      return try await keeper.call { options in
        try await sessions.getClock(.init(), options: options.within(.seconds(3)))
      }.clock
    } catch let error as RPCError where error.isServiceAway || error.code == .deadlineExceeded {
      return nil
    }
  }

  /// When something of a date happened of which nothing but the date is known: now where the date is today's, else noon,
  /// which lies in the date wherever the user's days begin.
  func time(on date: CalendarDay?) -> Timestamp {
    let now = clock()
    guard let date, date != zone.day(of: now) else { return now }
    let noon = Int64(date.number) * 86_400 + 43_200
    return Timestamp(seconds: noon - Int64(zone.utcOffsetSeconds(at: Timestamp(seconds: noon))))
  }
}
