import Testing
import TitanCore
import WebDomain

@Suite("What a session's cookie holds")
struct WebSessionTests {
  private let session = WebSession(
    userID: "018f", accessToken: "access", accessTokenExpireTime: Timestamp(seconds: 600), refreshToken: "réfresh",
    refreshTokenExpireTime: Timestamp(seconds: 9_000), sealTime: Timestamp(seconds: 0))

  @Test("It comes back as it was")
  func roundTrip() throws {
    #expect(WebSession(serialized: try #require(session.serialized)) == session)
    var empty = session
    (empty.userID, empty.accessToken, empty.sealTime) = ("", "", Timestamp(microseconds: -1))
    #expect(WebSession(serialized: try #require(empty.serialized)) == empty)
  }

  @Test("Bytes that miss something, or have more, or another version, are no session")
  func malformed() throws {
    let bytes = try #require(session.serialized)
    for end in 0..<bytes.count { #expect(WebSession(serialized: Array(bytes[..<end])) == nil) }
    #expect(WebSession(serialized: bytes + [0]) == nil)
    #expect(WebSession(serialized: [2] + bytes.dropFirst()) == nil)
    var foreign = bytes
    foreign[foreign.count - 1] = 0xFF
    #expect(WebSession(serialized: foreign) == nil)
  }

  @Test("A text that is too long has no form")
  func tooLong() {
    var long = session
    long.accessToken = String(repeating: "a", count: 65_536)
    #expect(long.serialized == nil)
  }

  @Test(
    "Its access token is replaced a minute early",
    arguments: [(0, false), (539, false), (540, true), (600, true), (10_000, true)])
  func refresh(_ second: Int64, _ expected: Bool) {
    #expect(session.needsRefresh(at: Timestamp(seconds: second)) == expected)
  }

  @Test(
    "It is over with its refresh token, and where a clock is wrong",
    arguments: [(-31, true), (-30, false), (0, false), (8_999, false), (9_000, true)])
  func over(_ second: Int64, _ expected: Bool) {
    #expect(session.isOver(at: Timestamp(seconds: second)) == expected)
  }

  @Test("A browser keeps it as long as its refresh token", arguments: [(0, 9_000), (8_999, 1), (9_001, 0)])
  func age(_ second: Int64, _ expected: Int64) {
    #expect(session.secondsLeft(at: Timestamp(seconds: second)) == expected)
  }

  @Test("It prints without its tokens")
  func printing() {
    var dumped = ""
    dump(session, to: &dumped)
    for text in ["\(session)", String(reflecting: session), dumped] {
      #expect(!text.contains("access") && !text.contains("réfresh"), "\(text)")
    }
  }
}
