import Foundation
import PoseCountingDomain
import PoseCountingService
import PoseProto
import ProfileProto
import Testing
import TitanCore
import TitanFeeds
import TitanMotion
import TitanPostgres
import TitanRPC
import TitanTesting

/// `.none` would mean no value at all where there may be none.
private let noFrames = StreamHeader.Retention.none

/// How long frames are kept, as openings ask and settings say.
@Suite("Retention")
struct RetentionTests {
  @Test(
    "The opening decides, else the setting, and NONE keeps nothing",
    arguments: [
      (nil, nil, .month), (nil, noFrames, noFrames), (nil, .month, .month), (nil, .year, .year),
      (noFrames, nil, noFrames),
      (.year, nil, .year), (noFrames, .year, noFrames), (.month, .year, .month), (.year, .month, .year),
      (.year, noFrames, noFrames),
    ] as [(StreamHeader.Retention?, StreamHeader.Retention?, StreamHeader.Retention)])
  func inForce(_ asked: StreamHeader.Retention?, _ settings: StreamHeader.Retention?, _ kept: StreamHeader.Retention) {
    #expect(StreamHeader.Retention.inForce(asked: asked, settings: settings) == kept)
  }

  /// A store, who calls, and what tells it of settings, by a clock that the keeper has.
  private struct House {
    let pool: PostgresPool
    let store: PostgresStreamStore
    let fixture: PoseFixture
    let projection: RetentionProjection

    init(_ pool: PostgresPool, now: Timestamp = PoseFixture.noon) {
      self.pool = pool
      store = PostgresStreamStore(pool)
      fixture = PoseFixture(store: store)
      projection = RetentionProjection(pool, keeper: StreamKeeper(store, now: { now }))
    }

    /// A whole set, of so many frames.
    func count(_ retention: PoseV1.FrameRetention = .unspecified, frames: Int = 60) async throws -> PoseV1.RepReceipt {
      let all = try PoseRecording.renderedAthlete().messages
      let open = PoseFixture.open(UUID()) { $0.retention = retention }
      return try #require(try await fixture.connect().stream(open, Array(all[..<frames])).receipts.first)
    }

    func record(_ receipt: PoseV1.RepReceipt) async throws -> StreamRecord {
      let id = try #require(StreamID(receipt.streamID))
      return try #require(try await store.stream(StreamKey(user: fixture.user, stream: id)))
    }

    func tell(_ retention: StreamHeader.Retention?, of user: UserID? = nil) async throws {
      let cursor = try await projection.standing().positions
      let number = cursor.numbers[0] ?? 0
      let change = RetentionChange(user: user ?? fixture.user, retention: retention)
      #expect(try await projection.apply([change], from: cursor, to: place(number + 1), at: PoseFixture.noon))
    }
  }

  private static func days(_ days: Int) -> Timestamp { PoseFixture.noon + .seconds(days * 86_400) }

  @Test("Sets follow the settings unless they ask for something else, also when the settings change")
  func following() async throws {
    try await TestDatabase.with(.pose) { pool in
      let house = House(pool)
      let (left, asked) = (try await house.count(), try await house.count(.days30, frames: 61))
      #expect(left.keptDays == 30)
      try await house.tell(.year)
      #expect(try await house.record(left).framesExpireAt == Self.days(365))
      #expect(try await house.record(asked).framesExpireAt == Self.days(30))
      let later = try await house.count(frames: 62)
      #expect(later.keptDays == 365)
      #expect(try await house.record(later).framesExpireAt == Self.days(365))
      try await house.tell(nil)
      try await house.tell(noFrames, of: UserID(UUID()))
      try await house.tell(.month)
      #expect(try await house.record(left).framesExpireAt == Self.days(30))
      #expect(try await house.record(later).framesExpireAt == Self.days(30))
      #expect(try await house.record(later).framesDeletedAt == nil)
    }
  }

  @Test("With NONE, stored frames are deleted at once, and nothing more is stored")
  func nothing() async throws {
    try await TestDatabase.with(.pose) { pool in
      let house = House(pool, now: Self.days(1))
      let before = [try await house.count(), try await house.count(.days365, frames: 61)]
      let other = House(pool)
      let kept = try await other.count()
      try await house.tell(noFrames)
      for receipt in before {
        let record = try await house.record(receipt)
        #expect(record.framesDeletedAt == Self.days(1) && record.storedBytes == 0)
        #expect(record.summary?.digest.isEmpty == false)
      }
      for asked in [PoseV1.FrameRetention.unspecified, .days30, .days365] {
        let receipt = try await house.count(asked, frames: 62 + Int(asked.rawValue))
        #expect(receipt.keptDays == 0)
        #expect(try await house.record(receipt).framesDeletedAt == PoseFixture.noon)
      }
      #expect(try await other.record(kept).framesDeletedAt == nil)
    }
  }

