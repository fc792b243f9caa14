import ProfileDomain
import ProfileProto
import ProfileService
import Testing
import TitanCore
import TitanProto
import TitanRPC
import TitanTesting

@Suite("ProfileService: profile and settings")
struct ProfileHandlerTests {
  private let harness = Harness()
  private var client: ProfileV1.ProfileServiceClient { harness.client }

  private func update(
    _ profile: ProfileV1.Profile, _ paths: [String], requestID: String = "", options: CallOptions = TestCalls.by(user())
  ) async throws -> ProfileV1.Profile {
    let request = ProfileV1.UpdateProfileRequest(
      profile: profile, updateMask: .init(paths: paths), requestID: requestID)
    let response = try await client.updateProfile(request, options: options)
    return try #require(response.profile)
  }

  private func set(
    _ settings: ProfileV1.Settings, _ paths: [String], requestID: String = ""
  ) async throws -> ProfileV1.Settings {
    let request = ProfileV1.UpdateSettingsRequest(
      settings: settings, updateMask: .init(paths: paths), requestID: requestID)
    let response = try await client.updateSettings(request)
    return try #require(response.settings)
  }

  @Test("Every account has a profile, with the data from its registration")
  func begun() async throws {
    let profile = try await client.getProfile(.init()).profile
    #expect(
      profile
        == .init(
          displayName: "Ada", locale: "de-AT", units: .metric, avatarID: "viking", hasUploadedImage: false, etag: "1"))
  }

  @Test("A profile is created when the auth service responds, and doesn't need it afterwards")
  func authAway() async throws {
    let away = Harness(seeds: AdaSeeds(failure: RPCError(code: .deadlineExceeded, message: "")))
    let error = await #expect(throws: RPCError.self) { try await away.client.getProfile(.init()) }
    #expect((error?.code, error?.receivedReason) == (.unavailable, "PROFILE_SEED_UNAVAILABLE"))
    _ = try await away.store.begin(Profile(seed: .init(displayName: "Eve", locale: "")), of: user(), at: noon)
    let profile = try await away.client.getProfile(.init()).profile
    #expect(profile?.displayName == "Eve")
    let revoked = Harness(seeds: AdaSeeds(failure: RPCError(code: .unauthenticated, message: "")))
    let refused = await #expect(throws: RPCError.self) { try await revoked.client.getProfile(.init()) }
    #expect(refused?.code == .unauthenticated)
  }

  @Test("A call without a token is unauthenticated")
  func unauthenticated() async {
    let error = await #expect(throws: RPCError.self) { try await client.getProfile(.init(), options: CallOptions()) }
    #expect(error?.code == .unauthenticated)
    let themes = await #expect(throws: RPCError.self) { try await client.listThemes(.init(), options: CallOptions()) }
    #expect(themes?.code == .unauthenticated)
  }

  @Test("Only the fields of the mask change")
  func masks() async throws {
    let changed = try await update(
      .init(displayName: "x", birthYear: 1990, sex: .female, heightCm: 172.5), ["birth_year", "sex", "height_cm"])
    #expect(changed.displayName == "Ada" && changed.birthYear == 1990 && changed.sex == .female)
    #expect(changed.heightCm == 172.5 && changed.etag == "2" && changed.updateTime == .init(noon))
    let one = try await update(.init(displayName: "Eve"), [])
    #expect(one.displayName == "Eve" && one.birthYear == 1990 && one.sex == .female && one.heightCm == 172.5)
    let all = try await update(.init(displayName: "Eve", locale: "en", avatarID: "fox"), ["*"])
    #expect(all.displayName == "Eve" && all.birthYear == 0 && all.sex == .unspecified && all.heightCm == 0)
    let read = try await client.getProfile(.init()).profile
    #expect(read == all)
    let others = try await client.getProfile(.init(), options: TestCalls.by(user(2))).profile
    #expect(others?.displayName == "Ada")
  }

  @Test("Unknown paths and old etags are refused")
  func refused() async throws {
    for path in ["etag", "displayName", "birth_year.x", "", "**"] {
      let error = await #expect(throws: RPCError.self) { try await update(.init(), [path]) }
      #expect((error?.code, error?.receivedReason) == (.invalidArgument, "PATH_UNKNOWN"))
    }
    _ = try await update(.init(displayName: "Eve", etag: "1"), ["display_name"])
    let error = await #expect(throws: RPCError.self) {
      try await update(
        .init(displayName: "Bob", etag: "1"), ["display_name"],
        options: TestCalls.by(user(), metadata: ["accept-language": .string("de")]))
    }
    #expect((error?.code, error?.receivedReason) == (.aborted, "ETAG_MISMATCH"))
    #expect(error?.receivedInfo["etag"] == "2")
    #expect(error?.receivedText == "Das wurde auf einem anderen Gerät geändert. Bitte sieh noch einmal nach.")
  }

  @Test("Every wrong field is named, and nothing is stored")
  func wrong() async throws {
    let error = await #expect(throws: RPCError.self) {
      try await update(.init(displayName: " ", birthYear: 2027, heightCm: 20), ["*"])
    }
    #expect(error?.code == .invalidArgument)
    #expect(
      error?.receivedFields == [
        "profile.display_name", "profile.birth_year", "profile.height_cm", "profile.locale", "profile.avatar_id",
      ])
    #expect(error?.receivedText == "Please check what you have entered.")
    let profile = try await client.getProfile(.init()).profile
    #expect(profile?.etag == "1")
  }

  @Test("A retry returns the same response, and another request with its id is refused")
  func retries() async throws {
    let id = "\(uuid(9))".lowercased()
    let first = try await update(.init(displayName: "Eve"), ["display_name"], requestID: id)
    _ = try await update(.init(displayName: "Bob"), ["display_name"])
    let again = try await update(.init(displayName: "Eve"), ["display_name"], requestID: id)
    #expect(again == first)
    let error = await #expect(throws: RPCError.self) {
      try await update(.init(displayName: "Mallory"), ["display_name"], requestID: id)
    }
    #expect(error?.receivedReason == "REQUEST_ID_REUSED")
    let shared = await #expect(throws: RPCError.self) {
      try await set(.init(themeID: "blue"), ["theme_id"], requestID: id)
    }
    #expect(shared?.receivedReason == "REQUEST_ID_REUSED")
    let profile = try await client.getProfile(.init()).profile
    #expect(profile?.displayName == "Bob")
  }

  @Test("Settings that were never set have the documented defaults")
  func standardSettings() async throws {
    let settings = try await client.getSettings(.init()).settings
    #expect(
      settings
        == .init(
          themeID: "orange", sessionTarget: 10, dailyGoal: 10,
          pushupsPerDay: .init(times: 1, windowStartMinutes: 480, windowEndMinutes: 1_200, atMinutes: [480]),
          voicePackID: "", voiceEnabled: true, soundsEnabled: true, hapticsEnabled: true,
          profileVisibility: .private, activityVisibility: .private, awardsVisibility: .private,
          frameRetention: .days30, etag: "0"))
  }

  @Test("Each setting can be changed alone")
  func eachSetting() async throws {
    let wanted = ProfileV1.Settings(
      themeID: "blue", sessionTarget: 25, dailyGoal: 100,
      pushupsPerDay: .init(times: 4, windowStartMinutes: 480, windowEndMinutes: 1_200), voicePackID: "drill",
      voiceEnabled: false, soundsEnabled: false, hapticsEnabled: false, profileVisibility: .partners,
      activityVisibility: .groups, awardsVisibility: .partners, frameRetention: .none, livenessEnabled: true)
    let paths = [
      "theme_id", "session_target", "daily_goal", "pushups_per_day", "voice_pack_id", "voice_enabled",
      "sounds_enabled", "haptics_enabled", "profile_visibility", "activity_visibility", "awards_visibility",
      "frame_retention", "liveness_enabled",
    ]
    var last = try #require(try await client.getSettings(.init()).settings)
    for (number, path) in paths.enumerated() {
      let now = try await set(wanted, [path])
      #expect(now.etag == "\(number + 1)" && now != last)
      #expect(differences(now, last) == [path])
      last = now
    }
    #expect(last.pushupsPerDay?.atMinutes == [480, 720, 960, 1_200])
    let read = try await client.getSettings(.init()).settings
    #expect(read == last)
  }

  /// The paths in which two settings differ.
  private func differences(_ one: ProfileV1.Settings, _ other: ProfileV1.Settings) -> [String] {
    let pairs: [(String, Bool)] = [
      ("theme_id", one.themeID == other.themeID), ("session_target", one.sessionTarget == other.sessionTarget),
      ("daily_goal", one.dailyGoal == other.dailyGoal), ("pushups_per_day", one.pushupsPerDay == other.pushupsPerDay),
      ("voice_pack_id", one.voicePackID == other.voicePackID),
      ("voice_enabled", one.voiceEnabled == other.voiceEnabled),
      ("sounds_enabled", one.soundsEnabled == other.soundsEnabled),
      ("haptics_enabled", one.hapticsEnabled == other.hapticsEnabled),
      ("profile_visibility", one.profileVisibility == other.profileVisibility),
      ("activity_visibility", one.activityVisibility == other.activityVisibility),
      ("awards_visibility", one.awardsVisibility == other.awardsVisibility),
      ("frame_retention", one.frameRetention == other.frameRetention),
      ("liveness_enabled", one.livenessEnabled == other.livenessEnabled),
    ]
    return pairs.filter { !$0.1 }.map(\.0)
  }

  @Test("A mask can name a nested field")
  func nested() async throws {
    let settings = try await set(
      .init(pushupsPerDay: .init(times: 3, windowStartMinutes: 9, windowEndMinutes: 9)), ["pushups_per_day.times"])
    #expect(settings.pushupsPerDay?.atMinutes == [480, 840, 1_200])
  }

  @Test("Unknown themes, targets out of range and unknown paths are refused")
  func wrongSettings() async throws {
    let theme = await #expect(throws: RPCError.self) { try await set(.init(themeID: "mauve"), ["theme_id"]) }
    #expect((theme?.code, theme?.receivedReason) == (.invalidArgument, "THEME_UNKNOWN"))
    #expect(theme?.receivedText == "Please choose one of the themes.")
    let target = await #expect(throws: RPCError.self) { try await set(.init(sessionTarget: 501), ["session_target"]) }
    #expect((target?.code, target?.receivedFields) == (.invalidArgument, ["settings.session_target"]))
    let path = await #expect(throws: RPCError.self) { try await set(.init(), ["theme"]) }
    #expect((path?.code, path?.receivedReason) == (.invalidArgument, "PATH_UNKNOWN"))
    let allowed = try #require(path?.message.split(separator: "allowed: ").last).split(separator: ", ").map(String.init)
    #expect(allowed.contains("pushups_per_day") && allowed.contains("pushups_per_day.times"))
    // The paths that the error allows are accepted.
    for path in allowed { _ = try UpdateMask([path], of: allowed, populated: []) }
    let settings = try await client.getSettings(.init()).settings
    #expect(settings?.etag == "0")
  }

  @Test("Themes and avatars have titles in the call's language")
  func catalogues() async throws {
    let german = TestCalls.by(user(), metadata: ["accept-language": .string("de")])
    let themes = try await client.listThemes(.init(), options: german).themes
    #expect(themes.map(\.title) == ["Orange", "Blau", "Granit"])
    let avatars = try await client.listAvatars(.init(), options: german).avatars
    #expect(avatars.count == AvatarCatalogue.all.count && avatars[0].title == "Wikinger")
    #expect(avatars.allSatisfy { $0.svg.hasPrefix("<svg") })
  }
}
