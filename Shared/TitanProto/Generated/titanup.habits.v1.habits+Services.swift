// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/habits/v1/habits.proto. Not to be edited: `deploy/dev generate` writes it anew.

package import TitanRPC

extension HabitsV1 {
  /// The methods of `titanup.habits.v1.HabitsService`.
  package enum HabitsServiceMethods {
    package static let createHabit = MethodDescriptor(
      service: "titanup.habits.v1.HabitsService", method: "CreateHabit", type: .unary)
    package static let getHabit = MethodDescriptor(
      service: "titanup.habits.v1.HabitsService", method: "GetHabit", type: .unary, isIdempotent: true)
    package static let listHabits = MethodDescriptor(
      service: "titanup.habits.v1.HabitsService", method: "ListHabits", type: .unary, isIdempotent: true)
    package static let updateHabit = MethodDescriptor(
      service: "titanup.habits.v1.HabitsService", method: "UpdateHabit", type: .unary)
    package static let deleteHabit = MethodDescriptor(
      service: "titanup.habits.v1.HabitsService", method: "DeleteHabit", type: .unary, isIdempotent: true)
    package static let undeleteHabit = MethodDescriptor(
      service: "titanup.habits.v1.HabitsService", method: "UndeleteHabit", type: .unary)
    package static let reorderHabits = MethodDescriptor(
      service: "titanup.habits.v1.HabitsService", method: "ReorderHabits", type: .unary, isIdempotent: true)
    package static let recordHabit = MethodDescriptor(
      service: "titanup.habits.v1.HabitsService", method: "RecordHabit", type: .unary)
    package static let setHabitValue = MethodDescriptor(
      service: "titanup.habits.v1.HabitsService", method: "SetHabitValue", type: .unary)
    package static let skipHabit = MethodDescriptor(
      service: "titanup.habits.v1.HabitsService", method: "SkipHabit", type: .unary)
    package static let deleteRecord = MethodDescriptor(
      service: "titanup.habits.v1.HabitsService", method: "DeleteRecord", type: .unary, isIdempotent: true)
    package static let listRecords = MethodDescriptor(
      service: "titanup.habits.v1.HabitsService", method: "ListRecords", type: .unary, isIdempotent: true)
    package static let batchRecord = MethodDescriptor(
      service: "titanup.habits.v1.HabitsService", method: "BatchRecord", type: .unary)
    package static let getHabitStats = MethodDescriptor(
      service: "titanup.habits.v1.HabitsService", method: "GetHabitStats", type: .unary, isIdempotent: true)
    package static let getActivity = MethodDescriptor(
      service: "titanup.habits.v1.HabitsService", method: "GetActivity", type: .unary, isIdempotent: true)
    package static let getWeekOverWeek = MethodDescriptor(
      service: "titanup.habits.v1.HabitsService", method: "GetWeekOverWeek", type: .unary, isIdempotent: true)
    package static let watchHabits = MethodDescriptor(
      service: "titanup.habits.v1.HabitsService", method: "WatchHabits", type: .serverStreaming)
    package static let linkHabit = MethodDescriptor(
      service: "titanup.habits.v1.HabitsService", method: "LinkHabit", type: .unary, isIdempotent: true)
    package static let unlinkHabit = MethodDescriptor(
      service: "titanup.habits.v1.HabitsService", method: "UnlinkHabit", type: .unary, isIdempotent: true)
    package static let importHabits = MethodDescriptor(
      service: "titanup.habits.v1.HabitsService", method: "ImportHabits", type: .unary)

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.habits.v1.HabitsService",
      methods: [createHabit, getHabit, listHabits, updateHabit, deleteHabit, undeleteHabit, reorderHabits, recordHabit, setHabitValue, skipHabit, deleteRecord, listRecords, batchRecord, getHabitStats, getActivity, getWeekOverWeek, watchHabits, linkHabit, unlinkHabit, importHabits])
  }
}

