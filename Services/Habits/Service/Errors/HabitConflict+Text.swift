import HabitsDomain
import TitanCore

extension HabitConflict {
  /// Words for the person.
  func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .german: german
    }
  }

  private var english: String {
    switch self {
    case .idTaken: "This habit was added before."
    case .titleTaken: "You have a habit of this name."
    case .tooManyHabits: "You have \(HabitLimits.habits) habits, more are not possible."
    case .missing: "There is no such habit."
    case .notDeleted: "The habit was not deleted."
    case .changed: "The habit was changed elsewhere. Have a look and try again."
    case .archived: "The habit is archived. Take it back to record something."
    case .beforeStart(let date): "The habit began on \(date)."
    case .tooManyRecords: "There are \(HabitLimits.recordsPerDay) entries on this day, more are not possible."
    case .recordTaken: "This entry was made before."
    case .recordMissing: "There is no such entry."
    case .recordAutomatic: "This entry was made by itself. It goes with the session it comes from."
    }
  }

  private var german: String {
    switch self {
    case .idTaken: "Diese Gewohnheit wurde schon angelegt."
    case .titleTaken: "Du hast schon eine Gewohnheit mit diesem Namen."
    case .tooManyHabits: "Du hast \(HabitLimits.habits) Gewohnheiten, mehr sind nicht möglich."
    case .missing: "Diese Gewohnheit gibt es nicht."
    case .notDeleted: "Die Gewohnheit wurde nicht gelöscht."
    case .changed: "Die Gewohnheit wurde anderswo geändert. Sieh nach und versuch es noch einmal."
    case .archived: "Die Gewohnheit ist archiviert. Hol sie zurück, um etwas einzutragen."
    case .beforeStart(let date): "Die Gewohnheit hat am \(date) begonnen."
    case .tooManyRecords: "An diesem Tag gibt es \(HabitLimits.recordsPerDay) Einträge, mehr sind nicht möglich."
    case .recordTaken: "Dieser Eintrag wurde schon gemacht."
    case .recordMissing: "Diesen Eintrag gibt es nicht."
    case .recordAutomatic: "Dieser Eintrag kam von selbst. Er geht mit der Einheit, aus der er stammt."
    }
  }
}
