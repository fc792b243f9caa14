import ArgumentParser
import Testing
import TitanCore
import TitanProto

@testable import CommandLineClient

@Suite("Times as people and protocol buffers write them")
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
    "What is no time, or none that exists, is refused",
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

  @Test("--start-time is such a time")
  func option() throws {
    let startTime = try command(startTime: "2026-05-31T08:00:00.25+02:00").startTime
    #expect(startTime == Timestamp(microseconds: 1_780_207_200_250_000))
  }

  @Test(
    "Another --start-time is named, with what is allowed",
    arguments: ["2026-02-30T06:00:00Z", "2026-05-31T06:75:00Z", "2026-05-31T06:00:00Zebra", "999999-01-01T00:00:00Z"])
  func refusedOption(text: String) throws {
    let error = try #require(throws: (any Error).self) { _ = try command(startTime: text) }
    let said = PushUpsCommand.message(for: error)
    #expect(said.contains("'\(text)'") && said.contains("--start-time") && said.contains("the years 1 to 9999"))
  }
}
