import Foundation
import ProfileDomain
import ProfileService
import TitanCore
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting
import TitanThreads

/// 2026-05-31T12:00:00Z, a Sunday.
let noon = Timestamp(seconds: 1_780_228_800)

func user(_ number: Int = 1) -> UserID { UserID(uuid(number)) }
func measurementID(_ number: Int) -> MeasurementID { MeasurementID(uuid(number)) }

/// A UUID that ends in a number.
func uuid(_ number: Int) -> UUID {
  var bytes: [UInt8] = [0x01, 0x90, 0, 0, 0, 0, 0x70, 0, 0x80, 0, 0, 0, 0, 0, 0, 0]
  for index in 0..<4 { bytes[15 - index] = UInt8(truncatingIfNeeded: number >> (8 * index)) }
  return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
}

/// A measurement of a hundred kilograms, `hours` after noon.
func measurement(_ number: Int, hours: Int = 0, kilograms: Double = 100) -> BodyMeasurement {
  let time = noon + .seconds(hours * 3_600)
  return BodyMeasurement(
    id: measurementID(number), time: time, utcOffsetSeconds: 7_200,
    localDate: CalendarDay(of: time, utcOffsetSeconds: 7_200),
    weight: Weight(kilograms: kilograms)!)  // Within bounds wherever it is called.
}

/// Threads for images, shared by all tests.
let pictureThreads = BoundedThreadPool(threadCount: 2, queueLimit: 1_000)

/// Every user is registered as Ada, who speaks Austrian German.
struct AdaSeeds: ProfileSeeds {
  var failure: RPCError?

  func seed(_ options: CallOptions) async throws -> ProfileSeed {
    if let failure { throw failure }
    return ProfileSeed(displayName: "Ada", locale: "de-AT")
  }
}

/// The store that a suite runs against.
enum StoreKind: Sendable, CaseIterable {
  case memory, postgres

  func withStore(_ body: @Sendable (any ProfileStore & MeasurementStore) async throws -> Void) async throws {
    switch self {
    case .memory: try await body(MemoryProfileStore())
    case .postgres: try await TestDatabase.with(.profile) { try await body(PostgresProfileStore($0)) }
    }
  }
}
