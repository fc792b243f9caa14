// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/training/v1/training.proto. Do not edit it: `deploy/dev generate` makes it.

package import CTrainingProto
package import TitanProto

extension TrainingV1.MuscleShare: CMessage {
  package typealias CStruct = Titanup__Training__V1__MuscleShare
  package static let descriptor = MessageDescriptor(titanup__training__v1__muscle_share__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    muscle = .init(rawValue: arena.number(c.pointee.muscle))
    percent = c.pointee.percent
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.muscle = arena.cEnum(muscle.rawValue)
    c.pointee.percent = percent
  }
}

extension TrainingV1.Animation: CMessage {
  package typealias CStruct = Titanup__Training__V1__Animation
  package static let descriptor = MessageDescriptor(titanup__training__v1__animation__init)
  package static let shape: WireShape? = [
    .string(1, "svg_frames"),
    .message(2, "frame_duration", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    svgFrames = try arena.strings(c.pointee.n_svg_frames, c.pointee.svg_frames)
    frameDuration = try arena.decode(c.pointee.frame_duration)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_svg_frames = svgFrames.count
    c.pointee.svg_frames = arena.encode(svgFrames)
    c.pointee.frame_duration = arena.encode(optional: frameDuration)
  }
}

extension TrainingV1.Exercise: CMessage {
  package typealias CStruct = Titanup__Training__V1__Exercise
  package static let descriptor = MessageDescriptor(titanup__training__v1__exercise__init)
  package static let shape: WireShape? = [
    .string(1, "exercise_id"),
    .string(2, "name"),
    .string(3, "cues"),
    .string(8, "met_code"),
    .message(14, "animation", TrainingV1.Animation.shape),
    .string(15, "counted_as"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    exerciseID = arena.string(c.pointee.exercise_id)
    name = arena.string(c.pointee.name)
    cues = try arena.strings(c.pointee.n_cues, c.pointee.cues)
    type = .init(rawValue: arena.number(c.pointee.type))
    motorType = .init(rawValue: arena.number(c.pointee.motor_type))
    muscles = try arena.decode(c.pointee.n_muscles, c.pointee.muscles)
    impact = .init(rawValue: arena.number(c.pointee.impact))
    metCode = arena.string(c.pointee.met_code)
    met = c.pointee.met
    unit = .init(rawValue: arena.number(c.pointee.unit))
    baseAmount = c.pointee.base_amount
    levelFactor = c.pointee.level_factor
    equipment = arena.enums(c.pointee.n_equipment, c.pointee.equipment, as: TrainingV1.Equipment.self)
    animation = try arena.decode(c.pointee.animation)
    countedAs = arena.string(c.pointee.counted_as)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.exercise_id = arena.encode(exerciseID)
    c.pointee.name = arena.encode(name)
    c.pointee.n_cues = cues.count
    c.pointee.cues = arena.encode(cues)
    c.pointee.type = arena.cEnum(type.rawValue)
    c.pointee.motor_type = arena.cEnum(motorType.rawValue)
    c.pointee.n_muscles = muscles.count
    c.pointee.muscles = arena.encode(muscles)
    c.pointee.impact = arena.cEnum(impact.rawValue)
    c.pointee.met_code = arena.encode(metCode)
    c.pointee.met = met
    c.pointee.unit = arena.cEnum(unit.rawValue)
    c.pointee.base_amount = baseAmount
    c.pointee.level_factor = levelFactor
    c.pointee.n_equipment = equipment.count
    c.pointee.equipment = arena.encode(equipment)
    c.pointee.animation = arena.encode(optional: animation)
    c.pointee.counted_as = arena.encode(countedAs)
  }
}

extension TrainingV1.Prescription: CMessage {
  package typealias CStruct = Titanup__Training__V1__Prescription
  package static let descriptor = MessageDescriptor(titanup__training__v1__prescription__init)
  package static let shape: WireShape? = [
    .string(1, "exercise_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    exerciseID = arena.string(c.pointee.exercise_id)
    sets = c.pointee.sets
    amount = c.pointee.amount
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.exercise_id = arena.encode(exerciseID)
    c.pointee.sets = sets
    c.pointee.amount = amount
  }
}

extension TrainingV1.Workout: CMessage {
  package typealias CStruct = Titanup__Training__V1__Workout
  package static let descriptor = MessageDescriptor(titanup__training__v1__workout__init)
  package static let shape: WireShape? = [
    .string(1, "workout_id"),
    .string(2, "name"),
    .messages(4, "prescriptions", TrainingV1.Prescription.shape),
    .string(10, "etag"),
    .message(11, "create_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    workoutID = arena.string(c.pointee.workout_id)
    name = arena.string(c.pointee.name)
    type = .init(rawValue: arena.number(c.pointee.type))
    prescriptions = try arena.decode(c.pointee.n_prescriptions, c.pointee.prescriptions)
    own = c.pointee.own != 0
    muscles = try arena.decode(c.pointee.n_muscles, c.pointee.muscles)
    impact = .init(rawValue: arena.number(c.pointee.impact))
    equipment = arena.enums(c.pointee.n_equipment, c.pointee.equipment, as: TrainingV1.Equipment.self)
    rating = c.pointee.rating
    etag = arena.string(c.pointee.etag)
    createTime = try arena.decode(c.pointee.create_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.workout_id = arena.encode(workoutID)
    c.pointee.name = arena.encode(name)
    c.pointee.type = arena.cEnum(type.rawValue)
    c.pointee.n_prescriptions = prescriptions.count
    c.pointee.prescriptions = arena.encode(prescriptions)
    c.pointee.own = own ? 1 : 0
    c.pointee.n_muscles = muscles.count
    c.pointee.muscles = arena.encode(muscles)
    c.pointee.impact = arena.cEnum(impact.rawValue)
    c.pointee.n_equipment = equipment.count
    c.pointee.equipment = arena.encode(equipment)
    c.pointee.rating = rating
    c.pointee.etag = arena.encode(etag)
    c.pointee.create_time = arena.encode(optional: createTime)
  }
}

extension TrainingV1.ListExercisesRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__ListExercisesRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__list_exercises_request__init)
  package static let shape: WireShape? = [
    .string(2, "page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    pageSize = c.pointee.page_size
    pageToken = arena.string(c.pointee.page_token)
    types = arena.enums(c.pointee.n_types, c.pointee.types, as: TrainingV1.WorkoutType.self)
    muscle = .init(rawValue: arena.number(c.pointee.muscle))
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.page_size = pageSize
    c.pointee.page_token = arena.encode(pageToken)
    c.pointee.n_types = types.count
    c.pointee.types = arena.encode(types)
    c.pointee.muscle = arena.cEnum(muscle.rawValue)
  }
}

extension TrainingV1.ListExercisesResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__ListExercisesResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__list_exercises_response__init)
  package static let shape: WireShape? = [
    .messages(1, "exercises", TrainingV1.Exercise.shape),
    .string(2, "next_page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    exercises = try arena.decode(c.pointee.n_exercises, c.pointee.exercises)
    nextPageToken = arena.string(c.pointee.next_page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_exercises = exercises.count
    c.pointee.exercises = arena.encode(exercises)
    c.pointee.next_page_token = arena.encode(nextPageToken)
  }
}

extension TrainingV1.GetExerciseRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__GetExerciseRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__get_exercise_request__init)
  package static let shape: WireShape? = [
    .string(1, "exercise_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    exerciseID = arena.string(c.pointee.exercise_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.exercise_id = arena.encode(exerciseID)
  }
}

extension TrainingV1.GetExerciseResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__GetExerciseResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__get_exercise_response__init)
  package static let shape: WireShape? = [
    .message(1, "exercise", TrainingV1.Exercise.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    exercise = try arena.decode(c.pointee.exercise)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.exercise = arena.encode(optional: exercise)
  }
}

extension TrainingV1.ListWorkoutsRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__ListWorkoutsRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__list_workouts_request__init)
  package static let shape: WireShape? = [
    .string(2, "page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    pageSize = c.pointee.page_size
    pageToken = arena.string(c.pointee.page_token)
    types = arena.enums(c.pointee.n_types, c.pointee.types, as: TrainingV1.WorkoutType.self)
    ownOnly = c.pointee.own_only != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.page_size = pageSize
    c.pointee.page_token = arena.encode(pageToken)
    c.pointee.n_types = types.count
    c.pointee.types = arena.encode(types)
    c.pointee.own_only = ownOnly ? 1 : 0
  }
}

extension TrainingV1.ListWorkoutsResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__ListWorkoutsResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__list_workouts_response__init)
  package static let shape: WireShape? = [
    .messages(1, "workouts", TrainingV1.Workout.shape),
    .string(2, "next_page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    workouts = try arena.decode(c.pointee.n_workouts, c.pointee.workouts)
    nextPageToken = arena.string(c.pointee.next_page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_workouts = workouts.count
    c.pointee.workouts = arena.encode(workouts)
    c.pointee.next_page_token = arena.encode(nextPageToken)
  }
}

extension TrainingV1.GetWorkoutRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__GetWorkoutRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__get_workout_request__init)
  package static let shape: WireShape? = [
    .string(1, "workout_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    workoutID = arena.string(c.pointee.workout_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.workout_id = arena.encode(workoutID)
  }
}

extension TrainingV1.GetWorkoutResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__GetWorkoutResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__get_workout_response__init)
  package static let shape: WireShape? = [
    .message(1, "workout", TrainingV1.Workout.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    workout = try arena.decode(c.pointee.workout)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.workout = arena.encode(optional: workout)
  }
}

extension TrainingV1.CreateWorkoutRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__CreateWorkoutRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__create_workout_request__init)
  package static let shape: WireShape? = [
    .message(1, "workout", TrainingV1.Workout.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    workout = try arena.decode(c.pointee.workout)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.workout = arena.encode(optional: workout)
  }
}

extension TrainingV1.CreateWorkoutResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__CreateWorkoutResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__create_workout_response__init)
  package static let shape: WireShape? = [
    .message(1, "workout", TrainingV1.Workout.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    workout = try arena.decode(c.pointee.workout)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.workout = arena.encode(optional: workout)
  }
}

