// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/training/v1/training.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanProto
package import TitanRPC

extension TrainingV1 {
  /// The methods of `titanup.training.v1.TrainingService`.
  package enum TrainingServiceMethods {
    package static let listExercises = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "ListExercises", type: .unary, hasNoSideEffects: true)
    package static let getExercise = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "GetExercise", type: .unary, hasNoSideEffects: true)
    package static let listWorkouts = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "ListWorkouts", type: .unary, hasNoSideEffects: true)
    package static let getWorkout = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "GetWorkout", type: .unary, hasNoSideEffects: true)
    package static let createWorkout = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "CreateWorkout", type: .unary, isIdempotent: true)
    package static let updateWorkout = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "UpdateWorkout", type: .unary)
    package static let deleteWorkout = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "DeleteWorkout", type: .unary, isIdempotent: true)
    package static let suggestWorkouts = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "SuggestWorkouts", type: .unary, hasNoSideEffects: true)
    package static let startPractice = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "StartPractice", type: .unary)
    package static let getPractice = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "GetPractice", type: .unary, hasNoSideEffects: true)
    package static let listPractices = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "ListPractices", type: .unary, hasNoSideEffects: true)
    package static let adjustPrescription = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "AdjustPrescription", type: .unary)
    package static let startExercise = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "StartExercise", type: .unary)
    package static let skipPreparation = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "SkipPreparation", type: .unary)
    package static let completeExercise = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "CompleteExercise", type: .unary)
    package static let skipExercise = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "SkipExercise", type: .unary)
    package static let pausePractice = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "PausePractice", type: .unary)
    package static let resumePractice = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "ResumePractice", type: .unary)
    package static let completePractice = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "CompletePractice", type: .unary)
    package static let abandonPractice = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "AbandonPractice", type: .unary)
    package static let updatePractice = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "UpdatePractice", type: .unary)
    package static let deletePractice = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "DeletePractice", type: .unary)
    package static let rateWorkout = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "RateWorkout", type: .unary, isIdempotent: true)
    package static let unrateWorkout = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "UnrateWorkout", type: .unary, isIdempotent: true)
    package static let listRatings = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "ListRatings", type: .unary, hasNoSideEffects: true)
    package static let getPreferences = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "GetPreferences", type: .unary, hasNoSideEffects: true)
    package static let updatePreferences = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "UpdatePreferences", type: .unary)
    package static let getPlan = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "GetPlan", type: .unary, hasNoSideEffects: true)
    package static let setPlan = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "SetPlan", type: .unary, isIdempotent: true)
    package static let createSelection = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "CreateSelection", type: .unary, isIdempotent: true)
    package static let deleteSelection = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "DeleteSelection", type: .unary, isIdempotent: true)
    package static let listSelections = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "ListSelections", type: .unary, hasNoSideEffects: true)
    package static let getDayProgress = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "GetDayProgress", type: .unary, hasNoSideEffects: true)
    package static let getWeekSummary = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "GetWeekSummary", type: .unary, hasNoSideEffects: true)
    package static let getDailyEnergy = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "GetDailyEnergy", type: .unary, hasNoSideEffects: true)
    package static let getLastWorkout = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "GetLastWorkout", type: .unary, hasNoSideEffects: true)
    package static let getTrainingStats = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "GetTrainingStats", type: .unary, hasNoSideEffects: true)
    package static let getFitnessLevel = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "GetFitnessLevel", type: .unary, hasNoSideEffects: true)
    package static let explainScore = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "ExplainScore", type: .unary, hasNoSideEffects: true)
    package static let resetTrainingData = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "ResetTrainingData", type: .unary)
    package static let listMealIdeas = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "ListMealIdeas", type: .unary, hasNoSideEffects: true)
    package static let getMealIdea = MethodDescriptor(
      service: "titanup.training.v1.TrainingService", method: "GetMealIdea", type: .unary, hasNoSideEffects: true)

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.training.v1.TrainingService",
      methods: [listExercises, getExercise, listWorkouts, getWorkout, createWorkout, updateWorkout, deleteWorkout, suggestWorkouts, startPractice, getPractice, listPractices, adjustPrescription, startExercise, skipPreparation, completeExercise, skipExercise, pausePractice, resumePractice, completePractice, abandonPractice, updatePractice, deletePractice, rateWorkout, unrateWorkout, listRatings, getPreferences, updatePreferences, getPlan, setPlan, createSelection, deleteSelection, listSelections, getDayProgress, getWeekSummary, getDailyEnergy, getLastWorkout, getTrainingStats, getFitnessLevel, explainScore, resetTrainingData, listMealIdeas, getMealIdea])
  }
}

