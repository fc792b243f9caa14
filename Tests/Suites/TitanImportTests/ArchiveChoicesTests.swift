import Crypto
import Foundation
import MotivationProto
import ProfileProto
import SessionsProto
import Testing
import TitanArchive
import TitanCore
import TitanProto
import TrainingProto

@testable import TitanImport

@Suite("What an archive says about how its owner likes things") struct ArchiveChoicesTests {
  private static let photo: [UInt8] = [0xFF, 0xD8, 0, 1]

  private static func choices(_ files: [String: String], photo: [UInt8]? = nil) throws -> ArchiveChoices {
    var contents = files.mapValues { Array($0.utf8) }
    contents["profile/picture.jpg"] = photo
    let listed = contents.map { name, bytes in
      let hash = SHA256.hash(data: bytes).description.split(separator: " ").last!  // It has a last word.
      return "{\"name\": \"\(name)\", \"bytes\": \(bytes.count), \"sha256\": \"\(hash)\"}"
    }
    let manifest =
      "{\"format\": \"titanup-export\", \"formatVersion\": 1, \"files\": [\(listed.joined(separator: ", "))]}"
    contents["manifest.json"] = Array(manifest.utf8)
    var zip = ZipWriter()
    for (name, bytes) in contents {
      zip.begin(name, at: Timestamp(seconds: 0))
      zip.write(bytes)
      zip.end()
    }
    zip.finish()
    return try ArchiveChoices(ArchiveFiles(ZipReader(zip.take())))
  }

  @Test("What was changed is read, oldest first")
  func changed() throws {
    let time = "\"updateTime\": \"2024-05-30T00:00:00Z\""
    let choices = try Self.choices(
      [
        "profile/profile.json": "{\"profile\": {\"heightCm\": 175, \"hasUploadedImage\": true, \(time)}}\n",
        "profile/settings.json": "{\"settings\": {\"dailyGoal\": 30, \(time)}}\n",
        "sessions/clock.json": "{\"clock\": {\"firstWeekday\": 7, \(time)}}\n",
        "training/preferences.json": "{\"preferences\": {\"countdown\": \"20s\"}}\n",
        "training/plan.json": "{\"plan\": {\"practicesPerWeek\": 4}}\n",
        "training/ratings.jsonl": "{\"workoutId\": \"new\", \"rating\": 5}\n{\"workoutId\": \"old\", \"rating\": 1}\n",
        "sessions/pauses.jsonl": "{\"pauseId\": \"new\"}\n{\"pauseId\": \"old\"}\n",
        "motivation/reminders.jsonl":
          "{\"reminderId\": \"r\", \"etag\": \"e\", \"createTime\": \"2024-05-30T00:00:00Z\"}\n",
        "motivation/liked-quotes.jsonl": "{\"quoteId\": \"new\"}\n{\"quoteId\": \"old\"}\n",
      ], photo: Self.photo)
    #expect(choices.profile?.heightCm == 175 && choices.photo == Self.photo)
    #expect(choices.settings?.dailyGoal == 30 && choices.clock?.firstWeekday == 7)
    #expect(choices.preferences?.countdown?.seconds == 20 && choices.plan?.practicesPerWeek == 4)
    #expect(choices.ratings.map(\.workoutID) == ["old", "new"])
    #expect(choices.pauses.map(\.pauseID) == ["old", "new"] && choices.likes == ["old", "new"])
    #expect(choices.reminders == [.init(reminderID: "r")])
  }

  @Test("Defaults say nothing, and an avatar is no photo")
  func untouched() throws {
    let choices = try Self.choices(
      [
        "profile/profile.json": "{\"profile\": {\"displayName\": \"Ada\"}}\n",
        "profile/settings.json": "{\"settings\": {\"dailyGoal\": 10}}\n", "sessions/clock.json": "{\"clock\": {}}\n",
        "training/preferences.json": "{\"preferences\": {\"countdown\": \"10s\", \"etag\": \"0\"}}\n",
        "training/plan.json": "{\"plan\": {\"practicesPerWeek\": 3, \"isDefault\": true}}\n",
      ], photo: Self.photo)
    #expect(choices.profile == nil && choices.settings == nil && choices.clock == nil)
    #expect(choices.preferences == nil && choices.plan == nil && choices.photo == nil)
  }

  private static let archived = ProfileV1.Profile(
    displayName: "Ada", birthYear: 1_990, heightCm: 175, locale: "en", avatarID: "owl")

  @Test(
    "A field comes if the account says nothing in it",
    arguments: [
      // Nobody has changed the account, but it has a name.
      (
        ProfileV1.Profile(displayName: "Bo", locale: "en", avatarID: "cat"), true,
        ["birth_year", "height_cm", "avatar_id"], ["name"]
      ),
      (
        .init(displayName: "Bo", heightCm: 180, avatarID: "cat"), false, ["birth_year"],
        ["name", "height", "language", "avatar"]
      ),
      // What the archive doesn't say takes nothing away.
      (
        .init(displayName: "Ada", birthYear: 1_990, sex: .male, heightCm: 175, locale: "en", avatarID: "owl"), false,
        [], []
      ),
    ])
  func fields(stored: ProfileV1.Profile, isUntouched: Bool, paths: [String], kept: [String]) {
    let choice = FieldChoice(
      ChosenField.all, from: Self.archived, to: stored, isUntouched: isUntouched, replace: false)
    #expect(choice.paths == paths && choice.keptNames(in: .english) == kept)
  }

  @Test("Replacing takes every field that the archive has otherwise, and no other")
  func replacing() {
    let stored = ProfileV1.Profile(
      displayName: "Bo", sex: .male, heightCm: 180, locale: "en", avatarID: "owl", etag: "7")
    let choice = FieldChoice(ChosenField.all, from: Self.archived, to: stored, isUntouched: false, replace: true)
    #expect(choice.names(in: .english) == ["name", "birth year", "height"] && choice.keptNames(in: .english).isEmpty)
    #expect(
      choice.result(in: .init(etag: "7")) == .init(displayName: "Ada", birthYear: 1_990, heightCm: 175, etag: "7"))
  }

  @Test(
    "Keeping no landmarks any more deletes those that are stored",
    arguments: [
      (ProfileV1.FrameRetention.none, ProfileV1.FrameRetention.days30, true), (.none, .none, false),
      (.days365, .days30, false),
    ])
  func landmarks(archived: ProfileV1.FrameRetention, stored: ProfileV1.FrameRetention, isDeleting: Bool) {
    func choice(isUntouched: Bool) -> FieldChoice<ProfileV1.Settings> {
      FieldChoice(
        ChosenField.all, from: .init(frameRetention: archived), to: .init(frameRetention: stored),
        isUntouched: isUntouched, replace: false)
    }
    #expect(choice(isUntouched: true).deletesLandmarks == isDeleting)
    #expect(!choice(isUntouched: false).deletesLandmarks)
  }
}