extension HabitsV1 {
  /// What people and their devices call. Every habit belongs to the account of the access token.
  ///
  /// Methods that depend on which date today is take a `time_zone`: an IANA name; empty means the zone of the user's clock
  /// (SessionsService.UpdateClock), else that of the record made last, UTC if there is none. An unknown one is
  /// INVALID_ARGUMENT ZONE_UNKNOWN. Days and weeks begin as the clock says; the dates of a pause (SessionsService.CreatePause)
  /// are skipped.
  ///
  /// Repetitions of a habit of measure AMOUNT may have up to three decimals; those of one of measure TIMES are whole numbers.
  /// INVALID_ARGUMENT TOO_PRECISE for more decimals, NOT_WHOLE for a fraction of something that is counted in times.
  package protocol HabitsServiceProtocol: RPCService {
    /// Makes a habit, behind all others.
    ///
    /// The client chooses the id. The same id with the same content gives the habit that exists; with other content, or if
    /// that habit was deleted, ALREADY_EXISTS HABIT_EXISTS. ALREADY_EXISTS NAME_TAKEN if another habit that is neither
    /// archived nor deleted has the title, however it is capitalized; the details' `habit_id` names it. RESOURCE_EXHAUSTED
    /// TOO_MANY_HABITS beyond 200. INVALID_ARGUMENT with a violation for each wrong field; GOAL_BOTH_PERIODS for a goal by
    /// day and by week.
    func createHabit(_ request: HabitsV1.CreateHabitRequest, context: ServerContext) async throws -> HabitsV1.CreateHabitResponse

    /// One habit. NOT_FOUND if there is none of this id, or it is somebody else's.
    func getHabit(_ request: HabitsV1.GetHabitRequest, context: ServerContext) async throws -> HabitsV1.GetHabitResponse

    /// Habits in their user's order, in pages; as an overview with where each stands. INVALID_ARGUMENT PAGE_TOKEN_INVALID
    /// for a token of another list.
    func listHabits(_ request: HabitsV1.ListHabitsRequest, context: ServerContext) async throws -> HabitsV1.ListHabitsResponse

    /// Changes what the mask names. What was recorded is then judged by the new goal. INVALID_ARGUMENT with a violation for
    /// each wrong field, or for a path that cannot be changed. ALREADY_EXISTS NAME_TAKEN. ABORTED ETAG_MISMATCH if the habit
    /// has changed since the etag. NOT_FOUND.
    func updateHabit(_ request: HabitsV1.UpdateHabitRequest, context: ServerContext) async throws -> HabitsV1.UpdateHabitResponse

    /// Deletes a habit. For 30 days it can be had back; then it goes for good, with all that was recorded. Deleting it again
    /// is OK. NOT_FOUND if there never was one of this id, or it is somebody else's.
    func deleteHabit(_ request: HabitsV1.DeleteHabitRequest, context: ServerContext) async throws -> HabitsV1.DeleteHabitResponse

    /// Takes a deletion back. ALREADY_EXISTS NOT_DELETED if the habit is there, NAME_TAKEN if another has its title by now.
    /// RESOURCE_EXHAUSTED TOO_MANY_HABITS. NOT_FOUND also after 30 days.
    func undeleteHabit(_ request: HabitsV1.UndeleteHabitRequest, context: ServerContext) async throws -> HabitsV1.UndeleteHabitResponse

    /// Puts habits in order: those named come first, in the order given, the others behind them as they were.
    /// INVALID_ARGUMENT ID_REPEATED for one that is named twice. NOT_FOUND if one of them is not there.
    func reorderHabits(_ request: HabitsV1.ReorderHabitsRequest, context: ServerContext) async throws -> HabitsV1.ReorderHabitsResponse

    /// Records repetitions: one more unless `delta` says otherwise. However many devices do so at once, each counts.
    ///
    /// A date's count is what its records come to in the order they happened, whatever order they arrive in; it never falls
    /// below zero: one less than nothing is nothing. The same record id with the same content gives the record that exists;
    /// with other content, or if it was deleted, ALREADY_EXISTS RECORD_EXISTS. FAILED_PRECONDITION HABIT_ARCHIVED, and
    /// BEFORE_START for a date before the habit's first. RESOURCE_EXHAUSTED TOO_MANY_RECORDS beyond 1000 for one date.
    /// INVALID_ARGUMENT with a violation for each wrong field: a missing id, a time over 5 minutes in the future.
    func recordHabit(_ request: HabitsV1.RecordHabitRequest, context: ServerContext) async throws -> HabitsV1.RecordHabitResponse

    /// Sets what a date has by hand: the record's `value` replaces what was recorded before; what links have recorded is
    /// added to it. Errors as of RecordHabit, and DATE_IN_FUTURE.
    func setHabitValue(_ request: HabitsV1.SetHabitValueRequest, context: ServerContext) async throws -> HabitsV1.SetHabitValueResponse

    /// Says that a date does not count, or does after all: it neither adds to strength and streak nor takes from them. A
    /// date with repetitions counts in any case. Errors as of SetHabitValue.
    func skipHabit(_ request: HabitsV1.SkipHabitRequest, context: ServerContext) async throws -> HabitsV1.SkipHabitResponse

    /// Takes a record back, as if it had never been made. Deleting it again is OK. FAILED_PRECONDITION RECORD_AUTOMATIC for
    /// what a link has recorded: it goes with its source. NOT_FOUND.
    func deleteRecord(_ request: HabitsV1.DeleteRecordRequest, context: ServerContext) async throws -> HabitsV1.DeleteRecordResponse

    /// Records of one habit, newest first, in pages that stay stable while records are added. NOT_FOUND.
    /// INVALID_ARGUMENT PAGE_TOKEN_INVALID for a token of another list.
    func listRecords(_ request: HabitsV1.ListRecordsRequest, context: ServerContext) async throws -> HabitsV1.ListRecordsResponse

    /// Records what a device has collected, in any order, with an answer for each: one that is refused does not hold up the
    /// others. Sent again, whole or in part, it changes nothing. INVALID_ARGUMENT BATCH_SIZE for none or over 200.
    func batchRecord(_ request: HabitsV1.BatchRecordRequest, context: ServerContext) async throws -> HabitsV1.BatchRecordResponse

    /// What the details of a habit show. NOT_FOUND.
    func getHabitStats(_ request: HabitsV1.GetHabitStatsRequest, context: ServerContext) async throws -> HabitsV1.GetHabitStatsResponse

    /// Counts of one or several habits, date by date, on one axis that ends today. INVALID_ARGUMENT TOO_MANY_HABITS beyond
    /// 20, DAYS_OUT_OF_RANGE. NOT_FOUND if one of them is not there.
    func getActivity(_ request: HabitsV1.GetActivityRequest, context: ServerContext) async throws -> HabitsV1.GetActivityResponse

    /// What changed against the week before: by the last seven dates, and by the week of the calendar up to today. Errors as
    /// of GetActivity.
    func getWeekOverWeek(_ request: HabitsV1.GetWeekOverWeekRequest, context: ServerContext) async throws -> HabitsV1.GetWeekOverWeekResponse

    /// Habits as they change: the newest state of each that has changed since the cursor, then what happens. Initial
    /// metadata come at once, when the stream is watching. INVALID_ARGUMENT CURSOR_INVALID for a cursor that this account
    /// was never given; one from before a backup was restored means the beginning. UNAVAILABLE SHUTTING_DOWN when this
    /// server stops.
    /// RESOURCE_EXHAUSTED TOO_MANY_WATCHES if the account has as many streams of this kind open on this service as it may, 32
    /// by default.
    func watchHabits(
      _ request: HabitsV1.WatchHabitsRequest, response: RPCWriter<HabitsV1.WatchHabitsResponse>, context: ServerContext
    ) async throws

    /// Lets push-up sessions or practices fill a habit: all there are since its first date, and those to come. One that is
    /// deleted takes its record with it. Linking it to something else replaces the link; the same link again is OK. NOT_FOUND.
    /// INVALID_ARGUMENT SOURCE_UNKNOWN. FAILED_PRECONDITION HABIT_ARCHIVED.
    func linkHabit(_ request: HabitsV1.LinkHabitRequest, context: ServerContext) async throws -> HabitsV1.LinkHabitResponse

    /// Ends a habit's link; what it recorded goes. Without a link it is OK. NOT_FOUND.
    func unlinkHabit(_ request: HabitsV1.UnlinkHabitRequest, context: ServerContext) async throws -> HabitsV1.UnlinkHabitResponse

    /// Makes habits and records of what Loop Habit Tracker exports: all of it or nothing. Importing the same again adds what
    /// is new only; a habit then begins with the first of it. INVALID_ARGUMENT CSV_INVALID with file, line and what is wrong
    /// with it, or TOO_LARGE if both files have more than 2,097,152 bytes together. RESOURCE_EXHAUSTED IMPORT_RUNNING while
    /// another import of the account is under way, IMPORTS_BUSY while too many wait; both say when to try again. Otherwise as
    /// CreateHabit.
    func importHabits(_ request: HabitsV1.ImportHabitsRequest, context: ServerContext) async throws -> HabitsV1.ImportHabitsResponse
  }
}

