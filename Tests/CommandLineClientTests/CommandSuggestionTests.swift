import Testing

@testable import CommandLineClient

@Suite("Commands that were mistyped")
struct CommandSuggestionTests {
  @Test(
    "What is close is suggested",
    arguments: [
      (["hbits"], "Unknown command 'hbits'. Did you mean 'habits'?"),
      (["--json", "setings"], "Unknown command 'setings'. Did you mean 'settings'?"),
      (["--auth", "127.0.0.1:7001", "push-usp"], "Unknown command 'push-usp'. Did you mean 'push-ups'?"),
      (["habits", "ad", "Read"], "Unknown command 'ad'. Did you mean 'add'?"),
      (["habits", "records", "delet", "x"], "Unknown command 'delet'. Did you mean 'delete'?"),
      (["blockchain"], "Unknown command 'blockchain'. `titanup --help` lists those there are."),
    ])
  func suggested(_ arguments: [String], _ message: String) {
    #expect(CommandSuggestion.message(for: arguments) == message)
  }

  @Test(
    "What is wrong with a command that there is has its own words",
    arguments: [["chart", "--range", "year"], ["weigh", "76,5"], ["bmi", "--height"], [], ["--json"]])
  func silent(_ arguments: [String]) { #expect(CommandSuggestion.message(for: arguments) == nil) }

  @Test(
    "Typos are letters left out, added, mistaken or swapped",
    arguments: [
      ("", "abc", 3), ("abc", "", 3), ("habits", "habits", 0), ("hbits", "habits", 1), ("ahbits", "habits", 1),
      ("x", "yz", 2),
    ])
  func typos(_ one: String, _ other: String, _ count: Int) { #expect(CommandSuggestion.typos(one, other) == count) }
}
