import Foundation
import TitanCore
import TitanProto
import TitanRPC
import TitanZones

/// A set from its first frame to its trophies: counted, stored, rewarded, shown.
struct PushUpFlow {
  let backend: Backend
  let console: Console
  let set: SetDescription
  /// Whether only the result is shown, as JSON.
  let isQuiet: Bool
  let trophyWait: Duration

  func run(fast: Bool) async throws {
    let before = try await knownAwards()
    let receipt = try await fast ? upload() : stream()
    if !isQuiet { console.lines(ReceiptPresentation.lines(receipt, terminal: console.output)) }
    guard !receipt.reps.isEmpty else {
      if isQuiet { console.line(json(receipt, nil, []).text) }
      throw ClientError(.refused, "no push-up was counted, so there is no session to store")
    }
    let session = try await store(receipt)
    if !isQuiet {
      console.line()
      console.line("Stored: " + SessionPresentation.line(session, style: console.output.style))
    }
    let trophies = try await console.whileRead {
      try await NewTrophies(backend: backend, known: before, session: session.sessionID)
        .collect(for: trophyWait) { award in
          if !isQuiet { console.line(TrophyPresentation.news(award, terminal: console.output)) }
        }
    }
    guard let trophies else { return }
    if let problem = trophies.problem {
      console.note("trophies cannot be watched now (\(problem.code.name)); `titanup trophies` shows them later")
    }
    if isQuiet { console.line(json(receipt, session, trophies.awards).text) }
  }

  /// Ids of the awards there are before the set; `nil` if nobody can say.
  private func knownAwards() async throws -> Set<String>? {
    do {
      return Set(try await backend.awards().map(\.awardID))
    } catch let error as RPCError where error.isServiceAway || error.code == .deadlineExceeded {
      console.note("the trophies service is away; the set is counted and stored all the same")
      return nil
    }
  }

  private func stream() async throws -> PoseV1.RepReceipt {
    let clock = SetClock.started()
    let view = isQuiet ? nil : LiveView(console: console, clock: clock, target: set.target)
    defer { view?.finish() }
    let streamer = SetStreamer(set, client: backend.pose, clock: clock) { event in
      view?.show(event)
      if isQuiet, case .lost(let error, _) = event { console.note("connection lost: \(error.code.name)") }
    }
    return try await streamer.run { body in try await backend.keeper.call(body) }
  }

  private func upload() async throws -> PoseV1.RepReceipt {
    let response = try await retrying("pose") {
      try await backend.keeper.call { options in
        try await backend.pose.uploadStream(options: options.within(.seconds(120))) { requests in
          try await requests.write(.init(message: .open(set.open)))
          for frames in set.batches { try await requests.write(.init(message: .frames(frames))) }
        }
      }
    }
    guard let receipt = response.receipt else {
      throw RPCError(code: .internal, message: "the server counted the set without giving a receipt")
    }
    return receipt
  }

  /// The ids are made once, so that asking again stores nothing twice. What cannot be stored is kept, with its receipt.
  private func store(_ receipt: PoseV1.RepReceipt) async throws -> SessionsV1.Session {
    guard let start = receipt.startTime, let end = receipt.endTime else {
      throw RPCError(code: .internal, message: "the receipt does not say when the set was")
    }
    let request = SessionsV1.CreateSessionRequest(
      session: .init(
        sessionID: UUID.version7(at: backend.clock()).uuidString.lowercased(), startTime: start, endTime: end,
        timeZone: backend.zone.name,
        utcOffsetSeconds: Int32(backend.zone.utcOffsetSeconds(at: Timestamp(start))),
        reps: UInt32(receipt.reps.count), target: UInt32(clamping: set.target)),
      receiptJws: receipt.jws, requestID: UUID().uuidString.lowercased())
    let response: SessionsV1.CreateSessionResponse
    do {
      response = try await retrying("sessions") {
        try await backend.keeper.call { options in
          try await backend.sessions.createSession(request, options: options.within(.seconds(10)))
        }
      }
    } catch {
      await keep(request)
      throw error
    }
    guard let session = response.session else {
      throw RPCError(code: .internal, message: "the server stored the session without showing it")
    }
    return session
  }

  /// For `titanup sync`: the receipt says what was counted, whatever stood against storing it now.
  private func keep(_ request: SessionsV1.CreateSessionRequest) async {
    let queue = OfflineQueueFile(beside: backend.keeper.file)
    do {
      try await queue.add(request)
      console.note(
        "the set is not stored; it is kept in \(queue.path), and `titanup sync \(queue.path)` sends it again")
    } catch {
      console.note("the set is not stored, and \(error); `titanup sync FILE` sends a file with this line:")
      console.error(QueuedSession.json(request).text)
    }
  }

  private func retrying<Result>(_ service: String, _ body: () async throws -> Result) async throws -> Result {
    var isTold = false
    func tell(_ error: RPCError, _ pause: Duration) {
      if !isTold { console.note("the \(service) service is away (\(error.code.name)), trying again") }
      isTold = true
    }
    return try await Patience(limit: .seconds(60)).retrying(away: tell, body)
  }

  private func json(
    _ receipt: PoseV1.RepReceipt, _ session: SessionsV1.Session?, _ awards: [TrophiesV1.Award]
  ) -> JSONValue {
    [
      "receipt": ReceiptPresentation.json(receipt),
      "session": session.map { SessionPresentation.json($0) } ?? .null,
      "trophies": .array(awards.map { TrophyPresentation.json($0) }),
    ]
  }
}
