import MotivationProto
import ProfileProto
import SessionsProto
import TrainingProto

/// What an archive of `titanup export` says about how its owner likes things, and about what they have planned.
struct ArchiveChoices: Sendable {
  /// `nil` if its owner never changed it, as with the four that follow.
  let profile: ProfileV1.Profile?
  let settings: ProfileV1.Settings?
  let clock: SessionsV1.Clock?
  let preferences: TrainingV1.Preferences?
  let plan: TrainingV1.Plan?
  /// The file that was uploaded; `nil` for people with an avatar.
  let photo: [UInt8]?
  /// Oldest first, so that lists have the same order elsewhere; so are the others.
  let ratings: [TrainingV1.Rating]
  let selections: [TrainingV1.Selection]
  let pauses: [SessionsV1.Pause]
  let reminders: [MotivationV1.Reminder]
  /// The ids of quotes.
  let likes: [String]

  /// - Throws: `ImportProblem` that names the file and the line that can't be read.
  init(_ files: ArchiveFiles) throws {
    let profile = try files.messages(
      "profile/profile.json", "profile.v1.GetProfileResponse", ProfileV1.GetProfileResponse.self
    ).first?.profile
    let hasPhoto = profile?.hasUploadedImage == true
    self.profile = profile.flatMap { $0.updateTime == nil ? nil : $0 }
    photo = hasPhoto ? try files.content("profile/picture.jpg") ?? files.content("profile/picture.png") : nil
    settings = try files.messages(
      "profile/settings.json", "profile.v1.GetSettingsResponse", ProfileV1.GetSettingsResponse.self
    ).first?.settings.flatMap { $0.updateTime == nil ? nil : $0 }
    clock = try files.messages(
      "sessions/clock.json", "sessions.v1.GetClockResponse", SessionsV1.GetClockResponse.self
    ).first?.clock.flatMap { $0.updateTime == nil ? nil : $0 }
    preferences = try files.messages(
      "training/preferences.json", "training.v1.GetPreferencesResponse", TrainingV1.GetPreferencesResponse.self
    ).first?.preferences.flatMap { $0.areUntouched ? nil : $0 }
    plan = try files.messages("training/plan.json", "training.v1.GetPlanResponse", TrainingV1.GetPlanResponse.self)
      .first?.plan.flatMap { $0.isDefault ? nil : $0 }
    ratings = try files.messages("training/ratings.jsonl", "training.v1.Rating", TrainingV1.Rating.self).reversed()
    selections = try files.messages("training/selections.jsonl", "training.v1.Selection", TrainingV1.Selection.self)
    pauses = try files.messages("sessions/pauses.jsonl", "sessions.v1.Pause", SessionsV1.Pause.self).reversed()
    reminders = try files.messages("motivation/reminders.jsonl", "motivation.v1.Reminder", MotivationV1.Reminder.self)
      .reversed().map(\.entered)
    likes = try files.messages("motivation/liked-quotes.jsonl", "motivation.v1.Quote", MotivationV1.Quote.self)
      .reversed().map(\.quoteID)
  }
}

extension MotivationV1.Reminder {
  /// The same without what only the service says.
  fileprivate var entered: Self {
    var entered = self
    (entered.etag, entered.createTime, entered.updateTime) = ("", nil, nil)
    return entered
  }
}
