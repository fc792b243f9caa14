import TitanCore
import TitanProto
import TitanRPC
import TrainingDomain
import TrainingProto

extension TrainingV1.Preferences {
  init(_ preferences: Preferences) {
    self.init(
      countdown: .init(.seconds(preferences.countdown)), likedTypes: preferences.likedTypes.map { .init($0) },
      equipment: preferences.equipment.map { .init($0) }, equipmentKnown: preferences.isEquipmentKnown,
      highImpact: preferences.wantsHighImpact, etag: preferences.etag)
  }
}

extension Preferences {
  var etag: String { "\(revision)" }
}

extension PreferencesChange {
  /// The change that a request asks for: the paths of its mask, or without a mask the fields that are set.
  init(_ message: TrainingV1.Preferences, _ wants: UpdateMask) {
    self.init(
      countdown: wants["countdown"] ? .some(Self.seconds(message.countdown)) : nil,
      likedTypes: wants["liked_types"] ? message.likedTypes.map { WorkoutType($0) } : nil,
      equipment: wants["equipment"] ? message.equipment.map { Equipment(rawValue: Int($0.rawValue)) } : nil,
      isEquipmentKnown: wants["equipment_known"] ? message.equipmentKnown : nil,
      wantsHighImpact: wants["high_impact"] ? message.highImpact : nil)
  }

  /// Whole seconds; an absent duration means the default.
  private static func seconds(_ duration: GoogleProtobuf.Duration?) -> Int? {
    guard let duration else { return Preferences.standardCountdown }
    guard duration.nanos == 0, let seconds = Int(exactly: duration.seconds) else { return nil }
    return seconds
  }
}

extension TrainingV1.Plan {
  init(_ plan: Plan) {
    self.init(
      practicesPerWeek: UInt32(plan.practicesPerWeek), sessionTarget: UInt32(plan.sessionTarget),
      isDefault: plan.isStandard, setTime: plan.setTime.map { .init($0) })
  }
}

extension TrainingV1.Rating {
  init(_ rating: Rating) {
    self.init(workoutID: "\(rating.workout)", rating: UInt32(rating.rating), rateTime: .init(rating.time))
  }
}

extension TrainingV1.Selection {
  init(_ selection: Selection) {
    self.init(
      selectionID: "\(selection.id)", workoutID: "\(selection.workout)", localDate: "\(selection.localDate)",
      createTime: .init(selection.createTime))
  }
}

extension TrainingV1.ResetTrainingDataResponse {
  init(_ scopes: Set<ResetScope>) {
    self.init(
      scopes: ResetScope.allCases.filter(scopes.contains).map {
        TrainingV1.ResetScope(rawValue: Int32($0.rawValue))
      })
  }
}
