import MotivationProto
import ProfileProto
import SessionsProto
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
      try await store(choice.names, of: "profile", "profile") { backend, options in
        _ = try await backend.profile.updateProfile(request, options: options)
      }
    }
    if let choice = inventory.settings, !choice.paths.isEmpty {
      let settings = choice.result(in: .init(etag: choice.stored.etag))
      let request = ProfileV1.UpdateSettingsRequest(
        settings: settings, updateMask: .init(paths: choice.paths),
        requestID: ImportIdentity.request("settings", settings))
      try await store(choice.names, of: "settings", "profile") { backend, options in
        _ = try await backend.profile.updateSettings(request, options: options)
      }
    }
    if let photo = inventory.photo {
      try await store(["photo"], of: "profile", "profile", within: .seconds(60)) { backend, options in
        _ = try await backend.uploadPhoto(photo, options)
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
      try await store(choice.names, of: "ways to train", "training") { backend, options in
        _ = try await backend.training.updatePreferences(request, options: options)
      }
    }
    if let choice = inventory.plan, !choice.paths.isEmpty {
      let plan = choice.result(
        in: .init(practicesPerWeek: choice.stored.practicesPerWeek, sessionTarget: choice.stored.sessionTarget))
      try await store(choice.names, of: "plan", "training") { backend, options in
        _ = try await backend.training.setPlan(.init(plan: plan), options: options)
      }
    }
    for rating in inventory.ratings {
      let isDone = try await attempt("training", "the rating of \(rating.workoutID)") { backend, options in
        _ = try await backend.training.rateWorkout(
          .init(workoutID: rating.workoutID, rating: rating.rating), options: options)
      }
      if isDone { counts.ratings += 1 }
    }
    for selection in inventory.selections {
      let what = "\(selection.workoutID) on \(selection.localDate)"
      let isDone = try await attempt("training", what) { backend, options in
        _ = try await backend.training.createSelection(
          .init(workoutID: selection.workoutID, localDate: selection.localDate), options: options)
      }
      if isDone { counts.selections += 1 }
    }
  }

  mutating func send(wordsOf inventory: ChoiceInventory) async throws {
    for reminder in inventory.reminders {
      let what = "the reminder \(ReminderPresentation.words(reminder))"
      let isDone = try await attempt("motivation", what) { backend, options in
        _ = try await backend.motivation.createReminder(
          .init(reminder: reminder, timeZone: backend.zone.name), options: options)
      }
      if isDone { counts.reminders += 1 }
    }
    for quote in inventory.likes {
      let isDone = try await attempt("motivation", "the quote \(quote)") { backend, options in
        _ = try await backend.motivation.likeQuote(.init(quoteID: quote), options: options)
      }
      if isDone { counts.likes += 1 }
    }
  }

  /// After the sessions: a clock would decide the dates of those that are stored later.
  mutating func send(daysOf inventory: ChoiceInventory) async throws {
    for pause in inventory.pauses {
      let what = "the pause \(pause.firstLocalDate) to \(pause.lastLocalDate)"
      let isDone = try await attempt("sessions", what) { backend, options in
        _ = try await backend.sessions.createPause(.init(pause: pause), options: options)
      }
      if isDone { counts.pauses += 1 }
    }
    guard let choice = inventory.clock, !choice.paths.isEmpty else { return }
    let clock = choice.result(in: .init(etag: choice.stored.etag))
    let request = SessionsV1.UpdateClockRequest(
      clock: clock, updateMask: .init(paths: choice.paths), requestID: ImportIdentity.request("clock", clock))
    try await store(choice.names, of: "clock", "sessions") { backend, options in
      _ = try await backend.sessions.updateClock(request, options: options)
    }
  }

  private mutating func store(
    _ names: [String], of subject: String, _ service: String, within limit: Duration = .seconds(10),
    _ body: @Sendable (Backend, CallOptions) async throws -> Void
  ) async throws {
    let what = "\(subject): \(names.joined(separator: ", "))"
    if try await attempt(service, what, within: limit, body) { counts.choices += names.count }
  }
}
