import SessionsProto
import Testing
import TitanCore
import TitanProto
import TitanRPC

@Suite("Clock and pauses of the sessions feed")
struct ClockAndPausesTests {
  @Test("Everything that is set is read")
  func everything() throws {
    let first = try #require(CalendarDay("2026-03-28"))
    let days = try ClockAndPauses(
      .init(
        clock: .init(
          timeZone: "Europe/Berlin", dayStartMinutes: 240, firstWeekday: 7, updateTime: .init(Timestamp(seconds: 9))),
        pauses: [
          .init(firstLocalDate: "2026-03-28", lastLocalDate: "2026-04-02"),
          .init(firstLocalDate: "2026-05-01", lastLocalDate: "2026-05-01"),
        ]))
    #expect(days.timeZone == "Europe/Berlin")
    #expect(days.dayStart.minutes == 240)
    #expect(days.updateTime == Timestamp(seconds: 9))
    #expect(days.firstWeekday == 7)
    #expect(days.pauses == [first...first + 5, first + 34...first + 34])
  }

  @Test("Nothing set means the defaults", arguments: [SessionsV1.Clock(), nil])
  func nothing(clock: SessionsV1.Clock?) throws {
    let days = try ClockAndPauses(.init(clock: clock))
    #expect(days.timeZone == nil)
    #expect(days.dayStart == .midnight)
    #expect(days.updateTime == nil)
    #expect(days.firstWeekday == 1)
    #expect(days.pauses.isEmpty)
  }

  @Test(
    "What the service never sends is refused",
    arguments: [
      SessionsV1.DayRules(clock: .init(dayStartMinutes: 7)), SessionsV1.DayRules(clock: .init(dayStartMinutes: 375)),
      SessionsV1.DayRules(pauses: [.init(firstLocalDate: "2026-03-28", lastLocalDate: "2026-03-27")]),
      SessionsV1.DayRules(pauses: [.init(firstLocalDate: "2026-03-28", lastLocalDate: "")]),
      SessionsV1.DayRules(pauses: [.init(firstLocalDate: "2026-02-30", lastLocalDate: "2026-03-27")]),
    ])
  func refused(message: SessionsV1.DayRules) {
    #expect(throws: RuntimeError.self) { try ClockAndPauses(message) }
  }
}