  @Test("A set that is on while the settings change ends by the new ones, and can be gone on with")
  func meanwhile() async throws {
    try await TestDatabase.with(.pose) { pool in
      let house = House(pool)
      let frames = try PoseRecording.renderedAthlete().messages
      for (asked, told, days) in [
        (PoseV1.FrameRetention.unspecified, StreamHeader.Retention.year, 365), (.unspecified, .none, 0),
        (.days365, .none, 0), (.unspecified, .month, 30),
      ] as [(PoseV1.FrameRetention, StreamHeader.Retention, UInt32)] {
        let open = PoseFixture.open(UUID()) { $0.retention = asked }
        _ = try await house.fixture.connect().converse([.open(open), .frames(frames[..<20])])
        try await house.tell(told)
        let answers = try await house.fixture.connect().stream(open, Array(frames[20..<40]))
        #expect(answers.readies.first?.nextFrame == 20)
        let receipt = try #require(answers.receipts.first)
        #expect(receipt.keptDays == days)
        #expect(try await house.record(receipt).framesExpireAt == Self.days(Int(days)))
        // Asked for again it is the same.
        #expect(try await house.fixture.connect().converse([.open(open)]).receipts == [receipt])
      }
    }
  }

  @Test("An unfinished set is kept for a day, and then as long as the settings say by then")
  func unfinished() async throws {
    try await TestDatabase.with(.pose) { pool in
      let house = House(pool)
      let id = UUID()
      let frames = try PoseRecording.renderedAthlete().messages
      _ = try await house.fixture.connect().converse([.open(PoseFixture.open(id)), .frames(frames[..<20])])
      let key = StreamKey(user: house.fixture.user, stream: StreamID(id))
      for (told, days) in [(StreamHeader.Retention.year, 366), (.none, 1), (.month, 31)] {
        try await house.tell(told)
        #expect(try await house.store.stream(key)?.framesExpireAt == Self.days(days))
      }
    }
  }

  @Test("The keepers of several processes delete each set's frames once, and announce each once")
  func keepers() async throws {
    try await TestDatabase.with(.pose) { pool in
      let house = House(pool)
      var receipts: [PoseV1.RepReceipt] = []
      for number in 0..<12 { receipts.append(try await house.count(frames: 60 + number)) }
      // All are of one user, so one slot numbers their changes without a gap.
      func announced() async throws -> Int {
        let row = try await pool.first("SELECT COALESCE(max(change_number), 0) AS number FROM pose.changes")
        return try row?.decode("number") ?? 0
      }
      let before = try await announced()
      let keeper = StreamKeeper(house.store, now: { Self.days(31) })
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<4 { group.addTask { try await keeper.expire() } }
        try await group.waitForAll()
      }
      for receipt in receipts { #expect(try await house.record(receipt).framesDeletedAt == Self.days(31)) }
      #expect(try await announced() == before + 12)
    }
  }

  @Test("The feed is read once, in order, without erased users")
  func feed() async throws {
    try await TestDatabase.with(.pose) { pool in
      let house = House(pool)
      let (ada, bob) = (house.fixture.user, UserID(UUID()))
      func changes(_ retention: StreamHeader.Retention) -> [RetentionChange] {
        [ada, bob].map { RetentionChange(user: $0, retention: retention) }
      }
      func stored() async throws -> Int {
        let row = try await pool.first("SELECT count(*) AS count FROM pose.retentions WHERE retention_days = 365")
        return try row?.decode("count") ?? 0
      }
      #expect(try await house.projection.apply(changes(.year), from: place(0), to: place(1), at: PoseFixture.noon))
      #expect(try await stored() == 2)
      // Another process, which stands where this one stood, is too late.
      #expect(
        try await house.projection.apply(changes(.none), from: place(0), to: place(2), at: PoseFixture.noon) == false)
      try await house.projection.beginRebuild(from: place(1))
      #expect(try await house.projection.standing() == .init(positions: place(0), isRebuilding: true))
      let told = [RetentionChange(user: ada, retention: .year)]
      #expect(try await house.projection.apply(told, from: place(0), to: place(26), at: PoseFixture.noon))
      try await house.projection.finishRebuild(from: place(26), at: PoseFixture.noon)
      #expect(try await stored() == 1)
      #expect(try await PostgresErasures(pool, of: .pose).erase([ada], from: "", to: "1"))
      #expect(try await house.projection.apply(changes(.year), from: place(26), to: place(27), at: PoseFixture.noon))
      #expect(try await stored() == 1)
    }
  }

  @Test("Of the profile's feed retention is read, and nothing that it never sends")
  func messages() throws {
    let user = UserID(UUID())
    func read(_ change: ProfileV1.ProfileChange.Change?) throws -> RetentionChange {
      try RetentionChange(.init(userID: "\(user)", change: change))
    }
    for (message, retention) in [
      (ProfileV1.FrameRetention.none, StreamHeader.Retention.none), (.days30, .month), (.days365, .year),
    ] {
      let change = try read(.settings(.init(frameRetention: message)))
      #expect(change == RetentionChange(user: user, retention: retention))
    }
    #expect(try read(.person(.init(birthYear: 1990))) == RetentionChange(user: user, retention: nil))
    #expect(try read(nil) == RetentionChange(user: user, retention: nil))
    #expect(throws: RuntimeError.self) { try read(.settings(.init())) }
    #expect(throws: RuntimeError.self) { try RetentionChange(.init(userID: "x")) }
  }
}
