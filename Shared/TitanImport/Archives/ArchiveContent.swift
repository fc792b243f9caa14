import HabitsProto
import PoseProto
import ProfileProto
import SessionsProto
import TitanCore
import TitanProto
import TrainingProto

/// What an archive of `titanup export` holds that its owner may enter again, under the same ids.
package struct ArchiveContent: Sendable {
  /// Oldest first, as if all of them were declared.
  private(set) var sessions: [SessionsV1.Session] = []
  /// The receipts of sessions that were counted, by the sessions' ids. Whether they prove anything is for the service to
  /// decide.
  private(set) var receipts: [String: String] = [:]
  /// Those that were not deleted, in their order; but archived ones whose title another has now come before that.
  private(set) var habits: [HabitsV1.Habit] = []
  /// Those that were made by hand, by the ids of their habits, oldest first; links make the others again.
  private(set) var records: [String: [HabitsV1.HabitRecord]] = [:]
  private(set) var measurements: [ProfileV1.BodyMeasurement] = []
  /// Oldest first.
  private(set) var workouts: [TrainingV1.Workout] = []
  let choices: ArchiveChoices
  private var behind = Behind()

  /// - Throws: `ImportProblem` that names the file and the line that can't be read.
  package init(_ files: ArchiveFiles) throws {
    choices = try ArchiveChoices(files)
    let stored = try files.messages("sessions/sessions.jsonl", "sessions.v1.Session", SessionsV1.Session.self)
    let real = stored.filter { $0.evidence != .simulated }
    sessions = real.map(\.declared).reversed()
    receipts = try Self.receipts(of: real, files)
    var moving = real.count { Self.moves($0.startTime, $0.utcOffsetSeconds, $0.localDate) }

    let overviews = try files.messages(
      "habits/habits.jsonl", "habits.v1.HabitOverview", HabitsV1.HabitOverview.self)
    let all = overviews.compactMap(\.habit)
    let kept = all.filter { $0.deleteTime == nil }
    let titles = Set(kept.filter { !$0.archived }.map { $0.title.lowercased() })
    let isFormer = kept.map { $0.archived && titles.contains($0.title.lowercased()) }
    habits = zip(kept, isFormer).filter(\.1).map(\.0) + zip(kept, isFormer).filter { !$0.1 }.map(\.0)
    for record in try files.messages("habits/records.jsonl", "habits.v1.HabitRecord", HabitsV1.HabitRecord.self)
    where record.source != .link {
      records[record.habitID, default: []].append(record.entered)
      if case .delta = record.change, Self.moves(record.occurTime, record.utcOffsetSeconds, record.localDate) {
        moving += 1
      }
    }
    records = records.mapValues { records in
      records.sorted {
        ($0.occurTime?.seconds ?? 0, $0.occurTime?.nanos ?? 0, $0.recordID)
          < ($1.occurTime?.seconds ?? 0, $1.occurTime?.nanos ?? 0, $1.recordID)
      }
    }

    measurements = try files.messages(
      "profile/body-measurements.jsonl", "profile.v1.BodyMeasurement", ProfileV1.BodyMeasurement.self
    ).map(\.entered)
    workouts = try files.messages("training/workouts.jsonl", "training.v1.Workout", TrainingV1.Workout.self)
      .reversed().map(\.entered)
    behind = Behind(
      unproven: real.count { $0.evidence != .declared && receipts[$0.sessionID] == nil }, moving: moving,
      simulated: stored.count - real.count,
      practices: try files.count("training/practices.jsonl"), deleted: all.count - kept.count)
  }

  /// What stays behind, in words.
  func left(in language: Language) -> [String] { behind.words(in: language) }

  /// The most bytes of a receipt that the service takes.
  private static let longestReceipt = 65_536

  /// Whether something happened on another date than the calendar's, because the day began after midnight. A clock holds
  /// only for what happens after it was set, so the services will decide on the calendar's date.
  private static func moves(_ time: GoogleProtobuf.Timestamp?, _ offset: Int32?, _ date: String) -> Bool {
    guard let time, let offset, let day = CalendarDay(date) else { return false }
    let seconds = time.seconds + Int64(offset) - Int64(day.number) * 86_400
    return !(0..<86_400).contains(seconds)
  }

  /// A receipt is with the stream that was counted or, if it is of a third installation, with the session.
  private static func receipts(of sessions: [SessionsV1.Session], _ files: ArchiveFiles) throws -> [String: String] {
    let streams = try files.messages("sets/streams.jsonl", "pose.v1.GetStreamResponse", PoseV1.GetStreamResponse.self)
    let counted = Dictionary(streams.compactMap(\.stream?.receipt).map { ($0.receiptID, $0.jws) }) { one, _ in one }
    let kept = try files.messages(
      "sessions/foreign-receipts.jsonl", "sessions.v1.GetSessionResponse", SessionsV1.GetSessionResponse.self)
    let foreign = Dictionary(kept.map { ($0.session?.sessionID ?? "", $0.foreignReceiptJws) }) { first, _ in first }
    let all = sessions.map { ($0.sessionID, counted[$0.receiptID] ?? foreign[$0.sessionID] ?? "") }
    return Dictionary(all.filter { 1...longestReceipt ~= $0.1.utf8.count }) { first, _ in first }
  }
}

extension SessionsV1.Session {
  /// The same without what only the service says.
  fileprivate var declared: Self {
    .init(
      sessionID: sessionID, startTime: startTime, endTime: endTime, timeZone: timeZone,
      utcOffsetSeconds: utcOffsetSeconds, reps: reps, sets: sets, target: target, note: note)
  }
}

extension HabitsV1.HabitRecord {
  /// The same without what only the service says.
  fileprivate var entered: Self {
    // The service decides the date of what is added.
    let isAdded = if case .delta = change { true } else { false }
    return .init(
      recordID: recordID, habitID: habitID, change: change, occurTime: occurTime, timeZone: timeZone,
      utcOffsetSeconds: utcOffsetSeconds, localDate: isAdded ? "" : localDate, note: note)
  }
}

extension ProfileV1.BodyMeasurement {
  /// The same without what only the service says.
  fileprivate var entered: Self {
    .init(
      measurementID: measurementID, measureTime: measureTime, utcOffsetSeconds: utcOffsetSeconds, weightKg: weightKg)
  }
}

extension TrainingV1.Workout {
  /// The same without what only the service says.
  fileprivate var entered: Self {
    .init(workoutID: workoutID, name: name, type: type, prescriptions: prescriptions)
  }
}
