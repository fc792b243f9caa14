import ArgumentParser
import PoseProto
import Testing
import TitanCore
import TitanProto
@testable import CommandLineClient

@Suite("Ranges of options")
struct AllowedRangeTests {
  private static let options: [(any ParsableCommand.Type, [String], ClosedRange<Int>)] = [
    (WorkoutsCommand.Suggest.self, ["--count"], 1...20),
    (TrainCommand.self, ["--count"], 1...20),
    (RemindersCommand.Next.self, ["--limit"], 1...200),
    (RemindersCommand.Add.self, ["--between", "08:00", "--and", "20:00", "--times"], 1...24),
    (HabitsCommand.Show.self, ["Read", "--days"], 1...3_660),
    (HabitsCommand.Activity.self, ["--days"], 1...366),
    (EventsCommand.self, ["--limit"], 1...200),
    (StreakCommand.self, ["--weeks"], 1...57),
    (PushUpsCommand.self, ["--simulate", "1", "--target"], 1...500),
    (PushUpsCommand.self, ["--simulate", "1", "--time"], 1...1_800),
    (PushUpsCommand.self, ["--simulate", "1", "--prepare"], 0...60),
    (PushUpsCommand.self, ["--video", "a.mp4", "--target"], 1...500),
    (CameraCommand.self, ["--target"], 1...500),
    (CameraCommand.self, ["--floor", "--time"], 1...1_800),
    (CameraCommand.self, ["--prepare"], 0...60),
  ]

  @Test("Numbers beyond either end are rejected with the range; the ends are accepted", arguments: options)
  func ends(command: any ParsableCommand.Type, arguments: [String], allowed: ClosedRange<Int>) throws {
    for end in [allowed.lowerBound, allowed.upperBound] { _ = try command.parse(arguments + ["\(end)"]) }
    for beyond in [allowed.lowerBound - 1, allowed.upperBound + 1] where beyond >= 0 {
      let error = #expect(throws: (any Error).self) { try command.parse(arguments + ["\(beyond)"]) }
      let message = error.map { command.message(for: $0) } ?? ""
      #expect(message.contains(" is \(beyond), but should be from \(allowed.lowerBound) to \(allowed.upperBound)."))
    }
  }

  @Test("Amounts beyond either end are rejected in plain digits", arguments: ["0", "10000.5"])
  func amounts(beyond: String) throws {
    for end in ["0.001", "10000"] { _ = try HabitsCommand.Tap.parse(["Read", end]) }
    let error = #expect(throws: (any Error).self) { try HabitsCommand.Tap.parse(["Read", beyond]) }
    let message = error.map { HabitsCommand.Tap.message(for: $0) } ?? ""
    #expect(message.contains("The count is \(beyond), but should be from 0.001 to 10000."))
  }
}

@Suite("Directions")
struct DirectionOptionTests {
  @Test(
    "A way up is three numbers, negative ones among them",
    arguments: [("0,-1,0", [0, -1, 0]), ("-1,0,0", [-1, 0, 0]), ("0.6,-0.8,0", [0.6, -0.8, 0])] as [(String, [Float])])
  func directions(text: String, parts: [Float]) throws {
    let command = try PushUpsCommand.parse(["--simulate", "1", "--up", text])
    #expect(command.goal.up == PoseV1.Direction(x: parts[0], y: parts[1], z: parts[2]))
    _ = try CameraCommand.parse(["--up", text])
  }

  @Test(
    "Anything else is rejected with an example",
    arguments: ["", "up", "0,-1", "0,-1,0,0", "0,0,0", "0,-9.81,0", "0,,-1", "nan,0,1", "0,-inf,0"])
  func others(text: String) {
    let error = #expect(throws: (any Error).self) { try PushUpsCommand.parse(["--simulate", "1", "--up", text]) }
    #expect((error.map { PushUpsCommand.message(for: $0) } ?? "").contains("such as 0,-1,0."))
  }
}

@Suite("Times in RFC 3339")
struct WrittenTimeTests {
  @Test(
    "A time is read to the nanosecond, from the beginning of the year 1 to the end of 9999",
    arguments: [
      ("1970-01-01T00:00:00Z", 0, 0), ("1969-12-31T23:59:59.5Z", -1, 500_000_000),
      ("2026-05-31T06:00:00.25Z", 1_780_207_200, 250_000_000), ("2026-05-31T08:00:00+02:00", 1_780_207_200, 0),
      ("2026-05-30T22:30:00-07:30", 1_780_207_200, 0), ("2026-05-31T06:00:00-00:00", 1_780_207_200, 0),
      ("2024-02-29T23:59:59.123456789Z", 1_709_251_199, 123_456_789), ("0001-01-01T00:00:00Z", -62_135_596_800, 0),
      ("9999-12-31T23:59:59.999999999Z", 253_402_300_799, 999_999_999),
    ] as [(String, Int64, Int32)])
  func times(text: String, seconds: Int64, nanos: Int32) {
    #expect(GoogleProtobuf.Timestamp(rfc3339: text) == GoogleProtobuf.Timestamp(seconds: seconds, nanos: nanos))
  }