extension TrainingV1.UpdateWorkoutRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__UpdateWorkoutRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__update_workout_request__init)
  package static let shape: WireShape? = [
    .message(1, "workout", TrainingV1.Workout.shape),
    .message(2, "update_mask", GoogleProtobuf.FieldMask.shape),
    .string(3, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    workout = try arena.decode(c.pointee.workout)
    updateMask = try arena.decode(c.pointee.update_mask)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.workout = arena.encode(optional: workout)
    c.pointee.update_mask = arena.encode(optional: updateMask)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension TrainingV1.UpdateWorkoutResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__UpdateWorkoutResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__update_workout_response__init)
  package static let shape: WireShape? = [
    .message(1, "workout", TrainingV1.Workout.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    workout = try arena.decode(c.pointee.workout)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.workout = arena.encode(optional: workout)
  }
}

extension TrainingV1.DeleteWorkoutRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__DeleteWorkoutRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__delete_workout_request__init)
  package static let shape: WireShape? = [
    .string(1, "workout_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    workoutID = arena.string(c.pointee.workout_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.workout_id = arena.encode(workoutID)
  }
}

extension TrainingV1.DeleteWorkoutResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__DeleteWorkoutResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__delete_workout_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension TrainingV1.SuggestWorkoutsRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__SuggestWorkoutsRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__suggest_workouts_request__init)
  package static let shape: WireShape? = [
    .string(4, "locked_ids"),
    .string(5, "exclude_ids"),
    .string(7, "time_zone"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    count = c.pointee.count
    types = arena.enums(c.pointee.n_types, c.pointee.types, as: TrainingV1.WorkoutType.self)
    mode = .init(rawValue: arena.number(c.pointee.mode))
    lockedIDs = try arena.strings(c.pointee.n_locked_ids, c.pointee.locked_ids)
    excludeIDs = try arena.strings(c.pointee.n_exclude_ids, c.pointee.exclude_ids)
    seed = c.pointee.seed
    timeZone = arena.string(c.pointee.time_zone)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.count = count
    c.pointee.n_types = types.count
    c.pointee.types = arena.encode(types)
    c.pointee.mode = arena.cEnum(mode.rawValue)
    c.pointee.n_locked_ids = lockedIDs.count
    c.pointee.locked_ids = arena.encode(lockedIDs)
    c.pointee.n_exclude_ids = excludeIDs.count
    c.pointee.exclude_ids = arena.encode(excludeIDs)
    c.pointee.seed = seed
    c.pointee.time_zone = arena.encode(timeZone)
  }
}

extension TrainingV1.SuggestionFactors: CMessage {
  package typealias CStruct = Titanup__Training__V1__SuggestionFactors
  package static let descriptor = MessageDescriptor(titanup__training__v1__suggestion_factors__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    preference = c.pointee.preference
    history = c.pointee.history
    body = c.pointee.body
    balance = c.pointee.balance
    type = c.pointee.type
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.preference = preference
    c.pointee.history = history
    c.pointee.body = body
    c.pointee.balance = balance
    c.pointee.type = type
  }
}

