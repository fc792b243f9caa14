import TitanCore

/// The limits of a rule's fields.
enum RuleLimits {
  static let idCharacters = 1...40
  static let reps = 1...10_000
  static let repsInLifetime = 1...1_000_000
  static let sessions = 1...200
  static let sessionsInLifetime = 1...100_000
  static let dates = 1...3_650
  static let repsInWindow = 1...500
  static let windowMilliseconds = 100...3_600_000
  static let order = 1...1_000_000
  /// The default distance between places in the catalogue.
  static let orderStep = 10
  static let experience = 0...1_000
  static let title = 1...60
  static let description = 1...200
}

/// Collects a rule's violations.
struct RuleCheck {
  private(set) var violations: [FieldViolation] = []

  private mutating func fail(_ field: String, _ reason: String, got: String, allowed: String) {
    violations.append(FieldViolation(field: "rule.\(field)", reason: reason, got: got, allowed: allowed))
  }

  mutating func range(_ value: Int, _ range: ClosedRange<Int>, _ field: String) {
    guard !range.contains(value) else { return }
    violations.append(FieldViolation(field: "rule.\(field)", got: value, allowed: range))
  }

  mutating func kind(_ number: Int) -> TrophyRule.Kind? {
    let kind = number == 0 ? .trophy : TrophyRule.Kind(rawValue: number)
    if kind == nil { fail("kind", "UNKNOWN", got: "\(number)", allowed: "TROPHY, MEDAL_INTRADAY, MEDAL_CONSISTENCY") }
    return kind
  }

  mutating func id(_ text: String, of kind: TrophyRule.Kind?) -> TrophyID {
    let prefixes = (kind.map { [$0] } ?? [.trophy, .intraday]).map(\.idPrefix)
    let characters = text.utf8.dropFirst(2)
    let isGood = characters.allSatisfy { (65...90).contains($0) || (48...57).contains($0) || $0 == 45 }
    if !prefixes.contains(where: text.hasPrefix) || !isGood || !RuleLimits.idCharacters.contains(characters.count) {
      fail(
        "trophy_id", text.isEmpty ? "MISSING" : "TROPHY_ID_INVALID", got: quoted(text),
        allowed:
          "\(prefixes.joined(separator: " or ")) and 1 to \(RuleLimits.idCharacters.upperBound) of A-Z, 0-9 and -")
    }
    return TrophyID(text)
  }

  /// Medals give no points and can't be secret: users see only the medals they have earned anyway.
  mutating func rewards(_ draft: RuleDraft, of kind: TrophyRule.Kind?) {
    guard kind?.isMedal == true else { return range(draft.experience, RuleLimits.experience, "experience") }
    if draft.experience != 0 {
      fail("experience", "NOT_OF_MEDALS", got: "\(draft.experience)", allowed: "0, as medals give no points")
    }
    if draft.isSecret { fail("is_secret", "NOT_OF_MEDALS", got: "true", allowed: "false, as medals are no secrets") }
  }

  mutating func exercise(_ number: Int) -> CountedExercise? {
    let exercise = number == 0 ? .pushUp : CountedExercise(rawValue: number)
    if exercise == nil {
      fail(
        "exercise", "UNKNOWN", got: "\(number)",
        allowed: CountedExercise.allCases.map(\.word).joined(separator: ", "))
    }
    return exercise
  }

  /// The metric and its scope; `nil` if the combination is meaningless.
  mutating func condition(
    _ draft: RuleDraft, of kind: TrophyRule.Kind?, _ exercise: CountedExercise?
  ) -> (metric: TrophyRule.Metric, scope: TrophyRule.Scope)? {
    let metric = TrophyRule.Metric(rawValue: draft.metric)
    let scope = TrophyRule.Scope(rawValue: draft.scope)
    if metric == nil {
      fail("metric", "UNKNOWN", got: "\(draft.metric)", allowed: "REPS, SESSIONS, ACTIVE_DAYS, REPS_IN_WINDOW")
    }
    if scope == nil { fail("scope", "UNKNOWN", got: "\(draft.scope)", allowed: "SESSION, DAY, STREAK, LIFETIME") }
    guard let kind, let exercise, let metric, let scope else { return nil }
    guard exercise == .pushUp || metric == .reps || metric == .activeDays else {
      fail(
        "metric", "RULE_UNDECIDABLE", got: metric.name, allowed: "REPS, ACTIVE_DAYS for other exercises than push-ups")
      return nil
    }
    let scopes = kind.scopes(of: metric)
    guard !scopes.isEmpty else {
      fail("metric", "RULE_UNDECIDABLE", got: metric.name, allowed: "\(kind.metricNames) for this kind")
      return nil
    }
    guard scopes.contains(scope) else {
      fail(
        "scope", "RULE_UNDECIDABLE", got: scope.name,
        allowed: scopes.map(\.name).joined(separator: ", ") + " of this metric")
      return nil
    }
    range(draft.threshold, metric.thresholds(over: scope), "threshold")
    if metric == .repsInWindow {
      range(draft.windowMilliseconds, RuleLimits.windowMilliseconds, "window_ms")
    } else if draft.windowMilliseconds != 0 {
      fail(
        "window_ms", "RULE_UNDECIDABLE", got: "\(draft.windowMilliseconds)",
        allowed: "0, as this metric has no window")
    }
    return (metric, scope)
  }

