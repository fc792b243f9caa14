package import TitanCore

/// How the training done compares with the plan (formulas §4). Every ratio has exactly one value. The raw values are
/// the contract's.
package enum Commitment: Int, Sendable, Hashable, CaseIterable {
  case insufficientData = 1
  case low, behind, close, onTrack, above, exceptional

  /// - Parameters:
  ///   - done: the practices completed in the period.
  ///   - days: the length of the period.
  package init(done: Int, perWeek: Int, days: Int) {
    // Done over planned, as a fraction: 7 × done / (perWeek × days).
    let (done, planned) = (7 * done, perWeek * days)
    switch done {
    case ..<(7 * Statements.fewestPractices): self = .insufficientData
    case _ where 3 * done < planned: self = .low
    case _ where 3 * done < 2 * planned: self = .behind
    case ..<planned: self = .close
    case _ where 100 * done < 133 * planned: self = .onTrack
    case _ where 100 * done < 167 * planned: self = .above
    default: self = .exceptional
    }
  }

  package var text: LocalizedText {
    switch self {
    case .insufficientData:
      LocalizedText(
        "After two practices in this period, we can tell how well you keep to your plan.",
        "Mit zwei Trainings in diesem Zeitraum lässt sich sagen, wie du deinen Plan einhältst.")
    case .low:
      LocalizedText(
        "Less than a third of your plan. Would a smaller one suit you better?",
        "Weniger als ein Drittel deines Plans. Passt ein kleinerer besser zu dir?")
    case .behind:
      LocalizedText(
        "You're behind your plan. One more practice a week would help a lot.",
        "Du liegst hinter deinem Plan. Ein Training mehr in der Woche hilft viel.")
    case .close:
      LocalizedText("So close: almost all of your plan!", "Ganz knapp: fast dein ganzer Plan!")
    case .onTrack:
      LocalizedText("You're keeping to your plan. Great!", "Du hältst deinen Plan ein. Klasse!")
    case .above:
      LocalizedText("More than you planned. Impressive!", "Mehr als geplant. Beeindruckend!")
    case .exceptional:
      LocalizedText(
        "Far more than you planned: exceptional. Remember to rest, too.",
        "Weit mehr als geplant: außergewöhnlich. Denk auch an die Erholung.")
    }
  }
}

/// Statistics in words (decision D18).
package struct Statements: Sendable, Hashable {
  package static let formulaVersion = "statements/2"
  /// With fewer practices there is no statement.
  static let fewestPractices = 2

  package var trend: Trend
  /// End over start; 0 if there is no statement.
  package var trendRatio: Double
  package var commitment: Commitment
  /// Done over planned.
  package var commitmentRatio: Double
  /// The dates over which commitment is judged.
  package var judged: ClosedRange<CalendarDay>
  package var trendText: LocalizedText
}

/// When a person's training starts to count: nobody is behind a plan on days before they joined, or before they set it.
package struct Tenure: Sendable, Hashable {
  /// The date of the user's first training; `nil` for none.
  package var firstTraining: CalendarDay?
  /// The date on which the plan was set; `nil` for a fitness class's default plan, or one that was set long ago.
  package var planSet: CalendarDay?

  package init(firstTraining: CalendarDay? = nil, planSet: CalendarDay? = nil) {
    self.firstTraining = firstTraining
    self.planSet = planSet
  }

  /// The part of some dates, which end with `today`, for which the plan counts.
  package func judged(_ dates: ClosedRange<CalendarDay>, today: CalendarDay) -> ClosedRange<CalendarDay> {
    min(today, max(dates.lowerBound, beginning(today)))...today
  }

  /// The number of dates on which the plan asks for something.
  package func plannedDates(_ dates: ClosedRange<CalendarDay>, today: CalendarDay) -> Int {
    max(0, min(dates.upperBound - dates.lowerBound + 1, dates.upperBound - beginning(today) + 1))
  }

  private func beginning(_ today: CalendarDay) -> CalendarDay {
    let first = firstTraining ?? today
    return planSet.map { max($0, first) } ?? first
  }
}
