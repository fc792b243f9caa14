import TitanCore

extension TrophyProgress {
  /// What to do next for a trophy of another exercise than push-ups, in the words of that exercise. Its rule counts only
  /// verified sets, so there is no evidence to ask for.
  func exerciseHint(in language: Language) -> String {
    let (exercise, all) = (rule.exercise, rule.exercise.amount(target, in: language))
    return switch (rule.criterion, language) {
    case (.repsInSession, .english):
      current == 0
        ? "\(exercise.isHeld ? "Hold" : "Do") \(all) in one set." : "Your best set is \(current) of \(all)."
    case (.repsInSession, .german):
      current == 0
        ? "\(exercise.isHeld ? "Halte" : "Mach") \(all) in einem Satz." : "Dein bester Satz: \(current) von \(all)."
    case (.repsInDay, .english):
      current == 0
        ? "\(exercise.isHeld ? "Hold" : "Do") \(all) on one day." : "\(current) of \(all) today: \(missing) to go."
    case (.repsInDay, .german):
      current == 0
        ? "\(exercise.isHeld ? "Halte" : "Mach") \(all) an einem Tag."
        : "Heute schon \(current) von \(all): noch \(missing)."
    case (.repsInLifetime, .english): "\(current) of \(all) in all: \(missing) to go."
    case (.repsInLifetime, .german): "\(current) von \(all) insgesamt: noch \(missing)."
    case (.daysInRow, .english):
      isTodayActive
        ? "Day \(current) of \(target): come back tomorrow."
        : "Do \(exercise.name(in: language)) today: day \(current + 1) of \(target)."
    case (.daysInRow, .german):
      isTodayActive
        ? "Tag \(current) von \(target): komm morgen wieder."
        : "Mach heute \(exercise.name(in: language)): Tag \(current + 1) von \(target)."
    // Only push-ups have these.
    case (.sessionsInDay, _), (.sessionsInLifetime, _), (.repsInWindow, _), (nil, _): ""
    }
  }
}