extension TrainingV1.SuggestedWorkout: CMessage {
  package typealias CStruct = Titanup__Training__V1__SuggestedWorkout
  package static let descriptor = MessageDescriptor(titanup__training__v1__suggested_workout__init)
  package static let shape: WireShape? = [
    .message(1, "workout", TrainingV1.Workout.shape),
    .messages(2, "sets", TrainingV1.SuggestedSet.shape),
    .message(4, "factors", nil),
    .string(5, "last_local_date"),
    .string(7, "explanation"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    workout = try arena.decode(c.pointee.workout)
    sets = try arena.decode(c.pointee.n_sets, c.pointee.sets)
    weight = c.pointee.weight
    factors = try arena.decode(c.pointee.factors)
    lastLocalDate = arena.string(c.pointee.last_local_date)
    locked = c.pointee.locked != 0
    explanation = arena.string(c.pointee.explanation)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.workout = arena.encode(optional: workout)
    c.pointee.n_sets = sets.count
    c.pointee.sets = arena.encode(sets)
    c.pointee.weight = weight
    c.pointee.factors = arena.encode(optional: factors)
    c.pointee.last_local_date = arena.encode(lastLocalDate)
    c.pointee.locked = locked ? 1 : 0
    c.pointee.explanation = arena.encode(explanation)
  }
}

extension TrainingV1.SuggestedSet: CMessage {
  package typealias CStruct = Titanup__Training__V1__SuggestedSet
  package static let descriptor = MessageDescriptor(titanup__training__v1__suggested_set__init)
  package static let shape: WireShape? = [
    .string(1, "exercise_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    exerciseID = arena.string(c.pointee.exercise_id)
    baseAmount = c.pointee.base_amount
    amount = c.pointee.amount
    unit = .init(rawValue: arena.number(c.pointee.unit))
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.exercise_id = arena.encode(exerciseID)
    c.pointee.base_amount = baseAmount
    c.pointee.amount = amount
    c.pointee.unit = arena.cEnum(unit.rawValue)
  }
}

extension TrainingV1.SuggestWorkoutsResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__SuggestWorkoutsResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__suggest_workouts_response__init)
  package static let shape: WireShape? = [
    .messages(1, "items", TrainingV1.SuggestedWorkout.shape),
    .string(3, "formula_version"),
    .string(9, "warning_texts"),
    .string(10, "left_out_ids"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    items = try arena.decode(c.pointee.n_items, c.pointee.items)
    seed = c.pointee.seed
    formulaVersion = arena.string(c.pointee.formula_version)
    warnings = arena.enums(c.pointee.n_warnings, c.pointee.warnings, as: TrainingV1.SuggestionWarning.self)
    bodyMassClass = .init(rawValue: arena.number(c.pointee.body_mass_class))
    bodyReason = .init(rawValue: arena.number(c.pointee.body_reason))
    eligible = c.pointee.eligible
    score = c.pointee.score
    warningTexts = try arena.strings(c.pointee.n_warning_texts, c.pointee.warning_texts)
    leftOutIDs = try arena.strings(c.pointee.n_left_out_ids, c.pointee.left_out_ids)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_items = items.count
    c.pointee.items = arena.encode(items)
    c.pointee.seed = seed
    c.pointee.formula_version = arena.encode(formulaVersion)
    c.pointee.n_warnings = warnings.count
    c.pointee.warnings = arena.encode(warnings)
    c.pointee.body_mass_class = arena.cEnum(bodyMassClass.rawValue)
    c.pointee.body_reason = arena.cEnum(bodyReason.rawValue)
    c.pointee.eligible = eligible
    c.pointee.score = score
    c.pointee.n_warning_texts = warningTexts.count
    c.pointee.warning_texts = arena.encode(warningTexts)
    c.pointee.n_left_out_ids = leftOutIDs.count
    c.pointee.left_out_ids = arena.encode(leftOutIDs)
  }
}

extension TrainingV1.PracticeExercise: CMessage {
  package typealias CStruct = Titanup__Training__V1__PracticeExercise
  package static let descriptor = MessageDescriptor(titanup__training__v1__practice_exercise__init)
  package static let shape: WireShape? = [
    .string(2, "exercise_id"),
    .string(3, "workout_id"),
    .message(12, "prep_end_time", nil),
    .message(13, "active_time", nil),
    .string(16, "credit_text"),
    .message(17, "least_time", nil),
    .string(19, "stream_id"),
    .string(20, "counter"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    index = c.pointee.index
    exerciseID = arena.string(c.pointee.exercise_id)
    workoutID = arena.string(c.pointee.workout_id)
    setNumber = c.pointee.set_number
    setCount = c.pointee.set_count
    unit = .init(rawValue: arena.number(c.pointee.unit))
    baseAmount = c.pointee.base_amount
    suggestedAmount = c.pointee.suggested_amount
    prescribedAmount = c.pointee.prescribed_amount
    doneAmount = c.pointee.done_amount
    state = .init(rawValue: arena.number(c.pointee.state))
    prepEndTime = try arena.decode(c.pointee.prep_end_time)
    activeTime = try arena.decode(c.pointee.active_time)
    creditedAmount = c.pointee.credited_amount
    creditReason = .init(rawValue: arena.number(c.pointee.credit_reason))
    creditText = arena.string(c.pointee.credit_text)
    leastTime = try arena.decode(c.pointee.least_time)
    evidence = .init(rawValue: arena.number(c.pointee.evidence))
    streamID = arena.string(c.pointee.stream_id)
    counter = arena.string(c.pointee.counter)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.index = index
    c.pointee.exercise_id = arena.encode(exerciseID)
    c.pointee.workout_id = arena.encode(workoutID)
    c.pointee.set_number = setNumber
    c.pointee.set_count = setCount
    c.pointee.unit = arena.cEnum(unit.rawValue)
    c.pointee.base_amount = baseAmount
    c.pointee.suggested_amount = suggestedAmount
    c.pointee.prescribed_amount = prescribedAmount
    c.pointee.done_amount = doneAmount
    c.pointee.state = arena.cEnum(state.rawValue)
    c.pointee.prep_end_time = arena.encode(optional: prepEndTime)
    c.pointee.active_time = arena.encode(optional: activeTime)
    c.pointee.credited_amount = creditedAmount
    c.pointee.credit_reason = arena.cEnum(creditReason.rawValue)
    c.pointee.credit_text = arena.encode(creditText)
    c.pointee.least_time = arena.encode(optional: leastTime)
    c.pointee.evidence = arena.cEnum(evidence.rawValue)
    c.pointee.stream_id = arena.encode(streamID)
    c.pointee.counter = arena.encode(counter)
  }
}

extension TrainingV1.Kilocalories: CMessage {
  package typealias CStruct = Titanup__Training__V1__Kilocalories
  package static let descriptor = MessageDescriptor(titanup__training__v1__kilocalories__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    gross = c.pointee.gross
    net = c.pointee.net
    low = c.pointee.low
    high = c.pointee.high
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.gross = gross
    c.pointee.net = net
    c.pointee.low = low
    c.pointee.high = high
  }
}

extension TrainingV1.Energy: CMessage {
  package typealias CStruct = Titanup__Training__V1__Energy
  package static let descriptor = MessageDescriptor(titanup__training__v1__energy__init)
  package static let shape: WireShape? = [
    .message(1, "kilocalories", nil),
    .string(4, "met_codes"),
    .string(5, "formula_version"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    kilocalories = try arena.decode(c.pointee.kilocalories)
    unavailableReason = .init(rawValue: arena.number(c.pointee.unavailable_reason))
    metMinutes = c.pointee.met_minutes
    metCodes = try arena.strings(c.pointee.n_met_codes, c.pointee.met_codes)
    formulaVersion = arena.string(c.pointee.formula_version)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.kilocalories = arena.encode(optional: kilocalories)
    c.pointee.unavailable_reason = arena.cEnum(unavailableReason.rawValue)
    c.pointee.met_minutes = metMinutes
    c.pointee.n_met_codes = metCodes.count
    c.pointee.met_codes = arena.encode(metCodes)
    c.pointee.formula_version = arena.encode(formulaVersion)
  }
}

extension TrainingV1.Practice: CMessage {
  package typealias CStruct = Titanup__Training__V1__Practice
  package static let descriptor = MessageDescriptor(titanup__training__v1__practice__init)
  package static let shape: WireShape? = [
    .string(1, "practice_id"),
    .string(2, "workout_ids"),
    .messages(3, "exercises", TrainingV1.PracticeExercise.shape),
    .message(5, "countdown", nil),
    .message(6, "start_time", nil),
    .message(7, "end_time", nil),
    .string(8, "time_zone"),
    .string(9, "local_date"),
    .message(10, "time_spent", nil),
    .message(17, "energy", TrainingV1.Energy.shape),
    .string(18, "note"),
    .string(19, "etag"),
    .string(21, "credit_text"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practiceID = arena.string(c.pointee.practice_id)
    workoutIDs = try arena.strings(c.pointee.n_workout_ids, c.pointee.workout_ids)
    exercises = try arena.decode(c.pointee.n_exercises, c.pointee.exercises)
    state = .init(rawValue: arena.number(c.pointee.state))
    countdown = try arena.decode(c.pointee.countdown)
    startTime = try arena.decode(c.pointee.start_time)
    endTime = try arena.decode(c.pointee.end_time)
    timeZone = arena.string(c.pointee.time_zone)
    localDate = arena.string(c.pointee.local_date)
    timeSpent = try arena.decode(c.pointee.time_spent)
    timeSpentSource = .init(rawValue: arena.number(c.pointee.time_spent_source))
    points = c.pointee.points
    scoreBefore = c.pointee.score_before
    scoreAfter = c.pointee.score_after
    muscles = try arena.decode(c.pointee.n_muscles, c.pointee.muscles)
    musclesSource = .init(rawValue: arena.number(c.pointee.muscles_source))
    energy = try arena.decode(c.pointee.energy)
    note = arena.string(c.pointee.note)
    etag = arena.string(c.pointee.etag)
    implausibleSets = c.pointee.implausible_sets
    creditText = arena.string(c.pointee.credit_text)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practice_id = arena.encode(practiceID)
    c.pointee.n_workout_ids = workoutIDs.count
    c.pointee.workout_ids = arena.encode(workoutIDs)
    c.pointee.n_exercises = exercises.count
    c.pointee.exercises = arena.encode(exercises)
    c.pointee.state = arena.cEnum(state.rawValue)
    c.pointee.countdown = arena.encode(optional: countdown)
    c.pointee.start_time = arena.encode(optional: startTime)
    c.pointee.end_time = arena.encode(optional: endTime)
    c.pointee.time_zone = arena.encode(timeZone)
    c.pointee.local_date = arena.encode(localDate)
    c.pointee.time_spent = arena.encode(optional: timeSpent)
    c.pointee.time_spent_source = arena.cEnum(timeSpentSource.rawValue)
    c.pointee.points = points
    c.pointee.score_before = scoreBefore
    c.pointee.score_after = scoreAfter
    c.pointee.n_muscles = muscles.count
    c.pointee.muscles = arena.encode(muscles)
    c.pointee.muscles_source = arena.cEnum(musclesSource.rawValue)
    c.pointee.energy = arena.encode(optional: energy)
    c.pointee.note = arena.encode(note)
    c.pointee.etag = arena.encode(etag)
    c.pointee.implausible_sets = implausibleSets
    c.pointee.credit_text = arena.encode(creditText)
  }
}

extension TrainingV1.StartPracticeRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__StartPracticeRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__start_practice_request__init)
  package static let shape: WireShape? = [
    .string(1, "practice_id"),
    .string(2, "workout_ids"),
    .string(3, "time_zone"),
    .other(4, "utc_offset_seconds", oneof: 1),
    .string(5, "request_id"),
    .message(6, "start_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practiceID = arena.string(c.pointee.practice_id)
    workoutIDs = try arena.strings(c.pointee.n_workout_ids, c.pointee.workout_ids)
    timeZone = arena.string(c.pointee.time_zone)
    requestID = arena.string(c.pointee.request_id)
    startTime = try arena.decode(c.pointee.start_time)
    switch c.pointee.optional_utc_offset_seconds_case.rawValue {
    case 4: utcOffsetSeconds = c.pointee.utc_offset_seconds
    default: utcOffsetSeconds = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practice_id = arena.encode(practiceID)
    c.pointee.n_workout_ids = workoutIDs.count
    c.pointee.workout_ids = arena.encode(workoutIDs)
    c.pointee.time_zone = arena.encode(timeZone)
    c.pointee.request_id = arena.encode(requestID)
    c.pointee.start_time = arena.encode(optional: startTime)
    switch utcOffsetSeconds {
    case let value?:
      c.pointee.optional_utc_offset_seconds_case = .init(rawValue: 4)
      c.pointee.utc_offset_seconds = value
    case nil: break
    }
  }
}

extension TrainingV1.StartPracticeResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__StartPracticeResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__start_practice_response__init)
  package static let shape: WireShape? = [
    .message(1, "practice", TrainingV1.Practice.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practice = try arena.decode(c.pointee.practice)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practice = arena.encode(optional: practice)
  }
}

extension TrainingV1.GetPracticeRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__GetPracticeRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__get_practice_request__init)
  package static let shape: WireShape? = [
    .string(1, "practice_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practiceID = arena.string(c.pointee.practice_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practice_id = arena.encode(practiceID)
  }
}

extension TrainingV1.GetPracticeResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__GetPracticeResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__get_practice_response__init)
  package static let shape: WireShape? = [
    .message(1, "practice", TrainingV1.Practice.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practice = try arena.decode(c.pointee.practice)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practice = arena.encode(optional: practice)
  }
}

extension TrainingV1.ListPracticesRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__ListPracticesRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__list_practices_request__init)
  package static let shape: WireShape? = [
    .string(2, "page_token"),
    .string(3, "from_local_date"),
    .string(4, "to_local_date"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    pageSize = c.pointee.page_size
    pageToken = arena.string(c.pointee.page_token)
    fromLocalDate = arena.string(c.pointee.from_local_date)
    toLocalDate = arena.string(c.pointee.to_local_date)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.page_size = pageSize
    c.pointee.page_token = arena.encode(pageToken)
    c.pointee.from_local_date = arena.encode(fromLocalDate)
    c.pointee.to_local_date = arena.encode(toLocalDate)
  }
}

extension TrainingV1.ListPracticesResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__ListPracticesResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__list_practices_response__init)
  package static let shape: WireShape? = [
    .messages(1, "practices", TrainingV1.Practice.shape),
    .string(2, "next_page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practices = try arena.decode(c.pointee.n_practices, c.pointee.practices)
    nextPageToken = arena.string(c.pointee.next_page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_practices = practices.count
    c.pointee.practices = arena.encode(practices)
    c.pointee.next_page_token = arena.encode(nextPageToken)
  }
}

extension TrainingV1.AdjustPrescriptionRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__AdjustPrescriptionRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__adjust_prescription_request__init)
  package static let shape: WireShape? = [
    .string(1, "practice_id"),
    .string(4, "request_id"),
    .message(5, "occur_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practiceID = arena.string(c.pointee.practice_id)
    exerciseIndex = c.pointee.exercise_index
    amount = c.pointee.amount
    requestID = arena.string(c.pointee.request_id)
    occurTime = try arena.decode(c.pointee.occur_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practice_id = arena.encode(practiceID)
    c.pointee.exercise_index = exerciseIndex
    c.pointee.amount = amount
    c.pointee.request_id = arena.encode(requestID)
    c.pointee.occur_time = arena.encode(optional: occurTime)
  }
}

extension TrainingV1.AdjustPrescriptionResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__AdjustPrescriptionResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__adjust_prescription_response__init)
  package static let shape: WireShape? = [
    .message(1, "practice", TrainingV1.Practice.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practice = try arena.decode(c.pointee.practice)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practice = arena.encode(optional: practice)
  }
}

extension TrainingV1.StartExerciseRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__StartExerciseRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__start_exercise_request__init)
  package static let shape: WireShape? = [
    .string(1, "practice_id"),
    .string(3, "request_id"),
    .message(4, "occur_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practiceID = arena.string(c.pointee.practice_id)
    exerciseIndex = c.pointee.exercise_index
    requestID = arena.string(c.pointee.request_id)
    occurTime = try arena.decode(c.pointee.occur_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practice_id = arena.encode(practiceID)
    c.pointee.exercise_index = exerciseIndex
    c.pointee.request_id = arena.encode(requestID)
    c.pointee.occur_time = arena.encode(optional: occurTime)
  }
}

extension TrainingV1.StartExerciseResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__StartExerciseResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__start_exercise_response__init)
  package static let shape: WireShape? = [
    .message(1, "practice", TrainingV1.Practice.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practice = try arena.decode(c.pointee.practice)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practice = arena.encode(optional: practice)
  }
}

