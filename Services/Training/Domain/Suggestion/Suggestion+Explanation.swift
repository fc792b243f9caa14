package import TitanCore

extension Suggestion.Item {
  /// Why the workout was suggested, in a sentence or two.
  package func explanation(today: CalendarDay, in language: Language) -> String {
    let reasons = [lockReason, preferenceReason, historyReason(today), bodyReason, balanceReason].compactMap(\.self)
    guard !reasons.isEmpty else {
      return LocalizedText(
        "A random pick: nothing speaks for or against it.",
        "Zufällig gewählt: Nichts spricht dafür oder dagegen.")[language]
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
        "You rated it only \(rating) of 5, so we rarely suggest it.",
        "Du hast es nur mit \(rating) von 5 bewertet, darum schlagen wir es selten vor.")
  }

  private func historyReason(_ today: CalendarDay) -> LocalizedText? {
    guard let lastDate else { return nil }
    switch max(0, today - lastDate) {
    case 0: return LocalizedText("You already started it today.", "Du hast es heute schon begonnen.")
    case 1: return LocalizedText("You started it yesterday.", "Du hast es gestern begonnen.")
    case let days:
      return LocalizedText("You last started it \(days) days ago.", "Du hast es zuletzt vor \(days) Tagen begonnen.")
    }
  }

  private var bodyReason: LocalizedText? {
    if factors.body > 1 {
      return LocalizedText("It suits your body mass.", "Es passt zu deiner Körpermasse.")
    }
    return factors.body < 1
      ? LocalizedText(
        "We suggest it less often at your body mass.", "Bei deiner Körpermasse wird es seltener vorgeschlagen.")
      : nil
  }

  private var balanceReason: LocalizedText? {
    factors.balance < 1
      ? LocalizedText(
        "You've trained its main muscle in the last two days.",
        "Du hast seinen Hauptmuskel in den letzten zwei Tagen trainiert.") : nil
  }
}
