import Testing
import TitanCore

@testable import TitanRPCTransport

@Suite("Admission of connections")
struct ConnectionAdmissionTests {
  private func admission(_ maximum: Int, perAddress: Int?) -> ConnectionAdmission {
    ConnectionAdmission(maximum: maximum, perAddress: perAddress)
  }

  @Test("Addresses have their own count within that of all")
  func counts() {
    let admission = admission(4, perAddress: 2)
    #expect(admission.enter("a") == nil)
    #expect(admission.enter("a") == nil)
    #expect(admission.enter("a") == .connectionsPerAddress)
    #expect(admission.enter("b") == nil)
    #expect(admission.enter(nil) == nil)
    #expect(admission.enter("c") == .connections)
    admission.leave("a")
    #expect(admission.enter("a") == nil)
    admission.leave("a")
    admission.leave("a")
    admission.leave("b")
    #expect(admission.enter("a") == nil)
    #expect(admission.enter("a") == nil)
    #expect(admission.enter("a") == .connectionsPerAddress)
  }

  @Test("An address that is told later has its place in the same count, which the total does not know")
  func claims() {
    let admission = admission(3, perAddress: 1)
    #expect(admission.enter(nil) == nil)
    #expect(admission.enter(nil) == nil)
    #expect(admission.claim("a") == nil)
    #expect(admission.claim("a") == .connectionsPerAddress)
    #expect(admission.enter("a") == .connectionsPerAddress)
    #expect(admission.enter("b") == nil)
    admission.release("a")
    #expect(admission.enter("c") == .connections)
    admission.leave("b")
    #expect(admission.enter("a") == nil)
  }

  @Test(
    "One subscriber has one address of IPv4, and 64 bits of IPv6",
    arguments: [
      ("203.0.113.7", "203.0.113.7"), ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"), ("::ffff:203.0.113.7", "203.0.113.7"),
    ])
  func keys(text: String, key: String) throws {
    #expect(ConnectionAdmission.key(of: try #require(NetworkAddress(text))) == key)
  }

  @Test("Without a limit by address one may have all")
  func noLimit() {
    let admission = admission(3, perAddress: nil)
    for _ in 0..<3 { #expect(admission.enter("a") == nil) }
    #expect(admission.enter("a") == .connections)
    admission.leave("a")
    #expect(admission.enter("b") == nil)
  }
}
