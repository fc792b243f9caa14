package import TitanCore

/// Statistics in words (decision D18).
package struct Statements: Sendable, Hashable {
  package static let formulaVersion = "statements/2"
  /// With fewer practices there is no statement.
  fileprivate static let fewestPractices = 2

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

/// The development of fitness over a period (formulas §4). The raw values are the contract's.
package enum Trend: Int, Sendable, Hashable, CaseIterable {
  case insufficientData = 1
  case strongDecline, decline, steady, growth, strongGrowth
  /// The first training was within the period: growth covers only a part of it.
  case tooYoung

  /// - Parameters:
  ///   - start: the score before the period's first practice.
  ///   - end: the score after its last practice.
  package init(from start: FitnessScore, to end: FitnessScore, practices: Int) {
    let (score, before) = (end.millionths * 100, start.millionths)
    switch score {
    case _ where practices < Statements.fewestPractices: self = .insufficientData
    case ..<(90 * before): self = .strongDecline
    case ..<(98 * before): self = .decline
    case ...(102 * before): self = .steady
    case ...(110 * before): self = .growth
    default: self = .strongGrowth
    }
  }

  /// - Parameters:
  ///   - since: the date of the user's first training; only for `tooYoung`.
  ///   - dates: the period.
  package func text(since: CalendarDay?, _ dates: ClosedRange<CalendarDay>) -> LocalizedText {
    switch self {
    case .insufficientData:
      LocalizedText(
        "After two practices in this period, we can tell your trend.",
        "Mit zwei Trainings in diesem Zeitraum lässt sich dein Trend bestimmen.")
    case .strongDecline:
      LocalizedText(
        "Your fitness has dropped noticeably. Start small, and it will come back.",
        "Deine Fitness ist deutlich gesunken. Fang klein an, dann kommt sie zurück.")
    case .decline:
      LocalizedText(
        "Your fitness has dropped a little. Your next practice can turn that around.",
        "Deine Fitness ist etwas gesunken. Mit dem nächsten Training drehst du das.")
    case .steady:
      LocalizedText("You're holding your level. Well done!", "Du hältst dein Niveau. Gut gemacht!")
    case .growth:
      LocalizedText("You're getting fitter. Keep going!", "Du wirst fitter. Weiter so!")
    case .strongGrowth:
      LocalizedText(
        "Outstanding: your fitness has grown by more than a tenth.",
        "Hervorragend: Deine Fitness ist um mehr als ein Zehntel gestiegen.")
    case .tooYoung:
      Self.tooYoung(since: since ?? dates.upperBound, dates)
    }
  }

  private static func tooYoung(since: CalendarDay, _ dates: ClosedRange<CalendarDay>) -> LocalizedText {
    let (length, days) = (dates.upperBound - dates.lowerBound + 1, dates.upperBound - since + 1)
    let told = since + (length - 1)
    return LocalizedText(
      "You've trained here for \(days == 1 ? "one day" : "\(days) days"). We can tell a trend over \(length) days "
        + "from \(told).",
      "Du trainierst hier seit \(days == 1 ? "einem Tag" : "\(days) Tagen"): Ein Trend über \(length) Tage lässt sich "
        + "ab \(told) bestimmen.")
  }
}

/// The training done compared with the plan (formulas §4). Every ratio has exactly one value. The raw values are
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

/// The dates since which a person's training counts: nobody is behind a plan on days before they joined, or before they
/// set it.
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
