import HabitsProto
import SessionsProto
import TitanCore
import TitanProto
import TitanZones

extension SessionsV1.Session {
  /// Push-ups as a session that nobody has counted.
  ///
  /// The apps don't say when each set was, so the sets follow each other from the start, at the pace that `titanup
  /// sessions declare` assumes; a day without a time of the day is taken at noon.
  init(_ pushUps: ImportPlan.PushUps, of userID: String, from source: String, zone: ZoneRules) {
    let start = zone.instant(pushUps.start)
    // A session lasts at most six hours.
    let pace = pushUps.reps > 7_200 ? 2 : 3
    var time = start
    let sets = pushUps.sets.map { reps in
      let begin = time
      time = time + .seconds(pace * reps)
      return SessionsV1.RepSet(reps: UInt32(reps), startTime: .init(begin), endTime: .init(time))
    }
    self.init(
      sessionID: ImportIdentity.session(pushUps, of: userID), startTime: .init(start), endTime: .init(time),
      timeZone: zone.name, utcOffsetSeconds: Int32(zone.utcOffsetSeconds(at: start)), reps: UInt32(pushUps.reps),
      sets: sets, note: "Imported from \(source)")
  }
}

extension HabitsV1.Habit {
  /// A habit for what an import brings. Exercises aren't done every day, so their goal is one of the week.
  init(_ history: ImportPlan.History, of userID: String) {
    self.init(
      habitID: ImportIdentity.habit(history.title, of: userID), title: history.title, kind: .good,
      measure: history.isCounted ? .times : .amount, unit: history.unit,
      goal: .init(
        perDay: history.isExercise ? nil : .init(value: 1), perWeek: history.isExercise ? .init(value: 1) : nil),
      startDate: history.days.keys.min().map(\.description) ?? "")
  }
}

extension HabitsV1.HabitRecord {
  /// The most characters of a note.
  private static let longestNote = 1_000

  /// A day's amount. Its time is when the date began in the easternmost time zone, so that anything recorded by hand
  /// comes after it.
  init(_ day: CalendarDay, _ what: ImportPlan.History.Day, of habitID: String, zone: ZoneRules) {
    let note = what.details.joined(separator: ", ").unicodeScalars.filter { $0 != "\0" }
    let kept = String(String.UnicodeScalarView(note.prefix(Self.longestNote - 1)))
    self.init(
      recordID: ImportIdentity.record(of: habitID, on: day), habitID: habitID, change: .value(what.amount),
      occurTime: .init(seconds: Int64(day.number) * 86_400 - 14 * 3_600), timeZone: zone.name, localDate: "\(day)",
      note: note.count >= Self.longestNote ? kept + "…" : kept)
  }
}

extension ZoneRules {
  /// The instant when clocks of the zone show a time; without a time of the day, noon.
  func instant(_ time: LocalTime) -> Timestamp {
    let wall = Timestamp(seconds: Int64(time.day.number) * 86_400 + Int64(time.minutes ?? 720) * 60)
    let guess = wall - .seconds(utcOffsetSeconds(at: wall))
    return wall - .seconds(utcOffsetSeconds(at: guess))
  }
}