extension HabitsV1.HabitsServiceProtocol {
  package static var descriptor: ServiceDescriptor { HabitsV1.HabitsServiceMethods.descriptor }

  package func registerMethods(with router: inout RPCRouter) {
    router.unary(HabitsV1.HabitsServiceMethods.createHabit) {
      try await createHabit($0, context: $1)
    }
    router.unary(HabitsV1.HabitsServiceMethods.getHabit) {
      try await getHabit($0, context: $1)
    }
    router.unary(HabitsV1.HabitsServiceMethods.listHabits) {
      try await listHabits($0, context: $1)
    }
    router.unary(HabitsV1.HabitsServiceMethods.updateHabit) {
      try await updateHabit($0, context: $1)
    }
    router.unary(HabitsV1.HabitsServiceMethods.deleteHabit) {
      try await deleteHabit($0, context: $1)
    }
    router.unary(HabitsV1.HabitsServiceMethods.undeleteHabit) {
      try await undeleteHabit($0, context: $1)
    }
    router.unary(HabitsV1.HabitsServiceMethods.reorderHabits) {
      try await reorderHabits($0, context: $1)
    }
    router.unary(HabitsV1.HabitsServiceMethods.recordHabit) {
      try await recordHabit($0, context: $1)
    }
    router.unary(HabitsV1.HabitsServiceMethods.setHabitValue) {
      try await setHabitValue($0, context: $1)
    }
    router.unary(HabitsV1.HabitsServiceMethods.skipHabit) {
      try await skipHabit($0, context: $1)
    }
    router.unary(HabitsV1.HabitsServiceMethods.deleteRecord) {
      try await deleteRecord($0, context: $1)
    }
    router.unary(HabitsV1.HabitsServiceMethods.listRecords) {
      try await listRecords($0, context: $1)
    }
    router.unary(HabitsV1.HabitsServiceMethods.batchRecord) {
      try await batchRecord($0, context: $1)
    }
    router.unary(HabitsV1.HabitsServiceMethods.getHabitStats) {
      try await getHabitStats($0, context: $1)
    }
    router.unary(HabitsV1.HabitsServiceMethods.getActivity) {
      try await getActivity($0, context: $1)
    }
    router.unary(HabitsV1.HabitsServiceMethods.getWeekOverWeek) {
      try await getWeekOverWeek($0, context: $1)
    }
    router.serverStreaming(HabitsV1.HabitsServiceMethods.watchHabits) {
      try await watchHabits($0, response: $1, context: $2)
    }
    router.unary(HabitsV1.HabitsServiceMethods.linkHabit) {
      try await linkHabit($0, context: $1)
    }
    router.unary(HabitsV1.HabitsServiceMethods.unlinkHabit) {
      try await unlinkHabit($0, context: $1)
    }
    router.unary(HabitsV1.HabitsServiceMethods.importHabits) {
      try await importHabits($0, context: $1)
    }
  }
}

