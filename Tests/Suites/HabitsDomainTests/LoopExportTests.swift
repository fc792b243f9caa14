import HabitsDomain
import Testing
import TitanCore

@Suite("Exports of Loop Habit Tracker")
struct LoopExportTests {
  private static let header =
    "Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,"
    + "Target Value,Archived?\n"

  private func habits(_ lines: String, _ checkmarks: String = "") throws -> [LoopHabit] {
    try LoopExport.habits(Self.header + lines, checkmarks: checkmarks, today: monday + 2)
  }

  @Test("Habits are read with their goals")
  func goals() throws {
    let read = try habits(
      """
      001,Meditate,YES_NO,Did you?,,1,1,#FF8F00,,,,false
      002,"Run, far",NUMERICAL,,,1,7,#00897B,km,AT_LEAST,20.0,false
      003,Coffee,NUMERICAL,,,1,1,#00897B,cups,AT_MOST,2.0,true
      004,Swim,YES_NO,,,3,7,#00897B,,,,false
      005,Wake up,YES_NO,,,2,3,#00897B,,,,false
      006,All week,YES_NO,,,7,7,#00897B,,,,false
      """)
    let facts = try read.map { try $0.facts(today: monday) }
    #expect(
      facts.map(\.goal) == [
        HabitGoal(1, per: .day), HabitGoal(20, per: .week), HabitGoal(2, per: .day, .atMost), HabitGoal(3, per: .week),
        HabitGoal(5, per: .week), HabitGoal(1, per: .day),
      ])
    #expect(facts.map(\.title) == ["Meditate", "Run, far", "Coffee", "Swim", "Wake up", "All week"])
    #expect(facts.map(\.measure) == [.times, .amount, .amount, .times, .times, .times])
    #expect(facts.map(\.kind) == [.good, .good, .bad, .good, .good, .good])
    #expect(facts.map(\.isArchived) == [false, false, true, false, false, false])
    #expect(facts.map(\.unit) == ["", "km", "cups", "", "", ""])
    #expect(facts[0].color == "#FF8F00")
    #expect(read.map(\.isGoalAdjusted) == [false, false, false, false, true, false])
  }

  @Test("Entries made by hand are read, as numbers of old versions and as words of new ones")
  func marks() throws {
    let lines = """
      001,Meditate,YES_NO,,,1,1,#FF8F00,,,,false
      002,Run,NUMERICAL,,,1,1,#00897B,km,AT_LEAST,2.0,false

      """
    let old = try habits(lines, "Date,Meditate,Run,\n2026-06-03,2,2500,\n2026-06-02,3,0,\n2026-06-01,1,2000,\n")
    #expect(old[0].marks == [monday + 2: .value(1), monday + 1: .skipped])
    #expect(old[1].marks == [monday + 2: .value(Amount(thousandths: 2_500)), monday: .value(2)])
    #expect(old[1].rounded == 0)
    #expect(try old.map { try $0.facts(today: monday + 2).startDate } == [monday + 1, monday])
    let new = try habits(
      lines,
      "Date,Meditate,Run,\r\n2026-06-03,YES_MANUAL,2000,\r\n2026-06-02,SKIP,NO,\r\n2026-06-01,YES_AUTO,UNKNOWN,\r\n")
    #expect(new[0].marks == old[0].marks)
    #expect(new[1].marks == [monday + 2: .value(2)])
  }

  @Test(
    "Amounts keep their decimals, in thousandths as Loop writes them or with a decimal point as people do",
    arguments: [
      ("2500", 2_500, 0), ("2.5", 2_500, 0), ("0.125", 125, 0), ("1", nil, 0), ("4", 4, 0), ("1.0004", 1_000, 1),
    ])
  func decimals(_ cell: String, _ thousandths: Int?, _ rounded: Int) throws {
    let read = try habits(
      "001,Run,NUMERICAL,,,1,1,#00897B,km,AT_LEAST,2.5,false\n", "Date,Run,\n2026-06-03,\(cell),\n")[0]
    #expect(read.marks == (thousandths.map { [monday + 2: .value(Amount(thousandths: $0))] } ?? [:]))
    #expect(read.rounded == rounded)
    #expect(try read.facts(today: monday).goal == HabitGoal(Amount(thousandths: 2_500), per: .day))
    #expect(!read.isGoalAdjusted)
  }

  @Test("Names may have commas and quotes, as Loop writes them")
  func names() throws {
    let read = try habits(
      """
      001,"Read, write",YES_NO,,,1,1,#FF8F00,,,,false
      002,"The ""big"" one",YES_NO,,,1,1,#FF8F00,,,,false

      """, "Date,Read, write,The \"big\" one,\n2026-06-01,2,0,\n")
    #expect(read.map(\.title) == ["Read, write", "The \"big\" one"])
    #expect(read.map(\.marks) == [[monday: .value(1)], [:]])
  }

  @Test("The columns of an older version are read")
  func older() throws {
    let read = try LoopExport.habits(
      "Position,Name,Description,NumRepetitions,Interval,Color\n001,Swim,,2,7,#112233\n", checkmarks: "", today: monday)
    #expect(try read.map { try $0.facts(today: monday).goal } == [HabitGoal(2, per: .week)])
  }

  @Test("The columns may be in any order")
  func order() throws {
    let read = try habits(
      "001,A,YES_NO,,,1,1,#FF8F00,,,,false\n002,B,YES_NO,,,1,1,#FF8F00,,,,false\n", "Date,B,A,\n2026-06-01,2,0,\n")
    #expect(read.map(\.marks) == [[:], [monday: .value(1)]])
  }

  @Test(
    "A line that can't be read is named with its number",
    arguments: [
      ("", "", LoopProblem.File.habits, 1),
      ("001,A,SOMETHING,,,1,1,,,,,false\n", "", .habits, 2),
      ("001,A,YES_NO,,,0,1,,,,,false\n", "", .habits, 2),
      ("001,A,YES_NO,,,1,1,,,,,false\n002,a,YES_NO,,,1,1,,,,,false\n", "", .habits, 3),
      ("001,\"A,YES_NO,,,1,1,,,,,false\n", "", .habits, 2),
      ("001,A,NUMERICAL,,,1,1,,,AT_LEAST,many,false\n", "", .habits, 2),
      ("001,A,YES_NO,,,1,1,,,,,false\n", "Date,B,\n", .checkmarks, 1),
      ("001,A,YES_NO,,,1,1,,,,,false\n", "Date,A,\n2026-06-01,2,\n2026-06-31,2,\n", .checkmarks, 3),
      ("001,A,YES_NO,,,1,1,,,,,false\n", "Date,A,\n2026-06-01,2,2,\n", .checkmarks, 2),
      ("001,A,YES_NO,,,1,1,,,,,false\n", "Date,A,\n2026-06-01,7,\n", .checkmarks, 2),
      ("001,A,YES_NO,,,1,1,,,,,false\n", "Date,A,\n2026-06-05,2,\n", .checkmarks, 2),
    ])
  func problems(_ lines: String, _ checkmarks: String, _ file: LoopProblem.File, _ line: Int) {
    let error = #expect(throws: LoopProblem.self) {
      _ = try LoopExport.habits(lines.isEmpty ? "" : Self.header + lines, checkmarks: checkmarks, today: monday + 2)
    }
    #expect(error?.file == file && error?.line == line, "\(String(describing: error))")
  }

  @Test("A file beyond the limits is refused at the first line too many, with both numbers")
  func tooMuch() throws {
    let rows = (1...201).map { "\($0),H\($0),YES_NO,,,1,1,,,,,false\n" }
    let habits = #expect(throws: LoopProblem.self) { try self.habits(rows.joined()) }
    #expect(habits?.description == "line 202: got 201 habits; allowed: 200")
    let names = #expect(throws: LoopProblem.self) { try self.habits(rows[0], "Date,H1,H1,\n") }
    #expect(names?.description == "line 1: got 2 names; allowed: 1, those of Habits.csv")
    // Fifty habits, done every day: one import takes 2,000 dates.
    let days = (0...2_000).map { "\(monday - $0)," + String(repeating: "2,", count: 50) + "\n" }
    let header = "Date," + (1...50).map { "H\($0)," }.joined() + "\n"
    let fifty = rows[..<50].joined()
    #expect(
      try self.habits(fifty, header + days[..<2_000].joined()).map(\.marks.count) == Array(repeating: 2_000, count: 50))
    let records = #expect(throws: LoopProblem.self) { try self.habits(fifty, header + days.joined()) }
    #expect(records?.description == "line 2002: got 100050 entries up to here; allowed: 100000 in one import")
  }

  @Test("An impossible habit is named with its line")
  func impossible() throws {
    let read = try habits("001,A,YES_NO,,,1,1,#XYZ,,,,false\n002,B,YES_NO,,,1,1,red,,,,false\n")
    let error = #expect(throws: LoopProblem.self) { _ = try read[1].facts(today: monday) }
    #expect(error?.line == 3)
  }

  @Test("Any text is either read or refused")
  func anything() {
    var generator = SplitMix64(seed: 17)
    let pieces = [
      ",", "\"", "\n", "\r\n", "\u{FEFF}", "2", "3", "YES_MANUAL", "2026-06-01", "A", "NUMERICAL", "nan", "9e99", " ",
      "ß",
    ]
    func text(_ beginning: String) -> String {
      (0..<Int.random(in: 0..<40, using: &generator)).reduce(into: beginning) { text, _ in
        text += pieces.randomElement(using: &generator) ?? ""
      }
    }
    for _ in 0..<3_000 {
      let table = text(Bool.random(using: &generator) ? Self.header + "001,A,YES_NO,,,1,1,,,,,false\n" : "")
      let read = try? LoopExport.habits(table, checkmarks: text("Date,A,\n"), today: monday)
      for habit in read ?? [] { _ = try? habit.facts(today: monday) }
    }
  }
}
