import AuthDomain
import AuthService
import Crypto
import Foundation
import Testing
import TitanCore
import TitanRPC

@Suite("Refresh tokens")
struct RefreshTokenMinterTests {
  private let minter = RefreshTokenMinter(key: SymmetricKey(data: [UInt8](repeating: 1, count: 32)))
  private let token = RefreshToken(
    userID: UserID(UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))),
    sessionID: AuthSessionID(UUID(uuid: (16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31))), counter: 258
  )

  @Test("A token is ids, counter and HMAC-SHA-256 in base64url, and the same every time")
  func layout() throws {
    let text = minter.mint(token)
    let bytes = try #require(Base64URL.decode(text))
    let claims = [UInt8](0..<32) + [0, 0, 0, 0, 0, 0, 1, 2]
    #expect(bytes.count == 72)
    #expect(text.utf8.count == 96)
    #expect(Array(bytes.prefix(40)) == claims)
    let code = HMAC<SHA256>.authenticationCode(
      for: claims, using: SymmetricKey(data: [UInt8](repeating: 1, count: 32)))
    #expect(Array(bytes.dropFirst(40)) == Array(code))
    #expect(minter.mint(token) == text)
    #expect(minter.read(text) == token)
  }

  @Test("A change of any bit is detected")
  func tampering() throws {
    let bytes = try #require(Base64URL.decode(minter.mint(token)))
    for index in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[index] ^= 1 << UInt8(bit)
        #expect(minter.read(Base64URL.encode(changed)) == nil)
      }
    }
  }

  @Test("A token with another key, length or form is rejected")
  func foreign() {
    let text = minter.mint(token)
    let other = RefreshTokenMinter(key: SymmetricKey(data: [UInt8](repeating: 2, count: 32)))
    for foreign in [
      "", "x", String(text.dropLast()), text + "A", text + "=", " " + text.dropFirst(), other.mint(token),
    ] {
      #expect(minter.read(foreign) == nil)
    }
    #expect(minter.read(String(repeating: "A", count: 1_000_000)) == nil)
  }

  @Test(
    "Malformed keys are refused, and printing a key does not reveal it",
    arguments: [
      ("", ""), ("not base64!", ""), ("AQID", ""), ("", "AQID"),
      ("", Data([UInt8](1...31)).base64EncodedString()), (Data([UInt8](1...33)).base64EncodedString(), ""),
    ])
  func keys(signing: String, refresh: String) throws {
    let good = Data(AuthHarness.seed).base64EncodedString()
    #expect("\(try ServerKeys(signingKey: good, refreshTokenKey: good))" == "****")
    for (signing, refresh) in [(signing, good), (good, refresh)] where (signing, refresh) != (good, good) {
      #expect(throws: ServerKeys.Malformed.self) {
        try ServerKeys(signingKey: signing, refreshTokenKey: refresh)
      }
    }
  }
}
