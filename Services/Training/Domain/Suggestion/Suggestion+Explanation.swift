package import TitanCore

extension Suggestion.Item {
  /// Why it is there, in a sentence or two.
  package func explanation(today: CalendarDay, in language: Language) -> String {
    let reasons = [lockReason, preferenceReason, historyReason(today), bodyReason, balanceReason].compactMap(\.self)
    guard !reasons.isEmpty else {
      return LocalizedText(
        "Chance chose it: nothing speaks for or against it.",
        "Der Zufall hat es gewählt: Nichts spricht dafür oder dagegen.")[language]
    }
    return reasons.map { $0[language] }.joined(separator: " ")
  }

  private var lockReason: LocalizedText? {
    isLocked ? LocalizedText("You kept it.", "Du hast es behalten.") : nil
  }

  private var preferenceReason: LocalizedText? {
    guard let rating, rating != Rating.neutral else { return nil }
    return rating > Rating.neutral
      ? LocalizedText("You rated it \(rating) of 5.", "Du hast es mit \(rating) von 5 bewertet.")
      : LocalizedText(
        "You rated it only \(rating) of 5, so it comes seldom.",
        "Du hast es nur mit \(rating) von 5 bewertet, darum kommt es selten.")
  }

  private func historyReason(_ today: CalendarDay) -> LocalizedText? {
    guard let lastDate else { return nil }
    switch max(0, today - lastDate) {
    case 0: return LocalizedText("You began it today already.", "Du hast es heute schon begonnen.")
    case 1: return LocalizedText("You began it yesterday.", "Du hast es gestern begonnen.")
    case let days:
      return LocalizedText("You last began it \(days) days ago.", "Du hast es zuletzt vor \(days) Tagen begonnen.")
    }
  }

  private var bodyReason: LocalizedText? {
    if factors.body > 1 {
      return LocalizedText("It suits your body mass.", "Es passt zu deiner Körpermasse.")
    }
    return factors.body < 1
      ? LocalizedText(
        "With your body mass it is suggested less often.", "Bei deiner Körpermasse wird es seltener vorgeschlagen.")
      : nil
  }

  private var balanceReason: LocalizedText? {
    factors.balance < 1
      ? LocalizedText(
        "Its main muscle has worked in the last two days.", "Sein Hauptmuskel hat in den letzten zwei Tagen gearbeitet."
      ) : nil
  }
}
