import AuthDomain
import Foundation
import Testing
import TitanCore
import TitanFields

@Suite("ID token claims")
struct IDTokenClaimsTests {
  static let now = Timestamp(seconds: 1_780_000_000)
  static let nonce = "n-1"

  static func provider() throws -> OpenIDProvider {
    OpenIDProvider(
      issuer: try #require(ProviderURL("https://id.example")), clientID: "titanup", name: "Example ID",
      redirect: try #require(ProviderURL("https://titanup.example/sign-in/provider")))
  }

  /// Good claims with some replaced; `null` removes one.
  private func person(_ changes: String = "{}", at now: Timestamp = now) throws -> ProviderPerson {
    let good = """
      {"iss": "https://id.example", "sub": "ada", "aud": "titanup", "exp": \(Self.now.seconds + 300),
        "iat": \(Self.now.seconds), "nonce": "\(Self.nonce)", "email": "ada@example.org", "email_verified": true,
        "name": "Ada Lovelace"}
      """
    var claims = try #require(try JSONSerialization.jsonObject(with: Data(good.utf8)) as? [String: Any])
    let others = try #require(try JSONSerialization.jsonObject(with: Data(changes.utf8)) as? [String: Any])
    claims.merge(others) { $1 }
    claims = claims.filter { !($0.value is NSNull) }
    return try JSONDecoder().decode(IDTokenClaims.self, from: JSONSerialization.data(withJSONObject: claims))
      .person(for: Self.provider(), nonce: Self.nonce, at: now)
  }

  @Test("Good claims name a person")
  func good() throws {
    #expect(
      try person()
        == ProviderPerson(
          subject: "ada", email: EmailAddress("ada@example.org"), displayName: DisplayName(stored: "Ada Lovelace"),
          hasSecondFactor: false))
    #expect(try person(#"{"amr": ["pwd", "mfa"]}"#).hasSecondFactor)
    #expect(try person(#"{"aud": ["other", "titanup"], "azp": "titanup"}"#).subject == "ada")
    #expect(try person(#"{"email_verified": "true"}"#).email != nil)
  }

  @Test(
    "Each wrong claim is named",
    arguments: [
      (#"{"aud": "other"}"#, "aud"), (#"{"aud": null}"#, "aud"), (#"{"aud": []}"#, "aud"),
      (#"{"aud": ["titanup", "other"]}"#, "azp"), (#"{"azp": "other"}"#, "azp"),
      (#"{"exp": null}"#, "exp"), (#"{"exp": 1779999940}"#, "exp"), (#"{"exp": -1e300}"#, "exp"),
      (#"{"iat": null}"#, "iat"), (#"{"iat": 1780000061}"#, "iat"), (#"{"iat": 1779999339}"#, "iat"),
      (#"{"nbf": 1780000061}"#, "nbf"), (#"{"nonce": null}"#, "nonce"), (#"{"nonce": "n-2"}"#, "nonce"),
      (#"{"sub": null}"#, "sub"), (#"{"sub": ""}"#, "sub"),
    ])
  func wrong(_ changes: String, _ claim: String) throws {
    let error = #expect(throws: ProviderError.self) { try person(changes) }
    guard case .tokenInvalid(claim, _) = error else {
      Issue.record("expected a wrong \(claim), got \(String(describing: error))")
      return
    }
  }

  @Test(
    "A clock that is a minute off is borne with",
    arguments: [#"{"exp": 1779999941}"#, #"{"iat": 1780000060}"#, #"{"iat": 1779999340}"#, #"{"nbf": 1780000060}"#])
  func skew(_ changes: String) throws {
    #expect(try person(changes).subject == "ada")
  }

  @Test(
    "Another issuer is told apart, to the last slash",
    arguments: ["https://evil.example", "https://id.example/", "HTTPS://id.example", ""])
  func issuer(_ issuer: String) throws {
    #expect(throws: ProviderError.issuerMismatch(got: issuer)) { try person(#"{"iss": "\#(issuer)"}"#) }
  }

  @Test(
    "An address counts only if the provider vouches for it",
    arguments: [
      #"{"email_verified": false}"#, #"{"email_verified": null}"#, #"{"email_verified": "yes"}"#,
      #"{"email_verified": 1e3}"#, #"{"email": null}"#, #"{"email": "no address"}"#,
    ])
  func unverified(_ changes: String) throws {
    #expect(try person(changes).email == nil)
  }

  @Test(
    "The first name that can be an account's is taken",
    arguments: [
      (#"{"name": " Ada "}"#, "Ada"), (#"{"name": null, "preferred_username": "countess"}"#, "countess"),
      (#"{"name": "a\u0007b", "preferred_username": "countess"}"#, "countess"), (#"{"name": ""}"#, "ada"),
      (#"{"name": 7, "email_verified": false}"#, "TitanUp"),
      (#"{"name": "\#(String(repeating: "x", count: 101))"}"#, String(repeating: "x", count: 100)),
    ])
  func names(_ changes: String, _ name: String) throws {
    #expect(try person(changes).displayName.text == name)
  }
}
