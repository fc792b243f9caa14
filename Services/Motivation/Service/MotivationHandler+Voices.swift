import MotivationDomain
package import MotivationProto
import ProfileProto
import SessionsProto
import TitanCore
import TitanProto
package import TitanRPC
import TitanZones
import TrophiesProto

extension MotivationHandler {
  package func getPepTalk(
    _ request: MotivationV1.GetPepTalkRequest, context: ServerContext
  ) async throws -> MotivationV1.GetPepTalkResponse {
    let user = try context.requireUser()
    let language = context.language
    let zone = try await namedZone(request.timeZone, of: user)
    let (standing, listener) = try await standing(of: user, zone: zone?.name ?? "", context)
    let pack = catalogue.voices.inForce(for: listener)
    var generator = SplitMix64(seed: seed())
    return .init(
      quote: try await next(of: [.quote, .verse], for: user, in: language),
      line: pack.pepLine(for: standing, in: language, using: &generator), voicePackID: "\(pack.id)",
      occasion: .init(rawValue: Int32(standing.occasion.rawValue)), titanLevel: UInt32(standing.titanLevel),
      streak: UInt32(standing.training?.streak ?? 0), repsToday: UInt32(standing.training?.repsToday ?? 0),
      goal: UInt32(standing.goal ?? 0))
  }

  package func listVoicePacks(
    _ request: MotivationV1.ListVoicePacksRequest, context: ServerContext
  ) async throws -> MotivationV1.ListVoicePacksResponse {
    let listener = try await listener(try context.requireUser(), context)
    return .init(
      voicePacks: catalogue.voices.packs.map { .init($0, for: listener, in: context.language) },
      titanLevel: UInt32(listener.titanLevel))
  }

  package func getVoicePack(
    _ request: MotivationV1.GetVoicePackRequest, context: ServerContext
  ) async throws -> MotivationV1.GetVoicePackResponse {
    let listener = try await listener(try context.requireUser(), context)
    let pack =
      try request.voicePackID.isEmpty
      ? catalogue.voices.inForce(for: listener) : voicePack(named: request.voicePackID)
    return .init(voicePack: message(pack, for: listener, in: context.language))
  }

  /// The time limit for another service to store a choice.
  private static let writeTimeout: Duration = .seconds(10)

  /// The profile service stores the choice, because it is a setting. This service knows which voices are unlocked.
  package func selectVoicePack(
    _ request: MotivationV1.SelectVoicePackRequest, context: ServerContext
  ) async throws -> MotivationV1.SelectVoicePackResponse {
    let user = try context.requireUser()
    _ = try RequestID(request.requestID)
    let wanted = try request.voicePackID.isEmpty ? nil : voicePack(named: request.voicePackID)
    let options = context.inCallersName.forPart(within: Self.writeTimeout)
    var listener = try await listener(user, context)
    if let wanted, wanted.minLevel > listener.titanLevel {
      // A refusal is based on the current level, not on the cached one.
      let level = Int(try await services.trophies.getLevel(.init(), options: options).level?.number ?? 1)
      guard wanted.minLevel <= level else { throw MotivationError.levelTooLow(wanted, level: level) }
      listener.titanLevel = level
    }
    let change = ProfileV1.UpdateSettingsRequest(
      settings: .init(voicePackID: wanted?.id.description ?? ""), updateMask: .init(paths: ["voice_pack_id"]),
      requestID: request.requestID)
    let settings = try await services.profile.updateSettings(change, options: options).settings
    listener.voice = settings.flatMap { VoicePackID(chosenIn: $0) }
    // The feed will report the same choice in a moment, but the user hears the voice now.
    try await store.setVoice(listener.voice, of: user)
    let pack = catalogue.voices.inForce(for: listener)
    return .init(voicePack: message(pack, for: listener, in: context.language))
  }

  private func voicePack(named id: String) throws -> VoicePack {
    guard let pack = catalogue.voices[VoicePackID(id)] else { throw RPCError.notFound("voice pack", id: quoted(id)) }
    return pack
  }

  private func message(
    _ pack: VoicePack, for listener: Listener, in language: Language
  ) -> MotivationV1.VoicePack {
    .init(pack, for: listener, in: language).speaking(pack, catalogue.voices.cues, in: language)
  }

  /// The time limit for other services' data about a user, so that no user waits longer for a quote.
  private static let readTimeout: Duration = .seconds(2)

  /// A user's level, from the service that knows it, and their chosen voice. Falls back to the last known level if
  /// that service doesn't answer.
  private func listener(_ user: UserID, _ context: ServerContext) async throws -> Listener {
    let options = context.inCallersName.forPart(within: Self.readTimeout)
    return try await updated(
      user, level: try await answer { try await services.trophies.getLevel(.init(), options: options).level?.number })
  }

  /// A user's progress and the voice they hear.
  ///
  /// - Parameter zone: IANA name of the zone that determines today's date; empty for the zone of the user's clock.
  private func standing(
    of user: UserID, zone: String, _ context: ServerContext
  ) async throws -> (standing: Standing, listener: Listener) {
    let options = context.inCallersName.forPart(within: Self.readTimeout)
    async let level = answer { try await services.trophies.getLevel(.init(), options: options).level?.number }
    async let streak = answer {
      try await services.sessions.getStreak(.init(timeZone: zone), options: options).streak
    }
    async let chart = answer {
      try await services.sessions.getActivityChart(.init(range: .today, timeZone: zone), options: options)
    }
    let listener = try await updated(user, level: level)
    let today = try await chart
    var standing = Standing(titanLevel: listener.titanLevel, goal: today.map { Int($0.goalReps) })
    if let streak = try await streak, let today {
      standing.training = Training(
        hasTrained: streak.longest > 0, streak: Int(streak.current), isStreakAtRisk: streak.atRisk,
        repsToday: Int(today.totalReps))
    }
    return (standing, listener)
  }

  /// The listener updated with the level, which is stored if it has changed.
  private func updated(_ user: UserID, level: UInt32?) async throws -> Listener {
    var listener = try await store.listener(user)
    guard let level = level.map({ Int($0) }), level != listener.titanLevel else { return listener }
    listener.titanLevel = level
    try await store.setTitanLevel(level, of: user)
    return listener
  }

  /// Another service's answer; `nil` if it failed. A failure affects only this answer, unless the call itself was
  /// cancelled.
  private func answer<Answer: Sendable>(_ read: () async throws -> Answer?) async throws -> Answer? {
    do {
      return try await read()
    } catch {
      try Task.checkCancellation()
      return nil
    }
  }
}

/// The services that know a user's level and training, and the one that stores their chosen voice.
package struct ListenerServices: Sendable {
  let trophies: TrophiesV1.TrophiesServiceClient
  let sessions: SessionsV1.SessionsServiceClient
  /// Called only to store a choice: this service follows the settings.
  let profile: ProfileV1.ProfileServiceClient

  package init(trophies: any RPCChannel, sessions: any RPCChannel, profile: any RPCChannel) {
    self.trophies = .init(channel: trophies)
    self.sessions = .init(channel: sessions)
    self.profile = .init(channel: profile)
  }
}
