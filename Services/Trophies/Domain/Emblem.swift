/// The picture of a trophy or a medal, drawn from its rule, so that new rules have a picture, too.
package struct Emblem: Sendable, Hashable {
  package enum Symbol: Sendable, Hashable, CaseIterable {
    /// A person at the top of a push-up, for rules about one session.
    case athlete
    /// A person with raised arms, for rules about one set of another exercise.
    case jumper
    /// A person in a straight line above the floor, for rules about one hold.
    case hold
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
      case .repsInSession: Self.athlete(of: rule.exercise)
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

  /// Shows a sun for sessions on a date, and an athlete for repetitions.
  private init(intraday rule: TrophyRule) {
    if rule.metric == .sessions {
      self.init(medal: rule, .sun, gold: 15, silver: 5)
    } else {
      self.init(medal: rule, Self.athlete(of: rule.exercise), gold: 100, silver: 30)
    }
  }

  private static func athlete(of exercise: CountedExercise) -> Symbol {
    exercise == .pushUp ? .athlete : exercise.isHeld ? .hold : .jumper
  }

  /// Chooses the metal by the number needed.
  private init(medal rule: TrophyRule, _ symbol: Symbol, gold: Int, silver: Int) {
    let metal: Metal = rule.threshold >= gold ? .gold : rule.threshold >= silver ? .silver : .bronze
    self.init(body: .disc, symbol: symbol, metal: metal, label: "\(rule.threshold)")
  }
}

extension Emblem {
  /// A self-contained SVG 1.1 document, 120 units square: no scripts, no references, and only the viewer's fonts.
  package var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120">
    \(body.svg(metal))
    <g fill="none" stroke="\(metal.ink)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
    \(symbol.svg)
    </g>
    \(text)
    </svg>

    """
  }

  private var text: String {
    label.isEmpty
      ? ""
      : """
      <text x="60" y="92" font-family="sans-serif" font-size="24" font-weight="bold" text-anchor="middle" \
      fill="\(metal.ink)">\(label)</text>
      """
  }
}

extension Emblem.Body {
  fileprivate func svg(_ metal: Emblem.Metal) -> String {
    switch self {
    case .shield:
      """
      <path d="M60 4 L108 18 V58 C108 88 86 106 60 116 C34 106 12 88 12 58 V18 Z" fill="\(metal.rim)"/>
      <path d="M60 12 L100 24 V58 C100 83 82 99 60 107 C38 99 20 83 20 58 V24 Z" fill="\(metal.face)"/>
      """
    case .disc:
      """
      <path d="M34 2 H56 L66 30 H46 Z" fill="#b8323c"/><path d="M86 2 H64 L54 30 H74 Z" fill="#8c2430"/>
      <circle cx="60" cy="68" r="50" fill="\(metal.rim)"/><circle cx="60" cy="68" r="42" fill="\(metal.face)"/>
      """
    }
  }
}

extension Emblem.Symbol {
  /// The symbol, above the label, 28 to 66 units from the top.
  fileprivate var svg: String {
    switch self {
    case .athlete:
      """
      <circle cx="84" cy="40" r="5"/><path d="M76 45 L34 60 M74 46 V62 M28 64 H92"/>
      """
    case .jumper:
      """
      <circle cx="60" cy="36" r="5"/><path d="M60 43 V54 M60 44 L46 34 M60 44 L74 34 M60 54 L48 66 M60 54 L72 66"/>
      """
    case .hold:
      """
      <circle cx="86" cy="48" r="5"/><path d="M79 51 L32 60 M76 52 V64 H84 M28 66 H92"/>
      """
    case .sun:
      """
      <circle cx="60" cy="50" r="9"/>
      <path d="M60 31 V35 M60 65 V69 M41 50 H45 M75 50 H79 M47 37 L50 40 M70 60 L73 63 M73 37 L70 40 M50 60 L47 63"/>
      """
    case .flame:
      """
      <path d="M60 30 C64 40 76 44 74 56 C73 64 67 68 60 68 C53 68 47 64 46 56 C45 50 50 47 51 42 C55 44 57 47 57 51 \
      C61 46 62 38 60 30 Z"/>
      """
    case .mountain:
      """
      <path d="M28 68 L52 32 L64 50 L72 42 L92 68 Z M44 44 L52 48 L60 44"/>
      """
    case .tally:
      """
      <path d="M42 36 V64 M54 36 V64 M66 36 V64 M78 36 V64 M34 60 L86 40"/>
      """
    case .stopwatch:
      """
      <circle cx="60" cy="54" r="14"/><path d="M60 54 L66 47 M60 40 V34 M54 33 H66 M72 42 L75 39"/>
      """
    case .keyhole:
      """
      <circle cx="60" cy="50" r="11"/><path d="M60 61 V82 M52 82 H68"/>
      """
    }
  }
}

extension Emblem.Metal {
  fileprivate var rim: String {
    switch self {
    case .bronze: "#8a5a2b"
    case .silver: "#7d868f"
    case .gold: "#b08410"
    case .iron: "#3c4148"
    }
  }

  fileprivate var face: String {
    switch self {
    case .bronze: "#d9a066"
    case .silver: "#d5dbe1"
    case .gold: "#f5cf4b"
    case .iron: "#6d747d"
    }
  }

  fileprivate var ink: String {
    switch self {
    case .bronze: "#3b2109"
    case .silver: "#262c33"
    case .gold: "#463200"
    case .iron: "#e6e9ec"
    }
  }
}
