package import TitanProto
package import TitanRPC

/// What the home screen reads of other services. The options carry the caller's token, and the deadline.
package protocol HomeReads: Sendable {
  func chart(_ request: SessionsV1.GetActivityChartRequest, _ options: CallOptions) async throws
    -> SessionsV1.GetActivityChartResponse
  func streak(_ request: SessionsV1.GetStreakRequest, _ options: CallOptions) async throws
    -> SessionsV1.GetStreakResponse
  func sessions(_ request: SessionsV1.ListSessionsRequest, _ options: CallOptions) async throws
    -> SessionsV1.ListSessionsResponse
  func awards(_ request: TrophiesV1.ListAwardsRequest, _ options: CallOptions) async throws
    -> TrophiesV1.ListAwardsResponse
  func medals(_ request: TrophiesV1.ListCurrentMedalsRequest, _ options: CallOptions) async throws
    -> TrophiesV1.ListCurrentMedalsResponse
  func level(_ request: TrophiesV1.GetLevelRequest, _ options: CallOptions) async throws
    -> TrophiesV1.GetLevelResponse
  func suggestions(_ request: TrainingV1.SuggestWorkoutsRequest, _ options: CallOptions) async throws
    -> TrainingV1.SuggestWorkoutsResponse
  func trainingWeek(_ request: TrainingV1.GetWeekSummaryRequest, _ options: CallOptions) async throws
    -> TrainingV1.GetWeekSummaryResponse
  func lastWorkout(_ request: TrainingV1.GetLastWorkoutRequest, _ options: CallOptions) async throws
    -> TrainingV1.GetLastWorkoutResponse
  func habits(_ request: HabitsV1.ListHabitsRequest, _ options: CallOptions) async throws
    -> HabitsV1.ListHabitsResponse
  func slogan(_ request: MotivationV1.GetSloganRequest, _ options: CallOptions) async throws
    -> MotivationV1.GetSloganResponse
  func pepTalk(_ request: MotivationV1.GetPepTalkRequest, _ options: CallOptions) async throws
    -> MotivationV1.GetPepTalkResponse
}
