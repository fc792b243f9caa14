import Foundation
import SessionsDomain
import SessionsProto
import SessionsService
import Synchronization
import TitanCore
import TitanPostgres
import TitanProto
import TitanRPC
import TitanRequests
import TitanTesting

/// 2026-05-31T12:00:00Z, a Sunday.
let noon = Timestamp(seconds: 1_780_228_800)

func user(_ number: Int = 1) -> UserID { UserID(uuid(number)) }
func sessionID(_ number: Int) -> SessionID { SessionID(uuid(number)) }

/// A UUID that ends in a number.
func uuid(_ number: Int) -> UUID {
  var bytes: [UInt8] = [0x01, 0x90, 0, 0, 0, 0, 0x70, 0, 0x80, 0, 0, 0, 0, 0, 0, 0]
  for index in 0..<4 { bytes[15 - index] = UInt8(truncatingIfNeeded: number >> (8 * index)) }
  return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
}

/// A session that starts `minutes` after noon and lasts one.
func message(_ number: Int, minutes: Int = 0, reps: Int = 12, note: String = "") -> SessionsV1.Session {
  let start = noon + .seconds(minutes * 60)
  return SessionsV1.Session(
    sessionID: "\(sessionID(number))", startTime: .init(start), endTime: .init(start + .seconds(60)),
    timeZone: "Europe/Berlin", utcOffsetSeconds: 7_200, reps: UInt32(reps), note: note)
}

extension TestSigner {
  func receipt(
    _ number: Int, for user: UserID = user(), stream: Int? = nil, minutes: Int = 0, reps: Int = 12,
    counter: String = "pushup/1", exercise: String? = "PUSH_UP", isSimulated: Bool = false
  ) -> String {
    receipt(
      id: uuid(number), user: user, stream: uuid(stream ?? number), start: noon + .seconds(60 * minutes), reps: reps,
      exercise: exercise, counter: counter, isSimulated: isSimulated)
  }
}

/// The store that a suite runs against.
enum StoreKind: Sendable, CaseIterable {
  case memory, postgres

  func withStore(
    quota: SessionQuota = .standard, _ body: @Sendable (any SessionStore & SessionFeedStore) async throws -> Void
  ) async throws {
    switch self {
    case .memory: try await body(MemorySessionStore(quota: quota))
    case .postgres: try await TestDatabase.with(.sessions) { try await body(PostgresSessionStore($0, quota: quota)) }
    }
  }
}

/// Goals in memory, each with the time from which it applies.
final class MemoryGoalStore: GoalStore {
  private let settings = Mutex<[UserID: [(since: Timestamp, goals: Goals)]]>([:])

  func set(_ goals: Goals, since: Timestamp, of user: UserID) {
    settings.withLock { $0[user, default: []].append((since, goals)) }
  }

  func goals(of user: UserID, at instant: Timestamp) async throws -> Goals {
    settings.withLock { ($0[user] ?? []).filter { $0.since <= instant }.max { $0.since < $1.since }?.goals }
      ?? .standard
  }
}

/// A session to record, counted by default.
func newSession(
  _ number: Int, of user: UserID = user(), minutes: Int = 0, reps: Int = 5, stream: Int? = nil,
  _ evidence: Evidence = .verifiedStream, content: UInt8 = 1, request: RememberedRequest<Session>? = nil
) -> NewSession {
  let start = noon + .seconds(minutes * 60)
  let proof = SessionFacts.Proof(
    receiptID: ReceiptID(uuid(number)), streamID: LandmarkStreamID(uuid(stream ?? number)), streamDigest: "ab",
    motionDigest: (0..<32).map { UInt8(truncatingIfNeeded: (stream ?? number) + $0) }, counter: "pushup/1",
    reps: (0..<reps).map {
      RepTime(
        startMilliseconds: $0 * 2_000, endMilliseconds: $0 * 2_000 + 1_500,
        form: RepForm(depthPercent: 100 - $0, qualityPercent: $0))
    })
  let facts = SessionFacts(
    userID: user, sessionID: sessionID(number), start: start, end: start + .seconds(60), timeZone: "Europe/Berlin",
    utcOffsetSeconds: 7_200, localDate: CalendarDay(of: start, utcOffsetSeconds: 7_200), reps: reps,
    sets: [RepSet(reps: reps, start: start, end: start + .seconds(30))], target: 10, note: "süß 💪", evidence: evidence,
    proof: evidence.isCounted || !evidence.isDone ? proof : nil, isLate: false)
  return NewSession(
    facts: facts, contentDigest: [content], createTime: noon + .seconds(number), request: request)
}
