import SessionsDomain
import Testing

@Suite("The pace of a batch")
struct BatchPaceTests {
  @Test(
    "The rest before an item is eight times what the last one took, from 2 ms to 100 ms",
    arguments: [
      (Duration.zero, Duration.milliseconds(2)), (.microseconds(500), .milliseconds(4)),
      (.milliseconds(5), .milliseconds(40)), (.seconds(3), .milliseconds(100)),
    ])
  func rest(taken: Duration, rest: Duration) { #expect(BatchPace.rest(after: taken) == rest) }
}
