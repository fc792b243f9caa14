import ArgumentParser
import Testing

@testable import CommandLineClient

@Suite("Simulated sets")
struct SimulationOptionsTests {
  @Test(
    "A set longer than the service takes is refused before it is made",
    arguments: [
      (["1000"], true), (["1000", "--tempo", "1.8"], true), (["1000", "--tempo", "1.8", "--partials", "1"], false),
      (["1", "--tempo", "30", "--partials", "60"], false), (["1000", "--tempo", "30", "--partials", "1000"], false),
    ] as [([String], Bool)])
  func length(arguments: [String], isAllowed: Bool) {
    #expect(((try? PushUpsCommand.parse(["--simulate"] + arguments)) != nil) == isAllowed)
  }
}
