import TitanProto

/// Preferences, plans, ratings and selections, as they are shown.
enum TrainingSettingsPresentation {
  static func json(_ preferences: TrainingV1.Preferences) -> JSONValue {
    [
      "countdown_s": .number(preferences.countdown?.seconds ?? 0),
      "liked_types": .array(preferences.likedTypes.map { .string($0.description) }),
      "equipment": .array(preferences.equipment.map { .string($0.description) }),
      "equipment_known": .bool(preferences.equipmentKnown), "high_impact": .bool(preferences.highImpact),
      "etag": .string(preferences.etag),
    ]
  }

  static func lines(_ preferences: TrainingV1.Preferences) -> [String] {
    let kinds = preferences.likedTypes.map(WorkoutPresentation.word)
    let things = preferences.equipment.map {
      $0.description.split(separator: "_").dropFirst().joined(separator: " ").lowercased()
    }
    let equipment = preferences.equipmentKnown ? (things.isEmpty ? "none" : things.joined(separator: ", ")) : "any"
    return [
      "Countdown: \(preferences.countdown?.seconds ?? 0) s",
      "Suggested: " + (kinds.isEmpty ? "every kind" : kinds.joined(separator: ", ")),
      "Equipment: " + equipment,
      "Jumps: " + (preferences.highImpact ? "whatever you weigh" : "unless they are too hard on your joints"),
    ]
  }

  static func json(_ plan: TrainingV1.Plan) -> JSONValue {
    [
      "practices_per_week": .number(plan.practicesPerWeek), "session_target": .number(plan.sessionTarget),
      "is_default": .bool(plan.isDefault), "set_time": .time(plan.setTime),
    ]
  }

  static func line(_ plan: TrainingV1.Plan) -> String {
    let sets = plan.sessionTarget > 0 ? ", \(Format.count(Int(plan.sessionTarget), "set")) each" : ""
    return Format.count(Int(plan.practicesPerWeek), "training") + " a week" + sets
      + (plan.isDefault ? ". This goes with your fitness class; set your own with --per-week." : "")
  }

  static func json(_ rating: TrainingV1.Rating) -> JSONValue {
    [
      "workout_id": .string(rating.workoutID), "rating": .number(rating.rating), "rate_time": .time(rating.rateTime),
    ]
  }

  static func json(_ selection: TrainingV1.Selection) -> JSONValue {
    [
      "selection_id": .string(selection.selectionID), "workout_id": .string(selection.workoutID),
      "local_date": .string(selection.localDate),
    ]
  }

  static func line(_ selection: TrainingV1.Selection, style: Style) -> String {
    "\(selection.localDate.printable)  \(selection.workoutID.printable)"
      + style(.dim, "  \(selection.selectionID.printable)")
  }
}
