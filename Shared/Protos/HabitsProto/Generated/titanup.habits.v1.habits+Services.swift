// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/habits/v1/habits.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanProto
package import TitanRPC

extension HabitsV1 {
  /// The methods of `titanup.habits.v1.HabitsService`.
  package enum HabitsServiceMethods {
    package static let createHabit = MethodDescriptor(
      service: "titanup.habits.v1.HabitsService", method: "CreateHabit", type: .unary)
    package static let getHabit = MethodDescriptor(
      service: "titanup.habits.v1.HabitsService", method: "GetHabit", type: .unary, hasNoSideEffects: true)
    package static let listHabits = MethodDescriptor(
      service: "titanup.habits.v1.HabitsService", method: "ListHabits", type: .unary, hasNoSideEffects: true)
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
      service: "titanup.habits.v1.HabitsService", method: "ListRecords", type: .unary, hasNoSideEffects: true)
    package static let batchRecord = MethodDescriptor(
      service: "titanup.habits.v1.HabitsService", method: "BatchRecord", type: .unary)
    package static let getHabitStats = MethodDescriptor(
      service: "titanup.habits.v1.HabitsService", method: "GetHabitStats", type: .unary, hasNoSideEffects: true)
    package static let getActivity = MethodDescriptor(
      service: "titanup.habits.v1.HabitsService", method: "GetActivity", type: .unary, hasNoSideEffects: true)
    package static let getWeekOverWeek = MethodDescriptor(
      service: "titanup.habits.v1.HabitsService", method: "GetWeekOverWeek", type: .unary, hasNoSideEffects: true)
    package static let watchHabits = MethodDescriptor(
      service: "titanup.habits.v1.HabitsService", method: "WatchHabits", type: .serverStreaming, hasNoSideEffects: true)
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
  /// The methods that users and their devices call. Every habit belongs to the account of the access token.
  ///
  /// Methods that depend on today's date take a `time_zone`: an IANA name; empty means the zone of the user's clock
  /// (SessionsService.UpdateClock), else that of the newest record, else UTC. An unknown one is INVALID_ARGUMENT
  /// ZONE_UNKNOWN. Days and weeks begin when the clock says; the dates of a pause (SessionsService.CreatePause) are
  /// skipped.
  ///
  /// Repetitions of a habit with measure AMOUNT can have up to three decimals; with measure TIMES they are whole numbers.
  /// INVALID_ARGUMENT TOO_PRECISE for more decimals, NOT_WHOLE for a fraction of a habit counted in times.
  package protocol HabitsServiceProtocol: ReflectedService {
    /// Creates a habit at the end of the list.
    ///
    /// The client chooses the id. The same id with the same content returns the existing habit; with different content, or
    /// if that habit was deleted, ALREADY_EXISTS HABIT_EXISTS. ALREADY_EXISTS NAME_TAKEN if another habit that is neither
    /// archived nor deleted has the title, ignoring case; the details' `habit_id` names it. RESOURCE_EXHAUSTED
    /// TOO_MANY_HABITS beyond 200. INVALID_ARGUMENT with a violation for each wrong field; GOAL_BOTH_PERIODS for a goal
    /// both per day and per week.
    func createHabit(_ request: HabitsV1.CreateHabitRequest, context: ServerContext) async throws -> HabitsV1.CreateHabitResponse

    /// Returns one habit. NOT_FOUND if there is none with this id, or it belongs to another user.
    func getHabit(_ request: HabitsV1.GetHabitRequest, context: ServerContext) async throws -> HabitsV1.GetHabitResponse

    /// Lists habits in the user's order, in pages; as an overview with each one's progress. INVALID_ARGUMENT
    /// PAGE_TOKEN_INVALID for a token from another list.
    func listHabits(_ request: HabitsV1.ListHabitsRequest, context: ServerContext) async throws -> HabitsV1.ListHabitsResponse

    /// Changes the fields in the mask. Existing records are then judged by the new goal. INVALID_ARGUMENT with a violation
    /// for each wrong field, or for a path that can't be changed. ALREADY_EXISTS NAME_TAKEN. ABORTED ETAG_MISMATCH if the
    /// habit has changed since the etag. NOT_FOUND.
    func updateHabit(_ request: HabitsV1.UpdateHabitRequest, context: ServerContext) async throws -> HabitsV1.UpdateHabitResponse

    /// Deletes a habit. UndeleteHabit restores it for 30 days; then it is deleted permanently with all its records.
    /// Deleting it again is OK. NOT_FOUND if this id never existed or belongs to another user.
    func deleteHabit(_ request: HabitsV1.DeleteHabitRequest, context: ServerContext) async throws -> HabitsV1.DeleteHabitResponse

    /// Undoes a deletion. ALREADY_EXISTS NOT_DELETED if the habit isn't deleted, NAME_TAKEN if another habit has its title
    /// by now. RESOURCE_EXHAUSTED TOO_MANY_HABITS. NOT_FOUND also after 30 days.
    func undeleteHabit(_ request: HabitsV1.UndeleteHabitRequest, context: ServerContext) async throws -> HabitsV1.UndeleteHabitResponse

    /// Reorders habits: the named ones come first, in the given order, followed by the others in their previous order.
    /// INVALID_ARGUMENT ID_REPEATED if one is named twice. NOT_FOUND if one of them doesn't exist.
    func reorderHabits(_ request: HabitsV1.ReorderHabitsRequest, context: ServerContext) async throws -> HabitsV1.ReorderHabitsResponse

    /// Records repetitions: one more unless `delta` says otherwise. If several devices record at once, each record counts.
    ///
    /// A date's count adds up its records in the order they happened, whatever order they arrive in; it never falls below
    /// zero. The same record id with the same content returns the existing record; with different content, or if it was
    /// deleted, ALREADY_EXISTS RECORD_EXISTS. FAILED_PRECONDITION HABIT_ARCHIVED, and BEFORE_START for a date before the
    /// habit's first. RESOURCE_EXHAUSTED TOO_MANY_RECORDS beyond 1000 for one date. INVALID_ARGUMENT with a violation for
    /// each wrong field: a missing id, a time over 5 minutes in the future.
    func recordHabit(_ request: HabitsV1.RecordHabitRequest, context: ServerContext) async throws -> HabitsV1.RecordHabitResponse

    /// Sets a date's count by hand: the record's `value` replaces earlier records; records from links are added to it.
    /// Errors as in RecordHabit, and DATE_IN_FUTURE.
    func setHabitValue(_ request: HabitsV1.SetHabitValueRequest, context: ServerContext) async throws -> HabitsV1.SetHabitValueResponse

    /// Skips a date, or undoes that: a skipped date neither adds to strength and streak nor takes from them. A date with
    /// repetitions counts in any case. Errors as in SetHabitValue.
    func skipHabit(_ request: HabitsV1.SkipHabitRequest, context: ServerContext) async throws -> HabitsV1.SkipHabitResponse

    /// Deletes a record, as if it had never been made. Deleting it again is OK. FAILED_PRECONDITION RECORD_AUTOMATIC for a
    /// record from a link: it disappears with its source. NOT_FOUND.
    func deleteRecord(_ request: HabitsV1.DeleteRecordRequest, context: ServerContext) async throws -> HabitsV1.DeleteRecordResponse

    /// Lists the records of one habit, newest first, in pages that stay stable while records are added. NOT_FOUND.
    /// INVALID_ARGUMENT PAGE_TOKEN_INVALID for a token from another list.
    func listRecords(_ request: HabitsV1.ListRecordsRequest, context: ServerContext) async throws -> HabitsV1.ListRecordsResponse

    /// Records what a device has collected, in any order, with a result for each: a refused record doesn't hold up the
    /// others. Sending all or some of them again changes nothing. INVALID_ARGUMENT BATCH_SIZE for none or more than 200.
    func batchRecord(_ request: HabitsV1.BatchRecordRequest, context: ServerContext) async throws -> HabitsV1.BatchRecordResponse

    /// Returns the details of a habit. NOT_FOUND.
    func getHabitStats(_ request: HabitsV1.GetHabitStatsRequest, context: ServerContext) async throws -> HabitsV1.GetHabitStatsResponse

    /// Returns the counts of one or several habits, date by date, on one axis that ends today. INVALID_ARGUMENT
    /// TOO_MANY_HABITS beyond 20, DAYS_OUT_OF_RANGE. NOT_FOUND if one of them doesn't exist.
    func getActivity(_ request: HabitsV1.GetActivityRequest, context: ServerContext) async throws -> HabitsV1.GetActivityResponse

    /// Compares with the previous week: the last seven dates, and the calendar week up to today. Errors as in GetActivity.
    func getWeekOverWeek(_ request: HabitsV1.GetWeekOverWeekRequest, context: ServerContext) async throws -> HabitsV1.GetWeekOverWeekResponse

    /// Streams habits as they change: the current state of each that has changed since the cursor, then every new change.
    /// The initial metadata arrives as soon as the stream is watching. INVALID_ARGUMENT CURSOR_INVALID for a cursor that
    /// this account never received; one from before a backup was restored means the beginning. UNAVAILABLE SHUTTING_DOWN
    /// when the server stops. RESOURCE_EXHAUSTED TOO_MANY_WATCHES if the account already has the maximum number of such
    /// streams open on this service, 32 by default.
    func watchHabits(
      _ request: HabitsV1.WatchHabitsRequest, response: RPCWriter<HabitsV1.WatchHabitsResponse>, context: ServerContext
    ) async throws

    /// Lets push-up sessions or practices fill a habit: all since its first date, and all future ones. Deleting one also
    /// deletes its record. Linking the habit to something else replaces the link; the same link again is OK. NOT_FOUND.
    /// INVALID_ARGUMENT SOURCE_UNKNOWN. FAILED_PRECONDITION HABIT_ARCHIVED.
    func linkHabit(_ request: HabitsV1.LinkHabitRequest, context: ServerContext) async throws -> HabitsV1.LinkHabitResponse

    /// Ends a habit's link and deletes its records. OK if there is no link. NOT_FOUND.
    func unlinkHabit(_ request: HabitsV1.UnlinkHabitRequest, context: ServerContext) async throws -> HabitsV1.UnlinkHabitResponse

    /// Imports habits and records from an export of Loop Habit Tracker: everything or nothing. Importing it again adds
    /// only what is new; a habit then begins with its first record. INVALID_ARGUMENT CSV_INVALID with the file, the line
    /// and the problem, or TOO_LARGE if both files together have more than 2,097,152 bytes. RESOURCE_EXHAUSTED
    /// IMPORT_RUNNING while another import of the account is running, IMPORTS_BUSY while too many wait; both say when to
    /// try again. Other errors as in CreateHabit.
    func importHabits(_ request: HabitsV1.ImportHabitsRequest, context: ServerContext) async throws -> HabitsV1.ImportHabitsResponse
  }
}

