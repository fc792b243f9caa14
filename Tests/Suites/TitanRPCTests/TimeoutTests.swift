import Testing
import TitanRPC

@Suite("grpc-timeout")
struct TimeoutTests {
  @Test(
    "Reading",
    arguments: [
      ("1H", Duration.seconds(3600)), ("2M", .seconds(120)), ("3S", .seconds(3)), ("4m", .milliseconds(4)),
      ("5u", .microseconds(5)), ("6n", .nanoseconds(6)), ("99999999S", .seconds(99_999_999)), ("0n", .zero),
    ])
  func reading(text: String, duration: Duration) {
    #expect(Timeout(text)?.duration == duration)
  }

  @Test("Refusing", arguments: ["", "1", "S", "1s", "-1S", "+1S", "1.5S", "123456789S", " 1S", "1S ", "١S"])
  func refusing(text: String) {
    #expect(Timeout(text) == nil)
  }

  @Test(
    "Writing never makes a timeout shorter, and takes eight digits at most",
    arguments: [
      Duration.zero, .seconds(-3), .nanoseconds(1), .microseconds(1), .nanoseconds(99_999_999),
      .nanoseconds(100_000_001), .milliseconds(1), .seconds(1), .milliseconds(99_999_999), .seconds(100_000),
      .seconds(99_999_999), .seconds(100_000_000), .seconds(6_000_000_000),
    ])
  func writing(duration: Duration) throws {
    let text = Timeout(duration).wireForm
    #expect((2...9).contains(text.utf8.count))
    let read = try #require(Timeout(text)).duration
    #expect(read >= max(.zero, duration))
    #expect(read <= max(.zero, duration) * 1.001 + .nanoseconds(1))
  }

  @Test(
    "A time beyond what eight digits of hours can say becomes that",
    arguments: [
      .seconds(99_999_999 * 3600), .seconds(Int64.max), Duration(secondsComponent: .max, attosecondsComponent: .max),
    ])
  func longest(duration: Duration) {
    #expect(Timeout(duration).wireForm == "99999999H")
  }
}
