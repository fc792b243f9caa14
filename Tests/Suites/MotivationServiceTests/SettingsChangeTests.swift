import MotivationDomain
import MotivationService
import ProfileProto
import Testing
import TitanCore
import TitanProto
import TitanRPC

@Suite("Changes from the profile feed")
struct SettingsChangeTests {
  private func change(
    _ perDay: ProfileV1.PushUpsPerDay?, voice: String = "", user name: String = "\(user())"
  ) throws -> SettingsChange {
    try SettingsChange(
      ProfileV1.ProfileChange(
        userID: name,
        change: .settings(.init(pushupsPerDay: perDay, voicePackID: voice, updateTime: .init(noon)))))
  }

  @Test("Push-up times and the voice are read, and other changes are ignored")
  func read() throws {
    let window = ReminderWindow(first: 480, last: 1_200, timesPerDay: 4)
    let times = PushUpTimes(window: window, since: noon)
    let perDay = ProfileV1.PushUpsPerDay(times: 4, windowStartMinutes: 480, windowEndMinutes: 1_200)
    #expect(try change(perDay) == SettingsChange(user: user(), settings: FollowedSettings(times: times)))
    let voice = VoicePackID("drill")
    #expect(
      try change(perDay, voice: "drill").settings == FollowedSettings(times: times, voice: voice))
    let other = ProfileV1.ProfileChange(userID: "\(user())", change: .person(.init()))
    #expect(try SettingsChange(other) == SettingsChange(user: user(), settings: nil))
  }

  @Test(
    "Values that the profile service never sends are refused",
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
