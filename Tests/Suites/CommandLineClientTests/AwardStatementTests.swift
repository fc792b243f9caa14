import ArgumentParser
import Crypto
import Foundation
import Testing
import TitanCore
import TitanProtoJSON
import TitanRPC

@testable import CommandLineClient

@Suite("Awards behind public links")
struct AwardStatementTests {
  private let key = Curve25519.Signing.PrivateKey()
  private let claims = """
    {"iss":"titanup-trophies","jti":"01998c3e-4ad1-7000-8000-123456789abc","iat":1800000000,"trophy":"T-SESSION-10",\
    "title":{"en":"10 pushups","de":"10 Liegestütze"},"description":{"en":"10 in one session"},\
    "rule":{"version":1},"earned_on":"2027-01-15","evidence":{"sessions":1,"reps":12,"dates":1,\
    "latest":[["2027-01-15",12,1]],"first_rep":1,"last_rep":10},"name":"Ada L."}
    """

  private func signed(
    _ payload: String? = nil, alg: String = "EdDSA", typ: String = "award-statement+jwt", more: String = ""
  ) throws -> String {
    let header = #"{"alg":"\#(alg)","kid":"ours","typ":"\#(typ)"\#(more)}"#
    let input = "\(Base64URL.encode(Array(header.utf8))).\(Base64URL.encode(Array((payload ?? claims).utf8)))"
    return "\(input).\(Base64URL.encode(Array(try key.signature(for: Data(input.utf8)))))"
  }

  private var keys: AwardStatement.Keys { ["ours": key.publicKey] }

  @Test("A signed statement is shown, within 80 columns and in the terminal's width")
  func shown() throws {
    let statement = try AwardStatement(verifying: signed(), keys: keys)
    let terminal = Terminal(width: 80, isInteractive: false, style: .plain)
    let lines = VerifyAwardCommand.lines(statement, utcOffset: { _ in 3_600 }, isTrusted: false, terminal)
    #expect(
      lines == [
        "★ 10 pushups", "10 in one session", "Ada L. earned it on 2027-01-15.",
        "It stands on 12 push-ups in 1 session, numbers 1 to 10 of the set (verified).",
        "✓ Signed with the server's key; true as of Fri 2027-01-15 09:00.",
      ])
    let narrow = Terminal(width: 30, isInteractive: false, style: .plain)
    for line in VerifyAwardCommand.lines(statement, utcOffset: { _ in 0 }, isTrusted: true, narrow) {
      #expect(line.displayWidth <= 30, "\(line)")
    }
    #expect(VerifyAwardCommand.json(statement).text.contains(#""earned_on":"2027-01-15","sessions":1,"reps":12"#))
  }

  @Test("Whatever no trusted key has signed is refused, with the reason")
  func refused() throws {
    func reason(_ jws: String, _ keys: AwardStatement.Keys? = nil) -> String? {
      #expect(throws: ClientError.self) { try AwardStatement(verifying: jws, keys: keys ?? self.keys) }?.description
    }
    let none = "This is no statement about an award."
    #expect(reason("") == none)
    #expect(try reason(signed(alg: "none")) == none)
    #expect(try reason(signed(typ: "rep-receipt+jwt")) == none)
    #expect(try reason(signed(more: #","crit":["exp"]"#)) == none)
    let foreign = "The statement is signed with key ours, which is not among the keys to trust."
    #expect(try reason(signed(), [:]) == foreign)
    let wrong = "The statement's signature is wrong: it was changed, or somebody else has made it."
    #expect(try reason(signed(), ["ours": Curve25519.Signing.PrivateKey().publicKey]) == wrong)
    var parts = try signed().split(separator: ".").map(String.init)
    parts[1] = Base64URL.encode(Array(claims.replacing("12", with: "99").utf8))
    #expect(reason(parts.joined(separator: ".")) == wrong)
    let other = "The statement is signed, but it is not about an award."
    #expect(try reason(signed("{}")) == other)
    #expect(try reason(signed(claims.replacing("titanup-trophies", with: "others"))) == other)
  }

  @Test("Keys come from a JWKS document, which needs one that can be used")
  func jwks() throws {
    let x = Base64URL.encode(Array(key.publicKey.rawRepresentation))
    let document = """
      {"keys":[{"kty":"RSA","kid":"a","n":"…"},{"kty":"OKP","crv":"Ed25519","kid":"ours","x":"\(x)"},\
      {"kty":"OKP","crv":"Ed25519","kid":"short","x":"AA"},{"kty":"OKP","crv":"X25519","kid":"b","x":"\(x)"}]}
      """
    let keys = try AwardStatement.keys(ofJWKS: Array(document.utf8))
    #expect(Set(keys.keys) == ["ours"])
    _ = try AwardStatement(verifying: signed(), keys: keys)
    for text in ["", "{}", #"{"keys":[]}"#, #"{"keys":[{"kty":"RSA"}]}"#] {
      let error = #expect(throws: ClientError.self) { try AwardStatement.keys(ofJWKS: Array(text.utf8)) }
      #expect(error?.status == .usage)
    }
  }

  @Test("A link names a server, or leaves it to the options")
  func links() {
    let token = String(repeating: "aZ0-_", count: 8) + "abc"
    #expect(PublicLink(argument: token)?.server == nil)
    #expect(PublicLink(argument: "/a/" + token) == PublicLink(argument: token))
    let whole = PublicLink(argument: "https://titanup.example/a/" + token)
    #expect(whole?.server == ServerURL("https://titanup.example") && whole?.token == token)
    for text in [
      "", "a", token + "d", "ftp://host/a/" + token, "https://host/b/" + token, "/a/" + token + "/",
      "é" + token.dropFirst(),
    ] {
      #expect(PublicLink(argument: text) == nil, "\(text)")
    }
  }

  @Test("The link's server is asked, and no other")
  func server() throws {
    let token = String(repeating: "a", count: 43)
    let link = "https://titanup.example/a/" + token
    #expect(try VerifyAwardCommand.parse([link]).global.server == ServerURL("https://titanup.example"))
    #expect(throws: (any Error).self) { try VerifyAwardCommand.parse([link, "--server", "https://other.example"]) }
    _ = try VerifyAwardCommand.parse([token, "--server", "https://other.example"])
  }
}
