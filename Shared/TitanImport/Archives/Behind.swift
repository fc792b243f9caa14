import TitanCore

/// How much of an archive can't come, and why.
struct Behind: Sendable {
  /// Sessions that were counted, without a receipt in the archive.
  var unproven = 0
  /// Sessions and records that will count for another date.
  var moving = 0
  var simulated = 0
  var practices = 0
  /// Habits.
  var deleted = 0

  func words(in language: Language) -> [String] {
    let text = ImportText(language)
    var left: [String] = []
    if unproven > 0 {
      let sessions = text.count(unproven, "session", "sessions", "Einheit", "Einheiten")
      left.append(
        language.say(
          "the proof of \(sessions): the archive has no receipt of these push-ups, so they come as unverified, and earn "
            + "nothing that needs verified ones",
          "der Beleg von \(sessions): Das Archiv hat keinen Beleg für diese Liegestütze; sie kommen also ungeprüft und "
            + "bringen nichts ein, was geprüfte braucht"))
    }
    if moving > 0 {
      let things = text.count(
        moving, "session or record", "sessions or records", "Einheit oder Eintrag", "Einheiten oder Einträgen")
      left.append(
        language.say(
          "the \(moving == 1 ? "date" : "dates") of \(things) at night: days began after midnight there, and a clock "
            + "holds only for what happens after it is set, so they count for the calendar's date",
          "das Datum von \(things) in der Nacht: Dort begannen Tage erst nach Mitternacht, und eine Uhr gilt nur für das, "
            + "was nach ihrer Einstellung geschieht; hier zählt also das Datum des Kalenders"))
    }
    if simulated > 0 {
      let sessions = text.count(
        simulated, "simulated session", "simulated sessions", "simulierte Einheit", "simulierte Einheiten")
      left.append(
        language.say(
          "\(sessions): nobody has done these push-ups", "\(sessions): Diese Liegestütze hat niemand gemacht"))
    }
    if practices > 0 {
      let trainings = text.count(practices, "training", "trainings", "Training", "Trainings")
      left.append(
        language.say(
          "\(trainings): they are entered step by step, for the last seven days only, because each is measured by the "
            + "fitness that those before it led to; so fitness begins anew",
          "\(trainings): Sie werden Schritt für Schritt eingetragen, und nur für die letzten sieben Tage, denn jedes misst "
            + "sich an der Fitness, zu der die früheren führten; deine Fitness beginnt also neu"))
    }
    if deleted > 0 {
      let habits = text.count(
        deleted, "deleted habit", "deleted habits", "gelöschte Gewohnheit", "gelöschte Gewohnheiten")
      left.append(
        language.say(
          "\(habits): restore a habit to export its records",
          "\(habits): Stelle eine Gewohnheit wieder her, um ihre Einträge zu exportieren"))
    }
    return left + [
      language.say(
        "trophies, medals and level: they follow from what comes",
        "Trophäen, Medaillen und Level: Sie ergeben sich aus dem, was kommt"),
      language.say(
        "people and groups, and what they see of you: they are those of the other installation",
        "Leute und Gruppen, und was sie von dir sehen: Sie gehören zur anderen Installation"),
      language.say(
        "passwords, passkeys, tokens and devices: they belong to the other account",
        "Passwörter, Passkeys, Tokens und Geräte: Sie gehören zum anderen Konto"),
    ]
  }
}
