import AuthDomain
import Testing

@Suite("OpenID Connect providers")
struct OpenIDProviderTests {
  @Test(
    "Encrypted addresses, and those of this machine",
    arguments: [
      ("https://id.example", true), ("https://id.example:8443/realms/home?x=1", true), ("http://127.0.0.1:9000", true),
      ("http://localhost/x", true), ("http://[::1]:9000/", true), ("http://id.example", false),
      ("http://127.0.0.1.evil.example", false), ("ftp://id.example", false), ("javascript:alert(1)", false),
      ("https://user@id.example", false), ("https://id.example/#f", false), ("https://", false), ("", false),
      ("https://id.example/a b", false), ("https://id.example/\n", false),
      ("https://id.example/\(String(repeating: "x", count: 2_048))", false),
    ])
  func addresses(_ text: String, _ isAllowed: Bool) {
    #expect((ProviderURL(text) != nil) == isAllowed)
  }

  @Test(
    "The document is where the standard says",
    arguments: [
      ("https://id.example", "https://id.example/.well-known/openid-configuration"),
      ("https://id.example/", "https://id.example/.well-known/openid-configuration"),
      ("https://id.example/realms/home", "https://id.example/realms/home/.well-known/openid-configuration"),
    ])
  func documentAddress(_ issuer: String, _ address: String) throws {
    #expect(try provider(issuer).documentAddress == address)
  }

  private func provider(_ issuer: String = "https://id.example") throws -> OpenIDProvider {
    OpenIDProvider(
      issuer: try #require(ProviderURL(issuer)), clientID: "titanup", name: "Example ID",
      redirect: try #require(ProviderURL("https://titanup.example/sign-in/provider")))
  }

  private let form = OpenIDDocument.Form(
    issuer: "https://id.example", authorizationEndpoint: "https://id.example/authorize",
    tokenEndpoint: "https://id.example/token", keysEndpoint: "https://keys.example/jwks")

  @Test(
    "A document that names another issuer is refused", arguments: ["https://evil.example", "https://id.example/", nil])
  func issuerMismatch(_ issuer: String?) throws {
    var form = form
    form.issuer = issuer
    let provider = try provider()
    #expect(throws: ProviderError.issuerMismatch(got: issuer ?? "")) { try OpenIDDocument(form, of: provider) }
  }

  @Test(
    "Every address it names is encrypted",
    arguments: ["authorization_endpoint", "token_endpoint", "jwks_uri"], [nil, "http://127.0.0.1/x", "id.example/x"])
  func endpoints(_ name: String, _ text: String?) throws {
    let provider = try provider()
    var form = form
    switch name {
    case "authorization_endpoint": form.authorizationEndpoint = text
    case "token_endpoint": form.tokenEndpoint = text
    default: form.keysEndpoint = text
    }
    let error = #expect(throws: ProviderError.self) { try OpenIDDocument(form, of: provider) }
    guard case .answerInvalid(let why) = error else {
      Issue.record("\(name): \(String(describing: error))")
      return
    }
    #expect(why.contains(name))
  }

  @Test(
    "The secret goes into a header unless the provider takes it only in the body",
    arguments: [
      (nil, false), (["client_secret_basic"], false), (["client_secret_post"], true),
      (["client_secret_post", "client_secret_basic"], false), (["private_key_jwt"], false),
    ] as [([String]?, Bool)])
  func secretMethods(_ methods: [String]?, _ isInBody: Bool) throws {
    var form = form
    form.secretMethods = methods
    #expect(try OpenIDDocument(form, of: provider()).takesSecretInBody == isInBody)
  }

  @Test("An answer names the issuer where the provider says that it does")
  func answers() throws {
    let provider = try provider()
    let silent = try OpenIDDocument(form, of: provider)
    try silent.checkAnswer(issuer: "", of: provider)
    try silent.checkAnswer(issuer: "https://id.example", of: provider)
    #expect(throws: ProviderError.issuerMismatch(got: "https://evil.example")) {
      try silent.checkAnswer(issuer: "https://evil.example", of: provider)
    }
    var form = form
    form.namesIssuer = true
    let naming = try OpenIDDocument(form, of: provider)
    #expect(throws: ProviderError.issuerMismatch(got: "")) { try naming.checkAnswer(issuer: "", of: provider) }
  }
}