extension TrainingV1 {
  /// The methods that users and their devices call. Everything except the catalogues belongs to the account of the access
  /// token.
  ///
  /// Where a date depends on a time zone, the request's `time_zone` (IANA name) decides which date today is; empty means
  /// the user's clock's zone, else that of the newest practice or push-up session, else UTC. INVALID_ARGUMENT ZONE_UNKNOWN
  /// for an unknown one.
  ///
  /// The training service hears of push-up sessions from the sessions service, a moment after they are recorded, changed
  /// or deleted. Days, weeks and periods count them beside practices. A session that began during a completed practice
  /// with push-ups is part of that practice, and isn't counted again.
  ///
  /// Everything in a practice happens when the server hears of it, unless the device was offline: then `start_time` and
  /// each step's `occur_time` say when it happened. The server accepts these times within limits: INVALID_ARGUMENT
  /// TIME_IN_FUTURE, or TIME_TOO_EARLY for a step before the practice's latest step, or for a practice more than 7 days ago.
  /// Practices may be entered in any order, but no moment counts twice: FAILED_PRECONDITION PRACTICE_OVERLAP for a practice
  /// that begins within another one, with `until` in the details, and for a step after the next practice began, with
  /// `from`. A set done in less time than it takes earns only what the time allows; PracticeExercise says so.
  package protocol TrainingServiceProtocol: ReflectedService {
    /// Lists the catalogue of exercises, by id, in pages. INVALID_ARGUMENT PAGE_TOKEN_INVALID for a token from another
    /// list.
    func listExercises(_ request: TrainingV1.ListExercisesRequest, context: ServerContext) async throws -> TrainingV1.ListExercisesResponse

    /// Returns one exercise, with its animation. NOT_FOUND if there is none with this id.
    func getExercise(_ request: TrainingV1.GetExerciseRequest, context: ServerContext) async throws -> TrainingV1.GetExerciseResponse

    /// Lists workouts in pages: the user's own, newest first, then those of the catalogue by id. The list ignores the
    /// user's body mass: only suggestions omit workouts because of it, and say so.
    func listWorkouts(_ request: TrainingV1.ListWorkoutsRequest, context: ServerContext) async throws -> TrainingV1.ListWorkoutsResponse

    /// Returns one workout. NOT_FOUND if there is none with this id, or it belongs to another user.
    func getWorkout(_ request: TrainingV1.GetWorkoutRequest, context: ServerContext) async throws -> TrainingV1.GetWorkoutResponse

    /// Creates a workout of the user's own. The client chooses the id: the same id with the same content returns the
    /// existing workout; with different content, or if that workout was deleted, ALREADY_EXISTS WORKOUT_EXISTS.
    /// INVALID_ARGUMENT with a violation for each wrong field. RESOURCE_EXHAUSTED TOO_MANY_WORKOUTS beyond 200.
    func createWorkout(_ request: TrainingV1.CreateWorkoutRequest, context: ServerContext) async throws -> TrainingV1.CreateWorkoutResponse

    /// Changes one of the user's own workouts. Practices made from it stay as they are. ABORTED ETAG_MISMATCH if it has
    /// changed since the etag; NOT_FOUND also for workouts of the catalogue.
    func updateWorkout(_ request: TrainingV1.UpdateWorkoutRequest, context: ServerContext) async throws -> TrainingV1.UpdateWorkoutResponse

    /// Deletes one of the user's own workouts. Deleting it again is OK. NOT_FOUND if this id never existed.
    func deleteWorkout(_ request: TrainingV1.DeleteWorkoutRequest, context: ServerContext) async throws -> TrainingV1.DeleteWorkoutResponse

    /// Suggests different workouts, drawn at random with weights that each item explains. The same seed with the same
    /// underlying data gives the same result. INVALID_ARGUMENT with a violation for each wrong field. FAILED_PRECONDITION
    /// TOO_FEW_ELIGIBLE if nothing is left to draw from; the details say why.
    func suggestWorkouts(_ request: TrainingV1.SuggestWorkoutsRequest, context: ServerContext) async throws -> TrainingV1.SuggestWorkoutsResponse

    /// Starts a practice: every set of the workouts, adapted to the fitness score, is READY. The client chooses the id:
    /// the same id with the same content returns the first response again, however the practice has continued since; with
    /// different content, ALREADY_EXISTS PRACTICE_EXISTS. FAILED_PRECONDITION PRACTICE_RUNNING while another one is open;
    /// the details' `practice_id` names it. FAILED_PRECONDITION PRACTICE_OVERLAP for a `start_time` within another practice
    /// or before the last reset of fitness; the details' `until` says when that was over. INVALID_ARGUMENT with a violation
    /// for each wrong field, including WORKOUT_UNKNOWN, TIME_IN_FUTURE and TIME_TOO_EARLY.
    func startPractice(_ request: TrainingV1.StartPracticeRequest, context: ServerContext) async throws -> TrainingV1.StartPracticeResponse

    /// Returns one practice in its current state: the server notices by itself that a countdown has run out. NOT_FOUND.
    func getPractice(_ request: TrainingV1.GetPracticeRequest, context: ServerContext) async throws -> TrainingV1.GetPracticeResponse

    /// Lists practices, newest first, in pages.
    func listPractices(_ request: TrainingV1.ListPracticesRequest, context: ServerContext) async throws -> TrainingV1.ListPracticesResponse

    /// Sets the amount of an exercise before it starts, 1 to 4 times the suggestion. FAILED_PRECONDITION EXERCISE_STARTED.
    /// INVALID_ARGUMENT OUT_OF_RANGE. NOT_FOUND, BAD_TRANSITION as in SkipPreparation.
    func adjustPrescription(_ request: TrainingV1.AdjustPrescriptionRequest, context: ServerContext) async throws -> TrainingV1.AdjustPrescriptionResponse

    /// Starts the preparation of an exercise; with a countdown of 0, the exercise itself. FAILED_PRECONDITION
    /// BAD_TRANSITION if it isn't READY, if another one is in progress, or during a pause.
    func startExercise(_ request: TrainingV1.StartExerciseRequest, context: ServerContext) async throws -> TrainingV1.StartExerciseResponse

    /// Starts an exercise at once; has no effect if it has started. FAILED_PRECONDITION BAD_TRANSITION with `from` and
    /// `to` if the exercise or the practice is over; if another exercise is in progress, `in_progress` has its index.
    func skipPreparation(_ request: TrainingV1.SkipPreparationRequest, context: ServerContext) async throws -> TrainingV1.SkipPreparationResponse

    /// Completes an ACTIVE exercise. FAILED_PRECONDITION BAD_TRANSITION if it isn't ACTIVE, or during a pause.
    /// INVALID_ARGUMENT OUT_OF_RANGE for a count outside of 1 to 10000.
    ///
    /// With a receipt, the set is verified. PERMISSION_DENIED RECEIPT_INVALID for anything that isn't an unaltered receipt of
    /// the pose service, RECEIPT_WRONG_USER for another account's. INVALID_ARGUMENT RECEIPT_OF_OTHER_EXERCISE unless it is
    /// of what the exercise is counted as, RECEIPT_COUNT_DIFFERS if `done_amount` is neither 0 nor its count,
    /// RECEIPT_EMPTY if it counts nothing, RECEIPT_OUTSIDE_SET unless its stream began during this practice, and its
    /// repetitions came after those of the earlier receipts and at most 2 minutes before or after the set.
    /// ALREADY_EXISTS RECEIPT_USED if another set of the practice has its stream; as no moment is part of two practices, no
    /// stream is. A push-up session with the same receipt is part of the practice. UNAVAILABLE RECEIPT_KEYS_UNAVAILABLE if
    /// the pose service is needed for an unknown key, and can't be reached.
    func completeExercise(_ request: TrainingV1.CompleteExerciseRequest, context: ServerContext) async throws -> TrainingV1.CompleteExerciseResponse

    /// Skips an exercise at any time before it is DONE; has no effect if it was skipped. FAILED_PRECONDITION
    /// BAD_TRANSITION.
    func skipExercise(_ request: TrainingV1.SkipExerciseRequest, context: ServerContext) async throws -> TrainingV1.SkipExerciseResponse

    /// Stops the clock, also that of a countdown. Has no effect during a pause. FAILED_PRECONDITION BAD_TRANSITION if the
    /// practice is over.
    func pausePractice(_ request: TrainingV1.PausePracticeRequest, context: ServerContext) async throws -> TrainingV1.PausePracticeResponse

    /// Resumes the clock where it stopped. Has no effect if there is no pause. FAILED_PRECONDITION BAD_TRANSITION if the
    /// practice is over.
    func resumePractice(_ request: TrainingV1.ResumePracticeRequest, context: ServerContext) async throws -> TrainingV1.ResumePracticeResponse

    /// Completes a practice and credits it, once: unfinished sets count as skipped. A retry with the request id returns
    /// the first response, even if the practice was deleted since. FAILED_PRECONDITION NOTHING_COMPLETED if no exercise is
    /// DONE, BAD_TRANSITION if the practice is over.
    func completePractice(_ request: TrainingV1.CompletePracticeRequest, context: ServerContext) async throws -> TrainingV1.CompletePracticeResponse

    /// Abandons a practice. It stays in the history, without credit. FAILED_PRECONDITION BAD_TRANSITION if it is over.
    func abandonPractice(_ request: TrainingV1.AbandonPracticeRequest, context: ServerContext) async throws -> TrainingV1.AbandonPracticeResponse

    /// Corrects a finished practice: time spent, muscles, note. ABORTED ETAG_MISMATCH if it has changed since the etag.
    /// FAILED_PRECONDITION PRACTICE_OPEN until it is over. INVALID_ARGUMENT with a violation for each wrong field.
    func updatePractice(_ request: TrainingV1.UpdatePracticeRequest, context: ServerContext) async throws -> TrainingV1.UpdatePracticeResponse

    /// Deletes a practice and undoes its effects: on the day's energy and muscles, the week and fitness. Deleting it again
    /// is OK. NOT_FOUND if this id never existed.
    func deletePractice(_ request: TrainingV1.DeletePracticeRequest, context: ServerContext) async throws -> TrainingV1.DeletePracticeResponse

    /// Rates a workout. The same rating again changes nothing. INVALID_ARGUMENT OUT_OF_RANGE outside of 1 to 5. NOT_FOUND.
    func rateWorkout(_ request: TrainingV1.RateWorkoutRequest, context: ServerContext) async throws -> TrainingV1.RateWorkoutResponse

    /// Removes a rating; OK if there is none.
    func unrateWorkout(_ request: TrainingV1.UnrateWorkoutRequest, context: ServerContext) async throws -> TrainingV1.UnrateWorkoutResponse

    /// Lists ratings, newest first, in pages.
    func listRatings(_ request: TrainingV1.ListRatingsRequest, context: ServerContext) async throws -> TrainingV1.ListRatingsResponse

    /// Returns how the user likes to train.
    func getPreferences(_ request: TrainingV1.GetPreferencesRequest, context: ServerContext) async throws -> TrainingV1.GetPreferencesResponse

    /// Changes the preferences. Practices that have begun keep their countdown. ABORTED ETAG_MISMATCH. INVALID_ARGUMENT
    /// with a violation for each wrong field, or for a path that isn't a preference.
    func updatePreferences(_ request: TrainingV1.UpdatePreferencesRequest, context: ServerContext) async throws -> TrainingV1.UpdatePreferencesResponse

    /// Returns the user's goals; by default those that suit their fitness class.
    func getPlan(_ request: TrainingV1.GetPlanRequest, context: ServerContext) async throws -> TrainingV1.GetPlanResponse

    /// Sets the plan. INVALID_ARGUMENT with a violation for each wrong field.
    func setPlan(_ request: TrainingV1.SetPlanRequest, context: ServerContext) async throws -> TrainingV1.SetPlanResponse

    /// Selects a workout for a date. The same choice again returns the existing selection. RESOURCE_EXHAUSTED
    /// TOO_MANY_SELECTIONS beyond 20 for one date. INVALID_ARGUMENT with a violation for each wrong field.
    func createSelection(_ request: TrainingV1.CreateSelectionRequest, context: ServerContext) async throws -> TrainingV1.CreateSelectionResponse

    /// Removes a selection; completed training stays. Deleting it again is OK. NOT_FOUND if this id never existed.
    func deleteSelection(_ request: TrainingV1.DeleteSelectionRequest, context: ServerContext) async throws -> TrainingV1.DeleteSelectionResponse

    /// Lists the selections of a range of dates, oldest first. INVALID_ARGUMENT RANGE_INVALID for dates in the wrong order
    /// or more than 400 of them.
    func listSelections(_ request: TrainingV1.ListSelectionsRequest, context: ServerContext) async throws -> TrainingV1.ListSelectionsResponse

    /// Returns the selections, practices and worked muscles of a date.
    func getDayProgress(_ request: TrainingV1.GetDayProgressRequest, context: ServerContext) async throws -> TrainingV1.GetDayProgressResponse

    /// Summarises the week of a date, weekday by weekday, and the seven dates up to it.
    func getWeekSummary(_ request: TrainingV1.GetWeekSummaryRequest, context: ServerContext) async throws -> TrainingV1.GetWeekSummaryResponse

    /// Returns the energy per date, with its range; or the reason why it is missing if no weight is known.
    /// INVALID_ARGUMENT RANGE_INVALID for dates in the wrong order or more than 400 of them.
    func getDailyEnergy(_ request: TrainingV1.GetDailyEnergyRequest, context: ServerContext) async throws -> TrainingV1.GetDailyEnergyResponse

    /// Returns the newest completed practice, the newest push-up session, and the time of the newer one; empty if there is
    /// none.
    func getLastWorkout(_ request: TrainingV1.GetLastWorkoutRequest, context: ServerContext) async throws -> TrainingV1.GetLastWorkoutResponse

    /// Returns statistics of a week, two weeks or a month, as data and in words. INVALID_ARGUMENT PERIOD_UNKNOWN.
    func getTrainingStats(_ request: TrainingV1.GetTrainingStatsRequest, context: ServerContext) async throws -> TrainingV1.GetTrainingStatsResponse

    /// Returns class and score, and their history.
    func getFitnessLevel(_ request: TrainingV1.GetFitnessLevelRequest, context: ServerContext) async throws -> TrainingV1.GetFitnessLevelResponse

    /// Explains step by step how a practice was credited. NOT_FOUND. FAILED_PRECONDITION PRACTICE_OPEN until it is over.
    func explainScore(_ request: TrainingV1.ExplainScoreRequest, context: ServerContext) async throws -> TrainingV1.ExplainScoreResponse

    /// Resets training data: by default fitness, countdown and ratings. INVALID_ARGUMENT for an unknown scope.
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED for HISTORY without a recent sign-in.
    func resetTrainingData(_ request: TrainingV1.ResetTrainingDataRequest, context: ServerContext) async throws -> TrainingV1.ResetTrainingDataResponse

    /// Lists ideas for meals, by id, in pages. They are ideas, not dietary advice.
    func listMealIdeas(_ request: TrainingV1.ListMealIdeasRequest, context: ServerContext) async throws -> TrainingV1.ListMealIdeasResponse

    /// Returns one idea for a meal. NOT_FOUND.
    func getMealIdea(_ request: TrainingV1.GetMealIdeaRequest, context: ServerContext) async throws -> TrainingV1.GetMealIdeaResponse
  }
}

