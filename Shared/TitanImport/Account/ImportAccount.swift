import AuthProto
import HabitsProto
import MotivationProto
import ProfileProto
import SessionsProto
package import TitanCore
package import TitanRPC
package import TitanZones
import TrainingProto

/// Makes calls as the person whose account an import fills.
package protocol ImportCredentials: Sendable {
  /// - Parameter body: a call, with options that say who calls; it may be repeated with newer ones.
  func call<Result: Sendable>(_ body: (CallOptions) async throws -> Result) async throws -> Result
}

/// What an import tells while it goes on.
package enum ImportProgress: Sendable, Equatable {
  /// The import stores something: what, in words.
  case storing(String)
  /// A service is away, or asks for a pause, in words.
  case waiting(String)
}

/// The account that an import fills: its services, and the person that it belongs to.
package struct ImportAccount: Sendable {
  /// How long it waits in all for a service that is away, and for one that asks for a pause.
  private static let (patience, longestPause) = (Duration.seconds(60), Duration.seconds(60))

  let auth: AuthV1.AuthServiceClient
  let sessions: SessionsV1.SessionsServiceClient
  let profile: ProfileV1.ProfileServiceClient
  let training: TrainingV1.TrainingServiceClient
  let habits: HabitsV1.HabitsServiceClient
  let motivation: MotivationV1.MotivationServiceClient
  /// Where its owner is, and what they read.
  package let zone: ZoneRules
  package let language: Language
  private let credentials: any ImportCredentials
  private let report: @Sendable (ImportProgress) async throws -> Void
  private let sleep: @Sendable (Duration) async throws -> Void

  /// - Parameters:
  ///   - sleep: waits as long as a service asks.
  ///   - report: receives each next step; an error that it throws ends the import.
  package init(
    channel: (TitanUpService) throws -> any RPCChannel, credentials: any ImportCredentials, zone: ZoneRules,
    language: Language,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    report: @escaping @Sendable (ImportProgress) async throws -> Void
  ) rethrows {
    auth = AuthV1.AuthServiceClient(channel: try channel(.auth))
    sessions = SessionsV1.SessionsServiceClient(channel: try channel(.sessions))
    profile = ProfileV1.ProfileServiceClient(channel: try channel(.profile))
    training = TrainingV1.TrainingServiceClient(channel: try channel(.training))
    habits = HabitsV1.HabitsServiceClient(channel: try channel(.habits))
    motivation = MotivationV1.MotivationServiceClient(channel: try channel(.motivation))
    (self.zone, self.language, self.credentials, self.sleep, self.report) = (zone, language, credentials, sleep, report)
  }

  /// Makes a call once.
  func call<Result: Sendable>(_ body: (CallOptions) async throws -> Result) async throws -> Result {
    try await credentials.call(body)
  }

  /// Reads something small.
  func read<Response: Sendable>(_ call: (CallOptions) async throws -> Response) async throws -> Response {
    try await credentials.call { try await call($0.within(.seconds(10))) }
  }

  var text: ImportText { ImportText(language) }

  func tell(_ progress: ImportProgress) async throws { try await report(progress) }

  /// Makes a call, again while the service is away, and again after the pause that it asks for.
  func patiently<Result: Sendable>(
    _ service: String, _ body: @Sendable (ImportAccount, CallOptions) async throws -> Result
  ) async throws -> Result {
    var (paused, away, next) = (Duration.zero, Duration.zero, Duration.milliseconds(100))
    while true {
      do {
        return try await credentials.call { options in try await body(self, options) }
      } catch let error as RPCError where error.meansAway {
        guard away + next <= Self.patience else { throw error }
        if away == .zero {
          try await report(
            .waiting(
              language.say(
                "The \(service) service can't be reached (\(error.code.name)). Trying again.",
                "Der Dienst \(service) ist nicht erreichbar (\(error.code.name)). Neuer Versuch.")))
        }
        try await sleep(next)
        (away, next) = (away + next, min(.seconds(2), next * 2))
      } catch let error as RPCError {
        guard let pause = error.pause, paused + pause <= Self.longestPause else { throw error }
        paused += pause
        try await report(
          .waiting(
            language.say(
              "The \(service) service asks for a pause of \(text.seconds(pause)).",
              "Der Dienst \(service) bittet um eine Pause von \(text.seconds(pause)).")))
        try await sleep(pause)
      }
    }
  }
}

extension CallOptions {
  /// The same options with a deadline.
  func within(_ duration: Duration) -> CallOptions {
    var options = self
    options.deadline = .after(duration)
    return options
  }
}
