/// The picture of a trophy or a medal, drawn from its rule: a rule that somebody makes tomorrow has one, too.
package struct Emblem: Sendable, Hashable {
  package enum Symbol: Sendable, Hashable, CaseIterable {
    /// Somebody at the top of a push-up: what one session holds.
    case athlete
    /// What one date holds.
    case sun
    /// Dates in a row.
    case flame
    /// Everything since the beginning.
    case mountain
    /// Sessions, counted.
    case tally
    /// Reps against the time.
    case stopwatch
    /// A secret.
    case keyhole
  }

  package enum Metal: Sendable, Hashable, CaseIterable {
    case bronze, silver, gold, iron
  }

  package enum Body: Sendable, Hashable, CaseIterable {
    /// Of trophies.
    case shield
    /// Of medals.
    case disc
  }

  package var body: Body
  package var symbol: Symbol
  package var metal: Metal
  /// Below the symbol: digits, and k for thousands.
  package var label: String

  package init(body: Body, symbol: Symbol, metal: Metal, label: String) {
    self.body = body
    self.symbol = symbol
    self.metal = metal
    self.label = label
  }

  /// Of every trophy that is a secret yet.
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

  /// By what the rule looks at, and by the points it gives.
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

  /// Sessions on a date are its sun, push-ups somebody who does them.
  private init(intraday rule: TrophyRule) {
    if rule.metric == .sessions {
      self.init(medal: rule, .sun, gold: 15, silver: 5)
    } else {
      self.init(medal: rule, .athlete, gold: 100, silver: 30)
    }
  }

  /// By how many it takes.
  private init(medal rule: TrophyRule, _ symbol: Symbol, gold: Int, silver: Int) {
    let metal: Metal = rule.threshold >= gold ? .gold : rule.threshold >= silver ? .silver : .bronze
    self.init(body: .disc, symbol: symbol, metal: metal, label: "\(rule.threshold)")
  }
}
