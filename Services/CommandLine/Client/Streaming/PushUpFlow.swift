import Foundation
import TitanCore
import TitanProto
import TitanRPC

/// A set from its first frame to its trophies: counted, stored, rewarded, shown.
struct PushUpFlow {
  let backend: Backend
  let console: Console
  let set: SetDescription
  /// Whether only the result is shown, as JSON.
  let isQuiet: Bool
  let trophyWait: Duration

  func run(fast: Bool) async throws {
    if set.isSimulated {
      console.note("a program moves in this set: it is counted and listed as simulated, and earns nothing")
    }
    let before = try await knownAwards()
    let receipt = try await fast ? upload() : stream()
    if !isQuiet { console.lines(ReceiptPresentation.lines(receipt, terminal: console.output)) }
    guard !receipt.reps.isEmpty else {
      if isQuiet { console.line(json(receipt, nil, []).text) }
      throw ClientError(.refused, "no push-up was counted, so there is no session to store")
    }
    let session = try await SetStorage(
      backend: backend, console: console, target: set.target, mayMove: fast && set.startTime == nil
    ).store(receipt)
    if !isQuiet {
      console.line()
      console.line("Stored: " + SessionPresentation.line(session, style: console.output.style))
    }
    let trophies = try await console.whileRead {
      try await NewTrophies(backend: backend, known: before, session: session.sessionID)
        .collect(for: set.isSimulated ? .zero : trophyWait) { award in
          if !isQuiet { console.lines(TrophyPresentation.news(award, terminal: console.output)) }
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
    let response = try await Patience.retrying("pose", console) {
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
