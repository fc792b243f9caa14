import ProfileDomain
import ProfileService
import Testing
import TitanCore
import TitanRPC
import TitanRequests

@Suite("Profile store")
struct ProfileStoreTests {
  private let ada = Profile(seed: ProfileSeed(displayName: "Ada süß 💪", locale: "de"))

  @Test("A profile is created once", arguments: StoreKind.allCases)
  func begin(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      let nobody = try await store.profile(of: user())
      #expect(nobody == nil)
      let first = try await store.begin(ada, of: user(), at: noon)
      let second = try await store.begin(
        Profile(seed: ProfileSeed(displayName: "Bob", locale: "en")), of: user(), at: noon)
      let read = try await store.profile(of: user())
      #expect(first == ada && second == ada && read == ada)
      let other = try await store.profile(of: user(2))
      #expect(other == nil)
      await #expect(throws: MissingProfile.self) {
        try await store.changeProfile(of: user(2), at: noon, request: nil) { $0 }
      }
    }
  }

  @Test("Every field is stored, and each change raises the revision", arguments: StoreKind.allCases)
  func change(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      _ = try await store.begin(ada, of: user(), at: noon)
      let changed = try await store.changeProfile(of: user(), at: noon + .seconds(1), request: nil) { profile in
        var profile = profile
        (profile.birthYear, profile.sex, profile.height) = (1990, .diverse, Height(millimetres: 1_725))
        (profile.units, profile.avatar, profile.locale) = (.imperial, AvatarID("fox"), "en-GB")
        return profile
      }
      let expected = Profile(
        displayName: ada.displayName, birthYear: 1990, sex: .diverse, height: Height(millimetres: 1_725),
        locale: "en-GB", units: .imperial, avatar: AvatarID("fox"), revision: 2, updateTime: noon + .seconds(1))
      #expect(changed == .done(expected))
      let read = try await store.profile(of: user())
      #expect(read == expected)
    }
  }

  @Test("A refused change has no effect, and a repeated one returns the same", arguments: StoreKind.allCases)
  func requests(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      struct Refused: Error {}
      _ = try await store.begin(ada, of: user(), at: noon)
      await #expect(throws: Refused.self) {
        try await store.changeProfile(of: user(), at: noon, request: nil) { _ in throw Refused() }
      }
      let request = RememberedRequest<Profile>(id: RequestID(uuid(7)), payloadDigest: [1]) { [UInt8($0.revision)] }
      _ = try await store.changeProfile(of: user(), at: noon, request: request) { $0 }
      let again = try await store.changeProfile(of: user(), at: noon, request: request) { $0 }
      #expect(again == .replayed([2]))
      let other = RememberedRequest<Profile>(id: RequestID(uuid(7)), payloadDigest: [2]) { _ in [] }
      await #expect(throws: RPCError.self) {
        try await store.changeProfile(of: user(), at: noon, request: other) { $0 }
      }
      let read = try await store.profile(of: user())
      #expect(read?.revision == 2)
    }
  }

  @Test("A user has one image, until it is replaced or deleted", arguments: StoreKind.allCases)
  func images(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      let photo = StoredImage(format: .jpeg, width: 512, height: 384, bytes: Array(0...255))
      let drawing = StoredImage(format: .png, width: 1, height: 2, bytes: [1, 2, 3])
      await #expect(throws: MissingProfile.self) {
        try await store.keep(photo, of: user(), at: noon, request: nil)
      }
      _ = try await store.begin(ada, of: user(), at: noon)
      _ = try await store.keep(photo, of: user(), at: noon, request: nil)
      let request = RememberedRequest<Profile>(id: RequestID(uuid(7)), payloadDigest: [1]) { [UInt8($0.revision)] }
      let kept = try await store.keep(drawing, of: user(), at: noon, request: request)
      guard case .done(let profile) = kept else {
        Issue.record("a new request was treated as a repeated one")
        return
      }
      #expect(profile.hasUploadedImage && profile.revision == 3)
      let replayed = try await store.keep(photo, of: user(), at: noon, request: request)
      #expect(replayed == .replayed([3]))
      let read = try await store.image(of: user())
      let others = try await store.image(of: user(2))
      #expect(read == drawing && others == nil)
      _ = try await store.changeProfile(of: user(), at: noon, request: nil) { profile in
        var profile = profile
        profile.hasUploadedImage = false
        return profile
      }
      let gone = try await store.image(of: user())
      let now = try await store.profile(of: user())
      #expect(gone == nil && now?.hasUploadedImage == false && now?.revision == 4)
    }
  }

  @Test("Every setting is stored, for its user only", arguments: StoreKind.allCases)
  func settings(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      let standard = try await store.settings(of: user())
      #expect(standard == Settings())
      for (revision, theme) in [(1, "blue"), (2, "granite")] {
        let time = noon + .seconds(revision)
        var expected = Settings()
        (expected.theme, expected.sessionTarget, expected.dailyGoal) = (ThemeID(theme), 500, 10_000)
        expected.pushUpsPerDay = try #require(PushUpsPerDay(times: 24, from: 0, to: 1_439))
        (expected.voicePack, expected.isVoiceEnabled) = ("viking-2", false)
        (expected.areSoundsEnabled, expected.areHapticsEnabled) = (false, false)
        (expected.profileVisibility, expected.activityVisibility) = (.partners, .groups)
        (expected.awardsVisibility, expected.frameRetention) = (.groups, .days365)
        expected.isLivenessEnabled = true
        let changed = try await store.changeSettings(of: user(), at: time, request: nil) { [expected] _ in expected }
        (expected.revision, expected.updateTime) = (revision, time)
        #expect(changed == .done(expected))
        let read = try await store.settings(of: user())
        #expect(read == expected)
      }
      let others = try await store.settings(of: user(2))
      #expect(others == Settings())
    }
  }

  @Test("Concurrent changes are serialized", arguments: StoreKind.allCases)
  func race(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<20 {
          group.addTask {
            _ = try await store.changeSettings(of: user(), at: noon, request: nil) { settings in
              var settings = settings
              settings.sessionTarget += 1
              return settings
            }
          }
        }
        try await group.waitForAll()
      }
      let settings = try await store.settings(of: user())
      #expect(settings.sessionTarget == 30 && settings.revision == 20)
    }
  }

  @Test("Measurements are listed newest first, in pages", arguments: StoreKind.allCases)
  func measurements(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      let all = [(1, 1), (2, 3), (3, 2), (4, 2)].map { measurement($0, hours: $1) }
      for one in all { try await store.add(one, of: user(), at: noon) }
      try await store.add(all[0], of: user(), at: noon + .seconds(9))
      try await store.add(measurement(1, kilograms: 20), of: user(2), at: noon)
      let first = try await store.measurements(of: user(), after: nil, limit: 2)
      #expect(first == [all[1], all[3]])
      let place = MeasurementPlace(time: all[3].time, id: all[3].id)
      let second = try await store.measurements(of: user(), after: place, limit: 9)
      #expect(second == [all[2], all[0]])
    }
  }

  @Test("An id belongs to one measurement forever", arguments: StoreKind.allCases)
  func measurementConflicts(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      try await store.add(measurement(1), of: user(), at: noon)
      await #expect(throws: MeasurementConflict(measurementID(1))) {
        try await store.add(measurement(1, kilograms: 90), of: user(), at: noon)
      }
      let others = try await store.delete(measurementID(1), of: user(2), at: noon)
      let first = try await store.delete(measurementID(1), of: user(), at: noon)
      let second = try await store.delete(measurementID(1), of: user(), at: noon)
      #expect(!others && first && second)
      await #expect(throws: MeasurementConflict(measurementID(1))) {
        try await store.add(measurement(1), of: user(), at: noon)
      }
      let left = try await store.measurements(of: user(), after: nil, limit: 9)
      #expect(left.isEmpty)
    }
  }
}
