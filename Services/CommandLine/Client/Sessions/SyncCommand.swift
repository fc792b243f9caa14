import ArgumentParser
import PoseProto
import SessionsProto
import TitanCore
import TitanProto
import TitanProtoJSON
import TitanRPC

struct SyncCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync", abstract: "Send sessions that were saved while you were offline.",
    discussion: """
      Each line of the file is a session, as a CreateSessionRequest in JSON:

      {"session": {"session_id": "…", "start_time": "2026-05-31T06:00:00Z", "end_time": "2026-05-31T06:01:00Z", \
      "time_zone": "Europe/Berlin", "utc_offset_seconds": 7200, "reps": 12}, "receipt_jws": "…"}

      Recorded sessions are removed from the file. Refused ones stay, with the reason in their member "refused". \
      Sending a session again is safe, so you can stop and repeat the command at any time.

      If a set with a receipt really took place at another time, for instance because it overlaps another one, give \
      --start-time: it gets a receipt with that time.
      """)

  /// The most sessions per call.
  private static let batch = 200

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Argument(help: "The file with the sessions.")
  var file: String

  @Option(
    help: ArgumentHelp("When a line's set really began, in UTC.", valueName: "yyyy-mm-ddThh:mm:ssZ"),
    transform: { try Timestamp(option: $0) })
  var startTime: Timestamp?

  @Option(help: "With --start-time: which line, from 1; not needed if only one has a receipt.")
  var line: Int?

  func validate() throws {
    guard line == nil || startTime != nil else { throw ValidationError("--line needs --start-time.") }
  }

  func run(_ backend: Backend, _ console: Console) async throws {
    let file = OfflineQueueFile(path: file)
    // This comes before the lock, which leaves a file behind.
    try file.check()
    let lock = try await FileLock(path: file.path + ".lock")
    defer { lock.release() }
    var queue = try file.read()
    if let startTime { try await retime(&queue, to: startTime, backend) }
    while case let part = queue.unsent(limit: Self.batch), !part.isEmpty {
      let results = try await send(part.map(\.session.request), backend)
      for (line, result) in zip(part.map(\.line), results) { Self.note(result, of: line, in: &queue) }
      try file.write(&queue)
    }
    report(queue, console)
    guard queue.problems.isEmpty else { throw ExitCode(ProgramStatus.refused.rawValue) }
  }

  /// The file stays unchanged until the set has been sent, so that the command can be repeated if that fails.
  private func retime(_ queue: inout OfflineQueue, to start: Timestamp, _ backend: Backend) async throws {
    let sets = queue.unsent(limit: .max).compactMap { queued in
      queued.session.streamID.map { (line: queued.line, session: queued.session, stream: $0) }
    }
    guard let set = line.map({ line in sets.first { $0.line == line - 1 } }) ?? (sets.count == 1 ? sets[0] : nil) else {
      throw ClientError(
        .usage,
        line.map { "Line \($0) of \(file) has no receipt, so you can change its time yourself." }
          ?? "\(Format.count(sets.count, "line")) of \(file) have receipts. Use --line to say which one you mean."
      )
    }
    let receipt = try await backend.accessTokens.call { options in
      try await backend.pose.retimeStream(
        .init(streamID: set.stream, startTime: .init(start)), options: options.within(.seconds(10)))
    }.receipt
    guard let receipt, let request = set.session.retimed(receipt) else {
      throw RPCError(code: .internal, message: "The server gave the set another time without a receipt for it.")
    }
    try queue.replace(set.line, with: request)
  }

  private func send(
    _ requests: [SessionsV1.CreateSessionRequest], _ backend: Backend
  ) async throws -> [SessionsV1.BatchCreateSessionsResult] {
    let results = try await backend.accessTokens.call { options in
      try await backend.sessions.batchCreateSessions(.init(requests: requests), options: options.within(.seconds(60)))
    }.results
    guard results.count == requests.count else {
      throw ClientError(.refused, "\(requests.count) sessions were sent, but the answer is about \(results.count).")
    }
    return results
  }

  private static func note(
    _ result: SessionsV1.BatchCreateSessionsResult, of line: Int, in queue: inout OfflineQueue
  ) {
    switch result.result {
    case .session: queue.record(line)
    case .status(let status):
      let details = (try? StatusDetails.decode(status.serialized())) ?? []
      let error = RPCError(code: StatusCode(rawValue: Int(status.code)) ?? .unknown, message: status.message)
      let reason = details.lazy.compactMap { if case .errorInfo(let reason, _, _) = $0 { reason } else { nil } }.first
      let hint = reason == "SESSION_OVERLAP" ? "; use --start-time to say when it really was" : ""
      let why = (reason.map { "\($0): \(error.message)" } ?? error.message) + hint
      queue.refuse(
        line,
        [
          "code": .string(error.code.name), "reason": reason.map { .string($0) } ?? .null,
          "message": .string(error.message),
        ], why: why)
    case nil:
      let why = "the answer doesn't say what became of it"
      queue.refuse(line, ["code": .string(StatusCode.unknown.name), "message": .string(why)], why: why)
    }
  }

  private func report(_ queue: OfflineQueue, _ console: Console) {
    if global.json {
      let json: JSONValue = [
        "recorded": .number(queue.recorded),
        "kept": .array(queue.problems.map { ["line": .number($0.line + 1), "why": .string($0.why)] }),
      ]
      return console.line(json.text)
    }
    console.line(Format.count(queue.recorded, "session") + " recorded.")
    for problem in queue.problems {
      console.error("\(file.printable), line \(problem.line + 1): \(problem.why.printable)")
    }
  }
}
