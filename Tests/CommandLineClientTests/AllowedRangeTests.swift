import ArgumentParser
import Testing

@testable import CommandLineClient

@Suite("What options allow")
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
  ]

  @Test("A number beyond either end is refused with what is allowed, the ends are not", arguments: options)
  func ends(command: any ParsableCommand.Type, arguments: [String], allowed: ClosedRange<Int>) throws {
    for end in [allowed.lowerBound, allowed.upperBound] { _ = try command.parse(arguments + ["\(end)"]) }
    for beyond in [allowed.lowerBound - 1, allowed.upperBound + 1] where beyond >= 0 {
      let error = #expect(throws: (any Error).self) { try command.parse(arguments + ["\(beyond)"]) }
      let message = error.map { command.message(for: $0) } ?? ""
      #expect(message.contains(" is \(beyond); \(allowed.lowerBound) to \(allowed.upperBound) is allowed"))
    }
  }

  @Test("An amount beyond either end is refused in the digits that people write", arguments: ["0", "10000.5"])
  func amounts(beyond: String) throws {
    for end in ["0.001", "10000"] { _ = try HabitsCommand.Tap.parse(["Read", end]) }
    let error = #expect(throws: (any Error).self) { try HabitsCommand.Tap.parse(["Read", beyond]) }
    let message = error.map { HabitsCommand.Tap.message(for: $0) } ?? ""
    #expect(message.contains("the count is \(beyond); 0.001 to 10000 is allowed"))
  }
}
