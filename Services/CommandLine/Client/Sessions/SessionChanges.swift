import ArgumentParser
import PoseProto
import SessionsProto
import TitanCore
import TitanProto
import TitanProtoJSON
import TitanRPC

/// Commands that change existing sessions.
extension SessionsCommand {
  struct Edit: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "edit", abstract: "Change the note or the target of a session; the count stays.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: SessionsCommand.idHelp) var session: String
    @Option(help: "Your note; \"\" removes it.") var note: String?
    @Option(help: ArgumentHelp("The target, 1 to 500.", valueName: "reps")) var target: UInt32?

    func validate() throws {
      try check("--target", target, 1...500)
      guard note != nil || target != nil else { throw ValidationError("Give --note or --target.") }
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      let found = try await backend.session(session)
      var (wanted, paths) = (SessionsV1.Session(sessionID: found.sessionID, etag: found.etag), [String]())
      if let note { (wanted.note, paths) = (note, paths + ["note"]) }
      if let target { (wanted.target, paths) = (target, paths + ["target"]) }
      let request = SessionsV1.UpdateSessionRequest(
        session: wanted, updateMask: .init(paths: paths), requestID: newRequestID())
      let changed = try await backend.accessTokens.call { options in
        try await backend.sessions.updateSession(request, options: options.within(.seconds(10)))
      }
      SessionsCommand.show(changed.session, global, console)
    }
  }

  struct Recount: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "recount", abstract: "Count a set again with a newer counter and accept the result.",
      discussion: "This works while the landmarks of the set are kept; `titanup settings` shows how long.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: SessionsCommand.idHelp) var session: String
    @Option(help: "Use this counter instead of the latest.") var counter: String?
    @Flag(help: "Accept the new count even if it is lower.") var lower = false

    func run(_ backend: Backend, _ console: Console) async throws {
      let found = try await backend.session(session)
      guard !found.streamID.isEmpty else {
        throw ClientError(.refused, "Session \(found.sessionID) was declared, so there is nothing to count.")
      }
      let recount = PoseV1.RecountStreamRequest(streamID: found.streamID, counter: counter ?? "")
      let counted = try await backend.accessTokens.call { options in
        try await backend.pose.recountStream(recount, options: options.within(.seconds(60)))
      }
      let request = SessionsV1.AcceptRecountRequest(
        sessionID: found.sessionID, receiptJws: counted.receipt?.jws ?? "", acceptLowerCount: lower, etag: found.etag,
        requestID: newRequestID())
      do {
        let changed = try await backend.accessTokens.call { options in
          try await backend.sessions.acceptRecount(request, options: options.within(.seconds(10)))
        }
        SessionsCommand.show(changed.session, global, console)
      } catch let error as RPCError where error.info?.reason == "LOWER_COUNT_NOT_CONFIRMED" {
        throw ClientError(
          .refused,
          "\(counted.receipt?.counter.printable ?? "The counter") counts \(counted.newReps) instead of "
            + "\(counted.oldReps). Use --lower to accept that.")
      }
    }
  }

  struct Delete: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete", abstract: "Delete a session and take back what it earned.",
      discussion: "For 30 days `titanup sessions undo` brings it back.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: SessionsCommand.idHelp) var session: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let id = try await backend.session(session).sessionID
      _ = try await backend.accessTokens.call { options in
        try await backend.sessions.deleteSession(.init(sessionID: id), options: options.within(.seconds(10)))
      }
      let json: JSONValue = ["session_id": .string(id)]
      if global.json { return console.line(json.text) }
      console.line("The session is deleted. For 30 days, this brings it back:")
      console.line("titanup sessions undo \(id)")
    }
  }

  struct Undo: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "undo", abstract: "Restore a deleted session and what it earned.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: "Its id; `titanup sessions delete` shows it.") var session: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = SessionsV1.UndeleteSessionRequest(sessionID: session.lowercased())
      let restored = try await backend.accessTokens.call { options in
        try await backend.sessions.undeleteSession(request, options: options.within(.seconds(10)))
      }
      SessionsCommand.show(restored.session, global, console)
    }
  }
}
