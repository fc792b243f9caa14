import AuthDomain
import AuthProto
import AuthService
import Foundation
import Testing
import TitanCore
import TitanProto
import TitanRPC

@Suite("Devices and security events")
struct DevicesTests {
  private struct Ada {
    let harness: AuthHarness
    let phone: AuthV1.Tokens
    let laptop: AuthV1.Tokens

    init() async throws {
      harness = try await AuthHarness()
      phone = try await harness.registered()
      harness.clock.advance(by: .seconds(60))
      let device = AuthV1.Device(name: "Laptop", platform: "Linux", appVersion: "2")
      let response = try await harness.auth.signIn(
        .init(email: "ada@example.org", password: "violet harbour stool", device: device))
      laptop = try #require(response.tokens)
    }

    var asPhone: CallOptions { CallOptions().bearer(phone.accessToken) }
    var asLaptop: CallOptions { CallOptions().bearer(laptop.accessToken) }

    func devices() async throws -> [AuthV1.AuthSession] {
      try await harness.auth.listAuthSessions(.init(), options: asLaptop).authSessions
    }

    func events(_ kinds: [AuthV1.SecurityEventKind] = []) async throws -> [AuthV1.SecurityEvent] {
      try await harness.auth.listSecurityEvents(.init(kinds: kinds), options: asLaptop).securityEvents
    }
  }

  @Test("Devices are listed newest first, with their names, and the current one is marked")
  func list() async throws {
    let ada = try await Ada()
    let devices = try await ada.devices()
    #expect(devices.map(\.authSessionID) == [ada.laptop.authSessionID, ada.phone.authSessionID])
    #expect(devices.map(\.current) == [true, false])
    #expect(devices.map { $0.device?.name } == ["Laptop", "Ada's phone"])
    #expect(devices[0].device?.platform == "Linux")
    #expect(devices[1].createTime?.seconds == FakeClock.start.seconds)

    ada.harness.clock.advance(by: .seconds(60))
    _ = try await ada.harness.refresh(ada.phone.refreshToken)
    let used = try await ada.devices()[1]
    #expect(used.lastUseTime?.seconds == FakeClock.start.seconds + 120)
    #expect(used.createTime?.seconds == FakeClock.start.seconds)
    #expect(used.expireTime?.seconds == FakeClock.start.seconds + 120 + 30 * 86_400)
  }

  @Test("Devices come in pages, and a page token of another list or another user is invalid")
  func pages() async throws {
    let ada = try await Ada()
    let first = try await ada.harness.auth.listAuthSessions(.init(pageSize: 1), options: ada.asLaptop)
    let next = first.nextPageToken
    let second = try await ada.harness.auth.listAuthSessions(
      .init(pageSize: 1, pageToken: next), options: ada.asLaptop)
    #expect(first.authSessions.map(\.authSessionID) == [ada.laptop.authSessionID])
    #expect(second.authSessions.map(\.authSessionID) == [ada.phone.authSessionID])
    #expect(!next.isEmpty && second.nextPageToken.isEmpty)

    let eve = CallOptions().bearer(try await ada.harness.registered("eve@example.org").accessToken)
    let stolen = await failure { try await ada.harness.auth.listAuthSessions(.init(pageToken: next), options: eve) }
    #expect(stolen.code == .invalidArgument)
    let other = await failure {
      try await ada.harness.auth.listSecurityEvents(.init(pageToken: next), options: ada.asLaptop)
    }
    #expect(other.code == .invalidArgument)
    let negative = await failure {
      try await ada.harness.auth.listAuthSessions(.init(pageSize: -1), options: ada.asLaptop)
    }
    #expect(negative.receivedReason == "PAGE_SIZE_NEGATIVE")
  }

