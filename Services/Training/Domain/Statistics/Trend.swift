package import TitanCore

/// How fitness developed over a period (formulas §4). The raw values are the contract's.
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
