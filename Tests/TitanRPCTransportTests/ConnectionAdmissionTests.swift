import Testing

@testable import TitanRPCTransport

@Suite("Admission of connections")
struct ConnectionAdmissionTests {
  private func admission(_ maximum: Int, perAddress: Int?) -> ConnectionAdmission {
    var configuration = GRPCServer.Configuration()
    (configuration.maximumConnections, configuration.maximumConnectionsPerAddress) = (maximum, perAddress)
    return ConnectionAdmission(configuration)
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

  @Test("Without a limit by address one may have all")
  func noLimit() {
    let admission = admission(3, perAddress: nil)
    for _ in 0..<3 { #expect(admission.enter("a") == nil) }
    #expect(admission.enter("a") == .connections)
    admission.leave("a")
    #expect(admission.enter("b") == nil)
  }
}
