/// A hashed password in the PHC string format, `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`: every hash carries the
/// parameters it was made with.
package struct PasswordHash: Hashable, Sendable {
  package let phc: String

  package init(phc: String) { self.phc = phc }

  /// `nil` if this is no hash of Argon2id, version 1.3.
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
