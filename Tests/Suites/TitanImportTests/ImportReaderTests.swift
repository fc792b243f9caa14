import Testing
import TitanCore

@testable import TitanImport

@Suite("What a file holds") struct ImportReaderTests {
  private static let today = CalendarDay(year: 2024, month: 6, day: 2)!  // There is such a date.

  private static func read(
    _ text: String, _ options: ImportOptions = ImportOptions()
  ) throws -> (form: ImportForm, plan: ImportPlan) {
    try ImportReader.plan(Array(text.utf8), options, today: today)
  }

  private static func own(_ mapping: String, title: String? = nil, _ order: DateOrder? = nil) throws -> ImportOptions {
    ImportOptions(mapping: try ColumnMapping(mapping, title: title), dateOrder: order)
  }

  /// A plan in short: `2024-05-31 17:21: 20+15` for push-ups, `Run (km): 2024-05-31 5.2 [5.2 km in 1690 s]` for others.
  private static func told(_ plan: ImportPlan) -> [String] {
    plan.pushUps.map { "\($0.start): " + $0.sets.map(String.init).joined(separator: "+") }
      + plan.histories.map { history in
        let days = history.days.sorted { $0.key < $1.key }.map { day, what in
          "\(day) \(ImportNumber.text(what.amount))"
            + (what.details.isEmpty ? "" : " [\(what.details.joined(separator: ", "))]")
        }
        return "\(history.title) in \(history.unit.isEmpty ? "times" : history.unit): "
          + days.joined(separator: "; ")
      }
  }

  private static func skipped(_ plan: ImportPlan) -> [String] { plan.skipped.map { "\($0.line): \($0.reason)" } }

