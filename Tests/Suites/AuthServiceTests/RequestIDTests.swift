import AuthDomain
import AuthProto
import AuthService
import Foundation
import Testing
import TitanCore
import TitanProto
import TitanRPC

@Suite("Register with a request id")
struct RequestIDTests {
  private let id = "0190a6f0-1c2d-4e3f-8a4b-5c6d7e8f9a0b"

  @Test("A retry gets the same response with the same tokens")
  func replay() async throws {
    let harness = try await AuthHarness()
    let first = try await harness.auth.register(AuthHarness.form(requestID: id))
    harness.clock.advance(by: .seconds(599))
    #expect(try await harness.auth.register(AuthHarness.form(requestID: id)) == first)
    #expect(try await harness.auth.register(AuthHarness.form(requestID: id.uppercased())) == first)
  }

  @Test("The same request id with another payload is refused")
  func reused() async throws {
    let harness = try await AuthHarness()
    _ = try await harness.auth.register(AuthHarness.form(requestID: id))
    let error = await failure {
      try await harness.auth.register(AuthHarness.form(password: "quite another password", requestID: id))
    }
    #expect(error.code == .invalidArgument)
    #expect(error.receivedReason == "REQUEST_ID_REUSED")
  }

  @Test("After ten minutes the request id is forgotten, and its response erased")
  func expired() async throws {
    let harness = try await AuthHarness()
    _ = try await harness.auth.register(AuthHarness.form(requestID: id))
    harness.clock.advance(by: .seconds(600))
    let error = await failure { try await harness.auth.register(AuthHarness.form(requestID: id)) }
    #expect(error.receivedReason == "EMAIL_TAKEN")
    _ = try await harness.auth.register(AuthHarness.form("eve@example.org", requestID: id))
    harness.clock.advance(by: .seconds(600))
    #expect(
      try await harness.store.erase(
        responsesBefore: harness.clock.read(), revocationsBefore: FakeClock.start) == 1)
  }

  @Test("A failure is not stored: the request id can be used again")
  func failureIsNotKept() async throws {
    let harness = try await AuthHarness()
    _ = try await harness.registered("ada@example.org")
    let error = await failure { try await harness.auth.register(AuthHarness.form(requestID: id)) }
    #expect(error.receivedReason == "EMAIL_TAKEN")
    let response = try await harness.auth.register(AuthHarness.form("eve@example.org", requestID: id))
    #expect(response.user?.email == "eve@example.org")
  }

  @Test("Concurrent retries create one account", arguments: [20])
  func race(count: Int) async throws {
    let harness = try await AuthHarness()
    let form = AuthHarness.form(requestID: id)
    let responses = try await withThrowingTaskGroup(of: AuthV1.RegisterResponse.self) { group in
      for _ in 0..<count { group.addTask { try await harness.auth.register(form) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(responses.count == count)
    #expect(Set(responses).count == 1)
  }

  @Test("A request id must be a UUID", arguments: ["x", "0190a6f0", "00000000-0000-0000-0000-000000000000"])
  func malformed(id: String) async throws {
    let harness = try await AuthHarness()
    let error = await failure { try await harness.auth.register(AuthHarness.form(requestID: id)) }
    #expect(error.code == .invalidArgument)
    #expect(error.receivedViolations.map(\.field) == ["request_id"])
  }
}