extension TrainingV1.SkipPreparationRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__SkipPreparationRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__skip_preparation_request__init)
  package static let shape: WireShape? = [
    .string(1, "practice_id"),
    .string(3, "request_id"),
    .message(4, "occur_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practiceID = arena.string(c.pointee.practice_id)
    exerciseIndex = c.pointee.exercise_index
    requestID = arena.string(c.pointee.request_id)
    occurTime = try arena.decode(c.pointee.occur_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practice_id = arena.encode(practiceID)
    c.pointee.exercise_index = exerciseIndex
    c.pointee.request_id = arena.encode(requestID)
    c.pointee.occur_time = arena.encode(optional: occurTime)
  }
}

extension TrainingV1.SkipPreparationResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__SkipPreparationResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__skip_preparation_response__init)
  package static let shape: WireShape? = [
    .message(1, "practice", TrainingV1.Practice.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practice = try arena.decode(c.pointee.practice)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practice = arena.encode(optional: practice)
  }
}

extension TrainingV1.CompleteExerciseRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__CompleteExerciseRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__complete_exercise_request__init)
  package static let shape: WireShape? = [
    .string(1, "practice_id"),
    .string(4, "request_id"),
    .message(5, "occur_time", nil),
    .string(6, "receipt_jws"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practiceID = arena.string(c.pointee.practice_id)
    exerciseIndex = c.pointee.exercise_index
    doneAmount = c.pointee.done_amount
    requestID = arena.string(c.pointee.request_id)
    occurTime = try arena.decode(c.pointee.occur_time)
    receiptJws = arena.string(c.pointee.receipt_jws)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practice_id = arena.encode(practiceID)
    c.pointee.exercise_index = exerciseIndex
    c.pointee.done_amount = doneAmount
    c.pointee.request_id = arena.encode(requestID)
    c.pointee.occur_time = arena.encode(optional: occurTime)
    c.pointee.receipt_jws = arena.encode(receiptJws)
  }
}

extension TrainingV1.CompleteExerciseResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__CompleteExerciseResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__complete_exercise_response__init)
  package static let shape: WireShape? = [
    .message(1, "practice", TrainingV1.Practice.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practice = try arena.decode(c.pointee.practice)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practice = arena.encode(optional: practice)
  }
}

extension TrainingV1.SkipExerciseRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__SkipExerciseRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__skip_exercise_request__init)
  package static let shape: WireShape? = [
    .string(1, "practice_id"),
    .string(3, "request_id"),
    .message(4, "occur_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practiceID = arena.string(c.pointee.practice_id)
    exerciseIndex = c.pointee.exercise_index
    requestID = arena.string(c.pointee.request_id)
    occurTime = try arena.decode(c.pointee.occur_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practice_id = arena.encode(practiceID)
    c.pointee.exercise_index = exerciseIndex
    c.pointee.request_id = arena.encode(requestID)
    c.pointee.occur_time = arena.encode(optional: occurTime)
  }
}

extension TrainingV1.SkipExerciseResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__SkipExerciseResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__skip_exercise_response__init)
  package static let shape: WireShape? = [
    .message(1, "practice", TrainingV1.Practice.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practice = try arena.decode(c.pointee.practice)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practice = arena.encode(optional: practice)
  }
}

extension TrainingV1.PausePracticeRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__PausePracticeRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__pause_practice_request__init)
  package static let shape: WireShape? = [
    .string(1, "practice_id"),
    .string(2, "request_id"),
    .message(3, "occur_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practiceID = arena.string(c.pointee.practice_id)
    requestID = arena.string(c.pointee.request_id)
    occurTime = try arena.decode(c.pointee.occur_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practice_id = arena.encode(practiceID)
    c.pointee.request_id = arena.encode(requestID)
    c.pointee.occur_time = arena.encode(optional: occurTime)
  }
}

extension TrainingV1.PausePracticeResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__PausePracticeResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__pause_practice_response__init)
  package static let shape: WireShape? = [
    .message(1, "practice", TrainingV1.Practice.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practice = try arena.decode(c.pointee.practice)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practice = arena.encode(optional: practice)
  }
}

extension TrainingV1.ResumePracticeRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__ResumePracticeRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__resume_practice_request__init)
  package static let shape: WireShape? = [
    .string(1, "practice_id"),
    .string(2, "request_id"),
    .message(3, "occur_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practiceID = arena.string(c.pointee.practice_id)
    requestID = arena.string(c.pointee.request_id)
    occurTime = try arena.decode(c.pointee.occur_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practice_id = arena.encode(practiceID)
    c.pointee.request_id = arena.encode(requestID)
    c.pointee.occur_time = arena.encode(optional: occurTime)
  }
}

extension TrainingV1.ResumePracticeResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__ResumePracticeResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__resume_practice_response__init)
  package static let shape: WireShape? = [
    .message(1, "practice", TrainingV1.Practice.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practice = try arena.decode(c.pointee.practice)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practice = arena.encode(optional: practice)
  }
}

