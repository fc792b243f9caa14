import AuthProto
import Foundation
import SocialDomain
import SocialProto
import SocialService
import Synchronization
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

/// 2026-06-01T12:00:00Z, a Monday.
let noon = Timestamp(seconds: 1_780_315_200)
let monday = CalendarDay("2026-06-01")!  // A date that exists.

let (ada, bob, eve) = (user(1), user(2), user(3))

func user(_ number: Int) -> UserID { UserID(uuid(number)) }

/// A UUID that ends in a number.
func uuid(_ number: Int) -> UUID {
  UUID(uuid: (1, 144, 0, 0, 0, 0, 112, 0, 128, 0, 0, 0, 0, 0, UInt8(number >> 8 & 255), UInt8(number & 255)))
}

/// A value shared by several tasks.
final class Locked<Value: Sendable>: Sendable {
  private let storage: Mutex<Value>
  init(_ value: Value) { storage = Mutex(value) }
  var value: Value { storage.withLock { $0 } }
  @discardableResult
  func change<Result>(_ body: (inout sending Value) -> sending Result) -> Result { storage.withLock { body(&$0) } }
}

/// The auth service, as far as it tells people their own addresses.
final class Registrations: Sendable {
  private let users = Locked<[UserID: AuthV1.User]>([:])
  private let failure = Locked<StatusCode?>(nil)

  func register(_ user: UserID, _ email: String, _ state: AuthV1.VerificationState = .verified) {
    users.change { $0[user] = AuthV1.User(userID: "\(user)", email: email, verificationState: state) }
  }

  func fail(_ code: StatusCode?) { failure.change { $0 = code } }

  var channel: any RPCChannel {
    var stubs = StubbedMethods()
    stubs.stub(AuthV1.AuthServiceMethods.whoAmI) { [self] (_: AuthV1.WhoAmIRequest, context) in
      if let code = failure.value { throw RPCError(code: code, message: "as told") }
      let token = context.metadata.first("authorization")?.dropFirst("Bearer ".count)
      guard let user = token.flatMap({ UserID(String($0)) }) else {
        throw RPCError(code: .unauthenticated, message: "no token came")
      }
      return AuthV1.WhoAmIResponse(user: users.value[user] ?? .init())
    }
    return stubs.channel
  }
}

/// The service on its own database, called in process.
struct TestService: Sendable {
  let database: PostgresPool
  let store: PostgresSocialStore
  let registrations: Registrations
  private let time: Locked<Timestamp>
  private let calls: TestCalls

  static func with(_ body: @Sendable (TestService) async throws -> Void) async throws {
    try await TestDatabase.with(.social) { try await body(TestService($0)) }
  }

  /// Like `with`, while a task counts whoever is marked.
  static func whileCounting(_ body: @escaping @Sendable (TestService) async throws -> Void) async throws {
    try await TestDatabase.with([.social]) { database in
      try await database.withPool(as: .social) { pool in
        let counting = GroupCounting(pool)
        try await withThrowingTaskGroup { group in
          group.addTask {
            await Notifier.connect(
              [counting.notifier], to: database.configuration(as: .social), logger: .silent)
          }
          group.addTask { try await counting.run(clock: { noon }) }
          try await body(TestService(pool))
          group.cancelAll()
        }
      }
    }
  }

  private init(_ pool: PostgresPool) {
    let (store, time, registrations) = (PostgresSocialStore(pool), Locked(noon), Registrations())
    calls = TestCalls([
      SocialHandler(
        store: store, ownAddress: RegisteredAddress(channel: registrations.channel), clock: { time.value })
    ])
    (database, self.store, self.time, self.registrations) = (pool, store, time, registrations)
  }

  func advance(_ duration: Duration) { time.change { $0 = $0 + duration } }
  var now: Timestamp { time.value }

  func client(_ user: UserID) -> SocialV1.SocialServiceClient {
    var metadata = Metadata()
    metadata.append("authorization", "Bearer \(user)")
    return .init(channel: calls.channel, options: TestCalls.by(user, metadata: metadata))
  }

  /// Gives people names: those of their numbers.
  func name(_ users: UserID...) async throws {
    for user in users { try await share(user, .init(displayName: Self.name(of: user))) }
  }

