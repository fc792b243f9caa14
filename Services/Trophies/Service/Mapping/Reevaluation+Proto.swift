import TitanCore
import TitanProto
import TrophiesDomain

extension TrophiesV1.Operation {
  init(_ reevaluation: Reevaluation) {
    let (scope, counts) = (reevaluation.scope, reevaluation.counts)
    self.init(
      operationID: "\(reevaluation.id)", state: .init(rawValue: Int32(reevaluation.state.rawValue)),
      trophyIDs: scope.trophies.map(\.description), userID: scope.user?.description ?? "",
      policy: .init(rawValue: Int32(scope.policy.rawValue)), usersTotal: UInt32(reevaluation.usersTotal),
      usersDone: UInt32(reevaluation.usersDone), percent: UInt32(reevaluation.percent),
      granted: UInt32(counts.granted), revoked: UInt32(counts.revoked), grandfathered: UInt32(counts.grandfathered),
      createTime: .init(reevaluation.createTime), endTime: reevaluation.endTime.map { .init($0) })
  }
}

extension TrophiesV1.PreviewRuleResponse {
  init(_ preview: RulePreview) {
    func count(_ outcome: RulePreview.Outcome) -> UInt32 { UInt32(preview.counts[outcome] ?? 0) }
    self.init(
      usersExamined: UInt32(preview.examined), gainCount: count(.gain), loseCount: count(.lose),
      grandfatherCount: count(.grandfather), keepCount: count(.keep),
      samples: preview.samples.map { .init($0) })
  }
}

extension TrophiesV1.PreviewedChange {
  fileprivate init(_ sample: RulePreview.Sample) {
    self.init(
      userID: "\(sample.user)", before: .init(rawValue: Int32(sample.before?.state.rawValue ?? 0)),
      after: .init(rawValue: Int32((sample.after?.state ?? .revoked).rawValue)),
      proof: sample.after.map { .init($0.earned.proof) }, earnTime: sample.after.map { .init($0.earned.earnTime) })
  }
}
