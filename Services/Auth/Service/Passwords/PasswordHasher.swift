package import AuthDomain
import CArgon2

/// Argon2id through libargon2. Every call blocks for as long as the parameters demand, so never call it on an event
/// loop.
package struct PasswordHasher: Sendable {
  package static let saltLength = 16
  private static let hashLength = 32

  /// The parameters of new hashes.
  package let parameters: Argon2Parameters

  package init(parameters: Argon2Parameters = .standard) { self.parameters = parameters }

  /// - Parameter salt: 16 random bytes.
  /// - Throws: `Argon2Error` if there isn't enough memory.
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

  /// Uses the hash's own parameters, and compares in constant time.
  ///
  /// - Throws: `Argon2Error` if the hash can't be read or there isn't enough memory.
  package func matches(_ password: Password, _ hash: PasswordHash) throws -> Bool {
    switch argon2id_verify(hash.phc, password.bytes, password.bytes.count) {
    case ARGON2_OK.rawValue: return true
    case ARGON2_VERIFY_MISMATCH.rawValue: return false
    case let code: throw Argon2Error(code: code)
    }
  }

  /// Whether a hash was made with parameters other than the current ones.
  package func needsRehash(_ hash: PasswordHash) -> Bool { hash.parameters != parameters }
}

/// An error reported by libargon2.
package struct Argon2Error: Error, Sendable, CustomStringConvertible {
  package let code: Int32

  package var description: String { "argon2: \(String(cString: argon2_error_message(code))) (\(code))" }
}

/// A hashed password in the PHC string format, `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`: each hash contains the
/// parameters it was made with.
package struct PasswordHash: Hashable, Sendable {
  package let phc: String

  package init(phc: String) { self.phc = phc }

  /// `nil` if this isn't an Argon2id hash of version 1.3.
  package var parameters: Argon2Parameters? {
    let fields = phc.split(separator: "$", omittingEmptySubsequences: false)
    guard fields.count == 6, fields[0].isEmpty, fields[1] == "argon2id", fields[2] == "v=19" else { return nil }
    let costs = fields[3].split(separator: ",")
    guard costs.count == 3 else { return nil }
    func cost(_ index: Int, _ name: String) -> UInt32? {
      costs[index].hasPrefix(name) ? UInt32(costs[index].dropFirst(name.count)) : nil
    }
    guard let memory = cost(0, "m="), let passes = cost(1, "t="), let lanes = cost(2, "p=") else { return nil }
    return Argon2Parameters(memoryKiB: memory, passes: passes, lanes: lanes)
  }
}

extension PasswordHash: CustomStringConvertible {
  package var description: String { "****" }
}

/// The cost parameters of an Argon2id hash (RFC 9106 §3.1).
package struct Argon2Parameters: Hashable, Sendable {
  package var memoryKiB: UInt32
  package var passes: UInt32
  package var lanes: UInt32

  package init(memoryKiB: UInt32, passes: UInt32, lanes: UInt32) {
    self.memoryKiB = memoryKiB
    self.passes = passes
    self.lanes = lanes
  }

  /// 19 MiB, two passes, one lane: OWASP's Password Storage Cheat Sheet.
  package static let standard = Argon2Parameters(memoryKiB: 19 * 1024, passes: 2, lanes: 1)
}
