import AuthDomain
import Testing
import TitanCore

@Suite("Progressive delay")
struct ProgressiveDelayTests {
  @Test(
    "The first failures cost nothing, then each one doubles the delay, up to a limit",
    arguments: [
      (0, 0), (1, 0), (3, 0), (4, 2), (5, 4), (6, 8), (10, 128), (12, 512), (13, 900), (14, 900), (1_000_000, 900),
    ] as [(Int, Int64)])
  func waits(failures: Int, seconds: Int64) {
    #expect(ProgressiveDelay.codes.wait(after: failures) == .seconds(seconds))
  }

  @Test("A thousand guesses at a code take more than ten days")
  func guesses() {
    let total = (1...1_000).reduce(Duration.zero) { $0 + ProgressiveDelay.codes.wait(after: $1) }
    #expect(total > .seconds(10 * 86_400))
  }
}
