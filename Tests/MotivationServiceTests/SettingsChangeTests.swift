import MotivationDomain
import MotivationService
import Testing
import TitanCore
import TitanProto
import TitanRPC

@Suite("What the profile feed tells motivation")
struct SettingsChangeTests {
  private func change(_ perDay: ProfileV1.PushUpsPerDay?, user name: String = "\(user())") throws -> SettingsChange {
    try SettingsChange(
      ProfileV1.ProfileChange(
        userID: name, change: .settings(.init(pushupsPerDay: perDay, updateTime: .init(noon)))))
  }

  @Test("Times of push-ups are read, other changes are not looked at")
  func read() throws {
    let window = ReminderWindow(first: 480, last: 1_200, timesPerDay: 4)
    #expect(
      try change(.init(times: 4, windowStartMinutes: 480, windowEndMinutes: 1_200))
        == SettingsChange(user: user(), times: PushUpTimes(window: window, since: noon)))
    let other = ProfileV1.ProfileChange(userID: "\(user())", change: .person(.init()))
    #expect(try SettingsChange(other) == SettingsChange(user: user(), times: nil))
  }

  @Test(
    "What the profile service never sends is refused",
    arguments: [
      nil, .init(times: 25, windowStartMinutes: 0, windowEndMinutes: 1_200),
      .init(times: 2, windowStartMinutes: 1_200, windowEndMinutes: 480),
      .init(times: 1, windowStartMinutes: 480, windowEndMinutes: 1_440),
    ] as [ProfileV1.PushUpsPerDay?])
  func refused(perDay: ProfileV1.PushUpsPerDay?) {
    #expect(throws: RuntimeError.self) { try change(perDay) }
    #expect(throws: RuntimeError.self) { try change(.init(times: 1), user: "x") }
  }
}
