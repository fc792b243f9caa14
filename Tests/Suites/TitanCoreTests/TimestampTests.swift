import Foundation
import Testing
import TitanCore

@Suite struct TimestampTests {
  @Test(
    "A timestamp reads as ISO 8601 in UTC",
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59.999999Z"),
      (1_780_207_200_250_000, "2026-05-31T06:00:00.25Z"), (1_000, "1970-01-01T00:00:00.001Z"),
    ])
  func text(microseconds: Int, text: String) {
    #expect(Timestamp(microseconds: Int64(microseconds)).description == text)
  }

  @Test("Seconds and milliseconds round towards the past")
  func rounding() {
    #expect(Timestamp(microseconds: -1).seconds == -1)
    #expect(Timestamp(microseconds: -1_000_000).seconds == -1)
    #expect(Timestamp(microseconds: 1_999_999).seconds == 1)
    #expect(Timestamp(microseconds: -1).milliseconds == -1)
  }

  @Test("Durations add and subtract exactly")
  func arithmetic() {
    let start = Timestamp(seconds: 1_780_207_200)
    #expect(start + .microseconds(1) - start == .microseconds(1))
    #expect((start - .seconds(3)) - start == .seconds(-3))
    #expect(start < start + .microseconds(1))
    #expect(Duration.milliseconds(1_500).microseconds == 1_500_000)
  }

  @Test("The system's clock agrees with Foundation's")
  func system() {
    let before = Date().timeIntervalSince1970
    let now = Double(systemClock().microseconds) / 1e6
    let after = Date().timeIntervalSince1970
    #expect((before - 0.001...after + 0.001).contains(now))
  }
}

@Suite struct IdentifierTests {
  private struct Same: RandomNumberGenerator {
    mutating func next() -> UInt64 { .max }
  }

  @Test("A version 7 id has its time in front, its version and its variant")
  func version7() {
    var generator = Same()
    let id = UUID.version7(at: Timestamp(milliseconds: 0x0123_4567_89AB), using: &generator)
    #expect(id.uuidString == "01234567-89AB-7FFF-BFFF-FFFFFFFFFFFF")
  }

  @Test("Later ids sort later, and no two are the same")
  func order() {
    let ids = (0..<1_000).map { UUID.version7(at: Timestamp(milliseconds: Int64($0) + 1_780_207_200_000)).uuidString }
    #expect(ids == ids.sorted())
    #expect(Set((0..<1_000).map { _ in UUID.version7(at: Timestamp(seconds: 0)) }).count == 1_000)
  }

  @Test("An id is read in either case and written in lower case")
  func text() throws {
    let id = try #require(UserID("01234567-89AB-7FFF-BFFF-FFFFFFFFFFFF"))
    #expect("\(id)" == "01234567-89ab-7fff-bfff-ffffffffffff")
    #expect(UserID("\(id)") == id)
    #expect(UserID("no id") == nil)
  }

  @Test(
    "An id that isn't in canonical form is rejected",
    arguments: [
      "", "0123456789ab7fffbfffffffffffffff", "01234567-89ab-7fff-bfff-fffffffffff",
      "01234567-89ab-7fff-bfff-ffffffffffff0", "{1234567-89ab-7fff-bfff-fffffffffff}",
      "0123456789ab--7fff-bfff-ffffffffffff", "01234567-89ab-7fff-bfff-ffffffffffg0",
      // C's `scanf` would accept these as digits.
      " 1234567-89ab-7fff-bfff-ffffffffffff", "+1234567-89ab-7fff-bfff-ffffffffffff",
      "0x234567-89ab-7fff-bfff-ffffffffffff", "01234567-89ab-7fff-bfff-fffffffffff\u{E9}",
    ])
  func refuses(_ text: String) { #expect(UserID(text) == nil) }

  @Test("Every id that Foundation writes is read back, in either case")
  func readsWhatFoundationWrites() {
    for _ in 0..<1_000 {
      let uuid = UUID()
      #expect(UserID(uuid.uuidString)?.uuid == uuid)
      #expect(UserID(uuid.uuidString.lowercased())?.uuid == uuid)
    }
  }
}
