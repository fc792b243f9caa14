package import TitanCore

/// What earns a trophy or a medal: a row, not a branch, so that an operator can change it and judge everything again.
package struct TrophyRule: Sendable, Hashable {
  /// What is earned (decision D7). The numbers are those of the contract.
  package enum Kind: Int, Sendable, Hashable, CaseIterable {
    /// Earned once, and kept as an award.
    case trophy = 1
    /// A medal of one local date, earned anew on every date, and worn on that date.
    case intraday = 2
    /// A medal of so many dates in one streak; worn once it was reached.
    case consistency = 3

    package var isMedal: Bool { self != .trophy }
  }

  /// What is looked at. The numbers are those of the contract and of the store.
  package enum Metric: Int, Sendable, Hashable, CaseIterable {
    /// Push-ups.
    case reps = 1
    /// Dates with at least one push-up.
    case activeDays = 2
    /// Consecutive push-ups within a time.
    case repsInWindow = 3
    /// Sessions, however many push-ups they hold.
    case sessions = 4
  }

  /// Over what. The numbers are those of the contract and of the store.
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
  /// From 1; the highest is in force.
  package var version: Int
  package var metric: Metric
  package var scope: Scope
  /// How many it takes.
  package var threshold: Int
  /// Of `repsInWindow`: they must take less. 0 otherwise.
  package var windowMilliseconds: Int
  /// What sessions must be believed to count.
  package var minEvidence: Evidence
  /// Place in the catalogue.
  package var order: Int
  package var imageURI: String
  /// Points towards the Titan level; medals give none.
  package var experience: Int
  /// Whether nobody is told what it takes before it is earned; medals are never a secret.
  package var isSecret: Bool
  /// Since when this version is in force.
  package var activeFrom: Timestamp
  /// Whether it has ended: this version gives it to nobody.
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

  /// Title and description in a language, English where there are none.
  package func texts(in language: Language) -> Texts {
    texts[language] ?? texts[.english] ?? Texts(title: id.description, description: "")
  }
}

extension Timestamp {
  /// Since when what came with TitanUp is in force.
  package static let always = Timestamp(microseconds: 0)
}
