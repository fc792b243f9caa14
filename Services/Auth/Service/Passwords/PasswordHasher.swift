package import AuthDomain
import CArgon2

/// Argon2id through libargon2. Every call blocks for as long as the parameters demand: never on an event loop.
package struct PasswordHasher: Sendable {
  package static let saltLength = 16
  private static let hashLength = 32

  /// What new hashes are made with.
  package let parameters: Argon2Parameters

  package init(parameters: Argon2Parameters = .standard) { self.parameters = parameters }

  /// - Parameter salt: 16 random bytes.
  /// - Throws: `Argon2Error` if there is not enough memory.
  package func hash(_ password: Password, salt: [UInt8]) throws -> PasswordHash {
    let (memory, passes, lanes) = (parameters.memoryKiB, parameters.passes, parameters.lanes)
    let length = argon2_encodedlen(
      passes, memory, lanes, UInt32(salt.count), UInt32(Self.hashLength), Argon2_id)
    var encoded = [CChar](repeating: 0, count: length)
    let code = argon2id_hash_encoded(
      passes, memory, lanes, password.bytes, password.bytes.count, salt, salt.count, Self.hashLength, &encoded, length)
    guard code == ARGON2_OK.rawValue else { throw Argon2Error(code: code) }
    return PasswordHash(phc: String(decoding: encoded.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
  }

  /// Works with the parameters of the hash, and compares in constant time.
  ///
  /// - Throws: `Argon2Error` if the hash cannot be read or there is not enough memory.
  package func matches(_ password: Password, _ hash: PasswordHash) throws -> Bool {
    switch argon2id_verify(hash.phc, password.bytes, password.bytes.count) {
    case ARGON2_OK.rawValue: return true
    case ARGON2_VERIFY_MISMATCH.rawValue: return false
    case let code: throw Argon2Error(code: code)
    }
  }

  /// Whether a hash was made with other parameters than new ones are.
  package func needsRehash(_ hash: PasswordHash) -> Bool { hash.parameters != parameters }
}

/// What libargon2 reports.
package struct Argon2Error: Error, Sendable, CustomStringConvertible {
  package let code: Int32

  package var description: String { "argon2: \(String(cString: argon2_error_message(code))) (\(code))" }
}
