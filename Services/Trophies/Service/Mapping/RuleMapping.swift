import TitanCore
import TitanProto
import TitanRPC
import TrophiesDomain
import TrophiesProto

extension TrophiesV1.TrophyRule {
  init(_ rule: TrophyRule) {
    let (english, german) = (rule.texts(in: .english), rule.texts(in: .german))
    self.init(
      trophyID: "\(rule.id)", version: UInt32(rule.version), metric: .init(rawValue: Int32(rule.metric.rawValue)),
      scope: .init(rawValue: Int32(rule.scope.rawValue)), threshold: UInt32(rule.threshold),
      windowMs: UInt32(rule.windowMilliseconds), minEvidence: .init(rawValue: Int32(rule.minEvidence.rawValue)),
      catalogueOrder: UInt32(rule.order), imageURI: rule.imageURI, experience: UInt32(rule.experience),
      isSecret: rule.isSecret, english: .init(title: english.title, description: english.description),
      german: .init(title: german.title, description: german.description), activeFrom: .init(rule.activeFrom),
      isArchived: rule.isArchived, kind: .init(rawValue: Int32(rule.kind.rawValue)), exercise: .init(rule.exercise))
  }
}

extension RuleDraft {
  init(_ message: TrophiesV1.TrophyRule) {
    self.init(
      id: message.trophyID, kind: Int(message.kind.rawValue), exercise: Int(message.exercise.rawValue),
      metric: Int(message.metric.rawValue), scope: Int(message.scope.rawValue), threshold: Int(message.threshold),
      windowMilliseconds: Int(message.windowMs), minEvidence: Int(message.minEvidence.rawValue),
      order: Int(message.catalogueOrder), imageURI: message.imageURI, experience: Int(message.experience),
      isSecret: message.isSecret, english: .init(message.english), german: .init(message.german))
  }

  /// Takes over the fields of another rule that a mask names (AIP-134) or, without a mask, its populated fields.
  ///
  /// - Throws: INVALID_ARGUMENT PATH_UNKNOWN.
  static func change(
    to message: TrophiesV1.TrophyRule, mask: GoogleProtobuf.FieldMask?
  ) throws -> @Sendable (RuleDraft) -> RuleDraft {
    let wants = try UpdateMask(mask, of: fields.map(\.path), in: message)
    let wanted = RuleDraft(message)
    return { draft in
      fields.reduce(into: draft) { draft, field in
        if wants[field.path] { field.copy(wanted, &draft) }
      }
    }
  }

  private static var fields: [(path: String, copy: (RuleDraft, inout RuleDraft) -> Void)] {
    [
      ("kind", { $1.kind = $0.kind }), ("exercise", { $1.exercise = $0.exercise }),
      ("metric", { $1.metric = $0.metric }), ("scope", { $1.scope = $0.scope }),
      ("threshold", { $1.threshold = $0.threshold }),
      ("window_ms", { $1.windowMilliseconds = $0.windowMilliseconds }),
      ("min_evidence", { $1.minEvidence = $0.minEvidence }), ("catalogue_order", { $1.order = $0.order }),
      ("image_uri", { $1.imageURI = $0.imageURI }), ("experience", { $1.experience = $0.experience }),
      ("is_secret", { $1.isSecret = $0.isSecret }), ("english.title", { $1.english.title = $0.english.title }),
      ("english.description", { $1.english.description = $0.english.description }),
      ("german.title", { $1.german.title = $0.german.title }),
      ("german.description", { $1.german.description = $0.german.description }),
    ]
  }
}

extension TrophyRule.Texts {
  fileprivate init(_ message: TrophiesV1.TrophyText?) {
    self.init(title: message?.title ?? "", description: message?.description ?? "")
  }
}

extension ReevaluationPolicy {
  /// - Throws: INVALID_ARGUMENT for an unknown number.
  init(_ message: TrophiesV1.ReevaluationPolicy) throws {
    guard let policy = message == .unspecified ? .keep : Self(rawValue: Int(message.rawValue)) else {
      throw RPCError.invalid("policy", reason: "UNKNOWN", "got \(message.rawValue); allowed: KEEP, REVOKE")
    }
    self = policy
  }
}

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
