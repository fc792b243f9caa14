package import TitanCore

extension RuleDraft {
  /// The rule that this is as the next version of its trophy.
  ///
  /// - Parameter book: the rules that are there.
  /// - Throws: `InvalidRule` with every wrong field.
  package func checked(in book: RuleBook, at now: Timestamp) throws -> TrophyRule {
    var check = RuleCheck()
    let id = check.id(id)
    let condition = check.condition(self)
    let evidence = check.evidence(minEvidence)
    let order = order == 0 ? book.nextOrder : order
    check.range(order, RuleLimits.order, "catalogue_order")
    check.range(experience, RuleLimits.experience, "experience")
    check.texts(english, "english")
    check.texts(german, "german")
    let picture = check.picture(imageURI, of: id, isSecret: isSecret, in: book)
    guard let condition, let evidence, check.violations.isEmpty else {
      throw InvalidRule(violations: check.violations)
    }
    return TrophyRule(
      id: id, version: (book.current(id)?.version ?? 0) + 1, metric: condition.metric, scope: condition.scope,
      threshold: threshold, windowMilliseconds: windowMilliseconds, minEvidence: evidence, order: order,
      imageURI: picture, experience: experience, isSecret: isSecret, activeFrom: now,
      texts: [.english: english, .german: german])
  }
}

extension RuleBook {
  /// Behind the last of the catalogue.
  fileprivate var nextOrder: Int {
    min(RuleLimits.order.upperBound, (current.map(\.order).max() ?? 0) + RuleLimits.orderStep)
  }
}

extension TrophyRule {
  /// Of the picture that is drawn from this rule.
  package var ownImageURI: String { Self.imageURI(of: id) }

  static func imageURI(of id: TrophyID) -> String { "titanup:trophies/\(id).svg" }

  /// Whether another version says the same, whenever it was made.
  package func saysTheSame(as other: TrophyRule) -> Bool {
    var other = other
    (other.version, other.activeFrom) = (version, activeFrom)
    return self == other
  }
}

/// Collects what is wrong with a rule.
private struct RuleCheck {
  var violations: [FieldViolation] = []

  private mutating func fail(_ field: String, _ reason: String, got: String, allowed: String) {
    violations.append(FieldViolation(field: "rule.\(field)", reason: reason, got: got, allowed: allowed))
  }

  mutating func range(_ value: Int, _ range: ClosedRange<Int>, _ field: String) {
    guard !range.contains(value) else { return }
    fail(field, "OUT_OF_RANGE", got: "\(value)", allowed: "\(range.lowerBound) to \(range.upperBound)")
  }

  mutating func id(_ text: String) -> TrophyID {
    let characters = text.utf8.dropFirst(2)
    let isGood = characters.allSatisfy { (65...90).contains($0) || (48...57).contains($0) || $0 == 45 }
    if !text.hasPrefix("T-") || !isGood || !RuleLimits.idCharacters.contains(characters.count) {
      fail(
        "trophy_id", text.isEmpty ? "MISSING" : "TROPHY_ID_INVALID", got: quoted(text),
        allowed: "T- and 1 to \(RuleLimits.idCharacters.upperBound) of A-Z, 0-9 and -")
    }
    return TrophyID(text)
  }

  /// What is looked at and over what; `nil` if that says nothing.
  mutating func condition(_ draft: RuleDraft) -> (metric: TrophyRule.Metric, scope: TrophyRule.Scope)? {
    let metric = TrophyRule.Metric(rawValue: draft.metric)
    let scope = TrophyRule.Scope(rawValue: draft.scope)
    if metric == nil {
      fail("metric", "UNKNOWN", got: "\(draft.metric)", allowed: "REPS, ACTIVE_DAYS, REPS_IN_WINDOW")
    }
    if scope == nil { fail("scope", "UNKNOWN", got: "\(draft.scope)", allowed: "SESSION, DAY, STREAK, LIFETIME") }
    guard let metric, let scope else { return nil }
    guard metric.scopes.contains(scope) else {
      fail(
        "scope", "RULE_UNDECIDABLE", got: "\(scope)".uppercased(),
        allowed: metric.scopes.map { "\($0)".uppercased() }.joined(separator: ", ") + " of this metric")
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

  mutating func evidence(_ number: Int) -> Evidence? {
    let evidence = number == 0 ? .verifiedDigest : Evidence(rawValue: number)
    if evidence == nil {
      fail("min_evidence", "UNKNOWN", got: "\(number)", allowed: "VERIFIED_STREAM, VERIFIED_DIGEST, DEVICE, DECLARED")
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

  /// A picture of its own, or that of a trophy of which everybody knows.
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

extension TrophyRule.Metric {
  /// Over what it can be taken.
  fileprivate var scopes: [TrophyRule.Scope] {
    switch self {
    case .reps: [.session, .day, .lifetime]
    case .activeDays: [.streak]
    case .repsInWindow: [.session]
    }
  }

  /// How many it may take.
  fileprivate func thresholds(over scope: TrophyRule.Scope) -> ClosedRange<Int> {
    switch self {
    case .reps: scope == .lifetime ? RuleLimits.repsInLifetime : RuleLimits.reps
    case .activeDays: RuleLimits.dates
    case .repsInWindow: RuleLimits.repsInWindow
    }
  }
}
