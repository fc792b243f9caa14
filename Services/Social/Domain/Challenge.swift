package import TitanCore
package import TitanFields

package enum ChallengeOwner {}
package typealias ChallengeID = Identifier<ChallengeOwner>

/// What a challenge counts, of verified push-ups only.
package enum ChallengeRule: Int, Sendable, CaseIterable {
  // Stored.
  case reps = 1
  case days = 2
  case sessions = 3
}

package struct Challenge: Hashable, Sendable {
  /// How many a group may have.
  package static let mostOfGroup = 20
  package static let mostDates = 366
  package static let targets = 0...10_000_000
  /// How long after its end a challenge is kept.
  package static let keptDays = 180
  /// Relative to today.
  private static let firstDates = -31...366

  package var id: ChallengeID
  package var title: DisplayName
  package var rule: ChallengeRule
  /// Of each member, by their own clock.
  package var dates: ClosedRange<CalendarDay>
  /// 0 for none.
  package var target: Int
  package var createTime: Timestamp

  /// Takes stored values.
  package init(
    stored id: ChallengeID, title: DisplayName, rule: ChallengeRule, dates: ClosedRange<CalendarDay>, target: Int,
    createTime: Timestamp
  ) {
    (self.id, self.title, self.rule) = (id, title, rule)
    (self.dates, self.target, self.createTime) = (dates, target, createTime)
  }

  /// - Parameters:
  ///   - rule: `nil` if the request names none that there is.
  ///   - today: where the person is who makes the challenge.
  /// - Throws: the violation of a field.
  package init(
    id: ChallengeID, title: String, rule: ChallengeRule?, first: String, last: String, target: Int, today: CalendarDay,
    createTime: Timestamp
  ) throws(InvalidField) {
    let name = try DisplayName(title, field: "challenge.title")
    guard let rule else {
      throw InvalidField(
        FieldViolation(
          field: "challenge.rule", reason: "RULE_UNKNOWN", got: "no rule that there is",
          allowed: "reps, days or sessions",
          words: .init(
            "Please choose what counts: push-ups, days or sessions.",
            "Bitte wähle, was zählt: Liegestütze, Tage oder Einheiten.")))
    }
    let from = try Self.date(first, "challenge.first_local_date")
    let to = try Self.date(last, "challenge.last_local_date")
    guard Self.firstDates.contains(from - today) else {
      throw Self.invalid(
        "challenge.first_local_date", "\(from)",
        "\(today + Self.firstDates.lowerBound) to \(today + Self.firstDates.upperBound)",
        .init(
          "A challenge begins at most 31 days ago and at most a year from now.",
          "Ein Wettbewerb beginnt höchstens vor 31 Tagen und höchstens in einem Jahr."))
    }
    guard to >= from, to >= today, to - from < Self.mostDates else {
      throw Self.invalid(
        "challenge.last_local_date", "\(to)", "\(max(from, today)) to \(from + (Self.mostDates - 1))",
        .init(
          "A challenge ends today or later, after its start, and lasts at most 366 days.",
          "Ein Wettbewerb endet heute oder später, nach seinem Anfang, und dauert höchstens 366 Tage."))
    }
    guard Self.targets.contains(target) else {
      throw .number("challenge.target", "TARGET_INVALID", target, Self.targets)
    }
    self.init(stored: id, title: name, rule: rule, dates: from...to, target: target, createTime: createTime)
  }

  private static func date(_ text: String, _ field: String) throws(InvalidField) -> CalendarDay {
    guard let date = CalendarDay(text) else {
      throw InvalidField(
        FieldViolation(
          field: field, reason: "DATE_INVALID", got: quoted(text), allowed: "a date as YYYY-MM-DD",
          words: .init("Please enter a date that exists.", "Bitte gib ein Datum ein, das es gibt.")))
    }
    return date
  }

  private static func invalid(
    _ field: String, _ got: String, _ allowed: String, _ words: LocalizedText
  ) -> InvalidField {
    InvalidField(FieldViolation(field: field, reason: "DATES_INVALID", got: got, allowed: allowed, words: words))
  }
}