  @Test("A device that another one signs out is out, and a second call changes nothing")
  func revoke() async throws {
    let ada = try await Ada()
    let request = AuthV1.RevokeAuthSessionRequest(authSessionID: ada.phone.authSessionID)
    for _ in 0..<2 { _ = try await ada.harness.auth.revokeAuthSession(request, options: ada.asLaptop) }
    #expect(
      await failure { try await ada.harness.refresh(ada.phone.refreshToken) }.receivedReason == "SESSION_REVOKED")
    // Its access token has not expired, but no longer works here.
    let asPhone = await failure { try await ada.harness.auth.listAuthSessions(.init(), options: ada.asPhone) }
    #expect(asPhone.receivedReason == "SESSION_REVOKED")
    let others = await failure { try await ada.harness.auth.revokeOtherAuthSessions(.init(), options: ada.asPhone) }
    #expect(others.receivedReason == "SESSION_REVOKED")
    #expect(try await ada.devices().map(\.authSessionID) == [ada.laptop.authSessionID])
    #expect(try await ada.events([.sessionRevoked]).map(\.authSessionID) == [ada.phone.authSessionID])
  }

  @Test("Another user's device is not found, in both languages")
  func foreign() async throws {
    let ada = try await Ada()
    let eve = try await ada.harness.registered("eve@example.org")
    for (id, language, text) in [
      (ada.phone.authSessionID, "en", "This device is not in your list any more."),
      (UUID().uuidString, "de", "Dieses Gerät steht nicht mehr in deiner Liste."),
    ] {
      let options = CallOptions(metadata: ["accept-language": .string(language)]).bearer(eve.accessToken)
      let error = await failure {
        try await ada.harness.auth.revokeAuthSession(.init(authSessionID: id), options: options)
      }
      #expect(error.code == .notFound)
      #expect(error.receivedReason == "AUTH_SESSION_NOT_FOUND")
      #expect(error.receivedText == text)
    }
    let nonsense = await failure {
      try await ada.harness.auth.revokeAuthSession(.init(authSessionID: "phone"), options: ada.asLaptop)
    }
    #expect(nonsense.receivedViolations.map(\.reason) == ["AUTH_SESSION_ID_INVALID"])
    #expect(try await ada.devices().count == 2)
  }

  @Test("All other devices can be signed out at once")
  func revokeOthers() async throws {
    let ada = try await Ada()
    _ = try await ada.harness.auth.signIn(.init(email: "ada@example.org", password: "violet harbour stool"))
    for count in [2, 0] as [Int32] {
      #expect(
        try await ada.harness.auth.revokeOtherAuthSessions(.init(), options: ada.asLaptop).revokedCount == count)
    }
    #expect(try await ada.devices().map(\.authSessionID) == [ada.laptop.authSessionID])
    #expect(try await ada.events([.otherSessionsRevoked]).count == 1)
  }

  @Test("Every kind of event is listed with its device, to its owner only")
  func events() async throws {
    let ada = try await Ada()
    _ = await failure {
      try await ada.harness.auth.signIn(
        .init(email: "ada@example.org", password: "wrong horse", device: .init(name: "Cellar")))
    }
    _ = try await ada.harness.refresh(try await ada.harness.refresh(ada.phone.refreshToken).refreshToken)
    _ = await failure { try await ada.harness.refresh(ada.phone.refreshToken) }
    _ = try await ada.harness.registered("eve@example.org")
    // All but two were made at the same instant: they are sorted by kind.
    let events = try await ada.events()
    #expect(
      Set(events.map(\.kind)) == [.registered, .signedIn, .signInFailed, .refreshTokenReused])
    #expect(events.count == 4)
    #expect(events.first { $0.kind == .signInFailed }?.deviceName == "Cellar")
    #expect(events.first { $0.kind == .refreshTokenReused }?.authSessionID == ada.phone.authSessionID)
    #expect(events.last?.kind == .registered)

    let unknown = await failure {
      try await ada.harness.auth.listSecurityEvents(
        .init(kinds: [.init(rawValue: 99)]), options: ada.asLaptop)
    }
    #expect(unknown.receivedViolations.map(\.reason) == ["KIND_UNKNOWN"])
    #expect(
      await failure { try await ada.events([.unspecified]) }.receivedViolations.map(\.reason) == ["KIND_UNKNOWN"])
  }

  @Test("Every kind of event has its own number on the wire, and works as a filter")
  func kinds() async throws {
    let ada = try await Ada()
    let user = try #require(UserID(try ParsedToken(ada.phone.accessToken).payload["sub"] as? String ?? ""))
    for kind in SecurityEvent.Kind.allCases {
      let now = ada.harness.clock.read()
      try await ada.harness.store.record(SecurityEvent(kind, of: user, from: nil, at: now, id: .version7(at: now)))
    }
    let kinds = Set(try await ada.events().map(\.kind))
    #expect(kinds.count == SecurityEvent.Kind.allCases.count)
    #expect(!kinds.contains(.unspecified))
    for kind in kinds { #expect(Set(try await ada.events([kind]).map(\.kind)) == [kind]) }
  }
}
