import Crypto
import Foundation
import Testing
import TitanCore
import WebDomain
import WebService

@Suite("Sessions sealed into cookies")
struct CookieKeysTests {
  private let cookie = SessionCookie(isSecure: true)
  private let now = Timestamp(seconds: 1_000)
  private let old = Data(repeating: 1, count: 32).base64EncodedString()
  private let new = Data(repeating: 2, count: 32).base64EncodedString()
  private let session = WebSession(
    userID: "018f", accessToken: "access", accessTokenExpireTime: Timestamp(seconds: 1_600), refreshToken: "refresh",
    refreshTokenExpireTime: Timestamp(seconds: 9_000), sealTime: Timestamp(seconds: 1_000))

  @Test("What was sealed opens as it was, and shows nothing of itself")
  func roundTrip() throws {
    let keys = try CookieKeys(new)
    let value = try #require(keys.seal(session, for: cookie))
    #expect(keys.open(value, for: cookie, at: now) == session)
    #expect(cookie.value(in: ["\(cookie.name)=\(value)"]) == value)
    #expect(!value.contains("access") && !value.contains("refresh"))
    #expect(keys.seal(session, for: cookie) != value)
    #expect("\(keys)" == "****")
  }

  @Test("A retired key still opens, a removed one does not, and only the first seals")
  func rotation() throws {
    let before = try CookieKeys(old)
    let during = try CookieKeys("\(new)\n\(old)")
    let after = try CookieKeys(new)
    let early = try #require(before.seal(session, for: cookie))
    let late = try #require(during.seal(session, for: cookie))
    #expect(during.open(early, for: cookie, at: now) == session)
    #expect(after.open(early, for: cookie, at: now) == nil)
    #expect(after.open(late, for: cookie, at: now) == session)
    #expect(before.open(late, for: cookie, at: now) == nil)
  }

  @Test("Every changed character is noticed")
  func tampering() throws {
    let keys = try CookieKeys(new)
    let value = try #require(keys.seal(session, for: cookie))
    var changed = Array(value.utf8)
    for index in changed.indices {
      let was = changed[index]
      changed[index] = was == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
      #expect(keys.open(String(decoding: changed, as: UTF8.self), for: cookie, at: now) == nil, "at \(index)")
      changed[index] = was
    }
    for end in 0..<value.count { #expect(keys.open(String(value.prefix(end)), for: cookie, at: now) == nil) }
    #expect(keys.open(value + "A", for: cookie, at: now) == nil)
  }

  @Test("A value sealed for the cookie of plain text opens as no other, nor under another key's name")
  func context() throws {
    let keys = try CookieKeys("\(new) \(old)")
    let plain = SessionCookie(isSecure: false)
    let value = try #require(keys.seal(session, for: plain))
    #expect(keys.open(value, for: plain, at: now) == session)
    #expect(keys.open(value, for: cookie, at: now) == nil)
    let foreign = try #require(CookieKeys(old).seal(session, for: plain).flatMap(SealedText.init))
    let mine = try #require(SealedText(value))
    #expect(keys.open(SealedText(keyID: mine.keyID, box: foreign.box).text, for: plain, at: now) == nil)
  }

  @Test("Too old is over", arguments: [(970, true), (969, false), (8_999, true), (9_000, false), (1_000_000, false)])
  func expiry(_ second: Int64, _ isOpen: Bool) throws {
    let keys = try CookieKeys(new)
    let value = try #require(keys.seal(session, for: cookie))
    #expect((keys.open(value, for: cookie, at: Timestamp(seconds: second)) != nil) == isOpen)
  }

  @Test("What no browser keeps is not sealed, and what is longer is not opened")
  func oversized() throws {
    let keys = try CookieKeys(new)
    var large = session
    large.accessToken = String(repeating: "a", count: 3_000)
    #expect(keys.seal(large, for: cookie) == nil)
    #expect(keys.open(String(repeating: "A", count: 100_000), for: cookie, at: now) == nil)
  }

  @Test(
    "A key has 32 bytes, and each is there once",
    arguments: ["", " ", "abc", "AAAA", Data(count: 31).base64EncodedString(), Data(count: 33).base64EncodedString()])
  func malformed(_ text: String) throws {
    #expect(!CookieKeys.isValid(text))
    #expect(throws: CookieKeys.Malformed.self) { try CookieKeys(text) }
    #expect(throws: CookieKeys.Malformed.self) { try CookieKeys("\(text) \(new) \(new)") }
  }

  @Test("Anything in the place of a value is refused", arguments: ["", ".", "a.b", "..", "ä", "AAAAAAAA.", "k.AAAA"])
  func garbage(_ value: String) throws {
    #expect(try CookieKeys(new).open(value, for: cookie, at: now) == nil)
  }
}