  @Test(
    "Invalid and non-existent times are rejected",
    arguments: [
      "", "yesterday", "2026-05-31", "2026-05-31T06:00Z", "2026-05-31T06:00:00", "2026-05-31 06:00:00Z",
      "2026-02-29T06:00:00Z", "2026-02-30T06:00:00Z", "2026-13-01T06:00:00Z", "2026-05-00T06:00:00Z",
      "2026-05-31T24:00:00Z", "2026-05-31T06:60:00Z", "2026-05-31T06:75:00Z", "2026-05-31T06:00:60Z",
      "2026-05-31T06:00:00.Z", "2026-05-31T06:00:00.1234567890Z", "2026-05-31T06:00:00+2:00",
      "2026-05-31T06:00:00+0200", "2026-05-31T06:00:00+24:00", "2026-05-31T06:00:00+02:60", "2026-05-31T06:00:00Zebra",
      " 2026-05-31T06:00:00Z", "2026-05-31T06:00:00Z\n", "0000-12-31T23:59:59Z", "10000-01-01T00:00:00Z",
      "999999-01-01T00:00:00Z", "-2026-05-31T06:00:00Z", "0001-01-01T00:00:00+00:01", "9999-12-31T23:59:59-00:01",
    ])
  func refused(text: String) { #expect(GoogleProtobuf.Timestamp(rfc3339: text) == nil) }

  private func command(startTime: String) throws -> PushUpsCommand {
    try PushUpsCommand.parse(["--simulate", "5", "--fast", "--start-time", startTime])
  }

  @Test("--start-time takes such a time")
  func option() throws {
    let startTime = try command(startTime: "2026-05-31T08:00:00.25+02:00").startTime
    #expect(startTime == Timestamp(microseconds: 1_780_207_200_250_000))
  }

  @Test(
    "A wrong --start-time is reported with the expected form",
    arguments: ["2026-02-30T06:00:00Z", "2026-05-31T06:75:00Z", "2026-05-31T06:00:00Zebra", "999999-01-01T00:00:00Z"])
  func refusedOption(text: String) throws {
    let error = try #require(throws: (any Error).self) { _ = try command(startTime: text) }
    let said = PushUpsCommand.message(for: error)
    #expect(said.contains("'\(text)'") && said.contains("--start-time") && said.contains("the years 1 to 9999"))
  }
}

@Suite("Simulated sets")
struct SimulationOptionsTests {
  @Test(
    "A set that is too long for the service is rejected before it is generated",
    arguments: [
      (["1000"], true), (["1000", "--tempo", "1.8"], true), (["1000", "--tempo", "1.8", "--partials", "1"], false),
      (["1", "--tempo", "30", "--partials", "60"], false), (["1000", "--tempo", "30", "--partials", "1000"], false),
    ] as [([String], Bool)])
  func length(arguments: [String], isAllowed: Bool) {
    #expect(((try? PushUpsCommand.parse(["--simulate"] + arguments)) != nil) == isAllowed)
  }
}

@Suite("Mistyped commands")
struct CommandSuggestionTests {
  @Test(
    "Similar commands are suggested",
    arguments: [
      (["hbits"], "Unknown command 'hbits'. Did you mean 'habits'?"),
      (["--json", "setings"], "Unknown command 'setings'. Did you mean 'settings'?"),
      (["--auth", "127.0.0.1:7001", "push-usp"], "Unknown command 'push-usp'. Did you mean 'push-ups'?"),
      (["habits", "ad", "Read"], "Unknown command 'ad'. Did you mean 'add'?"),
      (["habits", "records", "delet", "x"], "Unknown command 'delet'. Did you mean 'delete'?"),
      (["blockchain"], "Unknown command 'blockchain'. `titanup --help` lists all commands."),
    ])
  func suggested(_ arguments: [String], _ message: String) {
    #expect(CommandSuggestion.message(for: arguments) == message)
  }

  @Test(
    "Errors of existing commands keep their own messages",
    arguments: [["chart", "--range", "year"], ["weigh", "76,5"], ["bmi", "--height"], [], ["--json"]])
  func silent(_ arguments: [String]) { #expect(CommandSuggestion.message(for: arguments) == nil) }

  @Test(
    "Letters that are missing, extra, wrong or swapped count as typos",
    arguments: [
      ("", "abc", 3), ("abc", "", 3), ("habits", "habits", 0), ("hbits", "habits", 1), ("ahbits", "habits", 1),
      ("x", "yz", 2),
    ])
  func typos(_ one: String, _ other: String, _ count: Int) { #expect(CommandSuggestion.typos(one, other) == count) }
}