extension TrainingV1.CompletePracticeRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__CompletePracticeRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__complete_practice_request__init)
  package static let shape: WireShape? = [
    .string(1, "practice_id"),
    .string(2, "request_id"),
    .message(3, "occur_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practiceID = arena.string(c.pointee.practice_id)
    requestID = arena.string(c.pointee.request_id)
    occurTime = try arena.decode(c.pointee.occur_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practice_id = arena.encode(practiceID)
    c.pointee.request_id = arena.encode(requestID)
    c.pointee.occur_time = arena.encode(optional: occurTime)
  }
}

extension TrainingV1.LevelUp: CMessage {
  package typealias CStruct = Titanup__Training__V1__LevelUp
  package static let descriptor = MessageDescriptor(titanup__training__v1__level_up__init)
  package static let shape: WireShape? = [
    .string(3, "text"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    fromClass = .init(rawValue: arena.number(c.pointee.from_class))
    toClass = .init(rawValue: arena.number(c.pointee.to_class))
    text = arena.string(c.pointee.text)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.from_class = arena.cEnum(fromClass.rawValue)
    c.pointee.to_class = arena.cEnum(toClass.rawValue)
    c.pointee.text = arena.encode(text)
  }
}

extension TrainingV1.CompletePracticeResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__CompletePracticeResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__complete_practice_response__init)
  package static let shape: WireShape? = [
    .message(1, "practice", TrainingV1.Practice.shape),
    .message(2, "level_up", TrainingV1.LevelUp.shape),
    .message(3, "awards_hint", TrainingV1.AwardsHint.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practice = try arena.decode(c.pointee.practice)
    levelUp = try arena.decode(c.pointee.level_up)
    awardsHint = try arena.decode(c.pointee.awards_hint)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practice = arena.encode(optional: practice)
    c.pointee.level_up = arena.encode(optional: levelUp)
    c.pointee.awards_hint = arena.encode(optional: awardsHint)
  }
}

extension TrainingV1.AwardsHint: CMessage {
  package typealias CStruct = Titanup__Training__V1__AwardsHint
  package static let descriptor = MessageDescriptor(titanup__training__v1__awards_hint__init)
  package static let shape: WireShape? = [
    .string(1, "push_up_session_ids"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    pushUpSessionIDs = try arena.strings(c.pointee.n_push_up_session_ids, c.pointee.push_up_session_ids)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_push_up_session_ids = pushUpSessionIDs.count
    c.pointee.push_up_session_ids = arena.encode(pushUpSessionIDs)
  }
}

extension TrainingV1.AbandonPracticeRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__AbandonPracticeRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__abandon_practice_request__init)
  package static let shape: WireShape? = [
    .string(1, "practice_id"),
    .string(2, "request_id"),
    .message(3, "occur_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practiceID = arena.string(c.pointee.practice_id)
    requestID = arena.string(c.pointee.request_id)
    occurTime = try arena.decode(c.pointee.occur_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practice_id = arena.encode(practiceID)
    c.pointee.request_id = arena.encode(requestID)
    c.pointee.occur_time = arena.encode(optional: occurTime)
  }
}

extension TrainingV1.AbandonPracticeResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__AbandonPracticeResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__abandon_practice_response__init)
  package static let shape: WireShape? = [
    .message(1, "practice", TrainingV1.Practice.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practice = try arena.decode(c.pointee.practice)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practice = arena.encode(optional: practice)
  }
}

extension TrainingV1.UpdatePracticeRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__UpdatePracticeRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__update_practice_request__init)
  package static let shape: WireShape? = [
    .message(1, "practice", TrainingV1.Practice.shape),
    .message(2, "update_mask", GoogleProtobuf.FieldMask.shape),
    .string(3, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practice = try arena.decode(c.pointee.practice)
    updateMask = try arena.decode(c.pointee.update_mask)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practice = arena.encode(optional: practice)
    c.pointee.update_mask = arena.encode(optional: updateMask)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension TrainingV1.UpdatePracticeResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__UpdatePracticeResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__update_practice_response__init)
  package static let shape: WireShape? = [
    .message(1, "practice", TrainingV1.Practice.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practice = try arena.decode(c.pointee.practice)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practice = arena.encode(optional: practice)
  }
}

extension TrainingV1.DeletePracticeRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__DeletePracticeRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__delete_practice_request__init)
  package static let shape: WireShape? = [
    .string(1, "practice_id"),
    .string(2, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practiceID = arena.string(c.pointee.practice_id)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practice_id = arena.encode(practiceID)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension TrainingV1.DeletePracticeResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__DeletePracticeResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__delete_practice_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension TrainingV1.Rating: CMessage {
  package typealias CStruct = Titanup__Training__V1__Rating
  package static let descriptor = MessageDescriptor(titanup__training__v1__rating__init)
  package static let shape: WireShape? = [
    .string(1, "workout_id"),
    .message(3, "rate_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    workoutID = arena.string(c.pointee.workout_id)
    rating = c.pointee.rating
    rateTime = try arena.decode(c.pointee.rate_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.workout_id = arena.encode(workoutID)
    c.pointee.rating = rating
    c.pointee.rate_time = arena.encode(optional: rateTime)
  }
}

extension TrainingV1.RateWorkoutRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__RateWorkoutRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__rate_workout_request__init)
  package static let shape: WireShape? = [
    .string(1, "workout_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    workoutID = arena.string(c.pointee.workout_id)
    rating = c.pointee.rating
    favorite = c.pointee.favorite != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.workout_id = arena.encode(workoutID)
    c.pointee.rating = rating
    c.pointee.favorite = favorite ? 1 : 0
  }
}

extension TrainingV1.RateWorkoutResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__RateWorkoutResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__rate_workout_response__init)
  package static let shape: WireShape? = [
    .message(1, "rating", TrainingV1.Rating.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    rating = try arena.decode(c.pointee.rating)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.rating = arena.encode(optional: rating)
  }
}

extension TrainingV1.UnrateWorkoutRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__UnrateWorkoutRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__unrate_workout_request__init)
  package static let shape: WireShape? = [
    .string(1, "workout_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    workoutID = arena.string(c.pointee.workout_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.workout_id = arena.encode(workoutID)
  }
}

extension TrainingV1.UnrateWorkoutResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__UnrateWorkoutResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__unrate_workout_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension TrainingV1.ListRatingsRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__ListRatingsRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__list_ratings_request__init)
  package static let shape: WireShape? = [
    .string(2, "page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    pageSize = c.pointee.page_size
    pageToken = arena.string(c.pointee.page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.page_size = pageSize
    c.pointee.page_token = arena.encode(pageToken)
  }
}

extension TrainingV1.ListRatingsResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__ListRatingsResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__list_ratings_response__init)
  package static let shape: WireShape? = [
    .messages(1, "ratings", TrainingV1.Rating.shape),
    .string(2, "next_page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    ratings = try arena.decode(c.pointee.n_ratings, c.pointee.ratings)
    nextPageToken = arena.string(c.pointee.next_page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_ratings = ratings.count
    c.pointee.ratings = arena.encode(ratings)
    c.pointee.next_page_token = arena.encode(nextPageToken)
  }
}

extension TrainingV1.Preferences: CMessage {
  package typealias CStruct = Titanup__Training__V1__Preferences
  package static let descriptor = MessageDescriptor(titanup__training__v1__preferences__init)
  package static let shape: WireShape? = [
    .message(1, "countdown", nil),
    .string(6, "etag"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    countdown = try arena.decode(c.pointee.countdown)
    likedTypes = arena.enums(c.pointee.n_liked_types, c.pointee.liked_types, as: TrainingV1.WorkoutType.self)
    equipment = arena.enums(c.pointee.n_equipment, c.pointee.equipment, as: TrainingV1.Equipment.self)
    equipmentKnown = c.pointee.equipment_known != 0
    highImpact = c.pointee.high_impact != 0
    etag = arena.string(c.pointee.etag)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.countdown = arena.encode(optional: countdown)
    c.pointee.n_liked_types = likedTypes.count
    c.pointee.liked_types = arena.encode(likedTypes)
    c.pointee.n_equipment = equipment.count
    c.pointee.equipment = arena.encode(equipment)
    c.pointee.equipment_known = equipmentKnown ? 1 : 0
    c.pointee.high_impact = highImpact ? 1 : 0
    c.pointee.etag = arena.encode(etag)
  }
}

extension TrainingV1.GetPreferencesRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__GetPreferencesRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__get_preferences_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension TrainingV1.GetPreferencesResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__GetPreferencesResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__get_preferences_response__init)
  package static let shape: WireShape? = [
    .message(1, "preferences", TrainingV1.Preferences.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    preferences = try arena.decode(c.pointee.preferences)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.preferences = arena.encode(optional: preferences)
  }
}

extension TrainingV1.UpdatePreferencesRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__UpdatePreferencesRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__update_preferences_request__init)
  package static let shape: WireShape? = [
    .message(1, "preferences", TrainingV1.Preferences.shape),
    .message(2, "update_mask", GoogleProtobuf.FieldMask.shape),
    .string(3, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    preferences = try arena.decode(c.pointee.preferences)
    updateMask = try arena.decode(c.pointee.update_mask)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.preferences = arena.encode(optional: preferences)
    c.pointee.update_mask = arena.encode(optional: updateMask)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension TrainingV1.UpdatePreferencesResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__UpdatePreferencesResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__update_preferences_response__init)
  package static let shape: WireShape? = [
    .message(1, "preferences", TrainingV1.Preferences.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    preferences = try arena.decode(c.pointee.preferences)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.preferences = arena.encode(optional: preferences)
  }
}

extension TrainingV1.Plan: CMessage {
  package typealias CStruct = Titanup__Training__V1__Plan
  package static let descriptor = MessageDescriptor(titanup__training__v1__plan__init)
  package static let shape: WireShape? = [
    .message(4, "set_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practicesPerWeek = c.pointee.practices_per_week
    sessionTarget = c.pointee.session_target
    isDefault = c.pointee.is_default != 0
    setTime = try arena.decode(c.pointee.set_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practices_per_week = practicesPerWeek
    c.pointee.session_target = sessionTarget
    c.pointee.is_default = isDefault ? 1 : 0
    c.pointee.set_time = arena.encode(optional: setTime)
  }
}

extension TrainingV1.GetPlanRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__GetPlanRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__get_plan_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension TrainingV1.GetPlanResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__GetPlanResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__get_plan_response__init)
  package static let shape: WireShape? = [
    .message(1, "plan", TrainingV1.Plan.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    plan = try arena.decode(c.pointee.plan)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.plan = arena.encode(optional: plan)
  }
}

extension TrainingV1.SetPlanRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__SetPlanRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__set_plan_request__init)
  package static let shape: WireShape? = [
    .message(1, "plan", TrainingV1.Plan.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    plan = try arena.decode(c.pointee.plan)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.plan = arena.encode(optional: plan)
  }
}

extension TrainingV1.SetPlanResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__SetPlanResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__set_plan_response__init)
  package static let shape: WireShape? = [
    .message(1, "plan", TrainingV1.Plan.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    plan = try arena.decode(c.pointee.plan)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.plan = arena.encode(optional: plan)
  }
}

extension TrainingV1.Selection: CMessage {
  package typealias CStruct = Titanup__Training__V1__Selection
  package static let descriptor = MessageDescriptor(titanup__training__v1__selection__init)
  package static let shape: WireShape? = [
    .string(1, "selection_id"),
    .string(2, "workout_id"),
    .string(3, "local_date"),
    .message(4, "create_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    selectionID = arena.string(c.pointee.selection_id)
    workoutID = arena.string(c.pointee.workout_id)
    localDate = arena.string(c.pointee.local_date)
    createTime = try arena.decode(c.pointee.create_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.selection_id = arena.encode(selectionID)
    c.pointee.workout_id = arena.encode(workoutID)
    c.pointee.local_date = arena.encode(localDate)
    c.pointee.create_time = arena.encode(optional: createTime)
  }
}

extension TrainingV1.CreateSelectionRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__CreateSelectionRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__create_selection_request__init)
  package static let shape: WireShape? = [
    .string(1, "workout_id"),
    .string(2, "local_date"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    workoutID = arena.string(c.pointee.workout_id)
    localDate = arena.string(c.pointee.local_date)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.workout_id = arena.encode(workoutID)
    c.pointee.local_date = arena.encode(localDate)
  }
}

extension TrainingV1.CreateSelectionResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__CreateSelectionResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__create_selection_response__init)
  package static let shape: WireShape? = [
    .message(1, "selection", TrainingV1.Selection.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    selection = try arena.decode(c.pointee.selection)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.selection = arena.encode(optional: selection)
  }
}

extension TrainingV1.DeleteSelectionRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__DeleteSelectionRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__delete_selection_request__init)
  package static let shape: WireShape? = [
    .string(1, "selection_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    selectionID = arena.string(c.pointee.selection_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.selection_id = arena.encode(selectionID)
  }
}

extension TrainingV1.DeleteSelectionResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__DeleteSelectionResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__delete_selection_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension TrainingV1.ListSelectionsRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__ListSelectionsRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__list_selections_request__init)
  package static let shape: WireShape? = [
    .string(1, "from_local_date"),
    .string(2, "to_local_date"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    fromLocalDate = arena.string(c.pointee.from_local_date)
    toLocalDate = arena.string(c.pointee.to_local_date)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.from_local_date = arena.encode(fromLocalDate)
    c.pointee.to_local_date = arena.encode(toLocalDate)
  }
}

extension TrainingV1.ListSelectionsResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__ListSelectionsResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__list_selections_response__init)
  package static let shape: WireShape? = [
    .messages(1, "selections", TrainingV1.Selection.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    selections = try arena.decode(c.pointee.n_selections, c.pointee.selections)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_selections = selections.count
    c.pointee.selections = arena.encode(selections)
  }
}

extension TrainingV1.GetDayProgressRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__GetDayProgressRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__get_day_progress_request__init)
  package static let shape: WireShape? = [
    .string(1, "local_date"),
    .string(2, "time_zone"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    localDate = arena.string(c.pointee.local_date)
    timeZone = arena.string(c.pointee.time_zone)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.local_date = arena.encode(localDate)
    c.pointee.time_zone = arena.encode(timeZone)
  }
}

extension TrainingV1.GetDayProgressResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__GetDayProgressResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__get_day_progress_response__init)
  package static let shape: WireShape? = [
    .string(1, "local_date"),
    .messages(2, "selections", TrainingV1.SelectionProgress.shape),
    .message(5, "time_spent", nil),
    .message(8, "energy", TrainingV1.Energy.shape),
    .string(9, "open_practice_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    localDate = arena.string(c.pointee.local_date)
    selections = try arena.decode(c.pointee.n_selections, c.pointee.selections)
    completed = c.pointee.completed
    setsDone = c.pointee.sets_done
    timeSpent = try arena.decode(c.pointee.time_spent)
    points = c.pointee.points
    muscles = try arena.decode(c.pointee.n_muscles, c.pointee.muscles)
    energy = try arena.decode(c.pointee.energy)
    openPracticeID = arena.string(c.pointee.open_practice_id)
    pushUpSessions = c.pointee.push_up_sessions
    pushUps = c.pointee.push_ups
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.local_date = arena.encode(localDate)
    c.pointee.n_selections = selections.count
    c.pointee.selections = arena.encode(selections)
    c.pointee.completed = completed
    c.pointee.sets_done = setsDone
    c.pointee.time_spent = arena.encode(optional: timeSpent)
    c.pointee.points = points
    c.pointee.n_muscles = muscles.count
    c.pointee.muscles = arena.encode(muscles)
    c.pointee.energy = arena.encode(optional: energy)
    c.pointee.open_practice_id = arena.encode(openPracticeID)
    c.pointee.push_up_sessions = pushUpSessions
    c.pointee.push_ups = pushUps
  }
}

