import ArgumentParser
import TitanProto
import TitanRPC

struct SyncCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync", abstract: "Send sessions that were kept while there was no connection.",
    discussion: """
      The file has a session on each line, a CreateSessionRequest as JSON:

      {"session": {"session_id": "…", "start_time": "2026-05-31T06:00:00Z", "end_time": "2026-05-31T06:01:00Z", \
      "time_zone": "Europe/Berlin", "utc_offset_seconds": 7200, "reps": 12}, "receipt_jws": "…"}

      What was recorded leaves the file. What was refused stays, with the reason as its member "refused". Sending a \
      session again is safe, so the command may be stopped and repeated at any moment.
      """)

  /// As many as one call takes.
  private static let batch = 200

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Argument(help: "The file.")
  var file: String

  func run(_ backend: Backend, _ console: Console) async throws {
    let file = OfflineQueueFile(path: file)
    // First, as the lock's file stays.
    try file.check()
    let lock = try await FileLock(path: file.path + ".lock")
    defer { lock.release() }
    var queue = try file.read()
    while case let part = queue.unsent(limit: Self.batch), !part.isEmpty {
      let results = try await send(part.map(\.session.request), backend)
      for (line, result) in zip(part.map(\.line), results) { Self.note(result, of: line, in: &queue) }
      try file.write(&queue)
    }
    report(queue, console)
    guard queue.problems.isEmpty else { throw ExitCode(ProgramStatus.refused.rawValue) }
  }

  private func send(
    _ requests: [SessionsV1.CreateSessionRequest], _ backend: Backend
  ) async throws -> [SessionsV1.BatchCreateSessionsResult] {
    let results = try await backend.keeper.call { options in
      try await backend.sessions.batchCreateSessions(.init(requests: requests), options: options.within(.seconds(60)))
    }.results
    guard results.count == requests.count else {
      throw ClientError(.refused, "\(requests.count) sessions were sent, the answer tells of \(results.count)")
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
      let why = reason.map { "\($0): \(error.message)" } ?? error.message
      queue.refuse(
        line,
        [
          "code": .string(error.code.name), "reason": reason.map { .string($0) } ?? .null,
          "message": .string(error.message),
        ], why: why)
    case nil:
      let why = "the answer does not say what became of it"
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
    console.line(Format.count(queue.recorded, "session") + " recorded")
    for problem in queue.problems {
      console.error("\(file.printable), line \(problem.line + 1): \(problem.why.printable)")
    }
  }
}
