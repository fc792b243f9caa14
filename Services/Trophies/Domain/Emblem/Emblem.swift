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
  /// By what the rule looks at, and by the points it gives.
  package init(_ rule: TrophyRule) {
    let symbol: Symbol =
      switch rule.criterion {
      case .repsInSession: .athlete
      case .repsInDay: .sun
      case .repsInLifetime: .mountain
      case .daysInRow: .flame
      case .repsInWindow: .stopwatch
      case nil: .keyhole
      }
    let metal: Metal = rule.experience >= 90 ? .gold : rule.experience >= 30 ? .silver : .bronze
    let count = rule.threshold
    self.init(body: .shield, symbol: symbol, metal: metal, label: count < 100_000 ? "\(count)" : "\(count / 1_000)k")
  }

  /// By when it is earned, and by how many it takes.
  package init(_ rule: MedalRule) {
    switch rule.family {
    case .intraday:
      let metal: Metal = rule.threshold >= 15 ? .gold : rule.threshold >= 5 ? .silver : .bronze
      self.init(body: .disc, symbol: .sun, metal: metal, label: "\(rule.threshold)")
    case .consistency:
      let metal: Metal = rule.threshold >= 150 ? .gold : rule.threshold >= 30 ? .silver : .bronze
      self.init(body: .disc, symbol: .flame, metal: metal, label: "\(rule.threshold)")
    }
  }
}