extension TrainingV1.SelectionProgress: CMessage {
  package typealias CStruct = Titanup__Training__V1__SelectionProgress
  package static let descriptor = MessageDescriptor(titanup__training__v1__selection_progress__init)
  package static let shape: WireShape? = [
    .message(1, "selection", TrainingV1.Selection.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    selection = try arena.decode(c.pointee.selection)
    done = c.pointee.done != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.selection = arena.encode(optional: selection)
    c.pointee.done = done ? 1 : 0
  }
}

extension TrainingV1.GetWeekSummaryRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__GetWeekSummaryRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__get_week_summary_request__init)
  package static let shape: WireShape? = [
    .string(1, "local_date"),
    .string(2, "time_zone"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    localDate = arena.string(c.pointee.local_date)
    timeZone = arena.string(c.pointee.time_zone)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.local_date = arena.encode(localDate)
    c.pointee.time_zone = arena.encode(timeZone)
  }
}

extension TrainingV1.DayDone: CMessage {
  package typealias CStruct = Titanup__Training__V1__DayDone
  package static let descriptor = MessageDescriptor(titanup__training__v1__day_done__init)
  package static let shape: WireShape? = [
    .string(1, "local_date"),
    .string(2, "workout_ids"),
    .message(4, "time_spent", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    localDate = arena.string(c.pointee.local_date)
    workoutIDs = try arena.strings(c.pointee.n_workout_ids, c.pointee.workout_ids)
    completed = c.pointee.completed
    timeSpent = try arena.decode(c.pointee.time_spent)
    pushUpSessions = c.pointee.push_up_sessions
    pushUps = c.pointee.push_ups
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.local_date = arena.encode(localDate)
    c.pointee.n_workout_ids = workoutIDs.count
    c.pointee.workout_ids = arena.encode(workoutIDs)
    c.pointee.completed = completed
    c.pointee.time_spent = arena.encode(optional: timeSpent)
    c.pointee.push_up_sessions = pushUpSessions
    c.pointee.push_ups = pushUps
  }
}

extension TrainingV1.GetWeekSummaryResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__GetWeekSummaryResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__get_week_summary_response__init)
  package static let shape: WireShape? = [
    .messages(1, "done", TrainingV1.DayDone.shape),
    .message(5, "time_spent", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    done = try arena.decode(c.pointee.n_done, c.pointee.done)
    completed = c.pointee.completed
    completedLast7Days = c.pointee.completed_last_7_days
    planned = c.pointee.planned
    timeSpent = try arena.decode(c.pointee.time_spent)
    pushUpSessions = c.pointee.push_up_sessions
    plannedDates = c.pointee.planned_dates
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_done = done.count
    c.pointee.done = arena.encode(done)
    c.pointee.completed = completed
    c.pointee.completed_last_7_days = completedLast7Days
    c.pointee.planned = planned
    c.pointee.time_spent = arena.encode(optional: timeSpent)
    c.pointee.push_up_sessions = pushUpSessions
    c.pointee.planned_dates = plannedDates
  }
}

extension TrainingV1.GetDailyEnergyRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__GetDailyEnergyRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__get_daily_energy_request__init)
  package static let shape: WireShape? = [
    .string(1, "from_local_date"),
    .string(2, "to_local_date"),
    .string(3, "time_zone"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    fromLocalDate = arena.string(c.pointee.from_local_date)
    toLocalDate = arena.string(c.pointee.to_local_date)
    timeZone = arena.string(c.pointee.time_zone)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.from_local_date = arena.encode(fromLocalDate)
    c.pointee.to_local_date = arena.encode(toLocalDate)
    c.pointee.time_zone = arena.encode(timeZone)
  }
}

extension TrainingV1.DayEnergy: CMessage {
  package typealias CStruct = Titanup__Training__V1__DayEnergy
  package static let descriptor = MessageDescriptor(titanup__training__v1__day_energy__init)
  package static let shape: WireShape? = [
    .string(1, "local_date"),
    .message(2, "energy", TrainingV1.Energy.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    localDate = arena.string(c.pointee.local_date)
    energy = try arena.decode(c.pointee.energy)
    completed = c.pointee.completed
    pushUpSessions = c.pointee.push_up_sessions
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.local_date = arena.encode(localDate)
    c.pointee.energy = arena.encode(optional: energy)
    c.pointee.completed = completed
    c.pointee.push_up_sessions = pushUpSessions
  }
}

extension TrainingV1.GetDailyEnergyResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__GetDailyEnergyResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__get_daily_energy_response__init)
  package static let shape: WireShape? = [
    .messages(1, "days", TrainingV1.DayEnergy.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    days = try arena.decode(c.pointee.n_days, c.pointee.days)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_days = days.count
    c.pointee.days = arena.encode(days)
  }
}

extension TrainingV1.GetLastWorkoutRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__GetLastWorkoutRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__get_last_workout_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    view = .init(rawValue: arena.number(c.pointee.view))
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.view = arena.cEnum(view.rawValue)
  }
}

extension TrainingV1.PushUpSession: CMessage {
  package typealias CStruct = Titanup__Training__V1__PushUpSession
  package static let descriptor = MessageDescriptor(titanup__training__v1__push_up_session__init)
  package static let shape: WireShape? = [
    .string(1, "session_id"),
    .message(2, "start_time", nil),
    .message(3, "end_time", nil),
    .string(4, "local_date"),
    .message(6, "energy", TrainingV1.Energy.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    sessionID = arena.string(c.pointee.session_id)
    startTime = try arena.decode(c.pointee.start_time)
    endTime = try arena.decode(c.pointee.end_time)
    localDate = arena.string(c.pointee.local_date)
    reps = c.pointee.reps
    energy = try arena.decode(c.pointee.energy)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.session_id = arena.encode(sessionID)
    c.pointee.start_time = arena.encode(optional: startTime)
    c.pointee.end_time = arena.encode(optional: endTime)
    c.pointee.local_date = arena.encode(localDate)
    c.pointee.reps = reps
    c.pointee.energy = arena.encode(optional: energy)
  }
}

extension TrainingV1.GetLastWorkoutResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__GetLastWorkoutResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__get_last_workout_response__init)
  package static let shape: WireShape? = [
    .message(1, "practice", TrainingV1.Practice.shape),
    .message(2, "end_time", nil),
    .string(3, "local_date"),
    .message(4, "push_up_session", TrainingV1.PushUpSession.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practice = try arena.decode(c.pointee.practice)
    endTime = try arena.decode(c.pointee.end_time)
    localDate = arena.string(c.pointee.local_date)
    pushUpSession = try arena.decode(c.pointee.push_up_session)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practice = arena.encode(optional: practice)
    c.pointee.end_time = arena.encode(optional: endTime)
    c.pointee.local_date = arena.encode(localDate)
    c.pointee.push_up_session = arena.encode(optional: pushUpSession)
  }
}

extension TrainingV1.GetTrainingStatsRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__GetTrainingStatsRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__get_training_stats_request__init)
  package static let shape: WireShape? = [
    .string(2, "time_zone"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    period = .init(rawValue: arena.number(c.pointee.period))
    timeZone = arena.string(c.pointee.time_zone)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.period = arena.cEnum(period.rawValue)
    c.pointee.time_zone = arena.encode(timeZone)
  }
}