extension HabitsV1.HabitsServiceProtocol {
  package static var descriptor: ServiceDescriptor { HabitsV1.HabitsServiceMethods.descriptor }
  package static var protoFiles: [FileEntry] { HabitsV1.protoFiles }

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

    /// Creates a habit at the end of the list.
    ///
    /// The client chooses the id. The same id with the same content returns the existing habit; with different content, or
    /// if that habit was deleted, ALREADY_EXISTS HABIT_EXISTS. ALREADY_EXISTS NAME_TAKEN if another habit that is neither
    /// archived nor deleted has the title, ignoring case; the details' `habit_id` names it. RESOURCE_EXHAUSTED
    /// TOO_MANY_HABITS beyond 200. INVALID_ARGUMENT with a violation for each wrong field; GOAL_BOTH_PERIODS for a goal
    /// both per day and per week.
    package func createHabit(
      _ request: HabitsV1.CreateHabitRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.CreateHabitResponse {
      try await channel.unary(HabitsServiceMethods.createHabit, request, options ?? self.options)
    }

    /// Returns one habit. NOT_FOUND if there is none with this id, or it belongs to another user.
    package func getHabit(
      _ request: HabitsV1.GetHabitRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.GetHabitResponse {
      try await channel.unary(HabitsServiceMethods.getHabit, request, options ?? self.options)
    }

    /// Lists habits in the user's order, in pages; as an overview with each one's progress. INVALID_ARGUMENT
    /// PAGE_TOKEN_INVALID for a token from another list.
    package func listHabits(
      _ request: HabitsV1.ListHabitsRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.ListHabitsResponse {
      try await channel.unary(HabitsServiceMethods.listHabits, request, options ?? self.options)
    }

    /// Changes the fields in the mask. Existing records are then judged by the new goal. INVALID_ARGUMENT with a violation
    /// for each wrong field, or for a path that can't be changed. ALREADY_EXISTS NAME_TAKEN. ABORTED ETAG_MISMATCH if the
    /// habit has changed since the etag. NOT_FOUND.
    package func updateHabit(
      _ request: HabitsV1.UpdateHabitRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.UpdateHabitResponse {
      try await channel.unary(HabitsServiceMethods.updateHabit, request, options ?? self.options)
    }

    /// Deletes a habit. UndeleteHabit restores it for 30 days; then it is deleted permanently with all its records.
    /// Deleting it again is OK. NOT_FOUND if this id never existed or belongs to another user.
    package func deleteHabit(
      _ request: HabitsV1.DeleteHabitRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.DeleteHabitResponse {
      try await channel.unary(HabitsServiceMethods.deleteHabit, request, options ?? self.options)
    }

    /// Undoes a deletion. ALREADY_EXISTS NOT_DELETED if the habit isn't deleted, NAME_TAKEN if another habit has its title
    /// by now. RESOURCE_EXHAUSTED TOO_MANY_HABITS. NOT_FOUND also after 30 days.
    package func undeleteHabit(
      _ request: HabitsV1.UndeleteHabitRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.UndeleteHabitResponse {
      try await channel.unary(HabitsServiceMethods.undeleteHabit, request, options ?? self.options)
    }

    /// Reorders habits: the named ones come first, in the given order, followed by the others in their previous order.
    /// INVALID_ARGUMENT ID_REPEATED if one is named twice. NOT_FOUND if one of them doesn't exist.
    package func reorderHabits(
      _ request: HabitsV1.ReorderHabitsRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.ReorderHabitsResponse {
      try await channel.unary(HabitsServiceMethods.reorderHabits, request, options ?? self.options)
    }

    /// Records repetitions: one more unless `delta` says otherwise. If several devices record at once, each record counts.
    ///
    /// A date's count adds up its records in the order they happened, whatever order they arrive in; it never falls below
    /// zero. The same record id with the same content returns the existing record; with different content, or if it was
    /// deleted, ALREADY_EXISTS RECORD_EXISTS. FAILED_PRECONDITION HABIT_ARCHIVED, and BEFORE_START for a date before the
    /// habit's first. RESOURCE_EXHAUSTED TOO_MANY_RECORDS beyond 1000 for one date. INVALID_ARGUMENT with a violation for
    /// each wrong field: a missing id, a time over 5 minutes in the future.
    package func recordHabit(
      _ request: HabitsV1.RecordHabitRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.RecordHabitResponse {
      try await channel.unary(HabitsServiceMethods.recordHabit, request, options ?? self.options)
    }

    /// Sets a date's count by hand: the record's `value` replaces earlier records; records from links are added to it.
    /// Errors as in RecordHabit, and DATE_IN_FUTURE.
    package func setHabitValue(
      _ request: HabitsV1.SetHabitValueRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.SetHabitValueResponse {
      try await channel.unary(HabitsServiceMethods.setHabitValue, request, options ?? self.options)
    }

    /// Skips a date, or undoes that: a skipped date neither adds to strength and streak nor takes from them. A date with
    /// repetitions counts in any case. Errors as in SetHabitValue.
    package func skipHabit(
      _ request: HabitsV1.SkipHabitRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.SkipHabitResponse {
      try await channel.unary(HabitsServiceMethods.skipHabit, request, options ?? self.options)
    }

    /// Deletes a record, as if it had never been made. Deleting it again is OK. FAILED_PRECONDITION RECORD_AUTOMATIC for a
    /// record from a link: it disappears with its source. NOT_FOUND.
    package func deleteRecord(
      _ request: HabitsV1.DeleteRecordRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.DeleteRecordResponse {
      try await channel.unary(HabitsServiceMethods.deleteRecord, request, options ?? self.options)
    }

    /// Lists the records of one habit, newest first, in pages that stay stable while records are added. NOT_FOUND.
    /// INVALID_ARGUMENT PAGE_TOKEN_INVALID for a token from another list.
    package func listRecords(
      _ request: HabitsV1.ListRecordsRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.ListRecordsResponse {
      try await channel.unary(HabitsServiceMethods.listRecords, request, options ?? self.options)
    }

    /// Records what a device has collected, in any order, with a result for each: a refused record doesn't hold up the
    /// others. Sending all or some of them again changes nothing. INVALID_ARGUMENT BATCH_SIZE for none or more than 200.
    package func batchRecord(
      _ request: HabitsV1.BatchRecordRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.BatchRecordResponse {
      try await channel.unary(HabitsServiceMethods.batchRecord, request, options ?? self.options)
    }

    /// Returns the details of a habit. NOT_FOUND.
    package func getHabitStats(
      _ request: HabitsV1.GetHabitStatsRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.GetHabitStatsResponse {
      try await channel.unary(HabitsServiceMethods.getHabitStats, request, options ?? self.options)
    }

    /// Returns the counts of one or several habits, date by date, on one axis that ends today. INVALID_ARGUMENT
    /// TOO_MANY_HABITS beyond 20, DAYS_OUT_OF_RANGE. NOT_FOUND if one of them doesn't exist.
    package func getActivity(
      _ request: HabitsV1.GetActivityRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.GetActivityResponse {
      try await channel.unary(HabitsServiceMethods.getActivity, request, options ?? self.options)
    }

    /// Compares with the previous week: the last seven dates, and the calendar week up to today. Errors as in GetActivity.
    package func getWeekOverWeek(
      _ request: HabitsV1.GetWeekOverWeekRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.GetWeekOverWeekResponse {
      try await channel.unary(HabitsServiceMethods.getWeekOverWeek, request, options ?? self.options)
    }

    /// Streams habits as they change: the current state of each that has changed since the cursor, then every new change.
    /// The initial metadata arrives as soon as the stream is watching. INVALID_ARGUMENT CURSOR_INVALID for a cursor that
    /// this account never received; one from before a backup was restored means the beginning. UNAVAILABLE SHUTTING_DOWN
    /// when the server stops. RESOURCE_EXHAUSTED TOO_MANY_WATCHES if the account already has the maximum number of such
    /// streams open on this service, 32 by default.
    package func watchHabits<Result>(
      _ request: HabitsV1.WatchHabitsRequest, options: CallOptions? = nil,
      _ body: (RPCAsyncSequence<HabitsV1.WatchHabitsResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.serverStreaming(HabitsServiceMethods.watchHabits, request, options ?? self.options, body)
    }

    /// Lets push-up sessions or practices fill a habit: all since its first date, and all future ones. Deleting one also
    /// deletes its record. Linking the habit to something else replaces the link; the same link again is OK. NOT_FOUND.
    /// INVALID_ARGUMENT SOURCE_UNKNOWN. FAILED_PRECONDITION HABIT_ARCHIVED.
    package func linkHabit(
      _ request: HabitsV1.LinkHabitRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.LinkHabitResponse {
      try await channel.unary(HabitsServiceMethods.linkHabit, request, options ?? self.options)
    }

    /// Ends a habit's link and deletes its records. OK if there is no link. NOT_FOUND.
    package func unlinkHabit(
      _ request: HabitsV1.UnlinkHabitRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.UnlinkHabitResponse {
      try await channel.unary(HabitsServiceMethods.unlinkHabit, request, options ?? self.options)
    }

    /// Imports habits and records from an export of Loop Habit Tracker: everything or nothing. Importing it again adds
    /// only what is new; a habit then begins with its first record. INVALID_ARGUMENT CSV_INVALID with the file, the line
    /// and the problem, or TOO_LARGE if both files together have more than 2,097,152 bytes. RESOURCE_EXHAUSTED
    /// IMPORT_RUNNING while another import of the account is running, IMPORTS_BUSY while too many wait; both say when to
    /// try again. Other errors as in CreateHabit.
    package func importHabits(
      _ request: HabitsV1.ImportHabitsRequest, options: CallOptions? = nil
    ) async throws -> HabitsV1.ImportHabitsResponse {
      try await channel.unary(HabitsServiceMethods.importHabits, request, options ?? self.options)
    }
  }
}
