import MotivationProto
import ProfileProto
import SessionsProto
import TitanCore
import TitanProto
import TitanRPC
import TitanZones
import TrainingProto

/// Stores how the owner of an archive likes things.
///
/// Each change takes the etag that the inventory has seen, so a value that was chosen since isn't lost, and a request id
/// that follows from both, so a retry after a lost answer finds what it has changed.
extension ArchiveSender {
  mutating func send(profileOf inventory: ChoiceInventory) async throws {
    if let choice = inventory.profile, !choice.paths.isEmpty {
      let profile = choice.result(in: .init(etag: choice.stored.etag))
      let request = ProfileV1.UpdateProfileRequest(
        profile: profile, updateMask: .init(paths: choice.paths), requestID: ImportIdentity.request("profile", profile))
      try await store(choice.names(in: language), of: language.say("profile", "Profil"), "profile") {
        account, options in
        _ = try await account.profile.updateProfile(request, options: options)
      }
    }
    if let choice = inventory.settings, !choice.paths.isEmpty {
      let settings = choice.result(in: .init(etag: choice.stored.etag))
      let request = ProfileV1.UpdateSettingsRequest(
        settings: settings, updateMask: .init(paths: choice.paths),
        requestID: ImportIdentity.request("settings", settings))
      try await store(choice.names(in: language), of: language.say("settings", "Einstellungen"), "profile") {
        account, options in
        _ = try await account.profile.updateSettings(request, options: options)
      }
    }
    if let photo = inventory.photo {
      try await store(
        [language.say("photo", "Foto")], of: language.say("profile", "Profil"), "profile", within: .seconds(60)
      ) { account, options in
        try await account.uploadPhoto(photo, options)
      }
    }
  }

  /// Own workouts come before: some of these are about them.
  mutating func send(trainingOf inventory: ChoiceInventory) async throws {
    if let choice = inventory.preferences, !choice.paths.isEmpty {
      let preferences = choice.result(in: .init(etag: choice.stored.etag))
      let request = TrainingV1.UpdatePreferencesRequest(
        preferences: preferences, updateMask: .init(paths: choice.paths),
        requestID: ImportIdentity.request("preferences", preferences))
      try await store(choice.names(in: language), of: language.say("ways to train", "Trainingsweise"), "training") {
        account, options in
        _ = try await account.training.updatePreferences(request, options: options)
      }
    }
    if let choice = inventory.plan, !choice.paths.isEmpty {
      let plan = choice.result(
        in: .init(practicesPerWeek: choice.stored.practicesPerWeek, sessionTarget: choice.stored.sessionTarget))
      try await store(choice.names(in: language), of: language.say("plan", "Plan"), "training") { account, options in
        _ = try await account.training.setPlan(.init(plan: plan), options: options)
      }
    }
    for rating in inventory.ratings {
      let isDone = try await attempt(
        "training", language.say("the rating of \(rating.workoutID)", "die Bewertung von \(rating.workoutID)")
      ) { account, options in
        _ = try await account.training.rateWorkout(
          .init(workoutID: rating.workoutID, rating: rating.rating), options: options)
      }
      if isDone { counts.ratings += 1 }
    }
    for selection in inventory.selections {
      let what = language.say(
        "\(selection.workoutID) on \(selection.localDate)", "\(selection.workoutID) am \(selection.localDate)")
      let isDone = try await attempt("training", what) { account, options in
        _ = try await account.training.createSelection(
          .init(workoutID: selection.workoutID, localDate: selection.localDate), options: options)
      }
      if isDone { counts.selections += 1 }
    }
  }

  mutating func send(wordsOf inventory: ChoiceInventory) async throws {
    for reminder in inventory.reminders {
      let what = ImportText(language).reminder(reminder)
      let isDone = try await attempt("motivation", what) { account, options in
        _ = try await account.motivation.createReminder(
          .init(reminder: reminder, timeZone: account.zone.name), options: options)
      }
      if isDone { counts.reminders += 1 }
    }
    for quote in inventory.likes {
      let isDone = try await attempt("motivation", language.say("the quote \(quote)", "das Zitat \(quote)")) {
        account, options in
        _ = try await account.motivation.likeQuote(.init(quoteID: quote), options: options)
      }
      if isDone { counts.likes += 1 }
    }
  }

  /// After the sessions: a clock would decide the dates of those that are stored later.
  mutating func send(daysOf inventory: ChoiceInventory) async throws {
    for pause in inventory.pauses {
      let what = language.say(
        "the pause \(pause.firstLocalDate) to \(pause.lastLocalDate)",
        "die Pause \(pause.firstLocalDate) bis \(pause.lastLocalDate)")
      let isDone = try await attempt("sessions", what) { account, options in
        _ = try await account.sessions.createPause(.init(pause: pause), options: options)
      }
      if isDone { counts.pauses += 1 }
    }
    guard let choice = inventory.clock, !choice.paths.isEmpty else { return }
    let clock = choice.result(in: .init(etag: choice.stored.etag))
    let request = SessionsV1.UpdateClockRequest(
      clock: clock, updateMask: .init(paths: choice.paths), requestID: ImportIdentity.request("clock", clock))
    try await store(choice.names(in: language), of: language.say("clock", "Uhr"), "sessions") { account, options in
      _ = try await account.sessions.updateClock(request, options: options)
    }
  }

  private mutating func store(
    _ names: [String], of subject: String, _ service: String, within limit: Duration = .seconds(10),
    _ body: @Sendable (ImportAccount, CallOptions) async throws -> Void
  ) async throws {
    let what = "\(subject): \(names.joined(separator: ", "))"
    if try await attempt(service, what, within: limit, body) { counts.choices += names.count }
  }
}