extension TrainingV1.ScorePoint: CMessage {
  package typealias CStruct = Titanup__Training__V1__ScorePoint
  package static let descriptor = MessageDescriptor(titanup__training__v1__score_point__init)
  package static let shape: WireShape? = [
    .message(1, "time", nil),
    .string(2, "practice_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    time = try arena.decode(c.pointee.time)
    practiceID = arena.string(c.pointee.practice_id)
    score = c.pointee.score
    points = c.pointee.points
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.time = arena.encode(optional: time)
    c.pointee.practice_id = arena.encode(practiceID)
    c.pointee.score = score
    c.pointee.points = points
  }
}

extension TrainingV1.Statements: CMessage {
  package typealias CStruct = Titanup__Training__V1__Statements
  package static let descriptor = MessageDescriptor(titanup__training__v1__statements__init)
  package static let shape: WireShape? = [
    .string(2, "trend_text"),
    .string(4, "commitment_text"),
    .string(7, "judged_from_local_date"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    trend = .init(rawValue: arena.number(c.pointee.trend))
    trendText = arena.string(c.pointee.trend_text)
    commitment = .init(rawValue: arena.number(c.pointee.commitment))
    commitmentText = arena.string(c.pointee.commitment_text)
    trendRatio = c.pointee.trend_ratio
    commitmentRatio = c.pointee.commitment_ratio
    judgedFromLocalDate = arena.string(c.pointee.judged_from_local_date)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.trend = arena.cEnum(trend.rawValue)
    c.pointee.trend_text = arena.encode(trendText)
    c.pointee.commitment = arena.cEnum(commitment.rawValue)
    c.pointee.commitment_text = arena.encode(commitmentText)
    c.pointee.trend_ratio = trendRatio
    c.pointee.commitment_ratio = commitmentRatio
    c.pointee.judged_from_local_date = arena.encode(judgedFromLocalDate)
  }
}

extension TrainingV1.MotorShare: CMessage {
  package typealias CStruct = Titanup__Training__V1__MotorShare
  package static let descriptor = MessageDescriptor(titanup__training__v1__motor_share__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    motorType = .init(rawValue: arena.number(c.pointee.motor_type))
    percent = c.pointee.percent
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.motor_type = arena.cEnum(motorType.rawValue)
    c.pointee.percent = percent
  }
}

extension TrainingV1.KeyFacts: CMessage {
  package typealias CStruct = Titanup__Training__V1__KeyFacts
  package static let descriptor = MessageDescriptor(titanup__training__v1__key_facts__init)
  package static let shape: WireShape? = [
    .message(6, "time_spent", nil),
    .string(8, "best_practice_id"),
    .string(9, "favorite_workout_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    completed = c.pointee.completed
    abandoned = c.pointee.abandoned
    planned = c.pointee.planned
    setsDone = c.pointee.sets_done
    repsDone = c.pointee.reps_done
    timeSpent = try arena.decode(c.pointee.time_spent)
    points = c.pointee.points
    bestPracticeID = arena.string(c.pointee.best_practice_id)
    favoriteWorkoutID = arena.string(c.pointee.favorite_workout_id)
    pushUpSessions = c.pointee.push_up_sessions
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.completed = completed
    c.pointee.abandoned = abandoned
    c.pointee.planned = planned
    c.pointee.sets_done = setsDone
    c.pointee.reps_done = repsDone
    c.pointee.time_spent = arena.encode(optional: timeSpent)
    c.pointee.points = points
    c.pointee.best_practice_id = arena.encode(bestPracticeID)
    c.pointee.favorite_workout_id = arena.encode(favoriteWorkoutID)
    c.pointee.push_up_sessions = pushUpSessions
  }
}

extension TrainingV1.GetTrainingStatsResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__GetTrainingStatsResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__get_training_stats_response__init)
  package static let shape: WireShape? = [
    .string(1, "first_local_date"),
    .string(2, "last_local_date"),
    .messages(3, "series", TrainingV1.ScorePoint.shape),
    .message(4, "statements", TrainingV1.Statements.shape),
    .message(7, "facts", TrainingV1.KeyFacts.shape),
    .string(8, "formula_version"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    firstLocalDate = arena.string(c.pointee.first_local_date)
    lastLocalDate = arena.string(c.pointee.last_local_date)
    series = try arena.decode(c.pointee.n_series, c.pointee.series)
    statements = try arena.decode(c.pointee.statements)
    byMuscle = try arena.decode(c.pointee.n_by_muscle, c.pointee.by_muscle)
    byType = try arena.decode(c.pointee.n_by_type, c.pointee.by_type)
    facts = try arena.decode(c.pointee.facts)
    formulaVersion = arena.string(c.pointee.formula_version)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.first_local_date = arena.encode(firstLocalDate)
    c.pointee.last_local_date = arena.encode(lastLocalDate)
    c.pointee.n_series = series.count
    c.pointee.series = arena.encode(series)
    c.pointee.statements = arena.encode(optional: statements)
    c.pointee.n_by_muscle = byMuscle.count
    c.pointee.by_muscle = arena.encode(byMuscle)
    c.pointee.n_by_type = byType.count
    c.pointee.by_type = arena.encode(byType)
    c.pointee.facts = arena.encode(optional: facts)
    c.pointee.formula_version = arena.encode(formulaVersion)
  }
}

extension TrainingV1.GetFitnessLevelRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__GetFitnessLevelRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__get_fitness_level_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    historySize = c.pointee.history_size
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.history_size = historySize
  }
}

extension TrainingV1.GetFitnessLevelResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__GetFitnessLevelResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__get_fitness_level_response__init)
  package static let shape: WireShape? = [
    .string(2, "class_name"),
    .messages(6, "history", TrainingV1.ScorePoint.shape),
    .string(7, "formula_version"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    fitnessClass = .init(rawValue: arena.number(c.pointee.fitness_class))
    className = arena.string(c.pointee.class_name)
    score = c.pointee.score
    highestClass = .init(rawValue: arena.number(c.pointee.highest_class))
    nextClassScore = c.pointee.next_class_score
    history = try arena.decode(c.pointee.n_history, c.pointee.history)
    formulaVersion = arena.string(c.pointee.formula_version)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.fitness_class = arena.cEnum(fitnessClass.rawValue)
    c.pointee.class_name = arena.encode(className)
    c.pointee.score = score
    c.pointee.highest_class = arena.cEnum(highestClass.rawValue)
    c.pointee.next_class_score = nextClassScore
    c.pointee.n_history = history.count
    c.pointee.history = arena.encode(history)
    c.pointee.formula_version = arena.encode(formulaVersion)
  }
}

extension TrainingV1.ExplainScoreRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__ExplainScoreRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__explain_score_request__init)
  package static let shape: WireShape? = [
    .string(1, "practice_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practiceID = arena.string(c.pointee.practice_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practice_id = arena.encode(practiceID)
  }
}

extension TrainingV1.SetCredit: CMessage {
  package typealias CStruct = Titanup__Training__V1__SetCredit
  package static let descriptor = MessageDescriptor(titanup__training__v1__set_credit__init)
  package static let shape: WireShape? = [
    .string(2, "exercise_id"),
    .string(9, "credit_text"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    index = c.pointee.index
    exerciseID = arena.string(c.pointee.exercise_id)
    performance = c.pointee.performance
    levelFactor = c.pointee.level_factor
    points = c.pointee.points
    doneAmount = c.pointee.done_amount
    creditedAmount = c.pointee.credited_amount
    creditReason = .init(rawValue: arena.number(c.pointee.credit_reason))
    creditText = arena.string(c.pointee.credit_text)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.index = index
    c.pointee.exercise_id = arena.encode(exerciseID)
    c.pointee.performance = performance
    c.pointee.level_factor = levelFactor
    c.pointee.points = points
    c.pointee.done_amount = doneAmount
    c.pointee.credited_amount = creditedAmount
    c.pointee.credit_reason = arena.cEnum(creditReason.rawValue)
    c.pointee.credit_text = arena.encode(creditText)
  }
}

extension TrainingV1.ExplainScoreResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__ExplainScoreResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__explain_score_response__init)
  package static let shape: WireShape? = [
    .messages(1, "credits", TrainingV1.SetCredit.shape),
    .string(11, "formula_version"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    credits = try arena.decode(c.pointee.n_credits, c.pointee.credits)
    points = c.pointee.points
    performance = c.pointee.performance
    counted = c.pointee.counted != 0
    scoreBefore = c.pointee.score_before
    learningRate = c.pointee.learning_rate
    step = c.pointee.step
    scoreAfter = c.pointee.score_after
    classBefore = .init(rawValue: arena.number(c.pointee.class_before))
    classAfter = .init(rawValue: arena.number(c.pointee.class_after))
    formulaVersion = arena.string(c.pointee.formula_version)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_credits = credits.count
    c.pointee.credits = arena.encode(credits)
    c.pointee.points = points
    c.pointee.performance = performance
    c.pointee.counted = counted ? 1 : 0
    c.pointee.score_before = scoreBefore
    c.pointee.learning_rate = learningRate
    c.pointee.step = step
    c.pointee.score_after = scoreAfter
    c.pointee.class_before = arena.cEnum(classBefore.rawValue)
    c.pointee.class_after = arena.cEnum(classAfter.rawValue)
    c.pointee.formula_version = arena.encode(formulaVersion)
  }
}

extension TrainingV1.ResetTrainingDataRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__ResetTrainingDataRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__reset_training_data_request__init)
  package static let shape: WireShape? = [
    .string(2, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    scopes = arena.enums(c.pointee.n_scopes, c.pointee.scopes, as: TrainingV1.ResetScope.self)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_scopes = scopes.count
    c.pointee.scopes = arena.encode(scopes)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension TrainingV1.ResetTrainingDataResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__ResetTrainingDataResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__reset_training_data_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    scopes = arena.enums(c.pointee.n_scopes, c.pointee.scopes, as: TrainingV1.ResetScope.self)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_scopes = scopes.count
    c.pointee.scopes = arena.encode(scopes)
  }
}

extension TrainingV1.MealIdea: CMessage {
  package typealias CStruct = Titanup__Training__V1__MealIdea
  package static let descriptor = MessageDescriptor(titanup__training__v1__meal_idea__init)
  package static let shape: WireShape? = [
    .string(1, "meal_id"),
    .string(2, "name"),
    .string(3, "description"),
    .string(6, "tags"),
    .string(7, "allergens"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    mealID = arena.string(c.pointee.meal_id)
    name = arena.string(c.pointee.name)
    description = arena.string(c.pointee.description)
    kilocalories = c.pointee.kilocalories
    proteinGrams = c.pointee.protein_grams
    tags = try arena.strings(c.pointee.n_tags, c.pointee.tags)
    allergens = try arena.strings(c.pointee.n_allergens, c.pointee.allergens)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.meal_id = arena.encode(mealID)
    c.pointee.name = arena.encode(name)
    c.pointee.description = arena.encode(description)
    c.pointee.kilocalories = kilocalories
    c.pointee.protein_grams = proteinGrams
    c.pointee.n_tags = tags.count
    c.pointee.tags = arena.encode(tags)
    c.pointee.n_allergens = allergens.count
    c.pointee.allergens = arena.encode(allergens)
  }
}

extension TrainingV1.ListMealIdeasRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__ListMealIdeasRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__list_meal_ideas_request__init)
  package static let shape: WireShape? = [
    .string(2, "page_token"),
    .string(3, "tags"),
    .string(4, "without_allergens"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    pageSize = c.pointee.page_size
    pageToken = arena.string(c.pointee.page_token)
    tags = try arena.strings(c.pointee.n_tags, c.pointee.tags)
    withoutAllergens = try arena.strings(c.pointee.n_without_allergens, c.pointee.without_allergens)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.page_size = pageSize
    c.pointee.page_token = arena.encode(pageToken)
    c.pointee.n_tags = tags.count
    c.pointee.tags = arena.encode(tags)
    c.pointee.n_without_allergens = withoutAllergens.count
    c.pointee.without_allergens = arena.encode(withoutAllergens)
  }
}

