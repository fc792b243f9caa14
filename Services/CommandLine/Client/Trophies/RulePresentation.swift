import PoseProto
import TitanCore
import TitanProtoJSON
import TrophiesProto

/// Presents the rules of trophies and medals, and their re-evaluation, to operators.
enum RulePresentation {
  static func json(_ rule: TrophiesV1.TrophyRule) -> JSONValue {
    [
      "trophy_id": .string(rule.trophyID), "version": .number(rule.version),
      "kind": .string(rule.kind.description), "exercise": .string(rule.exercise.description),
      "metric": .string(rule.metric.description),
      "scope": .string(rule.scope.description),
      "threshold": .number(rule.threshold), "window_ms": .number(rule.windowMs),
      "min_evidence": .string(rule.minEvidence.description), "catalogue_order": .number(rule.catalogueOrder),
      "image_uri": .string(rule.imageURI), "experience": .number(rule.experience), "is_secret": .bool(rule.isSecret),
      "english": json(rule.english), "german": json(rule.german), "active_from": .time(rule.activeFrom),
      "is_archived": .bool(rule.isArchived),
    ]
  }

  private static func json(_ text: TrophiesV1.TrophyText?) -> JSONValue {
    ["title": .string(text?.title ?? ""), "description": .string(text?.description ?? "")]
  }

  static func json(_ preview: TrophiesV1.PreviewRuleResponse) -> JSONValue {
    [
      "users_examined": .number(preview.usersExamined), "gain_count": .number(preview.gainCount),
      "lose_count": .number(preview.loseCount), "grandfather_count": .number(preview.grandfatherCount),
      "keep_count": .number(preview.keepCount),
      "samples": .array(
        preview.samples.map { sample in
          [
            "user_id": .string(sample.userID), "before": .string(sample.before.description),
            "after": .string(sample.after.description), "earn_time": .time(sample.earnTime),
            "session_ids": .array((sample.proof?.sessionIDs ?? []).map { .string($0) }),
            "practice_ids": .array((sample.proof?.practiceIDs ?? []).map { .string($0) }),
          ]
        }),
    ]
  }

  static func json(_ operation: TrophiesV1.Operation) -> JSONValue {
    [
      "operation_id": .string(operation.operationID), "state": .string(operation.state.description),
      "trophy_ids": .array(operation.trophyIDs.map { .string($0) }), "user_id": .string(operation.userID),
      "policy": .string(operation.policy.description), "users_total": .number(operation.usersTotal),
      "users_done": .number(operation.usersDone), "percent": .number(operation.percent),
      "granted": .number(operation.granted), "revoked": .number(operation.revoked),
      "grandfathered": .number(operation.grandfathered), "create_time": .time(operation.createTime),
      "end_time": .time(operation.endTime),
    ]
  }

  /// `T-OWL, version 2: 13 push-ups in one session (secret)`.
  static func line(_ rule: TrophiesV1.TrophyRule) -> String {
    let remarks = remarks(rule)
    return "\(rule.trophyID.printable), version \(rule.version): \(condition(rule))"
      + (remarks.isEmpty ? "" : " (\(remarks))")
  }

  static func table(_ rules: [TrophiesV1.TrophyRule], terminal: Terminal) -> [String] {
    var table = Table([
      .init("trophy"), .init("version", .right, expendability: 3), .init("takes"),
      .init("points", .right, expendability: 2), .init("title", expendability: 1, minimumWidth: 8),
      .init("", expendability: 4),
    ])
    for rule in rules {
      table.add([
        .init(rule.trophyID, rule.isArchived ? .dim : .bold), .init("\(rule.version)"), .init(condition(rule)),
        .init("\(rule.experience)"), .init(rule.english?.title ?? ""), .init(remarks(rule), .dim),
      ])
    }
    return table.render(width: terminal.width, style: terminal.style)
  }

