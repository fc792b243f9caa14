import Foundation
import PoseProto
import SessionsProto
import TitanCore
import TitanProtoJSON
import TitanRPC
import TrophiesProto

/// A set from its first frame to its trophies.
struct PushUpFlow {
  let backend: Backend
  let console: Console
  let set: SetDescription
  /// Whether only the result is shown, as JSON.
  let isQuiet: Bool
  let trophyWait: Duration
  /// What the set's frames come from, while they are being taken.
  var camera: VideoCamera?

  func run(fast: Bool) async throws {
    if set.isSimulated {
      console.note("This set is simulated: it is counted and listed, but earns nothing.")
    }
    let before = set.exercise == .pushUp ? try await knownAwards() : nil
    let receipt = try await fast ? upload() : stream()
    if !isQuiet { console.lines(ReceiptPresentation.lines(receipt, terminal: console.output)) }
    guard receipt.amount > 0, set.exercise == .pushUp else {
      if isQuiet { console.line(json(receipt, nil, []).text) }
      return try tell(receipt)
    }
    let session = try await SetStorage(
      backend: backend, console: console, target: set.target, mayMove: fast && set.startTime == nil
    ).store(receipt)
    if !isQuiet {
      console.line()
      console.lines(SessionPresentation.summary(session, prefix: "Stored: ", terminal: console.output))
    }
    let trophies = try await console.whileRead {
      try await NewTrophies(backend: backend, known: before, session: session.sessionID)
        .collect(for: set.isSimulated ? .zero : trophyWait) { award in
          if !isQuiet { console.lines(TrophyPresentation.news(award, terminal: console.output)) }
        }
    }
    guard let trophies else { return }
    if let problem = trophies.problem {
      console.note("New trophies can't be shown now (\(problem.code.name)); `titanup trophies` shows them later.")
    }
    if isQuiet { console.line(json(receipt, session, trophies.awards).text) }
  }

  /// What becomes of a set without a session.
  private func tell(_ receipt: PoseV1.RepReceipt) throws {
    guard receipt.amount > 0 else {
      let exercise = set.exercise, what = exercise.isHeld ? "No \(exercise.noun) was" : "No \(exercise.noun)s were"
      let problem = CuePresentation.text(receipt.problem).map { ": \($0)" }
      let why = exercise == .pushUp ? ", so there is no session to store" : problem ?? ""
      throw ClientError(.refused, "\(what) counted\(why).")
    }
    if !isQuiet { console.line("Only push-ups become sessions: this receipt is all there is. `--json` shows it.") }
  }

  /// Ids of the awards before the set; `nil` if unknown.
  private func knownAwards() async throws -> Set<String>? {
    do {
      return Set(try await backend.awards().map(\.awardID))
    } catch let error as RPCError where error.isServiceAway || error.code == .deadlineExceeded {
      console.note("The trophies service can't be reached. Your set is counted and stored anyway.")
      return nil
    }
  }

  private func stream() async throws -> PoseV1.RepReceipt {
    let clock = SetClock.started()
    let target = set.exercise.isHeld ? set.seconds : set.target
    let view =
      isQuiet ? nil : LiveView(console: console, clock: clock, exercise: set.exercise, target: target)
    defer { view?.finish() }
    if let view { camera?.watch { view.show($0) } }
    let streamer = SetStreamer(set, client: backend.pose, clock: clock) { event in
      view?.show(event)
      if case .targetReached = event { camera?.stop() }
      if isQuiet, case .lost(let error, _) = event { console.note("The connection was lost: \(error.code.name)") }
    }
    return try await streamer.run { body in try await backend.accessTokens.call(body) }
  }

  private func upload() async throws -> PoseV1.RepReceipt {
    let response = try await Patience.retrying("pose", console) {
      try await backend.accessTokens.call { options in
        try await backend.pose.uploadStream(options: options.within(.seconds(120))) { requests in
          try await requests.write(.init(message: .open(set.open)))
          for frames in set.batches { try await requests.write(.init(message: .frames(frames))) }
        }
      }
    }
    guard let receipt = response.receipt else {
      throw RPCError(code: .internal, message: "The server counted the set without giving a receipt.")
    }
    return receipt
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

/// Collects the trophies that a session earns. They follow a moment after it, or much later if their service is
/// unavailable.
struct NewTrophies {
  struct Found: Sendable {
    var awards: [TrophiesV1.Award] = []
    /// Why the trophies could not be read.
    var problem: RPCError?
  }

  let backend: Backend
  /// Awards from before the session; `nil` if unknown: then only awards that the session itself proves count.
  let known: Set<String>?
  let session: String

  /// Polls until the session has been judged, since it earns nothing after that, or until `limit` has passed. If the
  /// service is unavailable, it may come back in the meantime.
  func collect(for limit: Duration, _ show: (TrophiesV1.Award) -> Void) async throws -> Found {
    var found = Found()
    let deadline = Deadline.after(limit)
    var pause: Duration = .milliseconds(25)
    while deadline.remaining() > .zero {
      do {
        let (awards, isJudged) = try await backend.awards(andWhetherJudged: session, by: deadline)
        found.problem = nil
        // Oldest first.
        for award in awards.reversed() where isNew(award) && !found.awards.contains(award) {
          found.awards.append(award)
          show(award)
        }
        if isJudged { return found }
      } catch let error as RPCError where error.code == .deadlineExceeded {
        return found
      } catch let error as RPCError {
        found.problem = error
        guard error.isServiceAway else { return found }
      }
      try await Task.sleep(for: min(pause, max(.zero, deadline.remaining())))
      pause = min(pause * 2, .milliseconds(200))
    }
    return found
  }

  private func isNew(_ award: TrophiesV1.Award) -> Bool {
    guard award.state != .revoked else { return false }
    guard let known else { return award.proof?.sessionIDs.contains(session) ?? false }
    return !known.contains(award.awardID)
  }
}