  @Test("Strong, as it writes today, with units in its columns")
  func strong() throws {
    let (form, plan) = try Self.read(
      """
      Workout #;Date;Workout Name;Duration (sec);Exercise Name;Set Order;Weight (kg);Reps;RPE;Distance (meters);Seconds;Notes;Workout Notes
      "1";"2024-05-31 17:21:09";"Day A";"3600";"Push Up";"1";"0,0";"20";"";"0";"0,0";"";""
      "1";"2024-05-31 17:21:09";"Day A";"3600";"Push Up";"F";"0,0";"15";"";"0";"0,0";"";""
      "1";"2024-05-31 17:21:09";"Day A";"3600";"Bench Press (Barbell)";"W";"42,5";"8";"";"0";"0,0";"";""
      "1";"2024-05-31 17:21:09";"Day A";"3600";"Bench Press (Barbell)";"1";"60";"5";"";"0";"0,0";"";""
      "1";"2024-05-31 17:21:09";"Day A";"3600";"Bench Press (Barbell)";"Rest Timer";"";"";"";"";"90";"";""
      "1";"2024-05-31 17:21:09";"Day A";"3600";"Running";"1";"0,0";"0";"";"5200";"1690,0";"";""
      "2";"2024-06-01 08:00:00";"Day B";"60";"Plank";"1";"0,0";"0";"";"0";"90,0";"";""
      "2";"2024-06-01 08:00:00";"Day B";"60";"Plank";"2";"0,0";"0";"";"0";"0";"";""
      """)
    #expect(form == .strong)
    #expect(
      Self.told(plan) == [
        "2024-05-31 17:21: 20+15", "Bench Press (Barbell) in reps: 2024-05-31 13 [8 × 42.5 kg, 5 × 60 kg]",
        "Running (km) in km: 2024-05-31 5.2 [5200 meters in 1690 s]", "Plank (s) in s: 2024-06-01 90",
      ])
    #expect(
      Self.skipped(plan) == [
        "6: a rest timer, not a set", "9: nothing was done: neither repetitions nor distance nor time",
      ])
  }

  @Test("Strong, as it used to write, without units")
  func oldStrong() throws {
    let (form, plan) = try Self.read(
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2021-04-12 5:21:23\u{202F}PM,"Day A",1h,"Squat, Front",1,60.0,8,0,0,"","",
      2021-04-12 5:21:23\u{202F}PM,"Day A",1h,"Running",1,0,0,5.2,0,"","",
      2021-04-12 5:21:23\u{202F}PM,"Day A",1h,"Cycling",1,0,0,20,3600,"","",
      """)
    #expect(form == .strong)
    #expect(
      Self.told(plan) == ["Squat, Front in reps: 2021-04-12 8 [8 × 60]", "Cycling (s) in s: 2021-04-12 3600"])
    #expect(
      Self.skipped(plan) == ["3: the file doesn't say whether the distance is in km or mi, and there is no time"])
  }

  @Test("Hevy, in kilograms and in pounds")
  func hevy() throws {
    let columns = "\"set_index\",\"set_type\""
    let head =
      "\"title\",\"start_time\",\"end_time\",\"description\",\"exercise_title\",\"superset_id\","
      + "\"exercise_notes\",\(columns)"
    let metric = try Self.read(
      """
      \(head),"weight_kg","reps","distance_km","duration_seconds","rpe"
      "Evening","31 May 2024, 17:21","31 May 2024, 18:00","","Push Up",,"",0,"normal",,20,,,
      "Evening","31 May 2024, 17:21","31 May 2024, 18:00","","Knee Push Up",,"",0,"normal",,9,,,
      "Evening","31 May 2024, 17:21","31 May 2024, 18:00","","Treadmill",,"",0,"normal",,,2.5,600,
      """)
    #expect(metric.form == .hevy)
    #expect(
      Self.told(metric.plan) == [
        "2024-05-31 17:21: 20", "Knee Push Up in reps: 2024-05-31 9 [9]",
        "Treadmill (km) in km: 2024-05-31 2.5 [2.5 km in 600 s]",
      ])
    let imperial = try Self.read(
      """
      \(head),"weight_lbs","reps","distance_miles","duration_seconds","rpe"
      "Evening","May 31, 2024, 5:21 PM","","","Deadlift (Barbell)",,"",0,"normal",225,5,,,9
      "Evening","May 31, 2024, 5:21 PM","","","Running",,"",0,"normal",,,1,600,
      """)
    #expect(
      Self.told(imperial.plan) == [
        "Deadlift (Barbell) in reps: 2024-05-31 5 [5 × 225 lb]",
        "Running (km) in km: 2024-05-31 1.609 [1 mi in 600 s]",
      ])
  }

  @Test("FitNotes, with units in the name or in a column of their own")
  func fitNotes() throws {
    let old = try Self.read(
      """
      Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time
      2024-05-30,Push Ups,Chest,0.0,12,0.0,,
      2024-05-30,Push Ups,Chest,0.0,10,0.0,,
      2024-05-30,Deadlift,Back,100.0,5,0.0,,
      2024-05-31,Rowing,Cardio,0.0,0,2.0,km,0:08:00
      """)
    #expect(old.form == .fitNotes)
    #expect(
      Self.told(old.plan) == [
        "2024-05-30: 12+10", "Deadlift in reps: 2024-05-30 5 [5 × 100 kg]",
        "Rowing (km) in km: 2024-05-31 2 [2 km in 480 s]",
      ])
    let new = try Self.read(
      """
      Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
      2024-05-30,Curl,Arms,20,lbs,12,,,,good
      2024-05-31,Swimming,Cardio,,,,500,m,
      """)
    #expect(
      Self.told(new.plan) == [
        "Curl in reps: 2024-05-30 12 [12 × 20 lb]", "Swimming (km) in km: 2024-05-31 0.5",
      ])
  }

  @Test("One's own table, by its mapping")
  func own() throws {
    let (form, plan) = try Self.read(
      """
      Tag;Was;Anzahl;Einheit;Notiz
      30.05.2024;Lesen;12,5;Seiten;am See
      30.05.2024;Lesen;7,5;Seiten;
      30.05.2024;Liegestütze;25;;
      31.05.2024;Lesen;1;Bücher;
      31.05.2024;Lesen;;Seiten;
      """, Self.own("date=Tag, habit=was, amount=Anzahl, unit=Einheit, note=Notiz"))
    #expect(form == .own)
    #expect(Self.told(plan) == ["2024-05-30: 25", "Lesen in Seiten: 2024-05-30 20 [am See]"])
    #expect(
      Self.skipped(plan) == [
        "5: Lesen has the unit \"Bücher\" here and \"Seiten\" before", "6: the amount is missing",
      ])
    let counted = try Self.read("when\n5/30/2024\n5/31/2024\n", Self.own("date=when", title: "Meditate", .monthFirst))
    #expect(Self.told(counted.plan) == ["Meditate in times: 2024-05-30 1; 2024-05-31 1"])
    #expect(counted.plan.histories.map(\.isCounted) == [true])
  }

  @Test("Lines that can't come are named with the reason, and the others come")
  func broken() throws {
    let long = String(repeating: "x", count: 101)
    let (_, plan) = try Self.read(
      """
      Day,What,Count
      2024-05-31,Run,1
      31/05/2024,Run,1
      2024-05-31,Run,many
      2024-06-02,Run,1
      2024-06-03,Run,1
      1999-12-31,Run,1
      2024-05-31,Run,0
      2024-05-31,,1
      2024-05-31,\(long),1
      2024-05-31,Run,1,2
      2024-05-31,Push-ups,1.5
      2024-05-31,Push-ups,10001
      2024-05-31,Run,1000000
      2024-05-31,run,2
      """, Self.own("date=Day,habit=What,amount=Count"))
    #expect(Self.told(plan) == ["Run in times: 2024-05-31 3"])
    #expect(
      Self.skipped(plan) == [
        "3: column Day: \"31/05/2024\" may begin with the day or the month; --dates dmy or --dates mdy says which",
        "4: column Count: \"many\" isn't an amount; allowed: a number such as 12 or 2.5",
        "5: today isn't over; import it tomorrow", "6: 2024-06-03 is in the future",
        "7: 1999-12-31 is before 2000-01-02, the first day that is allowed", "8: nothing was done: the amount is 0",
        "9: the name has 0 characters; allowed: 1 to 100", "10: the name has 101 characters; allowed: 1 to 100",
        "11: the row has 4 cells, but the header has 3", "12: push-ups are whole numbers up to 10000",
        "13: push-ups are whole numbers up to 10000", "14: with it, 2024-05-31 would have more than 1000000",
      ])
  }

  @Test("A session has no more push-ups than the service takes")
  func largest() throws {
    let (_, plan) = try Self.read(
      "Day,What,Count\n2024-05-31,Push-ups,9000\n2024-05-31,Push-ups,1001\n2024-05-31,Push-ups,1000\n",
      Self.own("date=Day,habit=What,amount=Count"))
    #expect(Self.told(plan) == ["2024-05-31: 9000+1000"])
    #expect(Self.skipped(plan) == ["3: with it, 2024-05-31 would have more than 10000 push-ups or 1000 sets"])
  }

  @Test("The order of lines doesn't matter to the plan")
  func order() throws {
    let lines = ["2024-05-30,Run,1.1", "2024-05-31,Push-ups,9", "2024-05-30,Push-ups,8", "2024-05-30,Run,2.2"]
    let options = try Self.own("date=Day,habit=What,amount=Count")
    let plans = try [lines, lines.reversed()].map { lines in
      try Self.told(Self.read("Day,What,Count\n" + lines.joined(separator: "\n"), options).plan)
    }
    #expect(plans[0] == plans[1])
    #expect(plans[0] == ["2024-05-30: 8", "2024-05-31: 9", "Run in times: 2024-05-30 3.3"])
  }

  @Test(
    "Files that are something else",
    arguments: [
      ("", "The file is empty."),
      (
        "When,What\n",
        "The columns \"When\", \"What\" are not those of FitNotes, Strong or Hevy. Say what they mean, such as --columns "
          + "date=Day,habit=Name,amount=Count."
      ),
      (
        "Position,Name,Question,Description,NumRepetitions,Interval,Color\n",
        "This is Habits.csv of Loop Habit Tracker. Import the ZIP file that Loop has made instead."
      ),
    ])
  func unknown(text: String, problem: String) {
    #expect(throws: ImportProblem(problem)) { try Self.read(text) }
  }

  @Test("A form that was named needs its columns")
  func missingColumns() throws {
    #expect(throws: ImportProblem("Hevy needs a column \"start_time\", but the file has \"Date\", \"Exercise\".")) {
      try Self.read("Date,Exercise\n", ImportOptions(form: .hevy))
    }
    let options = try Self.own("date=Day,habit=What")
    #expect(throws: ImportProblem("the mapping needs a column \"What\", but the file has \"Day\", \"Name\".")) {
      try Self.read("Day,Name\n", options)
    }
  }

  @Test(
    "Mappings that say nothing clear",
    arguments: [
      (
        "day=Day,habit=What", nil,
        "\"day=Day\" should be ROLE=COLUMN, where ROLE is one of date, habit, amount, unit, note."
      ),
      ("date", nil, "\"date\" should be ROLE=COLUMN, where ROLE is one of date, habit, amount, unit, note."),
      ("date=A,date=B,habit=C", nil, "date has two columns: \"date=A,date=B,habit=C\""),
      ("habit=What", nil, "A column with the date is needed: date=COLUMN."),
      ("date=Day", nil, "Either a column has the name (habit=COLUMN), or a title gives one name to all rows."),
      ("date=Day,habit=A", "B", "Either a column has the name (habit=COLUMN), or a title gives one name to all rows."),
    ] as [(String, String?, String)])
  func mappings(text: String, title: String?, problem: String) {
    #expect(throws: ImportProblem(problem)) { try ColumnMapping(text, title: title) }
  }
}
