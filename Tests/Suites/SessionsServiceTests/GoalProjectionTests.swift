import ProfileProto
import SessionsDomain
import SessionsService
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

@Suite("Goals from the profile feed")
struct GoalProjectionTests {
  private func change(_ target: Int, _ minutes: Int, of user: UserID = user(), daily: Int = 10) -> GoalChange {
    GoalChange(
      user: user,
      setting: .init(Goals(sessionTarget: target, dailyGoal: daily), since: noon + .seconds(minutes * 60)))
  }

  private func targets(_ projection: GoalProjection, _ minutes: [Int]) async throws -> [Int] {
    var targets: [Int] = []
    for minute in minutes {
      targets.append(try await projection.goals(of: user(), at: noon + .seconds(minute * 60)).sessionTarget)
    }
    return targets
  }

  @Test("Goals apply from when they were set, whatever other settings have changed since")
  func history() async throws {
    try await TestDatabase.with(.sessions) { pool in
      let projection = GoalProjection(pool)
      let unset = try await projection.goals(of: user(), at: noon)
      #expect(unset == .standard)
      let changes = [
        change(20, 0), change(20, 5), change(30, 10), .init(user: user(), setting: nil), change(7, 10, of: user(2)),
      ]
      #expect(try await projection.apply(changes, from: place(0), to: place(1), at: noon))
      // Another process that starts from the same positions is too late.
      #expect(try await projection.apply([change(99, 20)], from: place(0), to: place(2), at: noon) == false)
      #expect(try await targets(projection, [-1, 0, 4, 5, 9, 10, 99]) == [10, 20, 20, 20, 20, 30, 30])
      let rows = try await pool.first("SELECT count(*) AS count FROM sessions.goals WHERE user_id = \(user())")
      #expect(try rows?.decode("count", as: Int.self) == 2)
      // The same change again has no effect; a new daily goal alone is a change, too.
      #expect(
        try await projection.apply([change(30, 12), change(30, 15, daily: 80)], from: place(1), to: place(2), at: noon))
      #expect(try await targets(projection, [9, 10, 99]) == [20, 30, 30])
      #expect(try await projection.goals(of: user(), at: noon + .seconds(899)).dailyGoal == 10)
      #expect(try await projection.goals(of: user(), at: noon + .seconds(900)).dailyGoal == 80)
      #expect(try await projection.standing() == .init(positions: place(2), isRebuilding: false))
    }
  }

  @Test("After the profile's backup is restored, settings newer than the backup are removed")
  func rebuild() async throws {
    try await TestDatabase.with(.sessions) { pool in
      let projection = GoalProjection(pool)
      let before = [change(20, 0), change(30, 10), change(40, 20), change(5, 0, of: user(2))]
      #expect(try await projection.apply(before, from: place(0), to: place(1), at: noon))
      try await projection.beginRebuild(from: place(99))
      #expect(try await projection.standing().positions == place(1))
      try await projection.beginRebuild(from: place(1))
      #expect(try await projection.standing() == .init(positions: place(0), isRebuilding: true))
      #expect(try await projection.apply([change(30, 10)], from: place(0), to: place(26), at: noon))
      #expect(try await projection.goals(of: user(2), at: noon).sessionTarget == 5)
      try await projection.finishRebuild(from: place(26), at: noon)
      #expect(try await targets(projection, [-1, 0, 10, 20, 99]) == [10, 20, 30, 30, 30])
      #expect(try await projection.goals(of: user(2), at: noon) == .standard)
      #expect(try await projection.standing() == .init(positions: place(26), isRebuilding: false))
    }
  }

  @Test("Late news of an erased user is dropped")
  func erased() async throws {
    try await TestDatabase.with(.sessions) { pool in
      let projection = GoalProjection(pool)
      let told = try await projection.apply(
        [change(20, 0), change(21, 0, of: user(2))], from: place(0), to: place(1), at: noon)
      #expect(told)
      #expect(try await PostgresErasures(pool, of: .sessions).erase([user()], from: "", to: "1"))
      #expect(
        try await projection.apply([change(22, 1), change(23, 1, of: user(2))], from: place(1), to: place(2), at: noon))
      #expect(try await targets(projection, [9]) == [10])
      #expect(try await projection.goals(of: user(2), at: noon + .seconds(60)).sessionTarget == 23)
    }
  }

  @Test("Goals are read from the profile feed, and invalid changes are refused")
  func messages() throws {
    func read(_ change: ProfileV1.ProfileChange.Change?) throws -> GoalChange {
      try GoalChange(.init(userID: "\(user())", change: change))
    }
    let settings = ProfileV1.Settings(sessionTarget: 25, dailyGoal: 300, updateTime: .init(noon))
    #expect(
      try read(.settings(settings))
        == GoalChange(user: user(), setting: .init(Goals(sessionTarget: 25, dailyGoal: 300), since: noon)))
    #expect(try read(.person(.init(birthYear: 1990))) == GoalChange(user: user(), setting: nil))
    // A newer profile service may send other changes, too.
    #expect(try read(nil) == GoalChange(user: user(), setting: nil))
    var wrong = [settings, settings, settings, settings]
    wrong[0].sessionTarget = 0
    wrong[1].sessionTarget = 501
    wrong[2].dailyGoal = 10_001
    wrong[3].updateTime = nil
    for settings in wrong { #expect(throws: RuntimeError.self) { try read(.settings(settings)) } }
    #expect(throws: RuntimeError.self) { try GoalChange(.init(userID: "x")) }
  }
}