extension TrainingV1.TrainingServiceProtocol {
  package static var descriptor: ServiceDescriptor { TrainingV1.TrainingServiceMethods.descriptor }
  package static var protoFiles: [FileEntry] { TrainingV1.protoFiles }

  package func registerMethods(with router: inout RPCRouter) {
    router.unary(TrainingV1.TrainingServiceMethods.listExercises) {
      try await listExercises($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.getExercise) {
      try await getExercise($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.listWorkouts) {
      try await listWorkouts($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.getWorkout) {
      try await getWorkout($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.createWorkout) {
      try await createWorkout($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.updateWorkout) {
      try await updateWorkout($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.deleteWorkout) {
      try await deleteWorkout($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.suggestWorkouts) {
      try await suggestWorkouts($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.startPractice) {
      try await startPractice($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.getPractice) {
      try await getPractice($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.listPractices) {
      try await listPractices($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.adjustPrescription) {
      try await adjustPrescription($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.startExercise) {
      try await startExercise($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.skipPreparation) {
      try await skipPreparation($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.completeExercise) {
      try await completeExercise($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.skipExercise) {
      try await skipExercise($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.pausePractice) {
      try await pausePractice($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.resumePractice) {
      try await resumePractice($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.completePractice) {
      try await completePractice($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.abandonPractice) {
      try await abandonPractice($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.updatePractice) {
      try await updatePractice($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.deletePractice) {
      try await deletePractice($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.rateWorkout) {
      try await rateWorkout($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.unrateWorkout) {
      try await unrateWorkout($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.listRatings) {
      try await listRatings($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.getPreferences) {
      try await getPreferences($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.updatePreferences) {
      try await updatePreferences($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.getPlan) {
      try await getPlan($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.setPlan) {
      try await setPlan($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.createSelection) {
      try await createSelection($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.deleteSelection) {
      try await deleteSelection($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.listSelections) {
      try await listSelections($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.getDayProgress) {
      try await getDayProgress($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.getWeekSummary) {
      try await getWeekSummary($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.getDailyEnergy) {
      try await getDailyEnergy($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.getLastWorkout) {
      try await getLastWorkout($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.getTrainingStats) {
      try await getTrainingStats($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.getFitnessLevel) {
      try await getFitnessLevel($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.explainScore) {
      try await explainScore($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.resetTrainingData) {
      try await resetTrainingData($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.listMealIdeas) {
      try await listMealIdeas($0, context: $1)
    }
    router.unary(TrainingV1.TrainingServiceMethods.getMealIdea) {
      try await getMealIdea($0, context: $1)
    }
  }
}

extension TrainingV1 {
  /// Calls `titanup.training.v1.TrainingService` over a channel.
  package struct TrainingServiceClient: Sendable {
    private let channel: any RPCChannel
    private let options: CallOptions

    /// - Parameter options: those of every call that names none of its own.
    package init(channel: any RPCChannel, options: CallOptions = .init()) {
      self.channel = channel
      self.options = options
    }

    /// Lists the catalogue of exercises, by id, in pages. INVALID_ARGUMENT PAGE_TOKEN_INVALID for a token from another
    /// list.
    package func listExercises(
      _ request: TrainingV1.ListExercisesRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.ListExercisesResponse {
      try await channel.unary(TrainingServiceMethods.listExercises, request, options ?? self.options)
    }

    /// Returns one exercise, with its animation. NOT_FOUND if there is none with this id.
    package func getExercise(
      _ request: TrainingV1.GetExerciseRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.GetExerciseResponse {
      try await channel.unary(TrainingServiceMethods.getExercise, request, options ?? self.options)
    }

    /// Lists workouts in pages: the user's own, newest first, then those of the catalogue by id. The list ignores the
    /// user's body mass: only suggestions omit workouts because of it, and say so.
    package func listWorkouts(
      _ request: TrainingV1.ListWorkoutsRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.ListWorkoutsResponse {
      try await channel.unary(TrainingServiceMethods.listWorkouts, request, options ?? self.options)
    }

    /// Returns one workout. NOT_FOUND if there is none with this id, or it belongs to another user.
    package func getWorkout(
      _ request: TrainingV1.GetWorkoutRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.GetWorkoutResponse {
      try await channel.unary(TrainingServiceMethods.getWorkout, request, options ?? self.options)
    }

    /// Creates a workout of the user's own. The client chooses the id: the same id with the same content returns the
    /// existing workout; with different content, or if that workout was deleted, ALREADY_EXISTS WORKOUT_EXISTS.
    /// INVALID_ARGUMENT with a violation for each wrong field. RESOURCE_EXHAUSTED TOO_MANY_WORKOUTS beyond 200.
    package func createWorkout(
      _ request: TrainingV1.CreateWorkoutRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.CreateWorkoutResponse {
      try await channel.unary(TrainingServiceMethods.createWorkout, request, options ?? self.options)
    }

    /// Changes one of the user's own workouts. Practices made from it stay as they are. ABORTED ETAG_MISMATCH if it has
    /// changed since the etag; NOT_FOUND also for workouts of the catalogue.
    package func updateWorkout(
      _ request: TrainingV1.UpdateWorkoutRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.UpdateWorkoutResponse {
      try await channel.unary(TrainingServiceMethods.updateWorkout, request, options ?? self.options)
    }

    /// Deletes one of the user's own workouts. Deleting it again is OK. NOT_FOUND if this id never existed.
    package func deleteWorkout(
      _ request: TrainingV1.DeleteWorkoutRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.DeleteWorkoutResponse {
      try await channel.unary(TrainingServiceMethods.deleteWorkout, request, options ?? self.options)
    }

    /// Suggests different workouts, drawn at random with weights that each item explains. The same seed with the same
    /// underlying data gives the same result. INVALID_ARGUMENT with a violation for each wrong field. FAILED_PRECONDITION
    /// TOO_FEW_ELIGIBLE if nothing is left to draw from; the details say why.
    package func suggestWorkouts(
      _ request: TrainingV1.SuggestWorkoutsRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.SuggestWorkoutsResponse {
      try await channel.unary(TrainingServiceMethods.suggestWorkouts, request, options ?? self.options)
    }

    /// Starts a practice: every set of the workouts, adapted to the fitness score, is READY. The client chooses the id:
    /// the same id with the same content returns the first response again, however the practice has continued since; with
    /// different content, ALREADY_EXISTS PRACTICE_EXISTS. FAILED_PRECONDITION PRACTICE_RUNNING while another one is open;
    /// the details' `practice_id` names it. FAILED_PRECONDITION PRACTICE_OVERLAP for a `start_time` within another practice
    /// or before the last reset of fitness; the details' `until` says when that was over. INVALID_ARGUMENT with a violation
    /// for each wrong field, including WORKOUT_UNKNOWN, TIME_IN_FUTURE and TIME_TOO_EARLY.
    package func startPractice(
      _ request: TrainingV1.StartPracticeRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.StartPracticeResponse {
      try await channel.unary(TrainingServiceMethods.startPractice, request, options ?? self.options)
    }

    /// Returns one practice in its current state: the server notices by itself that a countdown has run out. NOT_FOUND.
    package func getPractice(
      _ request: TrainingV1.GetPracticeRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.GetPracticeResponse {
      try await channel.unary(TrainingServiceMethods.getPractice, request, options ?? self.options)
    }

    /// Lists practices, newest first, in pages.
    package func listPractices(
      _ request: TrainingV1.ListPracticesRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.ListPracticesResponse {
      try await channel.unary(TrainingServiceMethods.listPractices, request, options ?? self.options)
    }

    /// Sets the amount of an exercise before it starts, 1 to 4 times the suggestion. FAILED_PRECONDITION EXERCISE_STARTED.
    /// INVALID_ARGUMENT OUT_OF_RANGE. NOT_FOUND, BAD_TRANSITION as in SkipPreparation.
    package func adjustPrescription(
      _ request: TrainingV1.AdjustPrescriptionRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.AdjustPrescriptionResponse {
      try await channel.unary(TrainingServiceMethods.adjustPrescription, request, options ?? self.options)
    }

    /// Starts the preparation of an exercise; with a countdown of 0, the exercise itself. FAILED_PRECONDITION
    /// BAD_TRANSITION if it isn't READY, if another one is in progress, or during a pause.
    package func startExercise(
      _ request: TrainingV1.StartExerciseRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.StartExerciseResponse {
      try await channel.unary(TrainingServiceMethods.startExercise, request, options ?? self.options)
    }

    /// Starts an exercise at once; has no effect if it has started. FAILED_PRECONDITION BAD_TRANSITION with `from` and
    /// `to` if the exercise or the practice is over; if another exercise is in progress, `in_progress` has its index.
    package func skipPreparation(
      _ request: TrainingV1.SkipPreparationRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.SkipPreparationResponse {
      try await channel.unary(TrainingServiceMethods.skipPreparation, request, options ?? self.options)
    }

    /// Completes an ACTIVE exercise. FAILED_PRECONDITION BAD_TRANSITION if it isn't ACTIVE, or during a pause.
    /// INVALID_ARGUMENT OUT_OF_RANGE for a count outside of 1 to 10000.
    ///
    /// With a receipt, the set is verified. PERMISSION_DENIED RECEIPT_INVALID for anything that isn't an unaltered receipt of
    /// the pose service, RECEIPT_WRONG_USER for another account's. INVALID_ARGUMENT RECEIPT_OF_OTHER_EXERCISE unless it is
    /// of what the exercise is counted as, RECEIPT_COUNT_DIFFERS if `done_amount` is neither 0 nor its count,
    /// RECEIPT_EMPTY if it counts nothing, RECEIPT_OUTSIDE_SET unless its stream began during this practice, and its
    /// repetitions came after those of the earlier receipts and at most 2 minutes before or after the set.
    /// ALREADY_EXISTS RECEIPT_USED if another set of the practice has its stream; as no moment is part of two practices, no
    /// stream is. A push-up session with the same receipt is part of the practice. UNAVAILABLE RECEIPT_KEYS_UNAVAILABLE if
    /// the pose service is needed for an unknown key, and can't be reached.
    package func completeExercise(
      _ request: TrainingV1.CompleteExerciseRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.CompleteExerciseResponse {
      try await channel.unary(TrainingServiceMethods.completeExercise, request, options ?? self.options)
    }

    /// Skips an exercise at any time before it is DONE; has no effect if it was skipped. FAILED_PRECONDITION
    /// BAD_TRANSITION.
    package func skipExercise(
      _ request: TrainingV1.SkipExerciseRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.SkipExerciseResponse {
      try await channel.unary(TrainingServiceMethods.skipExercise, request, options ?? self.options)
    }

    /// Stops the clock, also that of a countdown. Has no effect during a pause. FAILED_PRECONDITION BAD_TRANSITION if the
    /// practice is over.
    package func pausePractice(
      _ request: TrainingV1.PausePracticeRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.PausePracticeResponse {
      try await channel.unary(TrainingServiceMethods.pausePractice, request, options ?? self.options)
    }

    /// Resumes the clock where it stopped. Has no effect if there is no pause. FAILED_PRECONDITION BAD_TRANSITION if the
    /// practice is over.
    package func resumePractice(
      _ request: TrainingV1.ResumePracticeRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.ResumePracticeResponse {
      try await channel.unary(TrainingServiceMethods.resumePractice, request, options ?? self.options)
    }

    /// Completes a practice and credits it, once: unfinished sets count as skipped. A retry with the request id returns
    /// the first response, even if the practice was deleted since. FAILED_PRECONDITION NOTHING_COMPLETED if no exercise is
    /// DONE, BAD_TRANSITION if the practice is over.
    package func completePractice(
      _ request: TrainingV1.CompletePracticeRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.CompletePracticeResponse {
      try await channel.unary(TrainingServiceMethods.completePractice, request, options ?? self.options)
    }

    /// Abandons a practice. It stays in the history, without credit. FAILED_PRECONDITION BAD_TRANSITION if it is over.
    package func abandonPractice(
      _ request: TrainingV1.AbandonPracticeRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.AbandonPracticeResponse {
      try await channel.unary(TrainingServiceMethods.abandonPractice, request, options ?? self.options)
    }

    /// Corrects a finished practice: time spent, muscles, note. ABORTED ETAG_MISMATCH if it has changed since the etag.
    /// FAILED_PRECONDITION PRACTICE_OPEN until it is over. INVALID_ARGUMENT with a violation for each wrong field.
    package func updatePractice(
      _ request: TrainingV1.UpdatePracticeRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.UpdatePracticeResponse {
      try await channel.unary(TrainingServiceMethods.updatePractice, request, options ?? self.options)
    }

    /// Deletes a practice and undoes its effects: on the day's energy and muscles, the week and fitness. Deleting it again
    /// is OK. NOT_FOUND if this id never existed.
    package func deletePractice(
      _ request: TrainingV1.DeletePracticeRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.DeletePracticeResponse {
      try await channel.unary(TrainingServiceMethods.deletePractice, request, options ?? self.options)
    }

    /// Rates a workout. The same rating again changes nothing. INVALID_ARGUMENT OUT_OF_RANGE outside of 1 to 5. NOT_FOUND.
    package func rateWorkout(
      _ request: TrainingV1.RateWorkoutRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.RateWorkoutResponse {
      try await channel.unary(TrainingServiceMethods.rateWorkout, request, options ?? self.options)
    }

    /// Removes a rating; OK if there is none.
    package func unrateWorkout(
      _ request: TrainingV1.UnrateWorkoutRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.UnrateWorkoutResponse {
      try await channel.unary(TrainingServiceMethods.unrateWorkout, request, options ?? self.options)
    }

    /// Lists ratings, newest first, in pages.
    package func listRatings(
      _ request: TrainingV1.ListRatingsRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.ListRatingsResponse {
      try await channel.unary(TrainingServiceMethods.listRatings, request, options ?? self.options)
    }

    /// Returns how the user likes to train.
    package func getPreferences(
      _ request: TrainingV1.GetPreferencesRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.GetPreferencesResponse {
      try await channel.unary(TrainingServiceMethods.getPreferences, request, options ?? self.options)
    }

    /// Changes the preferences. Practices that have begun keep their countdown. ABORTED ETAG_MISMATCH. INVALID_ARGUMENT
    /// with a violation for each wrong field, or for a path that isn't a preference.
    package func updatePreferences(
      _ request: TrainingV1.UpdatePreferencesRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.UpdatePreferencesResponse {
      try await channel.unary(TrainingServiceMethods.updatePreferences, request, options ?? self.options)
    }

    /// Returns the user's goals; by default those that suit their fitness class.
    package func getPlan(
      _ request: TrainingV1.GetPlanRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.GetPlanResponse {
      try await channel.unary(TrainingServiceMethods.getPlan, request, options ?? self.options)
    }

    /// Sets the plan. INVALID_ARGUMENT with a violation for each wrong field.
    package func setPlan(
      _ request: TrainingV1.SetPlanRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.SetPlanResponse {
      try await channel.unary(TrainingServiceMethods.setPlan, request, options ?? self.options)
    }

    /// Selects a workout for a date. The same choice again returns the existing selection. RESOURCE_EXHAUSTED
    /// TOO_MANY_SELECTIONS beyond 20 for one date. INVALID_ARGUMENT with a violation for each wrong field.
    package func createSelection(
      _ request: TrainingV1.CreateSelectionRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.CreateSelectionResponse {
      try await channel.unary(TrainingServiceMethods.createSelection, request, options ?? self.options)
    }

    /// Removes a selection; completed training stays. Deleting it again is OK. NOT_FOUND if this id never existed.
    package func deleteSelection(
      _ request: TrainingV1.DeleteSelectionRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.DeleteSelectionResponse {
      try await channel.unary(TrainingServiceMethods.deleteSelection, request, options ?? self.options)
    }

    /// Lists the selections of a range of dates, oldest first. INVALID_ARGUMENT RANGE_INVALID for dates in the wrong order
    /// or more than 400 of them.
    package func listSelections(
      _ request: TrainingV1.ListSelectionsRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.ListSelectionsResponse {
      try await channel.unary(TrainingServiceMethods.listSelections, request, options ?? self.options)
    }

    /// Returns the selections, practices and worked muscles of a date.
    package func getDayProgress(
      _ request: TrainingV1.GetDayProgressRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.GetDayProgressResponse {
      try await channel.unary(TrainingServiceMethods.getDayProgress, request, options ?? self.options)
    }

    /// Summarises the week of a date, weekday by weekday, and the seven dates up to it.
    package func getWeekSummary(
      _ request: TrainingV1.GetWeekSummaryRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.GetWeekSummaryResponse {
      try await channel.unary(TrainingServiceMethods.getWeekSummary, request, options ?? self.options)
    }

    /// Returns the energy per date, with its range; or the reason why it is missing if no weight is known.
    /// INVALID_ARGUMENT RANGE_INVALID for dates in the wrong order or more than 400 of them.
    package func getDailyEnergy(
      _ request: TrainingV1.GetDailyEnergyRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.GetDailyEnergyResponse {
      try await channel.unary(TrainingServiceMethods.getDailyEnergy, request, options ?? self.options)
    }

    /// Returns the newest completed practice, the newest push-up session, and the time of the newer one; empty if there is
    /// none.
    package func getLastWorkout(
      _ request: TrainingV1.GetLastWorkoutRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.GetLastWorkoutResponse {
      try await channel.unary(TrainingServiceMethods.getLastWorkout, request, options ?? self.options)
    }

    /// Returns statistics of a week, two weeks or a month, as data and in words. INVALID_ARGUMENT PERIOD_UNKNOWN.
    package func getTrainingStats(
      _ request: TrainingV1.GetTrainingStatsRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.GetTrainingStatsResponse {
      try await channel.unary(TrainingServiceMethods.getTrainingStats, request, options ?? self.options)
    }

    /// Returns class and score, and their history.
    package func getFitnessLevel(
      _ request: TrainingV1.GetFitnessLevelRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.GetFitnessLevelResponse {
      try await channel.unary(TrainingServiceMethods.getFitnessLevel, request, options ?? self.options)
    }

    /// Explains step by step how a practice was credited. NOT_FOUND. FAILED_PRECONDITION PRACTICE_OPEN until it is over.
    package func explainScore(
      _ request: TrainingV1.ExplainScoreRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.ExplainScoreResponse {
      try await channel.unary(TrainingServiceMethods.explainScore, request, options ?? self.options)
    }

    /// Resets training data: by default fitness, countdown and ratings. INVALID_ARGUMENT for an unknown scope.
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED for HISTORY without a recent sign-in.
    package func resetTrainingData(
      _ request: TrainingV1.ResetTrainingDataRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.ResetTrainingDataResponse {
      try await channel.unary(TrainingServiceMethods.resetTrainingData, request, options ?? self.options)
    }

    /// Lists ideas for meals, by id, in pages. They are ideas, not dietary advice.
    package func listMealIdeas(
      _ request: TrainingV1.ListMealIdeasRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.ListMealIdeasResponse {
      try await channel.unary(TrainingServiceMethods.listMealIdeas, request, options ?? self.options)
    }

    /// Returns one idea for a meal. NOT_FOUND.
    package func getMealIdea(
      _ request: TrainingV1.GetMealIdeaRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.GetMealIdeaResponse {
      try await channel.unary(TrainingServiceMethods.getMealIdea, request, options ?? self.options)
    }
  }
}

extension TrainingV1 {
  /// The methods of `titanup.training.v1.TrainingFeedService`.
  package enum TrainingFeedServiceMethods {
    package static let listPracticeChanges = MethodDescriptor(
      service: "titanup.training.v1.TrainingFeedService", method: "ListPracticeChanges", type: .unary, hasNoSideEffects: true)
    package static let watchPracticeChanges = MethodDescriptor(
      service: "titanup.training.v1.TrainingFeedService", method: "WatchPracticeChanges", type: .serverStreaming)

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.training.v1.TrainingFeedService",
      methods: [listPracticeChanges, watchPracticeChanges])
  }
}

extension TrainingV1 {
  /// The methods that only TitanUp's own services call: every change to completed practices, in an order that never skips
  /// a change whose transaction commits late. A change may be sent twice; the newest change of a practice wins.
  package protocol TrainingFeedServiceProtocol: ReflectedService {
    /// Returns a page of changes after a cursor, or in some slots after the follower's number in each. A change's slot
    /// comes from its user, so several processes can share a feed. PERMISSION_DENIED for users. FAILED_PRECONDITION
    /// EPOCH_CHANGED if the position is from another epoch: the follower must start from the beginning. INVALID_ARGUMENT
    /// CURSOR_INVALID for anything that isn't a position.
    func listPracticeChanges(_ request: TrainingV1.ListPracticeChangesRequest, context: ServerContext) async throws -> TrainingV1.ListPracticeChangesResponse

    /// The same as an endless stream: the changes since the cursor, then every new one. Errors as in ListPracticeChanges,
    /// and UNAVAILABLE SHUTTING_DOWN when the server stops. The initial metadata arrives as soon as the stream is
    /// watching.
    func watchPracticeChanges(
      _ request: TrainingV1.WatchPracticeChangesRequest, response: RPCWriter<TrainingV1.WatchPracticeChangesResponse>, context: ServerContext
    ) async throws
  }
}

extension TrainingV1.TrainingFeedServiceProtocol {
  package static var descriptor: ServiceDescriptor { TrainingV1.TrainingFeedServiceMethods.descriptor }
  package static var protoFiles: [FileEntry] { TrainingV1.protoFiles }

  package func registerMethods(with router: inout RPCRouter) {
    router.unary(TrainingV1.TrainingFeedServiceMethods.listPracticeChanges) {
      try await listPracticeChanges($0, context: $1)
    }
    router.serverStreaming(TrainingV1.TrainingFeedServiceMethods.watchPracticeChanges) {
      try await watchPracticeChanges($0, response: $1, context: $2)
    }
  }
}

extension TrainingV1 {
  /// Calls `titanup.training.v1.TrainingFeedService` over a channel.
  package struct TrainingFeedServiceClient: Sendable {
    private let channel: any RPCChannel
    private let options: CallOptions

    /// - Parameter options: those of every call that names none of its own.
    package init(channel: any RPCChannel, options: CallOptions = .init()) {
      self.channel = channel
      self.options = options
    }

    /// Returns a page of changes after a cursor, or in some slots after the follower's number in each. A change's slot
    /// comes from its user, so several processes can share a feed. PERMISSION_DENIED for users. FAILED_PRECONDITION
    /// EPOCH_CHANGED if the position is from another epoch: the follower must start from the beginning. INVALID_ARGUMENT
    /// CURSOR_INVALID for anything that isn't a position.
    package func listPracticeChanges(
      _ request: TrainingV1.ListPracticeChangesRequest, options: CallOptions? = nil
    ) async throws -> TrainingV1.ListPracticeChangesResponse {
      try await channel.unary(TrainingFeedServiceMethods.listPracticeChanges, request, options ?? self.options)
    }

    /// The same as an endless stream: the changes since the cursor, then every new one. Errors as in ListPracticeChanges,
    /// and UNAVAILABLE SHUTTING_DOWN when the server stops. The initial metadata arrives as soon as the stream is
    /// watching.
    package func watchPracticeChanges<Result>(
      _ request: TrainingV1.WatchPracticeChangesRequest, options: CallOptions? = nil,
      _ body: (RPCAsyncSequence<TrainingV1.WatchPracticeChangesResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.serverStreaming(TrainingFeedServiceMethods.watchPracticeChanges, request, options ?? self.options, body)
    }
  }
}
