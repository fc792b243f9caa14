import ArgumentParser
import Foundation
import TitanProto
import TitanRPC

struct ExplainCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Draw a set over time: what counted, what did not, and why.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Argument(help: "The id of a session, or of a stream.")
  var id: String

  @Option(help: ArgumentHelp("Write the drawing to this file as well.", valueName: "file"))
  var svg: String?

  @Option(help: "Explain by this counter instead of the one that counted it.")
  var counter: String?

  func validate() throws {
    guard UUID(uuidString: id) != nil else { throw ValidationError("\"\(id)\" is no UUID") }
  }

  func run(_ backend: Backend, _ console: Console) async throws {
    let stream = try await stream(backend)
    let request = PoseV1.ExplainRepsRequest(streamID: stream, counter: counter ?? "")
    let explained = try await backend.keeper.call { options in
      try await backend.pose.explainReps(request, options: options.within(.seconds(60)))
    }
    if let svg {
      try DrawingFile.write(ExplanationDrawing.svg(explained), to: svg)
    }
    if global.json { return console.line(ExplanationPresentation.json(explained, stream: stream).text) }
    console.lines(ExplanationPresentation.lines(explained, terminal: console.output))
  }

  /// The stream of the session with this id; the id itself, if no session has it.
  private func stream(_ backend: Backend) async throws -> String {
    let request = SessionsV1.GetSessionRequest(sessionID: id)
    let session: SessionsV1.Session?
    do {
      session = try await backend.keeper.call { options in
        try await backend.sessions.getSession(request, options: options.within(.seconds(10)))
      }.session
    } catch let error as RPCError where error.code == .notFound {
      return id
    }
    guard let stream = session?.streamID, !stream.isEmpty else {
      throw ClientError(.refused, "session \(id) was declared: there is no stream to explain")
    }
    return stream
  }
}
