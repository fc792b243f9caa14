import TitanCore
package import TitanProto
package import TitanRPC
import TrophiesDomain

extension TrophiesHandler {
  package func getLevel(
    _ request: TrophiesV1.GetLevelRequest, context: ServerContext
  ) async throws -> TrophiesV1.GetLevelResponse {
    .init(level: try await levelMessage(of: try context.requireUser()))
  }

  func levelMessage(of user: UserID) async throws -> TrophiesV1.Level {
    let standing = try await level(of: user)
    return .init(standing.experience, highest: standing.highest)
  }

  package func explainLevel(
    _ request: TrophiesV1.ExplainLevelRequest, context: ServerContext
  ) async throws -> TrophiesV1.ExplainLevelResponse {
    let (experience, highest) = try await level(of: try context.requireUser())
    return .init(
      level: .init(experience, highest: highest), verifiedReps: UInt32(experience.verifiedReps),
      activeDates: UInt32(experience.activeDates), trophyExperience: UInt32(experience.trophyPoints),
      formulaVersion: Experience.formulaVersion)
  }

  private func level(of user: UserID) async throws -> (experience: Experience, highest: TitanLevel) {
    let rules = try await store.rules()
    let glance = try await store.glance(of: user)
    var experience = try await figures(of: user, glance.version).experience
    experience.trophyPoints = rules.experience(of: glance.standings)
    return (experience, glance.highestLevel)
  }
}

extension TrophiesV1.Level {
  fileprivate init(_ experience: Experience, highest: TitanLevel) {
    let level = max(experience.level, highest)
    self.init(
      number: UInt32(level.number), experience: UInt32(experience.total), threshold: UInt32(level.threshold),
      nextThreshold: UInt32(level.next.threshold), rank: UInt32(level.rank),
      regainedAt: experience.level < level ? UInt32(level.threshold) : 0)
  }
}