extension TrainingV1.ListMealIdeasResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__ListMealIdeasResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__list_meal_ideas_response__init)
  package static let shape: WireShape? = [
    .messages(1, "meals", TrainingV1.MealIdea.shape),
    .string(2, "next_page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    meals = try arena.decode(c.pointee.n_meals, c.pointee.meals)
    nextPageToken = arena.string(c.pointee.next_page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_meals = meals.count
    c.pointee.meals = arena.encode(meals)
    c.pointee.next_page_token = arena.encode(nextPageToken)
  }
}

extension TrainingV1.GetMealIdeaRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__GetMealIdeaRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__get_meal_idea_request__init)
  package static let shape: WireShape? = [
    .string(1, "meal_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    mealID = arena.string(c.pointee.meal_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.meal_id = arena.encode(mealID)
  }
}

extension TrainingV1.GetMealIdeaResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__GetMealIdeaResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__get_meal_idea_response__init)
  package static let shape: WireShape? = [
    .message(1, "meal", TrainingV1.MealIdea.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    meal = try arena.decode(c.pointee.meal)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.meal = arena.encode(optional: meal)
  }
}

extension TrainingV1.PracticeSnapshot: CMessage {
  package typealias CStruct = Titanup__Training__V1__PracticeSnapshot
  package static let descriptor = MessageDescriptor(titanup__training__v1__practice_snapshot__init)
  package static let shape: WireShape? = [
    .string(1, "workout_ids"),
    .message(2, "start_time", nil),
    .message(3, "end_time", nil),
    .string(4, "time_zone"),
    .string(6, "local_date"),
    .message(7, "time_spent", nil),
    .messages(10, "verified", TrainingV1.VerifiedAmount.shape),
    .messages(11, "verified_sets", TrainingV1.VerifiedSet.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    workoutIDs = try arena.strings(c.pointee.n_workout_ids, c.pointee.workout_ids)
    startTime = try arena.decode(c.pointee.start_time)
    endTime = try arena.decode(c.pointee.end_time)
    timeZone = arena.string(c.pointee.time_zone)
    utcOffsetSeconds = c.pointee.utc_offset_seconds
    localDate = arena.string(c.pointee.local_date)
    timeSpent = try arena.decode(c.pointee.time_spent)
    setsDone = c.pointee.sets_done
    points = c.pointee.points
    verified = try arena.decode(c.pointee.n_verified, c.pointee.verified)
    verifiedSets = try arena.decode(c.pointee.n_verified_sets, c.pointee.verified_sets)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_workout_ids = workoutIDs.count
    c.pointee.workout_ids = arena.encode(workoutIDs)
    c.pointee.start_time = arena.encode(optional: startTime)
    c.pointee.end_time = arena.encode(optional: endTime)
    c.pointee.time_zone = arena.encode(timeZone)
    c.pointee.utc_offset_seconds = utcOffsetSeconds
    c.pointee.local_date = arena.encode(localDate)
    c.pointee.time_spent = arena.encode(optional: timeSpent)
    c.pointee.sets_done = setsDone
    c.pointee.points = points
    c.pointee.n_verified = verified.count
    c.pointee.verified = arena.encode(verified)
    c.pointee.n_verified_sets = verifiedSets.count
    c.pointee.verified_sets = arena.encode(verifiedSets)
  }
}

extension TrainingV1.VerifiedAmount: CMessage {
  package typealias CStruct = Titanup__Training__V1__VerifiedAmount
  package static let descriptor = MessageDescriptor(titanup__training__v1__verified_amount__init)
  package static let shape: WireShape? = [
    .string(1, "exercise_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    exerciseID = arena.string(c.pointee.exercise_id)
    unit = .init(rawValue: arena.number(c.pointee.unit))
    amount = c.pointee.amount
    sets = c.pointee.sets
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.exercise_id = arena.encode(exerciseID)
    c.pointee.unit = arena.cEnum(unit.rawValue)
    c.pointee.amount = amount
    c.pointee.sets = sets
  }
}

extension TrainingV1.VerifiedSet: CMessage {
  package typealias CStruct = Titanup__Training__V1__VerifiedSet
  package static let descriptor = MessageDescriptor(titanup__training__v1__verified_set__init)
  package static let shape: WireShape? = [
    .string(1, "exercise_id"),
    .string(2, "counted_as"),
    .message(4, "start_time", nil),
    .message(5, "end_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    exerciseID = arena.string(c.pointee.exercise_id)
    countedAs = arena.string(c.pointee.counted_as)
    amount = c.pointee.amount
    startTime = try arena.decode(c.pointee.start_time)
    endTime = try arena.decode(c.pointee.end_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.exercise_id = arena.encode(exerciseID)
    c.pointee.counted_as = arena.encode(countedAs)
    c.pointee.amount = amount
    c.pointee.start_time = arena.encode(optional: startTime)
    c.pointee.end_time = arena.encode(optional: endTime)
  }
}

extension TrainingV1.PracticeDeleted: CMessage {
  package typealias CStruct = Titanup__Training__V1__PracticeDeleted
  package static let descriptor = MessageDescriptor(titanup__training__v1__practice_deleted__init)
  package static let shape: WireShape? = [
    .message(1, "delete_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    deleteTime = try arena.decode(c.pointee.delete_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.delete_time = arena.encode(optional: deleteTime)
  }
}

extension TrainingV1.PracticeChange: CMessage {
  package typealias CStruct = Titanup__Training__V1__PracticeChange
  package static let descriptor = MessageDescriptor(titanup__training__v1__practice_change__init)
  package static let shape: WireShape? = [
    .string(1, "user_id"),
    .string(2, "practice_id"),
    .message(3, "completed", TrainingV1.PracticeSnapshot.shape, oneof: 1),
    .message(4, "deleted", TrainingV1.PracticeDeleted.shape, oneof: 1),
    .string(5, "cursor"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    userID = arena.string(c.pointee.user_id)
    practiceID = arena.string(c.pointee.practice_id)
    cursor = arena.string(c.pointee.cursor)
    slot = c.pointee.slot
    number = c.pointee.number
    switch c.pointee.change_case.rawValue {
    case 3: change = try arena.decode(c.pointee.completed).map { .completed($0) }
    case 4: change = try arena.decode(c.pointee.deleted).map { .deleted($0) }
    default: change = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.user_id = arena.encode(userID)
    c.pointee.practice_id = arena.encode(practiceID)
    c.pointee.cursor = arena.encode(cursor)
    c.pointee.slot = slot
    c.pointee.number = number
    switch change {
    case .completed(let value):
      c.pointee.change_case = .init(rawValue: 3)
      c.pointee.completed = arena.encode(value)
    case .deleted(let value):
      c.pointee.change_case = .init(rawValue: 4)
      c.pointee.deleted = arena.encode(value)
    case nil: break
    }
  }
}

extension TrainingV1.ListPracticeChangesRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__ListPracticeChangesRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__list_practice_changes_request__init)
  package static let shape: WireShape? = [
    .string(1, "cursor"),
    .string(5, "epoch"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    cursor = arena.string(c.pointee.cursor)
    pageSize = c.pointee.page_size
    slots = arena.scalars(c.pointee.n_slots, c.pointee.slots)
    numbers = arena.scalars(c.pointee.n_numbers, c.pointee.numbers)
    epoch = arena.string(c.pointee.epoch)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.cursor = arena.encode(cursor)
    c.pointee.page_size = pageSize
    c.pointee.n_slots = slots.count
    c.pointee.slots = arena.encode(slots)
    c.pointee.n_numbers = numbers.count
    c.pointee.numbers = arena.encode(numbers)
    c.pointee.epoch = arena.encode(epoch)
  }
}

extension TrainingV1.ListPracticeChangesResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__ListPracticeChangesResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__list_practice_changes_response__init)
  package static let shape: WireShape? = [
    .messages(1, "changes", TrainingV1.PracticeChange.shape),
    .string(2, "next_cursor"),
    .string(3, "epoch"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    changes = try arena.decode(c.pointee.n_changes, c.pointee.changes)
    nextCursor = arena.string(c.pointee.next_cursor)
    epoch = arena.string(c.pointee.epoch)
    isPending = c.pointee.is_pending != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_changes = changes.count
    c.pointee.changes = arena.encode(changes)
    c.pointee.next_cursor = arena.encode(nextCursor)
    c.pointee.epoch = arena.encode(epoch)
    c.pointee.is_pending = isPending ? 1 : 0
  }
}

extension TrainingV1.WatchPracticeChangesRequest: CMessage {
  package typealias CStruct = Titanup__Training__V1__WatchPracticeChangesRequest
  package static let descriptor = MessageDescriptor(titanup__training__v1__watch_practice_changes_request__init)
  package static let shape: WireShape? = [
    .string(1, "cursor"),
    .string(4, "epoch"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    cursor = arena.string(c.pointee.cursor)
    slots = arena.scalars(c.pointee.n_slots, c.pointee.slots)
    numbers = arena.scalars(c.pointee.n_numbers, c.pointee.numbers)
    epoch = arena.string(c.pointee.epoch)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.cursor = arena.encode(cursor)
    c.pointee.n_slots = slots.count
    c.pointee.slots = arena.encode(slots)
    c.pointee.n_numbers = numbers.count
    c.pointee.numbers = arena.encode(numbers)
    c.pointee.epoch = arena.encode(epoch)
  }
}

extension TrainingV1.WatchPracticeChangesResponse: CMessage {
  package typealias CStruct = Titanup__Training__V1__WatchPracticeChangesResponse
  package static let descriptor = MessageDescriptor(titanup__training__v1__watch_practice_changes_response__init)
  package static let shape: WireShape? = [
    .messages(1, "changes", TrainingV1.PracticeChange.shape),
    .string(2, "epoch"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    changes = try arena.decode(c.pointee.n_changes, c.pointee.changes)
    epoch = arena.string(c.pointee.epoch)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_changes = changes.count
    c.pointee.changes = arena.encode(changes)
    c.pointee.epoch = arena.encode(epoch)
  }
}
