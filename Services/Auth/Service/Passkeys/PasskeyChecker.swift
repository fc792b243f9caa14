import AuthDomain
import AuthProto
import Crypto
import Foundation
import TitanCore
import TitanRPC

/// Issues challenges and checks what authenticators answer.
struct PasskeyChecker: Sendable {
  let store: any PasskeyStore
  let account: AccountContext
  let party: RelyingParty
  let random: @Sendable (Int) -> [UInt8]

  /// A new challenge; only its hash is stored.
  func challenge(_ purpose: PasskeyChallenge.Purpose) async throws -> (bytes: [UInt8], expireTime: Timestamp) {
    let bytes = random(PasskeyChallenge.length)
    let challenge = PasskeyChallenge(digest: Self.digest(bytes), purpose, at: account.clock())
    try await store.keep(challenge)
    return (bytes, challenge.expireTime)
  }

  /// The credential in an authenticator's answer, and the handle and counter to store with it.
  ///
  /// - Throws: `AccountError.passkeyRejected`, `.passkeyChallengeExpired`.
  func newCredential(
    clientData: [UInt8], attestation: [UInt8], for user: UserID
  ) async throws -> (credential: PasskeyCredential, userHandle: [UInt8], count: Int64) {
    let (answered, credential, count): (String, PasskeyCredential, Int64)
    do {
      answered = try PasskeyClientData(clientData, of: .registration, for: party).challenge
      let object = try AttestationObject(attestation)
      count = try AuthenticatorData(object.authenticatorData, partyHash: partyHash).signatureCount
      credential = try FidoVerifier.credential(in: object, clientData: clientData, party: party.id)
    } catch {
      throw AccountError.passkeyRejected(error)
    }
    guard case .registration(user, let handle)? = try await take(answered)?.purpose else {
      throw AccountError.passkeyChallengeExpired
    }
    return (credential, handle, count)
  }

  /// The passkey that an assertion proves, with the counter to store. It isn't used up yet: that is up to `PasskeyStore`.
  ///
  /// - Parameters:
  ///   - user: whose passkey it must be, if that is known.
  ///   - device: what the device calls itself.
  /// - Throws: `AccountError.passkeyInvalid`; `.passkeyBlocked` if the counter ran back. That is stored before.
  func proved(
    by assertion: AuthV1.PasskeyAssertion, of user: UserID? = nil, device: String, from address: CoarseAddress?
  ) async throws -> (passkey: Passkey, count: Int64) {
    let count: Int64
    let found: Passkey?
    do {
      let clientData = try PasskeyClientData(assertion.clientDataJson, of: .proof, for: party)
      let data = try AuthenticatorData(assertion.authenticatorData, partyHash: partyHash)
      guard assertion.credentialID.count <= PasskeyCredential.maximumIDLength,
        assertion.userHandle.count == Passkey.userHandleLength,
        case .proof? = try await take(clientData.challenge)?.purpose
      else { throw AccountError.passkeyInvalid }
      found = try await store.passkey(credential: assertion.credentialID, userHandle: assertion.userHandle)
      guard let found, user == nil || found.userID == user else { throw AccountError.passkeyInvalid }
      try FidoVerifier.check(
        assertion.signature, of: assertion.authenticatorData, clientData: assertion.clientDataJson,
        by: found.credential, party: party.id)
      count = data.signatureCount
    } catch is PasskeyProblem {
      throw AccountError.passkeyInvalid
    }
    guard let found else { throw AccountError.passkeyInvalid }
    guard found.blockTime == nil else { throw AccountError.passkeyBlocked }
    if found.isCloned(by: count) {
      try await block(found, device: device, from: address)
      throw AccountError.passkeyBlocked
    }
    return (found, count)
  }

  /// Uses an assertion up that proves who a known user is.
  ///
  /// - Throws: the same as `proved`; `AccountError.concurrentChange` if the passkey was used or erased meanwhile.
  func use(
    _ assertion: AuthV1.PasskeyAssertion, of user: UserID, device: String, from address: CoarseAddress?
  ) async throws {
    let (passkey, count) = try await proved(by: assertion, of: user, device: device, from: address)
    guard try await store.use(passkey, count: count, at: account.clock()) else { throw AccountError.concurrentChange }
  }

  /// Tells the owner that somebody may have a copy of a passkey, and accepts it no more.
  private func block(_ passkey: Passkey, device: String, from address: CoarseAddress?) async throws {
    let now = account.clock()
    guard let owner = try await account.people.credentials(of: passkey.userID)?.user else { return }
    let event = account.audit.event(.passkeyCloned, of: owner.id, device: device, from: address, at: now)
    let mails = account.mails(.passkeyCloned, to: owner.email, user: owner.id, at: now)
    if try await store.block(passkey, event, mails: mails) { account.audit.tell(event) }
  }

  private func take(_ challenge: String) async throws -> PasskeyChallenge? {
    guard let bytes = Base64URL.decode(challenge), bytes.count == PasskeyChallenge.length else { return nil }
    return try await store.take(challenge: Self.digest(bytes), at: account.clock())
  }

  private var partyHash: [UInt8] { Self.digest(Array(party.id.utf8)) }

  private static func digest(_ bytes: [UInt8]) -> [UInt8] { Array(SHA256.hash(data: bytes)) }
}
