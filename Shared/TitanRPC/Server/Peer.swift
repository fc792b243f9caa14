import Synchronization
package import TitanCore

/// The other side of a server's connection, shared by all calls on it.
package final class Peer: Sendable {
  /// The result of verifying a credential.
  package struct Proof: Sendable {
    /// The whole value of `authorization`.
    let credential: String
    package let caller: Caller
    /// The revision of keys and revocations that it was verified with.
    package let revision: Int
    /// When the credential must be verified again.
    package let expiresAt: Timestamp

    /// - Parameter expiresAt: `nil` for when the caller's token expires.
    package init(credential: String, caller: Caller, revision: Int, expiresAt: Timestamp? = nil) {
      (self.credential, self.caller, self.revision) = (credential, caller, revision)
      self.expiresAt = expiresAt ?? caller.expiresAt
    }
  }

  /// `127.0.0.1:50312` or `in-process`: the client that connected or, if a trusted proxy named one at the beginning of
  /// the connection, the client behind it.
  package let client: ClientAddress
  package var address: String { client.text }
  private let lastProof = Mutex<Proof?>(nil)

  package init(_ client: ClientAddress) { self.client = client }
  package convenience init(_ address: String) { self.init(ClientAddress(address)) }

  /// Remembers the last verified credential, replacing the previous one: a connection usually sends the same one.
  package func remember(_ proof: Proof) { lastProof.withLock { $0 = proof } }

  /// The proof remembered for a credential. For credentials of equal length, the comparison takes the same time
  /// wherever they differ.
  package func proof(of credential: String) -> Proof? {
    lastProof.withLock { proof in
      guard let proof, proof.credential.isSame(as: credential) else { return nil }
      return proof
    }
  }
}

extension String {
  fileprivate func isSame(as other: String) -> Bool {
    var (left, right) = (self, other)
    guard left.utf8.count == right.utf8.count else { return false }
    return left.withUTF8 { left in
      right.withUTF8 { right in
        var difference: UInt8 = 0
        for index in left.indices { difference |= left[index] ^ right[index] }
        return difference == 0
      }
    }
  }
}

/// A call's origin, as far as it is known.
package struct ClientAddress: Hashable, Sendable {
  /// `203.0.113.7:50312`, `203.0.113.7`, or a transport's other name for it: `in-process`.
  package let text: String
  /// The neighbourhood, which shares limits: `203.0.113.0/24`, `2001:db8:1::/48`, or the text itself if it is not an
  /// address.
  package let neighbourhood: String

  package init(_ text: String) {
    self.init(text, neighbourhood: CoarseAddress(peer: text)?.description ?? text)
  }

  package init(_ address: NetworkAddress) {
    self.init(address.description, neighbourhood: CoarseAddress(address).description)
  }

  init(_ text: String, neighbourhood: String) { (self.text, self.neighbourhood) = (text, neighbourhood) }
}
