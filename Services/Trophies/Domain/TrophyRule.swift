package import TitanCore

/// Identifies a trophy or a medal of the catalogue: `T-SESSION-5`, `M-DAY-5`.
package struct TrophyID: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
  package static func < (left: Self, right: Self) -> Bool { left.description < right.description }
}

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
    /// The prefix of ids of this kind.
    var idPrefix: String { isMedal ? "M-" : "T-" }
  }

  /// What the rule counts. The raw values are those of the contract and of the store.
  package enum Metric: Int, Sendable, Hashable, CaseIterable {
    /// Repetitions or, of an exercise that is held, seconds.
    case reps = 1
    /// Dates with at least one of them.
    case activeDays = 2
    /// Consecutive push-ups within a time limit.
    case repsInWindow = 3
    /// Sessions, however many push-ups they contain.
    case sessions = 4
  }

  /// The span over which the rule counts. The raw values are those of the contract and of the store.
  package enum Scope: Int, Sendable, Hashable {
    /// A session of push-ups, or a set of another exercise.
    case session = 1
    case day = 2
    /// Consecutive local dates.
    case streak = 3
    /// Everything since the beginning.
    case lifetime = 4
  }

  package struct Texts: Sendable, Hashable {
    package var title: String
    package var description: String

    package init(title: String, description: String) {
      self.title = title
      self.description = description
    }
  }

  package var id: TrophyID
  package var kind: Kind
  /// Starts at 1; the highest version is in force.
  package var version: Int
  /// The exercise that counts.
  package var exercise: CountedExercise
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

  package init(
    id: TrophyID, kind: Kind = .trophy, version: Int = 1, exercise: CountedExercise = .pushUp, metric: Metric,
    scope: Scope, threshold: Int, windowMilliseconds: Int = 0, minEvidence: Evidence = .verifiedDigest, order: Int,
    imageURI: String, experience: Int = 0, isSecret: Bool = false, activeFrom: Timestamp = .always,
    isArchived: Bool = false, texts: [Language: Texts]
  ) {
    self.id = id
    self.kind = kind
    self.version = version
    self.exercise = exercise
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

  /// The URI of the picture drawn from this rule.
  package var ownImageURI: String { Self.imageURI(of: id) }

  static func imageURI(of id: TrophyID) -> String {
    "titanup:\(id.description.hasPrefix(Kind.intraday.idPrefix) ? "medals" : "trophies")/\(id).svg"
  }
}

/// A rule's condition, in a form that can be evaluated.
package enum Criterion: Sendable, Hashable {
  /// A number of reps in one session (decision D3) or, of another exercise than push-ups, in one set.
  case repsInSession(Int)
  /// A number of reps on one local date (decision D6).
  case repsInDay(Int)
  /// A total number of reps.
  case repsInLifetime(Int)
  /// A number of sessions on one local date.
  case sessionsInDay(Int)
  /// A total number of sessions.
  case sessionsInLifetime(Int)
  /// A number of local dates with at least one rep in one streak (decision D5).
  case daysInRow(Int)
  /// A number of consecutive reps of one session in less than a number of milliseconds (decision D4).
  case repsInWindow(Int, milliseconds: Int)

  /// The number needed.
  package var target: Int {
    switch self {
    case .repsInSession(let count), .repsInDay(let count), .repsInLifetime(let count), .sessionsInDay(let count),
      .sessionsInLifetime(let count), .daysInRow(let count), .repsInWindow(let count, _):
      count
    }
  }
}

extension TrophyRule {
  /// `nil` for a meaningless combination of metric and scope.
  package var criterion: Criterion? {
    guard threshold > 0 else { return nil }
    return switch (metric, scope) {
    case (.reps, .session): .repsInSession(threshold)
    case (.reps, .day): .repsInDay(threshold)
    case (.reps, .lifetime): .repsInLifetime(threshold)
    case (.sessions, .day): .sessionsInDay(threshold)
    case (.sessions, .lifetime): .sessionsInLifetime(threshold)
    case (.activeDays, .streak): .daysInRow(threshold)
    case (.repsInWindow, .session) where windowMilliseconds > 0:
      .repsInWindow(threshold, milliseconds: windowMilliseconds)
    default: nil
    }
  }
}

extension Timestamp {
  /// When the rules that come with TitanUp took effect.
  package static let always = Timestamp(microseconds: 0)
}
