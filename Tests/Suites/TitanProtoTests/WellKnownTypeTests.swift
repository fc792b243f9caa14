import Testing
import TitanCore
import TitanProto
import TitanRPC

@Suite("Well-known types")
struct WellKnownTypeTests {
  private func reason(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return (error as? RPCError)?.reason
    }
  }

  @Test(
    "A timestamp survives a round trip",
    arguments: [
      (0, 0, 0), (1, 0, 1_000), (-1, -1, 999_999_000), (-1_000_000, -1, 0),
      (1_780_000_000_000_001, 1_780_000_000, 1_000),
      (-62_135_596_800_000_000, -62_135_596_800, 0), (253_402_300_799_999_999, 253_402_300_799, 999_999_000),
    ] as [(Int64, Int64, Int32)])
  func timestamp(_ microseconds: Int64, _ seconds: Int64, _ nanos: Int32) throws {
    let instant = Timestamp(microseconds: microseconds)
    let message = GoogleProtobuf.Timestamp(seconds: seconds, nanos: nanos)
    #expect(GoogleProtobuf.Timestamp(instant) == message)
    #expect(try Timestamp(message, field: "t") == instant)
  }

  @Test("Nanoseconds below a microsecond are truncated towards the past")
  func finer() throws {
    #expect(try Timestamp(.init(seconds: 5, nanos: 1_999), field: "t").microseconds == 5_000_001)
    #expect(try Timestamp(.init(seconds: -5, nanos: 1_999), field: "t").microseconds == -4_999_999)
  }

  @Test(
    "A timestamp outside of the years 1 to 9999 is refused",
    arguments: [
      (-62_135_596_801, 0), (253_402_300_800, 0), (.max, 0), (.min, 0), (0, -1), (0, 1_000_000_000), (0, .min),
    ] as [(Int64, Int32)])
  func timestampRange(_ seconds: Int64, _ nanos: Int32) {
    let message = GoogleProtobuf.Timestamp(seconds: seconds, nanos: nanos)
    #expect(reason { _ = try Timestamp(message, field: "t") } == "TIMESTAMP_INVALID")
  }

  @Test(
    "A duration survives a round trip",
    arguments: [
      (.zero, 0, 0), (.milliseconds(1_500), 1, 500_000_000), (.milliseconds(-1_500), -1, -500_000_000),
      (.nanoseconds(1), 0, 1), (.seconds(-315_576_000_000), -315_576_000_000, 0),
    ] as [(Duration, Int64, Int32)])
  func duration(_ duration: Duration, _ seconds: Int64, _ nanos: Int32) throws {
    let message = GoogleProtobuf.Duration(seconds: seconds, nanos: nanos)
    #expect(GoogleProtobuf.Duration(duration) == message)
    #expect(try Duration(message, field: "d") == duration)
  }

  @Test("A duration beyond the message's range becomes the longest one it can hold")
  func longest() {
    #expect(GoogleProtobuf.Duration(.seconds(Int64.max)) == .init(seconds: 315_576_000_000))
    #expect(GoogleProtobuf.Duration(.seconds(Int64.min)) == .init(seconds: -315_576_000_000))
  }

  @Test(
    "A duration beyond ten thousand years, or with mixed signs, is refused",
    arguments: [
      (315_576_000_001, 0), (-315_576_000_001, 0), (.min, 0), (0, 1_000_000_000), (0, -1_000_000_000), (1, -1), (-1, 1),
    ] as [(Int64, Int32)])
  func durationRange(_ seconds: Int64, _ nanos: Int32) {
    let message = GoogleProtobuf.Duration(seconds: seconds, nanos: nanos)
    #expect(reason { _ = try Duration(message, field: "d") } == "DURATION_INVALID")
  }
}
