package import TitanCore

/// The rule for earning a trophy or a medal. Rules are data, not code, so that an operator can change them and judge
/// everything again.
package struct TrophyRule: Sendable, Hashable {
  /// What the rule awards (decision D7). The raw values are those of the contract.
  package enum Kind: Int, Sendable, Hashable, CaseIterable {
    /// Earned once, and kept as an award.
    case trophy = 1
    /// A medal for one local date. It can be earned again every day, and is worn on that date.
    case intraday = 2
    /// A medal for a number of dates in one streak; worn permanently once earned.
    case consistency = 3

    package var isMedal: Bool { self != .trophy }
  }

  /// What the rule counts. The raw values are those of the contract and of the store.
  package enum Metric: Int, Sendable, Hashable, CaseIterable {
    /// Push-ups.
    case reps = 1
    /// Dates with at least one push-up.
    case activeDays = 2
    /// Consecutive push-ups within a time limit.
    case repsInWindow = 3
    /// Sessions, however many push-ups they contain.
    case sessions = 4
  }

  /// The span over which the rule counts. The raw values are those of the contract and of the store.
  package enum Scope: Int, Sendable, Hashable {
    case session = 1
    case day = 2
    /// Consecutive local dates.
    case streak = 3
    /// Everything since the beginning.
    case lifetime = 4
  }

  package var id: TrophyID
  package var kind: Kind
  /// Starts at 1; the highest version is in force.
  package var version: Int
  package var metric: Metric
  package var scope: Scope
  /// The number needed.
  package var threshold: Int
  /// The limit for `repsInWindow`: the reps must take less time than this. Otherwise 0.
  package var windowMilliseconds: Int
  /// The weakest evidence with which sessions count.
  package var minEvidence: Evidence
  /// Place in the catalogue.
  package var order: Int
  package var imageURI: String
  /// Experience points towards the Titan level; medals give none.
  package var experience: Int
  /// Whether the condition stays hidden from users who haven't earned it; medals are never secret.
  package var isSecret: Bool
  /// When this version took effect.
  package var activeFrom: Timestamp
  /// Whether it has ended: this version grants it to nobody.
  package var isArchived: Bool
  package var texts: [Language: Texts]

  package struct Texts: Sendable, Hashable {
    package var title: String
    package var description: String

    package init(title: String, description: String) {
      self.title = title
      self.description = description
    }
  }

  package init(
    id: TrophyID, kind: Kind = .trophy, version: Int = 1, metric: Metric, scope: Scope, threshold: Int,
    windowMilliseconds: Int = 0, minEvidence: Evidence = .verifiedDigest, order: Int, imageURI: String,
    experience: Int = 0,
    isSecret: Bool = false, activeFrom: Timestamp = .always, isArchived: Bool = false, texts: [Language: Texts]
  ) {
    self.id = id
    self.kind = kind
    self.version = version
    self.metric = metric
    self.scope = scope
    self.threshold = threshold
    self.windowMilliseconds = windowMilliseconds
    self.minEvidence = minEvidence
    self.order = order
    self.imageURI = imageURI
    self.experience = experience
    self.isSecret = isSecret
    self.activeFrom = activeFrom
    self.isArchived = isArchived
    self.texts = texts
  }

  /// Title and description in a language, with English as the fallback.
  package func texts(in language: Language) -> Texts {
    texts[language] ?? texts[.english] ?? Texts(title: id.description, description: "")
  }
}

extension Timestamp {
  /// When the rules that come with TitanUp took effect.
  package static let always = Timestamp(microseconds: 0)
}
