import Crypto
import Foundation
import MotivationDomain
import MotivationProto
import MotivationService
import Synchronization
import Testing
import TitanCore
import TitanProto
import TitanRPC

/// A browser that has subscribed: it knows its private key, and decrypts what the push service delivers.
struct PushDevice: Sendable {
  let endpoint: String
  let authSecret: [UInt8]
  private let key: P256.KeyAgreement.PrivateKey

  init(_ number: Int = 1, key: P256.KeyAgreement.PrivateKey = .init(), authSecret: [UInt8]? = nil) {
    endpoint = "https://push.example.org/\(number)"
    self.authSecret = authSecret ?? (0..<16).map { UInt8($0 + number) }
    self.key = key
  }

  var publicKey: [UInt8] { Array(key.publicKey.x963Representation) }
  var keys: PushKeys { PushKeys(publicKey: publicKey, authSecret: authSecret) }

  func subscription(
    after seconds: Int = 0, language: Language = .english, session: String? = nil
  ) -> PushSubscription {
    let time = noon + .seconds(seconds)
    return PushSubscription(
      endpoint: PushEndpoint(stored: endpoint), keys: keys, language: language, authSessionID: session,
      createTime: time, renewTime: time)
  }

  /// Subscribes, and makes a push.
  func push(_ key: ReminderKey, to user: UserID, in store: PostgresMotivationStore) async throws {
    _ = try await store.subscribe(subscription(after: -1), of: user)
    let leaseEnd = noon + .seconds(60)
    for look in try await store.leaseLooks(9, until: leaseEnd, at: noon) {
      let slot = ReminderSlot(localDate: key.localDate, minute: key.minute, time: noon)
      try await store.carryOut(look) { _ in
        ([ReminderOccurrence(reminder: reminder(1), slot: slot, timeZone: "UTC")], noon + .seconds(7_200))
      }
    }
  }

  struct Malformed: Error {}

  /// What a push says, by the device's side of RFC 8291 §3.4.
  func decrypt(_ body: [UInt8]) throws -> [UInt8] {
    guard body.count >= 103, body[16..<21] == [0, 0, 16, 0, 65] else { throw Malformed() }
    let (salt, theirs, sealed) = (body.prefix(16), Array(body[21..<86]), body.dropFirst(86))
    let material = try key.sharedSecretFromKeyAgreement(with: .init(x963Representation: theirs))
      .hkdfDerivedSymmetricKey(
        using: SHA256.self, salt: authSecret, sharedInfo: Data("WebPush: info\0".utf8) + publicKey + theirs,
        outputByteCount: 32)
    func derived(_ info: String, _ length: Int) -> SymmetricKey {
      HKDF<SHA256>.deriveKey(
        inputKeyMaterial: material, salt: Array(salt), info: Data(info.utf8), outputByteCount: length)
    }
    let nonce = derived("Content-Encoding: nonce\0", 12).withUnsafeBytes { Data($0) }
    let opened = try AES.GCM.open(
      .init(nonce: .init(data: nonce), ciphertext: sealed.dropLast(16), tag: sealed.suffix(16)),
      using: derived("Content-Encoding: aes128gcm\0", 16))
    guard opened.last == 2 else { throw Malformed() }
    return Array(opened.dropLast())
  }

  func occurrence(_ request: PushRequest) throws -> MotivationV1.ReminderOccurrence {
    try .init(serialized: try decrypt(request.body))
  }
}

/// A push service: it keeps what came, and answers as it is told, otherwise with 201.
final class RecordingPushTransport: PushTransport {
  private let state = Mutex((taken: [PushRequest](), replies: [String: [PushReply]]()))

  /// Those answered with 201.
  var taken: [PushRequest] { state.withLock { $0.taken } }

  /// The next replies to pushes for a device.
  func reply(_ replies: PushReply..., to device: PushDevice) {
    state.withLock { $0.replies[device.endpoint, default: []] += replies }
  }

  func send(_ request: PushRequest) -> PushReply {
    state.withLock { state in
      let endpoint = request.endpoint.text
      if state.replies[endpoint]?.isEmpty == false {
        return state.replies[endpoint]?.removeFirst() ?? .forbiddenAddress
      }
      state.taken.append(request)
      return .answered(status: 201)
    }
  }
}

/// The installation's key in tests: 32 bytes, each a 7.
let testPushKey = Data(repeating: 7, count: 32).base64EncodedString()
