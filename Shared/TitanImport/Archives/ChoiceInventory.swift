import MotivationProto
import ProfileProto
import SessionsProto
import TitanCore
import TitanRPC
import TitanZones
import TrainingProto

/// What an archive says about how its owner likes things, beside what the account says.
struct ChoiceInventory: Sendable {
  private(set) var profile: FieldChoice<ProfileV1.Profile>?
  private(set) var settings: FieldChoice<ProfileV1.Settings>?
  private(set) var clock: FieldChoice<SessionsV1.Clock>?
  private(set) var preferences: FieldChoice<TrainingV1.Preferences>?
  private(set) var plan: FieldChoice<TrainingV1.Plan>?
  /// A photo that the account doesn't have.
  private(set) var photo: [UInt8]?
  private(set) var ratings: [TrainingV1.Rating] = []
  private(set) var selections: [TrainingV1.Selection] = []
  private(set) var pauses: [SessionsV1.Pause] = []
  private(set) var reminders: [MotivationV1.Reminder] = []
  private(set) var likes: [String] = []
  /// What can't come, and why.
  private(set) var refused: [String] = []
  /// What the account has already.
  private(set) var known = ArchiveCounts()
  private let language: Language
  private var keptRatings = 0
  private var keepsPhoto = false

  /// Pauses may begin this many dates before the one on which they are entered.
  private static let pauseReach = 3
  /// The most dates that `ListSelections` takes.
  private static let mostDates = 400

  /// Asks the services, and changes nothing.
  ///
  /// - Parameter replace: whether the archive's values take the place of the account's.
  init(_ archive: ArchiveChoices, replace: Bool, _ account: ImportAccount) async throws {
    language = account.language
    try await compareProfile(archive, replace, account)
    try await compareClock(archive, replace, account)
    try await compareTraining(archive, replace, account)
    try await compareRatings(archive.ratings, replace, account)
    try await compareSelections(archive.selections, account)
    try await comparePauses(archive.pauses, account)
    try await compareReminders(archive.reminders, account)
    try await compareLikes(archive.likes, account)
  }

  /// What will come.
  var counts: ArchiveCounts {
    .init(
      choices: fields.reduce(photo == nil ? 0 : 1) { $0 + $1.names.count }, ratings: ratings.count,
      selections: selections.count, pauses: pauses.count, reminders: reminders.count, likes: likes.count)
  }

  /// The fields that will come, in words.
  var news: [String] {
    var news = fields.filter { !$0.names.isEmpty }.map { "\($0.subject): \($0.names.joined(separator: ", "))" }
    if photo != nil { news.append(language.say("photo", "Foto")) }
    if settings?.deletesLandmarks == true {
      news.append(
        language.say(
          "no landmarks of your sets: those stored here are deleted",
          "keine Körperpunkte deiner Sätze: Die hier gespeicherten werden gelöscht"))
    }
    return news
  }

  /// In which the account says something else, in words.
  var kept: [String] {
    var kept = fields.filter { !$0.kept.isEmpty }.map { "\($0.subject): \($0.kept.joined(separator: ", "))" }
    if keepsPhoto { kept.append(language.say("photo", "Foto")) }
    if keptRatings > 0 {
      kept.append(ImportText(language).count(keptRatings, "rating", "ratings", "Bewertung", "Bewertungen"))
    }
    return kept
  }

  private var fields: [(subject: String, names: [String], kept: [String])] {
    func field<Message>(_ subject: String, _ choice: FieldChoice<Message>?) -> (String, [String], [String]) {
      (subject, choice?.names(in: language) ?? [], choice?.keptNames(in: language) ?? [])
    }
    return [
      field(language.say("profile", "Profil"), profile), field(language.say("settings", "Einstellungen"), settings),
      field(language.say("clock", "Uhr"), clock),
      field(language.say("ways to train", "Trainingsweise"), preferences),
      field(language.say("plan", "Plan"), plan),
    ]
  }

  private mutating func compareProfile(_ archive: ArchiveChoices, _ replace: Bool, _ account: ImportAccount)
    async throws
  {
    if archive.profile != nil || archive.photo != nil {
      let stored =
        try await account.read { try await account.profile.getProfile(.init(), options: $0) }.profile ?? .init()
      profile = archive.profile.map {
        .init(ChosenField.all, from: $0, to: stored, isUntouched: stored.updateTime == nil, replace: replace)
      }
      if let photo = archive.photo { try await compare(photo, stored, replace, account) }
    }
    if let archived = archive.settings {
      let stored =
        try await account.read { try await account.profile.getSettings(.init(), options: $0) }.settings ?? .init()
      settings = .init(
        ChosenField.all, from: archived, to: stored, isUntouched: stored.updateTime == nil, replace: replace)
    }
  }

  private mutating func compare(
    _ photo: [UInt8], _ stored: ProfileV1.Profile, _ replace: Bool, _ account: ImportAccount
  ) async throws {
    if stored.hasUploadedImage {
      let image = try await account.read { try await account.profile.getProfileImage(.init(), options: $0) }.image
      // Choosing an avatar deletes a photo, so it has to come again.
      let isDeleted = profile?.paths.contains("avatar_id") == true
      if image == photo, !isDeleted { return }
      keepsPhoto = !replace
    }
    if !keepsPhoto { self.photo = photo }
  }

  private mutating func compareClock(_ archive: ArchiveChoices, _ replace: Bool, _ account: ImportAccount) async throws
  {
    guard let archived = archive.clock else { return }
    let stored = try await account.read { try await account.sessions.getClock(.init(), options: $0) }.clock ?? .init()
    clock = .init(ChosenField.all, from: archived, to: stored, isUntouched: stored.updateTime == nil, replace: replace)
  }