  static func lines(_ preview: TrophiesV1.PreviewRuleResponse) -> [String] {
    let counts = [
      (preview.gainCount, "would gain it"), (preview.loseCount, "would lose it"),
      (preview.grandfatherCount, "would keep it, though the rule would not give it"),
      (preview.keepCount, "have it, and would be given it again"),
    ]
    return ["Of \(Format.count(Int(preview.usersExamined), "person", "people")):"]
      + counts.map { "  \($0.0) \($0.1)" }
      + preview.samples.map { sample in
        let proof = ((sample.proof?.sessionIDs ?? []) + (sample.proof?.practiceIDs ?? [])).joined(separator: ", ")
          .printable
        return "  \(sample.userID.printable)  \(state(sample.before)) → \(state(sample.after))"
          + (proof.isEmpty ? "" : "  by \(proof)")
      }
  }

  /// `40 % of 1000 people; 12 granted, 3 revoked, 1 grandfathered`.
  static func line(_ operation: TrophiesV1.Operation) -> String {
    let progress =
      operation.state == .done
      ? "done: \(Format.count(Int(operation.usersDone), "person", "people"))"
      : "\(operation.percent) % of \(Format.count(Int(operation.usersTotal), "person", "people"))"
    return
      "\(operation.operationID.printable)  \(progress); \(operation.granted) granted, \(operation.revoked) revoked, "
      + "\(operation.grandfathered) grandfathered"
  }

  private static func condition(_ rule: TrophiesV1.TrophyRule) -> String {
    let count = Int(rule.threshold)
    if rule.exercise != .unspecified, rule.exercise != .pushUp { return condition(count, of: rule) }
    return switch (rule.metric, rule.scope) {
    case (.reps, .session): "\(Format.count(count, "push-up")) in one session"
    case (.reps, .day): "\(Format.count(count, "push-up")) on one day"
    case (.reps, .lifetime): "\(Format.count(count, "push-up")) in all"
    case (.sessions, .day): "\(Format.count(count, "session")) on one day"
    case (.sessions, .lifetime): "\(Format.count(count, "session")) in all"
    case (.activeDays, .streak): "\(Format.count(count, "day")) in a row"
    case (.repsInWindow, _):
      "\(Format.count(count, "push-up")) in less than \(Format.seconds(.milliseconds(Int64(rule.windowMs))))"
    default: "\(count) of what this client does not know"
    }
  }

  /// Of another exercise than push-ups: `20 squats in one set`, `60 seconds of plank on one day`.
  private static func condition(_ count: Int, of rule: TrophiesV1.TrophyRule) -> String {
    guard let exercise = SetExercise(.init(rawValue: rule.exercise.rawValue)) else {
      return "\(count) of what this client does not know"
    }
    return switch (rule.metric, rule.scope) {
    case (.reps, .session): "\(exercise.words(count)) in one set"
    case (.reps, .day): "\(exercise.words(count)) on one day"
    case (.reps, .lifetime): "\(exercise.words(count)) in all"
    case (.activeDays, .streak): "\(Format.count(count, "day")) in a row with \(exercise.noun)s"
    default: "\(count) of what this client does not know"
    }
  }

  private static func remarks(_ rule: TrophiesV1.TrophyRule) -> String {
    [
      rule.isArchived ? "ended" : "", rule.isSecret ? "secret" : "",
      rule.minEvidence == .verifiedDigest ? "" : "evidence \(evidence(rule.minEvidence))",
    ].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func evidence(_ evidence: TrophiesV1.TrophyEvidence) -> String {
    switch evidence {
    case .verifiedStream: "verified-stream"
    case .verifiedDigest: "verified-digest"
    case .device: "device"
    case .declared: "declared"
    default: "\(evidence.rawValue)"
    }
  }

  private static func state(_ state: TrophiesV1.AwardState) -> String {
    switch state {
    case .granted: "granted"
    case .grandfathered: "grandfathered"
    case .revoked: "revoked"
    default: "nothing"
    }
  }
}
