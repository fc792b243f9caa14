package import AuthDomain
import AuthProto
import Foundation
import Logging
import TitanCore
import TitanRPC
package import TitanThreads

/// The installation's provider, and how it is reached.
package struct ProviderConnection: Sendable {
  package let provider: OpenIDProvider
  /// `nil` for a client that PKCE alone protects.
  package let secret: String?
  package let transport: any ProviderTransport
  package let pool: BoundedThreadPool

  /// The number of requests to the provider at the same time.
  package static let width = 4
  /// The number that may wait.
  package static let queueLimit = 64

  package init(
    _ provider: OpenIDProvider, secret: String?, transport: any ProviderTransport,
    pool: BoundedThreadPool = BoundedThreadPool(threadCount: width, queueLimit: queueLimit)
  ) {
    (self.provider, self.secret, self.transport, self.pool) = (provider, secret, transport, pool)
  }
}

/// Signs people in with the provider: the authorization code flow with PKCE (OpenID Connect Core 1.0 §3.1, RFC 7636).
struct ProviderClient: Sendable {
  /// Longer than any provider's codes and states.
  private static let longestPart = 4_096

  let provider: OpenIDProvider
  private let secret: String?
  private let directory: ProviderDirectory
  private let secrets: ProviderSecrets
  private let store: any ProviderStore
  private let clock: WallClock
  private let logger: Logger

  init(
    _ connection: ProviderConnection, secrets: ProviderSecrets, store: any ProviderStore, clock: @escaping WallClock,
    logger: Logger
  ) {
    (provider, secret) = (connection.provider, connection.secret)
    directory = ProviderDirectory(
      connection.provider, transport: connection.transport, pool: connection.pool, clock: clock)
    (self.secrets, self.store, self.clock, self.logger) = (secrets, store, clock, logger)
  }

  func linkKey(_ person: ProviderPerson) -> [UInt8] { ProviderSecrets.linkKey(person.subject, at: provider) }

  /// - Throws: `ProviderError`.
  func begin() async throws -> (address: String, binding: String, expireTime: Timestamp) {
    let document = try await told { try await directory.document() }
    let (state, binding, now) = (secrets.make(), secrets.make(), clock())
    let end = now + ProviderSecrets.lifetime
    try await store.begin(
      state: ProviderSecrets.digest(state), binding: ProviderSecrets.digest(binding), until: end)
    let query = FormText([
      ("response_type", "code"), ("client_id", provider.clientID), ("redirect_uri", "\(provider.redirect)"),
      ("scope", "openid email profile"), ("state", state), ("nonce", secrets.nonce(state)),
      ("code_challenge", secrets.challenge(state)), ("code_challenge_method", "S256"),
    ])
    let endpoint = "\(document.authorizationEndpoint)"
    return ("\(endpoint)\(endpoint.contains("?") ? "&" : "?")\(query.text)", binding, end)
  }

  /// The person whom an answer names. The answer is used up, whatever comes of it.
  ///
  /// - Throws: `ProviderError`; `AccountError.invalidFields`.
  func person(_ answer: AuthV1.ProviderAnswer?) async throws -> ProviderPerson {
    let answer = try Self.checked(answer ?? AuthV1.ProviderAnswer())
    let isOurs = try await store.takeProviderSignIn(
      state: ProviderSecrets.digest(answer.state), binding: ProviderSecrets.digest(answer.binding), at: clock())
    guard isOurs else { throw ProviderError.expired }
    return try await told {
      guard answer.error.isEmpty else { throw ProviderError.denied(Self.shown(answer.error)) }
      let document = try await directory.document()
      try document.checkAnswer(issuer: answer.issuer, of: provider)
      let token = try IDToken(try await redeem(answer, at: document))
      return try await directory.claims(of: token).person(
        for: provider, nonce: secrets.nonce(answer.state), at: clock())
    }
  }

  private static func checked(_ answer: AuthV1.ProviderAnswer) throws(AccountError) -> AuthV1.ProviderAnswer {
    var problems: [FieldProblem] = []
    for (name, value) in [
      ("state", answer.state), ("code", answer.code), ("error", answer.error), ("issuer", answer.issuer),
      ("binding", answer.binding),
    ] {
      let count = value.unicodeScalars.count
      if count > longestPart {
        problems.append(FieldProblem(field: "answer.\(name)", .tooLong(count, limit: longestPart)))
      }
      let isNeeded = name == "state" || name == "binding" || (name == "code" && answer.error.isEmpty)
      if isNeeded, value.isEmpty { problems.append(FieldProblem(field: "answer.\(name)", .empty)) }
    }
    guard problems.isEmpty else { throw .invalidFields(problems) }
    return answer
  }

  private struct Redeemed: Decodable {
    let idToken: String?
    let error: String?
    enum CodingKeys: String, CodingKey {
      case idToken = "id_token"
      case error
    }
  }

  /// Exchanges a code for an ID token (RFC 6749 §4.1.3).
  private func redeem(_ answer: AuthV1.ProviderAnswer, at document: OpenIDDocument) async throws -> String {
    var fields = [
      ("grant_type", "authorization_code"), ("code", answer.code), ("redirect_uri", "\(provider.redirect)"),
      ("code_verifier", secrets.verifier(answer.state)),
    ]
    var authorization: String?
    if let secret, !document.takesSecretInBody {
      // RFC 6749 §2.3.1: both are encoded as a form's values are.
      let pair = "\(FormText.encoded(provider.clientID)):\(FormText.encoded(secret))"
      authorization = "Basic \(Data(pair.utf8).base64EncodedString())"
    } else {
      fields.append(("client_id", provider.clientID))
      if let secret { fields.append(("client_secret", secret)) }
    }
    let reply = try await directory.ask(
      ProviderRequest(
        "\(document.tokenEndpoint)", form: FormText(fields).text, authorization: authorization))
    guard reply.status < 500 else { throw ProviderError.unreachable("the token endpoint answered \(reply.status)") }
    let read = try? JSONDecoder().decode(Redeemed.self, from: Data(reply.body))
    guard reply.status == 200 else { throw ProviderError.codeRefused(Self.shown(read?.error ?? "\(reply.status)")) }
    guard let token = read?.idToken else {
      throw ProviderError.answerInvalid("the token endpoint's answer is no JSON object with an id_token")
    }
    return token
  }

  /// What somebody else wrote, in the characters of an error code (RFC 6749 §4.1.2.1) and not much of it.
  private static func shown(_ text: String) -> String {
    String(text.unicodeScalars.filter { (0x21...0x7E).contains($0.value) }.prefix(60).map(Character.init))
  }

  /// Tells operators what went wrong with the provider: people only hear that it did.
  private func told<Value>(_ body: () async throws -> Value) async throws -> Value {
    do {
      return try await body()
    } catch let error as ProviderError {
      logger.warning("a sign-in with the provider failed", metadata: ["cause": .string("\(error.rpcError)")])
      throw error
    }
  }
}
