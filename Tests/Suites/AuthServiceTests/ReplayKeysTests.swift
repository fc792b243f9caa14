import AuthService
import Crypto
import Foundation
import Testing
import TitanRPC

@Suite("Stored responses")
struct ReplayKeysTests {
  private let master = SymmetricKey(data: [UInt8](repeating: 3, count: 32))
  private let id = RequestID(UUID(uuid: (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)))
  private let method = MethodDescriptor(service: "titanup.auth.v1.AuthService", method: "Register", type: .unary)

  @Test("A response opens only with the request id, the server's key, the method and the payload")
  func seal() throws {
    let keys = ReplayKeys(id, method: method, master: master)
    let print = keys.fingerprint([1, 2, 3])
    let sealed = try keys.seal([4, 5, 6], fingerprint: print)
    #expect(try ReplayKeys(id, method: method, master: master).open(sealed, fingerprint: print) == [4, 5, 6])
    #expect(try keys.seal([4, 5, 6], fingerprint: print) != sealed, "a nonce is never used twice")

    let others = [
      ReplayKeys(RequestID(UUID()), method: method, master: master),
      ReplayKeys(id, method: method, master: SymmetricKey(data: [UInt8](repeating: 4, count: 32))),
      ReplayKeys(
        id, method: MethodDescriptor(service: method.service, method: "Other", type: .unary), master: master),
    ]
    for other in others {
      #expect(other.lookup != keys.lookup)
      #expect(other.fingerprint([1, 2, 3]) != print)
      #expect(throws: CryptoKitError.self) { try other.open(sealed, fingerprint: print) }
    }
    #expect(throws: CryptoKitError.self) { try keys.open(sealed, fingerprint: keys.fingerprint([1, 2])) }
  }

  @Test("The stored data reveals neither request id nor payload")
  func secrecy() {
    let keys = ReplayKeys(id, method: method, master: master)
    #expect(keys.lookup.count == 32)
    #expect(keys.fingerprint([1, 2, 3]) != Array(SHA256.hash(data: [1, 2, 3] as [UInt8])))
  }
}