  static func name(of user: UserID) -> String { "Person \(user.uuid.uuid.15)" }

  /// Changes the populated fields, or those in the mask.
  func share(_ user: UserID, _ sharing: SocialV1.Sharing, _ mask: String...) async throws {
    _ = try await client(user).updateSharing(
      .init(sharing: sharing, updateMask: mask.isEmpty ? nil : .init(paths: mask)))
  }

  /// A new invitation of a person; with an address, it has no code.
  func invite(by user: UserID, _ email: String = "") async throws -> SocialV1.Invitation {
    try await client(user).createInvitation(.init(email: email)).invitation ?? .init()
  }

  /// Makes two people partners.
  ///
  /// - Returns: what the first calls the second, and the other way round.
  @discardableResult
  func connect(_ inviter: UserID, _ other: UserID) async throws -> (String, String) {
    try await name(inviter, other)
    let code = try await invite(by: inviter).code
    let id = try await client(other).acceptInvitation(.init(invitation: .code(code))).partnerID
    let partners = try await partners(of: inviter)
    return (partners.first { $0.displayName == Self.name(of: other) }?.partnerID ?? "", id)
  }

  /// A new group of a person who gets a name.
  ///
  /// - Returns: its id.
  func group(of owner: UserID, showing sharing: SocialV1.GroupSharing = .everything) async throws -> String {
    try await name(owner)
    return try await client(owner).createGroup(.init(settings: .init(name: "Titans"), sharing: sharing)).groupID
  }

  /// Lets people, who get names, join a group.
  func join(
    _ group: String, of owner: UserID, _ users: UserID..., showing sharing: SocialV1.GroupSharing = .everything
  ) async throws {
    for user in users {
      try await name(user)
      let code = try await code(of: group, by: owner)
      // The order of joining is known to the millisecond.
      advance(.milliseconds(1))
      #expect(try await client(user).joinGroup(.init(code: code, sharing: sharing)).groupID == group)
    }
  }

  func code(of group: String, by user: UserID, uses: UInt32 = 0) async throws -> String {
    try await client(user).createGroupInvitation(.init(groupID: group, maxUses: uses)).invitation?.code ?? ""
  }

  func members(of group: String, for user: UserID) async throws -> [SocialV1.Member] {
    try await client(user).listMembers(.init(groupID: group)).members
  }

  /// What the group calls a person.
  func member(_ user: UserID, in group: String, for caller: UserID) async throws -> String {
    try await members(of: group, for: caller).first { $0.displayName == Self.name(of: user) }?.memberID ?? ""
  }

  /// The board of a week, or of a challenge, as `name total`.
  func board(
    of group: String, for user: UserID, _ period: SocialV1.BoardPeriod = .week, challenge: String = ""
  ) async throws -> [String] {
    try await client(user).getBoard(.init(groupID: group, period: period, challengeID: challenge)).entries.map {
      "\($0.rank) \($0.displayName) \($0.total)"
    }
  }

  func feed(of group: String, for user: UserID) async throws -> [SocialV1.FeedEntry] {
    try await client(user).listGroupFeed(.init(groupID: group)).entries
  }

  /// Counts for groups what feeds don't.
  func count() async throws { try await GroupCounting(database)(at: now) }

  func partners(of user: UserID) async throws -> [SocialV1.Partner] {
    try await client(user).listPartners(.init()).partners
  }

  func received(by user: UserID) async throws -> [SocialV1.ReceivedInvitation] {
    try await client(user).listReceivedInvitations(.init()).invitations
  }
}

extension SocialV1.GroupSharing {
  static let everything = SocialV1.GroupSharing(board: true, pushUps: true, practices: true)
}

/// What a client sees of a refusal.
struct Refusal: Hashable, CustomStringConvertible {
  var code: StatusCode
  var message: String
  var details: [UInt8]
  var reason: String?

  /// `nil` if the call succeeds.
  static func of<Response>(_ call: @autoclosure () async throws -> Response) async throws -> Refusal? {
    do {
      _ = try await call()
      return nil
    } catch let error as RPCError {
      return Refusal(
        code: error.code, message: error.message, details: error.encodedDetails, reason: error.receivedReason)
    }
  }

  var description: String { "\(code.name) \(reason ?? "") \(message)" }
}