  /// Of other exercises than push-ups, only verified sets are known, and not whether their landmarks are kept.
  mutating func evidence(_ number: Int, of exercise: CountedExercise?) -> Evidence? {
    let evidence = number == 0 ? .verifiedDigest : Evidence(rawValue: number)
    if evidence == nil {
      fail("min_evidence", "UNKNOWN", got: "\(number)", allowed: "VERIFIED_STREAM, VERIFIED_DIGEST, DEVICE, DECLARED")
    } else if let exercise, exercise != .pushUp, evidence != .verifiedDigest {
      fail(
        "min_evidence", "RULE_UNDECIDABLE", got: "\(number)",
        allowed: "VERIFIED_DIGEST, as only verified sets of other exercises than push-ups count")
    }
    return evidence
  }

  mutating func texts(_ texts: TrophyRule.Texts, _ field: String) {
    words(texts.title, RuleLimits.title, "\(field).title")
    words(texts.description, RuleLimits.description, "\(field).description")
  }

  private mutating func words(_ text: String, _ length: ClosedRange<Int>, _ field: String) {
    let scalars = text.unicodeScalars
    let isTrimmed = scalars.first?.properties.isWhitespace != true && scalars.last?.properties.isWhitespace != true
    let isPrintable = scalars.allSatisfy { $0.properties.generalCategory != .control }
    guard !length.contains(scalars.count) || !isTrimmed || !isPrintable else { return }
    fail(
      field, text.isEmpty ? "MISSING" : !length.contains(scalars.count) ? "LENGTH_INVALID" : "CHARACTER_INVALID",
      got: text.isEmpty ? "nothing" : "\(scalars.count) characters",
      allowed:
        "\(length.lowerBound) to \(length.upperBound) characters, no white space around them, no control characters")
  }

  /// The rule's own picture, or that of another trophy that isn't secret.
  mutating func picture(_ uri: String, of id: TrophyID, isSecret: Bool, in book: RuleBook) -> String {
    let own = TrophyRule.imageURI(of: id)
    if isSecret, let borrower = book.current.first(where: { $0.id != id && $0.imageURI == own }) {
      fail("is_secret", "PICTURE_IN_USE", got: "true", allowed: "false, as \(borrower.id) shows this trophy's picture")
    }
    if uri.isEmpty || uri == own { return own }
    let others = book.current.filter { $0.id != id && !$0.isSecret && $0.imageURI == $0.ownImageURI }.map(\.imageURI)
    if !others.contains(uri) {
      fail(
        "image_uri", "IMAGE_UNKNOWN", got: quoted(uri),
        allowed: "nothing, \(own), or the image_uri of another trophy that is no secret")
    }
    return uri
  }
}

extension TrophyRule.Kind {
  /// The scopes that this kind allows for a metric.
  fileprivate func scopes(of metric: TrophyRule.Metric) -> [TrophyRule.Scope] {
    switch (self, metric) {
    case (.trophy, .reps): [.session, .day, .lifetime]
    case (.trophy, .sessions): [.day, .lifetime]
    case (.trophy, .repsInWindow): [.session]
    case (.intraday, .reps): [.session, .day]
    case (.intraday, .sessions): [.day]
    case (.trophy, .activeDays), (.consistency, .activeDays): [.streak]
    case (.intraday, _), (.consistency, _): []
    }
  }

  fileprivate var metricNames: String {
    TrophyRule.Metric.allCases.filter { !scopes(of: $0).isEmpty }.map(\.name).joined(separator: ", ")
  }
}

extension TrophyRule.Metric {
  /// The name in the contract.
  fileprivate var name: String {
    switch self {
    case .reps: "REPS"
    case .activeDays: "ACTIVE_DAYS"
    case .repsInWindow: "REPS_IN_WINDOW"
    case .sessions: "SESSIONS"
    }
  }

  /// The thresholds that a rule may have.
  fileprivate func thresholds(over scope: TrophyRule.Scope) -> ClosedRange<Int> {
    switch self {
    case .reps: scope == .lifetime ? RuleLimits.repsInLifetime : RuleLimits.reps
    case .activeDays: RuleLimits.dates
    case .repsInWindow: RuleLimits.repsInWindow
    case .sessions: scope == .lifetime ? RuleLimits.sessionsInLifetime : RuleLimits.sessions
    }
  }
}

extension TrophyRule.Scope {
  /// The name in the contract.
  fileprivate var name: String { "\(self)".uppercased() }
}