  private mutating func compareTraining(_ archive: ArchiveChoices, _ replace: Bool, _ account: ImportAccount)
    async throws
  {
    if let archived = archive.preferences {
      let stored =
        try await account.read { try await account.training.getPreferences(.init(), options: $0) }.preferences
        ?? .init()
      preferences = .init(
        ChosenField.all, from: archived, to: stored, isUntouched: stored.areUntouched, replace: replace)
    }
    if let archived = archive.plan {
      let stored = try await account.read { try await account.training.getPlan(.init(), options: $0) }.plan ?? .init()
      plan = .init(ChosenField.all, from: archived, to: stored, isUntouched: stored.isDefault, replace: replace)
    }
  }

  private mutating func compareRatings(
    _ archived: [TrainingV1.Rating], _ replace: Bool, _ account: ImportAccount
  ) async throws {
    guard !archived.isEmpty else { return }
    let stored = try await account.list(TrainingV1.ListRatingsRequest(), \.ratings) {
      try await account.training.listRatings($0, options: $1)
    }
    for rating in archived {
      let other = stored.first { $0.workoutID == rating.workoutID }
      if other?.rating == rating.rating {
        known.ratings += 1
      } else if other == nil || replace {
        ratings.append(rating)
      } else {
        keptRatings += 1
      }
    }
  }

  private mutating func compareSelections(_ archived: [TrainingV1.Selection], _ account: ImportAccount) async throws {
    var rest = archived[...]
    while let first = rest.first, let begin = CalendarDay(first.localDate) {
      let end = begin + (Self.mostDates - 1)
      let part = rest.prefix { CalendarDay($0.localDate).map { begin...end ~= $0 } ?? false }
      let stored = try await account.read {
        try await account.training.listSelections(
          .init(fromLocalDate: "\(begin)", toLocalDate: "\(end)"), options: $0)
      }.selections
      for selection in part {
        let isKnown = stored.contains {
          $0.workoutID == selection.workoutID && $0.localDate == selection.localDate
        }
        if isKnown { known.selections += 1 } else { selections.append(selection) }
      }
      rest = rest.dropFirst(part.count)
    }
  }

  private mutating func comparePauses(_ archived: [SessionsV1.Pause], _ account: ImportAccount) async throws {
    guard !archived.isEmpty else { return }
    let stored = try await account.list(SessionsV1.ListPausesRequest(), \.pauses) {
      try await account.sessions.listPauses($0, options: $1)
    }
    let ids = Set(stored.map(\.pauseID))
    known.pauses = archived.count { ids.contains($0.pauseID) }
    let new = archived.filter { !ids.contains($0.pauseID) }
    guard !new.isEmpty else { return }
    let answer = try await account.read {
      try await account.sessions.getStreak(.init(timeZone: account.zone.name), options: $0)
    }.today
    guard let today = CalendarDay(answer) else {
      throw RPCError(code: .dataLoss, message: "The server answered with \(answer), which isn't a date.")
    }
    let earliest = "\(today - Self.pauseReach)"
    let early = new.count { $0.firstLocalDate < earliest }
    if early > 0 {
      let pauses = ImportText(language).count(early, "pause", "pauses", "Pause", "Pausen")
      refused.append(
        language.say(
          "\(pauses): a pause begins at most \(Self.pauseReach) days before it is entered, so that nobody turns missed "
            + "days into one long afterwards; a streak that it has saved ends there",
          "\(pauses): Eine Pause beginnt höchstens \(Self.pauseReach) Tage, bevor sie eingetragen wird, damit niemand "
            + "verpasste Tage lange danach zu einer macht; eine Serie, die sie gerettet hat, endet dort"))
    }
    for pause in new where pause.firstLocalDate >= earliest {
      if let other = stored.first(where: {
        $0.firstLocalDate <= pause.lastLocalDate && $0.lastLocalDate >= pause.firstLocalDate
      }) {
        refused.append(
          language.say(
            "the pause \(pause.firstLocalDate) to \(pause.lastLocalDate): you have one from \(other.firstLocalDate) to "
              + "\(other.lastLocalDate)",
            "die Pause \(pause.firstLocalDate) bis \(pause.lastLocalDate): Du hast eine von \(other.firstLocalDate) bis "
              + "\(other.lastLocalDate)"))
      } else {
        pauses.append(pause)
      }
    }
  }

  /// The service says which series would never be due again, and which were removed here.
  private mutating func compareReminders(_ archived: [MotivationV1.Reminder], _ account: ImportAccount) async throws {
    guard !archived.isEmpty else { return }
    let stored = Set(
      try await account.list(MotivationV1.ListRemindersRequest(), \.reminders) {
        try await account.motivation.listReminders($0, options: $1)
      }.map(\.reminderID))
    known.reminders = archived.count { stored.contains($0.reminderID) }
    for reminder in archived where !stored.contains(reminder.reminderID) {
      do {
        _ = try await account.read {
          try await account.motivation.createReminder(
            .init(reminder: reminder, validateOnly: true, timeZone: account.zone.name), options: $0)
        }
        reminders.append(reminder)
      } catch let error as RPCError where !error.meansAway && error.code != .unauthenticated {
        refused.append("\(account.text.reminder(reminder)): \(error.words)")
      }
    }
  }

  private mutating func compareLikes(_ archived: [String], _ account: ImportAccount) async throws {
    guard !archived.isEmpty else { return }
    let stored = Set(
      try await account.list(MotivationV1.ListLikedQuotesRequest(), \.quotes) {
        try await account.motivation.listLikedQuotes($0, options: $1)
      }.map(\.quoteID))
    likes = archived.filter { !stored.contains($0) }
    known.likes = archived.count - likes.count
  }
}