extension HabitsV1 {
  /// Calls `titanup.habits.v1.HabitsService` over a channel.
  package struct HabitsServiceClient: Sendable {
    private let channel: any RPCChannel
    private let options: CallOptions

    /// - Parameter options: those of every call that names none of its own.
    package init(channel: any RPCChannel, options: CallOptions = .init()) {
      self.channel = channel
      self.options = options
    }

    /// Makes a habit, behind all others.
    ///
    /// The client chooses the id. The same id with the same content gives the habit that exists; with other content, or if
    /// that habit was deleted, ALREADY_EXISTS HABIT_EXISTS. ALREADY_EXISTS NAME_TAKEN if another habit that is neither
    /// archived nor deleted has the title, however it is capitalized; the details' `habit_id` names it. RESOURCE_EXHAUSTED
    /// TOO_MANY_HABITS beyond 200. INVALID_ARGUMENT with a violation for each wrong field; GOAL_BOTH_PERIODS for a goal by
    /// day and by week.
    package func createHabit(
      _ request: HabitsV1.CreateHabitRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.CreateHabitResponse {
      try await channel.unary(HabitsServiceMethods.createHabit, request, options ?? self.options)
    }

    /// One habit. NOT_FOUND if there is none of this id, or it is somebody else's.
    package func getHabit(
      _ request: HabitsV1.GetHabitRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.GetHabitResponse {
      try await channel.unary(HabitsServiceMethods.getHabit, request, options ?? self.options)
    }

    /// Habits in their user's order, in pages; as an overview with where each stands. INVALID_ARGUMENT PAGE_TOKEN_INVALID
    /// for a token of another list.
    package func listHabits(
      _ request: HabitsV1.ListHabitsRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.ListHabitsResponse {
      try await channel.unary(HabitsServiceMethods.listHabits, request, options ?? self.options)
    }

    /// Changes what the mask names. What was recorded is then judged by the new goal. INVALID_ARGUMENT with a violation for
    /// each wrong field, or for a path that cannot be changed. ALREADY_EXISTS NAME_TAKEN. ABORTED ETAG_MISMATCH if the habit
    /// has changed since the etag. NOT_FOUND.
    package func updateHabit(
      _ request: HabitsV1.UpdateHabitRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.UpdateHabitResponse {
      try await channel.unary(HabitsServiceMethods.updateHabit, request, options ?? self.options)
    }

    /// Deletes a habit. For 30 days it can be had back; then it goes for good, with all that was recorded. Deleting it again
    /// is OK. NOT_FOUND if there never was one of this id, or it is somebody else's.
    package func deleteHabit(
      _ request: HabitsV1.DeleteHabitRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.DeleteHabitResponse {
      try await channel.unary(HabitsServiceMethods.deleteHabit, request, options ?? self.options)
    }

    /// Takes a deletion back. ALREADY_EXISTS NOT_DELETED if the habit is there, NAME_TAKEN if another has its title by now.
    /// RESOURCE_EXHAUSTED TOO_MANY_HABITS. NOT_FOUND also after 30 days.
    package func undeleteHabit(
      _ request: HabitsV1.UndeleteHabitRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.UndeleteHabitResponse {
      try await channel.unary(HabitsServiceMethods.undeleteHabit, request, options ?? self.options)
    }

    /// Puts habits in order: those named come first, in the order given, the others behind them as they were.
    /// INVALID_ARGUMENT ID_REPEATED for one that is named twice. NOT_FOUND if one of them is not there.
    package func reorderHabits(
      _ request: HabitsV1.ReorderHabitsRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.ReorderHabitsResponse {
      try await channel.unary(HabitsServiceMethods.reorderHabits, request, options ?? self.options)
    }

    /// Records repetitions: one more unless `delta` says otherwise. However many devices do so at once, each counts.
    ///
    /// A date's count is what its records come to in the order they happened, whatever order they arrive in; it never falls
    /// below zero: one less than nothing is nothing. The same record id with the same content gives the record that exists;
    /// with other content, or if it was deleted, ALREADY_EXISTS RECORD_EXISTS. FAILED_PRECONDITION HABIT_ARCHIVED, and
    /// BEFORE_START for a date before the habit's first. RESOURCE_EXHAUSTED TOO_MANY_RECORDS beyond 1000 for one date.
    /// INVALID_ARGUMENT with a violation for each wrong field: a missing id, a time over 5 minutes in the future.
    package func recordHabit(
      _ request: HabitsV1.RecordHabitRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.RecordHabitResponse {
      try await channel.unary(HabitsServiceMethods.recordHabit, request, options ?? self.options)
    }

    /// Sets what a date has by hand: the record's `value` replaces what was recorded before; what links have recorded is
    /// added to it. Errors as of RecordHabit, and DATE_IN_FUTURE.
    package func setHabitValue(
      _ request: HabitsV1.SetHabitValueRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.SetHabitValueResponse {
      try await channel.unary(HabitsServiceMethods.setHabitValue, request, options ?? self.options)
    }

    /// Says that a date does not count, or does after all: it neither adds to strength and streak nor takes from them. A
    /// date with repetitions counts in any case. Errors as of SetHabitValue.
    package func skipHabit(
      _ request: HabitsV1.SkipHabitRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.SkipHabitResponse {
      try await channel.unary(HabitsServiceMethods.skipHabit, request, options ?? self.options)
    }

    /// Takes a record back, as if it had never been made. Deleting it again is OK. FAILED_PRECONDITION RECORD_AUTOMATIC for
    /// what a link has recorded: it goes with its source. NOT_FOUND.
    package func deleteRecord(
      _ request: HabitsV1.DeleteRecordRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.DeleteRecordResponse {
      try await channel.unary(HabitsServiceMethods.deleteRecord, request, options ?? self.options)
    }

    /// Records of one habit, newest first, in pages that stay stable while records are added. NOT_FOUND.
    /// INVALID_ARGUMENT PAGE_TOKEN_INVALID for a token of another list.
    package func listRecords(
      _ request: HabitsV1.ListRecordsRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.ListRecordsResponse {
      try await channel.unary(HabitsServiceMethods.listRecords, request, options ?? self.options)
    }

    /// Records what a device has collected, in any order, with an answer for each: one that is refused does not hold up the
    /// others. Sent again, whole or in part, it changes nothing. INVALID_ARGUMENT BATCH_SIZE for none or over 200.
    package func batchRecord(
      _ request: HabitsV1.BatchRecordRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.BatchRecordResponse {
      try await channel.unary(HabitsServiceMethods.batchRecord, request, options ?? self.options)
    }

    /// What the details of a habit show. NOT_FOUND.
    package func getHabitStats(
      _ request: HabitsV1.GetHabitStatsRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.GetHabitStatsResponse {
      try await channel.unary(HabitsServiceMethods.getHabitStats, request, options ?? self.options)
    }

    /// Counts of one or several habits, date by date, on one axis that ends today. INVALID_ARGUMENT TOO_MANY_HABITS beyond
    /// 20, DAYS_OUT_OF_RANGE. NOT_FOUND if one of them is not there.
    package func getActivity(
      _ request: HabitsV1.GetActivityRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.GetActivityResponse {
      try await channel.unary(HabitsServiceMethods.getActivity, request, options ?? self.options)
    }

    /// What changed against the week before: by the last seven dates, and by the week of the calendar up to today. Errors as
    /// of GetActivity.
    package func getWeekOverWeek(
      _ request: HabitsV1.GetWeekOverWeekRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.GetWeekOverWeekResponse {
      try await channel.unary(HabitsServiceMethods.getWeekOverWeek, request, options ?? self.options)
    }

    /// Habits as they change: the newest state of each that has changed since the cursor, then what happens. Initial
    /// metadata come at once, when the stream is watching. INVALID_ARGUMENT CURSOR_INVALID for a cursor that this account
    /// was never given; one from before a backup was restored means the beginning. UNAVAILABLE SHUTTING_DOWN when this
    /// server stops.
    /// RESOURCE_EXHAUSTED TOO_MANY_WATCHES if the account has as many streams of this kind open on this service as it may, 32
    /// by default.
    package func watchHabits<Result>(
      _ request: HabitsV1.WatchHabitsRequest, options: CallOptions? = nil,
      _ body: (RPCAsyncSequence<HabitsV1.WatchHabitsResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.serverStreaming(HabitsServiceMethods.watchHabits, request, options ?? self.options, body)
    }

    /// Lets push-up sessions or practices fill a habit: all there are since its first date, and those to come. One that is
    /// deleted takes its record with it. Linking it to something else replaces the link; the same link again is OK. NOT_FOUND.
    /// INVALID_ARGUMENT SOURCE_UNKNOWN. FAILED_PRECONDITION HABIT_ARCHIVED.
    package func linkHabit(
      _ request: HabitsV1.LinkHabitRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.LinkHabitResponse {
      try await channel.unary(HabitsServiceMethods.linkHabit, request, options ?? self.options)
    }

    /// Ends a habit's link; what it recorded goes. Without a link it is OK. NOT_FOUND.
    package func unlinkHabit(
      _ request: HabitsV1.UnlinkHabitRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.UnlinkHabitResponse {
      try await channel.unary(HabitsServiceMethods.unlinkHabit, request, options ?? self.options)
    }

    /// Makes habits and records of what Loop Habit Tracker exports: all of it or nothing. Importing the same again adds what
    /// is new only; a habit then begins with the first of it. INVALID_ARGUMENT CSV_INVALID with file, line and what is wrong
    /// with it, or TOO_LARGE if both files have more than 2,097,152 bytes together. RESOURCE_EXHAUSTED IMPORT_RUNNING while
    /// another import of the account is under way, IMPORTS_BUSY while too many wait; both say when to try again. Otherwise as
    /// CreateHabit.
    package func importHabits(
      _ request: HabitsV1.ImportHabitsRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.ImportHabitsResponse {
      try await channel.unary(HabitsServiceMethods.importHabits, request, options ?? self.options)
    }
  }
}
