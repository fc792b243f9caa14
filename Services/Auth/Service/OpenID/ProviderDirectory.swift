import AuthDomain
import Foundation
import Synchronization
import TitanCore
import TitanThreads

/// Caches the provider's document and keys: reads them when they are needed, and keeps them for a few minutes.
final class ProviderDirectory: Sendable {
  /// How long a document or keys are believed.
  static let longestAge: Duration = .seconds(300)
  /// How soon keys are read again because a token names one that isn't among them: whoever invents names must not make
  /// this service ask the provider each time.
  static let rotationPause: Duration = .seconds(30)

  private struct Kept<Value: Sendable>: Sendable {
    let value: Value
    let time: Timestamp

    func isGood(at now: Timestamp) -> Bool { now - time < longestAge && now >= time }
  }

  private struct State {
    var document: Kept<OpenIDDocument>?
    var keys: Kept<ProviderKeys>?
    /// When keys were last read early.
    var rotationTime: Timestamp?
  }

  let provider: OpenIDProvider
  private let transport: any ProviderTransport
  private let pool: BoundedThreadPool
  private let clock: WallClock
  private let state = Mutex(State())
  private let (documents, keyReads) = (SingleFlight<OpenIDDocument>(), SingleFlight<ProviderKeys>())

  init(
    _ provider: OpenIDProvider, transport: any ProviderTransport, pool: BoundedThreadPool, clock: @escaping WallClock
  ) {
    (self.provider, self.transport, self.pool, self.clock) = (provider, transport, pool, clock)
  }

  /// - Throws: `ProviderError`.
  func document() async throws -> OpenIDDocument {
    let now = clock()
    if let kept = state.withLock({ $0.document }), kept.isGood(at: now) { return kept.value }
    return try await documents.run { [self] in
      let form: OpenIDDocument.Form = try json(
        try await ask(ProviderRequest(provider.documentAddress)), "discovery document")
      let document = try OpenIDDocument(form, of: provider)
      state.withLock { $0.document = Kept(value: document, time: now) }
      return document
    }
  }

  /// The claims of a token that the provider signed.
  ///
  /// - Throws: `ProviderError`.
  func claims(of token: IDToken) async throws -> IDTokenClaims {
    let now = clock()
    let kept = state.withLock { $0.keys }.flatMap { $0.isGood(at: now) ? $0.value : nil }
    if let kept {
      if let claims = try token.claims(by: kept) { return claims }
      // The provider may have changed its keys since.
      guard mayReadEarly(at: now) else { throw Self.unknownKey(of: token) }
    }
    guard let claims = try token.claims(by: try await readKeys(at: now)) else { throw Self.unknownKey(of: token) }
    return claims
  }

  private func mayReadEarly(at now: Timestamp) -> Bool {
    state.withLock { state in
      if let time = state.rotationTime, now - time < Self.rotationPause { return false }
      state.rotationTime = now
      return true
    }
  }

  private static func unknownKey(of token: IDToken) -> ProviderError {
    .keyUnknown(String((token.keyID ?? "").prefix(100)))
  }

  private func readKeys(at now: Timestamp) async throws -> ProviderKeys {
    let address = try await document().keysEndpoint.description
    return try await keyReads.run { [self] in
      let reply = try await ask(ProviderRequest(address))
      guard reply.status == 200 else {
        throw ProviderError.unreachable("the keys' address answered \(reply.status)")
      }
      let keys = try ProviderKeys(reply.body)
      state.withLock { $0.keys = Kept(value: keys, time: now) }
      return keys
    }
  }

  /// - Throws: `ProviderError`.
  func ask(_ request: ProviderRequest) async throws -> ProviderReply {
    do {
      return try await pool.run { [transport] in try transport.send(request) }
    } catch is BoundedThreadPool.Full {
      throw ProviderError.unreachable("too many requests are waiting for it")
    }
  }

  private func json<Value: Decodable>(_ reply: ProviderReply, _ what: String) throws -> Value {
    guard reply.status == 200 else { throw ProviderError.unreachable("the \(what)'s address answered \(reply.status)") }
    do {
      return try JSONDecoder().decode(Value.self, from: Data(reply.body))
    } catch {
      throw ProviderError.answerInvalid("the \(what) is no JSON object of the right types")
    }
  }
}
