/// The picture of a trophy or a medal, drawn from its rule, so that new rules have a picture, too.
package struct Emblem: Sendable, Hashable {
  package enum Symbol: Sendable, Hashable, CaseIterable {
    /// A person at the top of a push-up, for rules about one session.
    case athlete
    /// For rules about one date.
    case sun
    /// For dates in a row.
    case flame
    /// For lifetime totals.
    case mountain
    /// For numbers of sessions.
    case tally
    /// For reps against the clock.
    case stopwatch
    /// For secret trophies.
    case keyhole
  }

  package enum Metal: Sendable, Hashable, CaseIterable {
    case bronze, silver, gold, iron
  }

  package enum Body: Sendable, Hashable, CaseIterable {
    /// For trophies.
    case shield
    /// For medals.
    case disc
  }

  package var body: Body
  package var symbol: Symbol
  package var metal: Metal
  /// The text below the symbol: digits, with k for thousands.
  package var label: String

  package init(body: Body, symbol: Symbol, metal: Metal, label: String) {
    self.body = body
    self.symbol = symbol
    self.metal = metal
    self.label = label
  }

  /// The emblem of every trophy that is still secret.
  package static let secret = Emblem(body: .shield, symbol: .keyhole, metal: .iron, label: "")
}

extension Emblem {
  package init(_ rule: TrophyRule) {
    switch rule.kind {
    case .trophy: self.init(trophy: rule)
    case .intraday: self.init(intraday: rule)
    case .consistency: self.init(medal: rule, .flame, gold: 150, silver: 30)
    }
  }

  /// Chooses the symbol by the rule's condition and the metal by its points.
  private init(trophy rule: TrophyRule) {
    let symbol: Symbol =
      switch rule.criterion {
      case .repsInSession: .athlete
      case .repsInDay: .sun
      case .repsInLifetime: .mountain
      case .sessionsInDay, .sessionsInLifetime: .tally
      case .daysInRow: .flame
      case .repsInWindow: .stopwatch
      case nil: .keyhole
      }
    let metal: Metal = rule.experience >= 90 ? .gold : rule.experience >= 30 ? .silver : .bronze
    let count = rule.threshold
    self.init(body: .shield, symbol: symbol, metal: metal, label: count < 100_000 ? "\(count)" : "\(count / 1_000)k")
  }

  /// Shows a sun for sessions on a date, and an athlete for push-ups.
  private init(intraday rule: TrophyRule) {
    if rule.metric == .sessions {
      self.init(medal: rule, .sun, gold: 15, silver: 5)
    } else {
      self.init(medal: rule, .athlete, gold: 100, silver: 30)
    }
  }

  /// Chooses the metal by the number needed.
  private init(medal rule: TrophyRule, _ symbol: Symbol, gold: Int, silver: Int) {
    let metal: Metal = rule.threshold >= gold ? .gold : rule.threshold >= silver ? .silver : .bronze
    self.init(body: .disc, symbol: symbol, metal: metal, label: "\(rule.threshold)")
  }
}
