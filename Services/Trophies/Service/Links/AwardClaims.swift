import TitanCore
import TrophiesDomain

/// The contents of a statement: the JSON in its signed part, whose keys the contract names.
struct AwardClaims: Encodable {
  private let iss = "titanup-trophies"
  private let jti: String
  private let iat: Int64
  private let trophy: String
  private let title: [String: String]
  private let description: [String: String]
  private let rule: Rule
  private let earnedOn: String
  private let evidence: Evidence
  private let name: String?

  private enum CodingKeys: String, CodingKey {
    case iss, jti, iat, trophy, title, description, rule, evidence, name
    case earnedOn = "earned_on"
  }

  private struct Rule: Encodable {
    let version, metric, scope, threshold, windowMilliseconds, experience: Int
    /// `nil` for push-ups.
    let exercise: Int?

    enum CodingKeys: String, CodingKey {
      case version, metric, scope, threshold, experience, exercise
      case windowMilliseconds = "window_ms"
    }
  }

  private struct Evidence: Encodable {
    let sessions, reps, dates: Int
    let latest: [Session]
    let firstRep, lastRep: Int?

    enum CodingKeys: String, CodingKey {
      case sessions, reps, dates, latest
      case firstRep = "first_rep"
      case lastRep = "last_rep"
    }
  }

  /// An array, because fifty sessions would otherwise repeat their keys fifty times.
  private struct Session: Encodable {
    let session: AwardStatement.Session

    func encode(to encoder: any Encoder) throws {
      var array = encoder.unkeyedContainer()
      try array.encode("\(session.date)")
      try array.encode(session.reps)
      try array.encode(session.evidence.rawValue)
    }
  }

  init(_ statement: AwardStatement, at now: Timestamp) {
    let rule = statement.rule
    func texts(_ part: KeyPath<TrophyRule.Texts, String>) -> [String: String] {
      ["en": rule.texts(in: .english)[keyPath: part], "de": rule.texts(in: .german)[keyPath: part]]
    }
    jti = "\(statement.link)"
    iat = now.seconds
    trophy = "\(rule.id)"
    title = texts(\.title)
    description = texts(\.description)
    self.rule = Rule(
      version: rule.version, metric: rule.metric.rawValue, scope: rule.scope.rawValue, threshold: rule.threshold,
      windowMilliseconds: rule.windowMilliseconds, experience: rule.experience,
      exercise: rule.exercise == .pushUp ? nil : rule.exercise.rawValue)
    earnedOn = "\(statement.date)"
    evidence = Evidence(
      sessions: statement.sessionCount, reps: statement.reps, dates: statement.dateCount,
      latest: statement.latest.map(Session.init), firstRep: statement.run?.lowerBound,
      lastRep: statement.run?.upperBound)
    name = statement.name.text.isEmpty ? nil : statement.name.text
  }
}
