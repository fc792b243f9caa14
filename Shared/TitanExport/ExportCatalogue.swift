/// Everything that an archive holds of an account: one row for each file.
///
/// A method that reads something is either here or in `notExported`, with the reason; a test holds both against the
/// services' descriptors.
package enum ExportCatalogue {
  private static let (auth, profile) = ("titanup.auth.v1.AuthService", "titanup.profile.v1.ProfileService")
  private static let (sessions, pose) = ("titanup.sessions.v1.SessionsService", "titanup.pose.v1.PoseService")
  private static let (training, habits) = ("titanup.training.v1.TrainingService", "titanup.habits.v1.HabitsService")
  private static let trophies = "titanup.trophies.v1.TrophiesService"
  private static let motivation = "titanup.motivation.v1.MotivationService"
  private static let social = "titanup.social.v1.SocialService"

  /// The method that says whose account it is.
  static let account = "\(auth)/WhoAmI"

  private static let allSessions = ExportReading.list(of: "\(sessions)/ListSessions", items: "sessions")
  private static let allStreams = ExportReading.list(of: "\(pose)/ListStreams", items: "streams")
  private static let allPractices = ExportReading.list(of: "\(training)/ListPractices", items: "practices")
  private static let allMeasurements = ExportReading.list(
    of: "\(profile)/ListBodyMeasurements", items: "measurements")
  /// Archived habits, and deleted ones that can be restored, too.
  private static let allHabits = ExportReading.list(
    of: "\(habits)/ListHabits", items: "habits", ["include_archived": "true", "show_deleted": "true"])
  /// Records of deleted habits can't be read until those are restored.
  private static let allRecords = ExportReading.each(
    in: .list(of: "\(habits)/ListHabits", items: "habits", ["include_archived": "true"]),
    argument: .init("habit.habit_id", to: "habit_id"), .list(of: "\(habits)/ListRecords", items: "records"))
  private static let allLinks = ExportReading.list(of: "\(trophies)/ListAwardLinks", items: "links")

  package static let parts: [ExportPart] = [
    .init("account/account.json", .object, .response(of: account)),
    .init("account/devices.jsonl", .lines, .list(of: "\(auth)/ListAuthSessions", items: "auth_sessions")),
    .init("account/security-events.jsonl", .lines, .list(of: "\(auth)/ListSecurityEvents", items: "security_events")),
    .init("account/invitations.jsonl", .lines, .list(of: "\(auth)/ListInvitations", items: "invitations")),
    .init(
      "account/access-tokens.jsonl", .lines,
      .list(of: "\(auth)/ListPersonalAccessTokens", items: "personal_access_tokens")),
    .init("account/passkeys.jsonl", .lines, .list(of: "\(auth)/ListPasskeys", items: "passkeys")),
    .init("account/provider.json", .object, .response(of: "\(auth)/GetProviderLink")),

    .init("profile/profile.json", .object, .response(of: "\(profile)/GetProfile")),
    .init("profile/settings.json", .object, .response(of: "\(profile)/GetSettings")),
    .init("profile/picture", .picture, .response(of: "\(profile)/GetProfileImage")),
    .init("profile/body-measurements.jsonl", .lines, allMeasurements),
    .init(
      "profile/body-measurements.csv",
      .table(["measurement_id", "measure_time", "utc_offset_seconds", "local_date", "weight_kg"]), allMeasurements),

    .init("sessions/sessions.jsonl", .lines, allSessions),
    .init(
      "sessions/sessions.csv",
      .table([
        "session_id", "local_date", "start_time", "end_time", "time_zone", "utc_offset_seconds", "reps", "target",
        "target_met", "evidence", "counter", "stream_id", "receipt_id", "late", "note", "create_time",
      ]), allSessions),
    .init(
      "sessions/recounted-sessions.jsonl", .lines,
      .only(
        .each(
          in: .only(allSessions, having: "receipt_id"), argument: .init("session_id", to: "session_id"),
          .response(of: "\(sessions)/GetSession")), having: "past_counts")),
    .init(
      "sessions/foreign-receipts.jsonl", .lines,
      .only(
        .each(
          in: .only(allSessions, having: "has_foreign_receipt"), argument: .init("session_id", to: "session_id"),
          .response(of: "\(sessions)/GetSession")), having: "foreign_receipt_jws")),
    .init("sessions/pauses.jsonl", .lines, .list(of: "\(sessions)/ListPauses", items: "pauses")),
    .init("sessions/clock.json", .object, .response(of: "\(sessions)/GetClock")),
    .init("sessions/streak.json", .object, .response(of: "\(sessions)/GetStreak")),

    .init(
      "sets/streams.jsonl", .lines,
      .each(in: allStreams, argument: .init("open.stream_id", to: "stream_id"), .response(of: "\(pose)/GetStream"))),
    .init("sets/receipt-keys.json", .object, .response(of: "\(pose)/GetReceiptKeys")),
    .init(
      "sets/recordings", .recordings,
      .each(
        in: .only(allStreams, having: "stored_bytes"), argument: .init("open.stream_id", to: "stream_id"),
        .response(of: "\(pose)/DownloadFrames"))),

    .init("training/practices.jsonl", .lines, allPractices),
    .init(
      "training/practices.csv",
      .table([
        "practice_id", "local_date", "start_time", "end_time", "time_zone", "state", "time_spent", "points",
        "score_before", "score_after", "implausible_sets", "note",
      ]), allPractices),
    .init(
      "training/workouts.jsonl", .lines,
      .list(of: "\(training)/ListWorkouts", items: "workouts", ["own_only": "true"])),
    .init("training/ratings.jsonl", .lines, .list(of: "\(training)/ListRatings", items: "ratings")),
    .init("training/selections.jsonl", .lines, .dates(of: "\(training)/ListSelections", items: "selections")),
    .init("training/preferences.json", .object, .response(of: "\(training)/GetPreferences")),
    .init("training/plan.json", .object, .response(of: "\(training)/GetPlan")),
    .init("training/fitness.json", .object, .response(of: "\(training)/GetFitnessLevel", ["history_size": "200"])),

    .init("habits/habits.jsonl", .lines, allHabits),
    .init("habits/records.jsonl", .lines, allRecords),
    .init(
      "habits/records.csv",
      .table([
        "record_id", "habit_id", "local_date", "delta", "value", "skipped", "occur_time", "time_zone",
        "utc_offset_seconds", "note", "source", "source_id", "create_time",
      ]), allRecords),

    .init(
      "trophies/awards.jsonl", .lines,
      .list(of: "\(trophies)/ListAwards", items: "awards", ["include_revoked": "true"])),
    .init("trophies/medals.json", .object, .response(of: "\(trophies)/ListMedalHistory")),
    .init("trophies/level.json", .object, .response(of: "\(trophies)/ExplainLevel")),
    .init("trophies/links.jsonl", .lines, allLinks),
    .init(
      "trophies/statements.jsonl", .lines,
      .each(
        in: .only(.only(allLinks, having: "path"), having: "is_valid"),
        argument: .init("path", to: "token", without: "/a/"),
        .response(of: "\(trophies)/GetSharedAward"))),
    .init("trophies/award-keys.json", .object, .response(of: "\(trophies)/GetAwardKeys")),

    .init("motivation/reminders.jsonl", .lines, .list(of: "\(motivation)/ListReminders", items: "reminders")),
    .init("motivation/liked-quotes.jsonl", .lines, .list(of: "\(motivation)/ListLikedQuotes", items: "quotes")),
    .init(
      "motivation/push-subscriptions.jsonl", .lines,
      .list(of: "\(motivation)/ListPushSubscriptions", items: "subscriptions")),

    .init("people/sharing.json", .object, .response(of: "\(social)/GetSharing")),
    // What partners show of their training is theirs.
    .init(
      "people/partners.csv", .table(["partner_id", "display_name", "create_time"]),
      .list(of: "\(social)/ListPartners", items: "partners")),
    .init("people/groups.jsonl", .lines, .list(of: "\(social)/ListGroups", items: "groups")),
    .init("people/blocks.jsonl", .lines, .list(of: "\(social)/ListBlocks", items: "blocks")),
    .init("people/invitations.jsonl", .lines, .list(of: "\(social)/ListInvitations", items: "invitations")),
    .init(
      "people/received-invitations.jsonl", .lines,
      .list(of: "\(social)/ListReceivedInvitations", items: "invitations")),
  ]

  private static let (computed, shared) = ("computed from what is exported", "the same for everybody")
  private static let (inList, operators) = ("the same as in an exported list", "for operators")
  private static let groups = "a group's, and what its other members show is theirs"
  private static let (announced, services) = ("announces changes of what is exported", "for TitanUp's own services")

  /// Why a method that reads something is not in `parts`, by its path without the slash.
  package static let notExported: [String: String] = [
    "\(auth)/GetDeletionReceipt": "only after the account is gone",
    "\(auth)/GetSignInMethods": shared,
    "\(auth)/GetJwks": "keys of access tokens and of receipts of deleted accounts",
    "titanup.auth.v1.AuthFeedService/WatchErasures": services,
    "titanup.auth.v1.AuthFeedService/WatchRevocations": services,
    "titanup.auth.v1.AuthAdminService/ListUserInvitations": operators,
    "titanup.auth.v1.AuthAdminService/ListUsers": operators,

    "\(profile)/CalculateBmi": "a calculator, which stores nothing",
    "\(profile)/GetBodyMetrics": computed,
    "\(profile)/GetDashboard": computed,
    "\(profile)/ListAvatars": shared,
    "\(profile)/ListThemes": shared,
    "titanup.profile.v1.ProfileFeedService/ListProfileChanges": services,

    "\(sessions)/ExplainStreak": computed,
    "\(sessions)/GetActivityChart": computed,
    "\(sessions)/GetStats": computed,
    "\(sessions)/WatchSessions": announced,
    "titanup.sessions.v1.SessionsFeedService/ListSessionChanges": services,

    "\(pose)/ExplainReps": computed,
    "\(pose)/ListCounters": shared,
    "\(pose)/VerifyReceipt": "checks what the caller has",
    "titanup.pose.v1.PoseFeedService/ListStreamChanges": services,

    "\(training)/ExplainScore": computed,
    "\(training)/GetDailyEnergy": computed,
    "\(training)/GetDayProgress": computed,
    "\(training)/GetExercise": shared,
    "\(training)/GetLastWorkout": computed,
    "\(training)/GetMealIdea": shared,
    "\(training)/GetPractice": inList,
    "\(training)/GetTrainingStats": computed,
    "\(training)/GetWeekSummary": computed,
    "\(training)/GetWorkout": inList,
    "\(training)/ListExercises": shared,
    "\(training)/ListMealIdeas": shared,
    "\(training)/SuggestWorkouts": computed,
    "titanup.training.v1.TrainingFeedService/ListPracticeChanges": services,

    "\(habits)/GetActivity": computed,
    "\(habits)/GetHabit": inList,
    "\(habits)/GetHabitStats": computed,
    "\(habits)/GetWeekOverWeek": computed,
    "\(habits)/WatchHabits": announced,

    "\(trophies)/ExplainAward": computed,
    "\(trophies)/GetAward": inList,
    "\(trophies)/GetImage": shared,
    "\(trophies)/GetLevel": "part of ExplainLevel",
    "\(trophies)/GetTrophy": shared,
    "\(trophies)/GetTrophyProgress": computed,
    "\(trophies)/ListCurrentMedals": computed,
    "\(trophies)/ListTrophies": shared,
    "\(trophies)/WatchAwards": announced,
    "titanup.trophies.v1.TrophiesAdminService/GetOperation": operators,
    "titanup.trophies.v1.TrophiesAdminService/ListTrophyRules": operators,
    "titanup.trophies.v1.TrophiesAdminService/PreviewRule": operators,

    "\(motivation)/GetPepTalk": shared,
    "\(motivation)/GetPushKey": shared,
    "\(motivation)/GetQuote": shared,
    "\(motivation)/GetSlogan": shared,
    "\(motivation)/GetVoicePack": shared,
    "\(motivation)/ListDueReminders": computed,
    "\(motivation)/ListQuotes": shared,
    "\(motivation)/ListUpcomingReminders": computed,
    "\(motivation)/ListVoicePacks": "the same for everybody; the settings name the chosen one",
    "\(motivation)/StreamDueReminders": computed,

    "\(social)/GetBoard": groups,
    "\(social)/GetGroup": inList,
    "\(social)/GetPartner": inList,
    "\(social)/ListChallenges": groups,
    "\(social)/ListGroupFeed": groups,
    "\(social)/ListGroupInvitations": groups,
    "\(social)/ListMembers": groups,
    "\(social)/ListSharedMotions": groups,
    "\(social)/LookUpGroupInvitation": "what others have sent",
    "\(social)/LookUpInvitation": "what others have sent",
  ]
}
