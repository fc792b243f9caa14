import Crypto
import Foundation
import MotivationDomain

/// Encrypts the content of a push for one device (RFC 8291), as the content coding `aes128gcm` in a single record (RFC
/// 8188 §2).
enum PushEncryption {
  struct TooLong: Error, Hashable {
    let length: Int
  }

  /// The record size in the header. Push services need not take more (RFC 8030 §7.2).
  private static let recordSize: UInt32 = 4_096
  /// Salt, record size, length of the key, the key.
  private static let headerLength = 16 + 4 + 1 + PushKeys.publicKeyLength
  /// The delimiter after the content, and the tag of AES-GCM.
  private static let overhead = 1 + 16
  /// The longest content, in bytes.
  static let maximumLength = Int(recordSize) - headerLength - overhead
  static let saltLength = 16

  /// Whether a device's public key is a point of the curve, without which nothing can be encrypted for it.
  static func isPublicKey(_ bytes: [UInt8]) -> Bool {
    bytes.count == PushKeys.publicKeyLength && (try? P256.KeyAgreement.PublicKey(x963Representation: bytes)) != nil
  }

  /// - Parameters:
  ///   - sender: a key for this message alone.
  ///   - salt: 16 random bytes for this message alone.
  /// - Throws: `TooLong`; `CryptoKitError` for a public key that isn't one.
  static func encrypt(
    _ content: [UInt8], for keys: PushKeys, sender: P256.KeyAgreement.PrivateKey, salt: [UInt8]
  ) throws -> [UInt8] {
    guard content.count <= maximumLength else { throw TooLong(length: content.count) }
    let device = try P256.KeyAgreement.PublicKey(x963Representation: keys.publicKey)
    let ours = sender.publicKey.x963Representation
    let material = try sender.sharedSecretFromKeyAgreement(with: device).hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: keys.authSecret,
      sharedInfo: Data("WebPush: info\0".utf8) + keys.publicKey + ours, outputByteCount: 32)
    func derived(_ info: String, _ length: Int) -> SymmetricKey {
      HKDF<SHA256>.deriveKey(inputKeyMaterial: material, salt: salt, info: Data(info.utf8), outputByteCount: length)
    }
    let nonce = try AES.GCM.Nonce(data: derived("Content-Encoding: nonce\0", 12).withUnsafeBytes { Data($0) })
    // 2 marks the last record.
    let sealed = try AES.GCM.seal(
      content + [2], using: derived("Content-Encoding: aes128gcm\0", 16), nonce: nonce)
    let size = withUnsafeBytes(of: recordSize.bigEndian) { Array($0) }
    return salt + size + [UInt8(ours.count)] + ours + sealed.ciphertext + sealed.tag
  }
}
