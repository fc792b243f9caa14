import Synchronization

/// The other side of a server's connection, the same for all calls on it.
package final class Peer: Sendable {
  /// What a credential was found to say.
  package struct Proof: Sendable {
    /// The value of `authorization`, whole.
    let credential: String
    package let caller: Caller
    /// Of the keys and revocations it was verified with.
    package let revision: Int

    package init(credential: String, caller: Caller, revision: Int) {
      (self.credential, self.caller, self.revision) = (credential, caller, revision)
    }
  }

  /// `127.0.0.1:50312` or `in-process`: the one that connected, or, where a trusted proxy said so at the beginning of the
  /// connection, the one behind it.
  package let client: ClientAddress
  package var address: String { client.text }
  private let lastProof = Mutex<Proof?>(nil)

  package init(_ client: ClientAddress) { self.client = client }
  package convenience init(_ address: String) { self.init(ClientAddress(address)) }

  /// Remembers the credential verified last, in place of the one before: a connection mostly sends the same.
  package func remember(_ proof: Proof) { lastProof.withLock { $0 = proof } }

  /// What is remembered of a credential. The comparison takes the same time wherever two of one length differ.
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
