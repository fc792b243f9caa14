import MotivationDomain
import Testing
import TitanCore
import TitanZones

@Suite("Which reminders are pushed")
struct PushSituationTests {
  /// Daily at 12:00 and 14:00.
  private let series = ReminderSeries(frequency: .daily, times: .at([720, 840]))

  private func situation(_ acknowledged: Set<ReminderKey> = [], zone: ZoneRules = .utc) -> PushSituation {
    PushSituation(
      reminders: [reminder(series, 2, since: noon - .seconds(60)), reminder(series, 1, since: noon - .seconds(60))],
      acknowledged: acknowledged, zone: zone)
  }

  private func key(_ number: Int, minute: Int = 720) throws -> ReminderKey {
    ReminderKey(reminder: reminderID(number), localDate: try date("2026-05-31"), minute: minute)
  }

  @Test("A reminder is due at its time, unless a device has acknowledged it")
  func due() throws {
    let keys = [try key(1), try key(2)]
    #expect(situation().due(at: noon - .microseconds(1)).isEmpty)
    #expect(situation().due(at: noon).map(\.key) == keys)
    #expect(situation([keys[0]]).due(at: noon).map(\.key) == [keys[1]])
    #expect(situation(Set(keys)).due(at: noon).isEmpty)
  }

  @Test("The next look is at the next reminder; without one, there is none")
  func nextLook() throws {
    #expect(situation().nextLook(after: noon - .seconds(60)) == noon)
    #expect(situation().nextLook(after: noon) == noon + .seconds(7_200))
    #expect(situation(zone: try zone("Europe/Berlin")).nextLook(after: noon) == noon + .seconds(22 * 3_600))
    #expect(PushSituation(reminders: [], acknowledged: [], zone: .utc).nextLook(after: noon) == nil)
    let once = reminder(
      ReminderSeries(frequency: .once, times: .at([720]), firstDate: try date("2026-05-31")), since: noon)
    #expect(PushSituation(reminders: [once], acknowledged: [], zone: .utc).nextLook(after: noon) == nil)
  }

  @Test("A push is worth sending until the reminder's next time, and for a day at most")
  func expiry() throws {
    let worth = try #require(situation().worthPushing(try key(1), at: noon + .seconds(30)))
    #expect(worth.occurrence.key == (try key(1)) && worth.expiry == noon + .seconds(7_200))
    let weekly = reminder(ReminderSeries(frequency: .weekly, weekdays: [7], times: .at([720])), since: noon)
    let rare = PushSituation(reminders: [weekly], acknowledged: [], zone: .utc)
    #expect(rare.worthPushing(try key(1), at: noon)?.expiry == noon + .seconds(86_400))
    #expect(rare.worthPushing(try key(1), at: noon + .seconds(86_400)) == nil)
  }

  @Test("A push is pointless once its reminder was acknowledged, replaced, changed or deleted")
  func pointless() throws {
    #expect(situation([try key(1)]).worthPushing(try key(1), at: noon) == nil)
    #expect(situation([try key(1)]).worthPushing(try key(2), at: noon) != nil)
    #expect(situation().worthPushing(try key(1), at: noon + .seconds(7_200)) == nil)
    #expect(situation().worthPushing(try key(1, minute: 840), at: noon + .seconds(7_200)) != nil)
    #expect(situation().worthPushing(try key(3), at: noon) == nil)
    let changed = PushSituation(
      reminders: [reminder(series, since: noon + .seconds(1))], acknowledged: [], zone: .utc)
    #expect(changed.worthPushing(try key(1), at: noon + .seconds(2)) == nil)
  }
}
