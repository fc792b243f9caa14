import Testing
import TitanTracing

/// The cases of W3C's own test suite for Trace Context, level 1 (https://github.com/w3c/trace-context).
@Suite struct TraceParentTests {
  @Test(arguments: [
    ("00-12345678901234567890123456789012-1234567890123456-01", true),
    ("00-12345678901234567890123456789012-1234567890123456-00", false),
    // Flags that level 1 does not know are ignored.
    ("00-12345678901234567890123456789012-1234567890123456-ff", true),
    ("00-12345678901234567890123456789012-1234567890123456-fe", false),
    // A later version may have more fields.
    ("cc-12345678901234567890123456789012-1234567890123456-01", true),
    ("cc-12345678901234567890123456789012-1234567890123456-01-what-the-future-will-be-like", true),
  ])
  func goodOnes(_ text: String, _ isSampled: Bool) throws {
    let parent = try #require(TraceParent(text))
    #expect(parent.trace.description == "12345678901234567890123456789012")
    #expect(parent.span.description == "1234567890123456")
    #expect(parent.isSampled == isSampled)
    #expect(
      parent.description == "00-12345678901234567890123456789012-1234567890123456-\(isSampled ? "01" : "00")")
  }

  @Test(arguments: [
    "", "00", "00-", "not a traceparent",
    // The version.
    "ff-12345678901234567890123456789012-1234567890123456-01",
    ".0-12345678901234567890123456789012-1234567890123456-01",
    "0.-12345678901234567890123456789012-1234567890123456-01",
    "0-12345678901234567890123456789012-1234567890123456-01",
    "000-12345678901234567890123456789012-1234567890123456-01",
    // Version 00 has four fields.
    "00-12345678901234567890123456789012-1234567890123456-01-",
    "00-12345678901234567890123456789012-1234567890123456-01-what",
    "cc-12345678901234567890123456789012-1234567890123456-01.what-the-future-will-be-like",
    "cc-12345678901234567890123456789012-1234567890123456-0",
    // The trace.
    "00-00000000000000000000000000000000-1234567890123456-01",
    "00-.2345678901234567890123456789012-1234567890123456-01",
    "00-1234567890123456789012345678901.-1234567890123456-01",
    "00-ABCDEF78901234567890123456789012-1234567890123456-01",
    "00-123456789012345678901234567890123-1234567890123456-01",
    "00-1234567890123456789012345678901-1234567890123456-01",
    // The span.
    "00-12345678901234567890123456789012-0000000000000000-01",
    "00-12345678901234567890123456789012-.234567890123456-01",
    "00-12345678901234567890123456789012-123456789012345.-01",
    "00-12345678901234567890123456789012-ABCDEF7890123456-01",
    "00-12345678901234567890123456789012-12345678901234567-01",
    "00-12345678901234567890123456789012-123456789012345-01",
    // The flags.
    "00-12345678901234567890123456789012-1234567890123456-.0",
    "00-12345678901234567890123456789012-1234567890123456-0.",
    "00-12345678901234567890123456789012-1234567890123456-0",
    "00-12345678901234567890123456789012-1234567890123456-001",
    "00-12345678901234567890123456789012-1234567890123456-0A",
    // What stands between.
    "00_12345678901234567890123456789012-1234567890123456-01",
    "00-12345678901234567890123456789012_1234567890123456-01",
    "00-12345678901234567890123456789012-1234567890123456_01",
    " 00-12345678901234567890123456789012-1234567890123456-01",
    "00-12345678901234567890123456789012-1234567890123456-01 ",
    // Two headers.
    "00-12345678901234567890123456789012-1234567890123456-01,00-12345678901234567890123456789012-1234567890123456-01",
    "00-1234567890123456789012345678901é-1234567890123456-01",
  ])
  func badOnes(_ text: String) { #expect(TraceParent(text) == nil) }

  @Test func bytesAndDigitsAgree() throws {
    let trace = try #require(TraceID(high: 0x0102_0304_0506_0708, low: 0xF))
    #expect(trace.bytes == [1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 15])
    #expect(trace.description == "0102030405060708000000000000000f")
    #expect(SpanID(0xFF)?.bytes == [0, 0, 0, 0, 0, 0, 0, 255])
    #expect(SpanID(0) == nil)
    #expect(TraceID(high: 0, low: 0) == nil)
  }
}

/// The same for `tracestate`.
@Suite struct TraceStateTests {
  private static let many = (1...32).map { "bar\($0 < 10 ? "0" : "")\($0)=\($0)" }.joined(separator: ",")

  @Test(arguments: [
    ("foo=1", "foo=1"), ("foo=1,bar=2", "foo=1,bar=2"),
    // Spaces and tabs around members, and empty members.
    ("foo=1 \t , \t bar=2, \t baz=3", "foo=1,bar=2,baz=3"), ("foo=1,,bar=2,", "foo=1,bar=2"),
    // Any printable character, and spaces in front.
    ("foo= 1", "foo= 1"), ("foo=\t1", nil), ("foo=1\t", "foo=1"), ("foo=1 ", "foo=1"), ("foo=~! #$", "foo=~! #$"),
    ("foo@=1,bar=2", nil), ("@foo=1,bar=2", nil), ("foo@@bar=1,bar=2", nil), ("foo@bar@baz=1,bar=2", nil),
    ("foo=1,foo=2", nil), ("foo=1,foo=1", nil),
    ("foo =1", nil), ("FOO=1", nil), ("foo.bar=1", nil), ("foo", nil), ("foo=", nil), ("=1", nil),
    ("foo=bar=baz", nil), ("foo=é", nil), ("", nil), (",", nil), ("1foo=1", nil), ("1a@foo=1", "1a@foo=1"),
    ("a_-*/0=1", "a_-*/0=1"), ("fw529a3039@dt=FfFfFfFf", "fw529a3039@dt=FfFfFfFf"),
    (many, many), (many + ",more=1", nil),
  ])
  func members(_ header: String, _ kept: String?) { #expect(TraceState(header)?.text == kept) }

  @Test(arguments: [(256, true), (257, false)]) func keysHaveUpTo256Characters(_ count: Int, _ isGood: Bool) {
    let key = String(repeating: "z", count: count)
    #expect((TraceState("\(key)=1") != nil) == isGood)
    #expect((TraceState("foo=\(key)") != nil) == isGood)
  }

  @Test(arguments: [(241, 14, true), (242, 14, false), (241, 15, false)])
  func tenantsAndVendorsHaveLimitsToo(_ tenant: Int, _ vendor: Int, _ isGood: Bool) {
    let key = String(repeating: "t", count: tenant) + "@" + String(repeating: "v", count: vendor)
    #expect((TraceState("\(key)=1") != nil) == isGood)
  }
}
