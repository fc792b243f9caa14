import ArgumentParser
import TitanCore
import TitanProto
import TitanZones

extension SessionsCommand {
  struct Declare: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "declare", abstract: "Enter push-ups that nobody counted.",
      discussion: "They show in charts and statistics as declared, and earn nothing that has to be verified.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: "How many push-ups.") var reps: UInt32

    @Option(
      help: ArgumentHelp(
        "When they began, in UTC; without it, they ended just now.", valueName: "yyyy-mm-ddThh:mm:ssZ"),
      transform: { try Timestamp(option: $0) })
    var startTime: Timestamp?

    @Option(help: ArgumentHelp("How long they took, 1 to 21600; 3 for each without it.", valueName: "seconds"))
    var seconds: Int?

    @Option(help: "Your words about it.") var note = ""

    func validate() throws {
      try check("the number of push-ups", reps, 1...10_000)
      try check("--seconds", seconds, 1...21_600)
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      let length = Duration.seconds(seconds ?? min(21_600, 3 * Int(reps)))
      let start = startTime ?? backend.clock() - length
      let session = SessionsV1.Session(
        sessionID: newRequestID(), startTime: .init(start), endTime: .init(start + length),
        timeZone: backend.zone.name, utcOffsetSeconds: Int32(backend.zone.utcOffsetSeconds(at: start)), reps: reps,
        note: note)
      let request = SessionsV1.CreateSessionRequest(session: session, requestID: newRequestID())
      let made = try await backend.keeper.call { options in
        try await backend.sessions.createSession(request, options: options.within(.seconds(10)))
      }
      SessionsCommand.show(made.session, global, console)
    }
  }
}
