import Crypto
import MotivationDomain
import TitanCore
package import TitanProto
package import TitanRPC
import TitanZones

extension MotivationHandler {
  package func getPepTalk(
    _ request: MotivationV1.GetPepTalkRequest, context: ServerContext
  ) async throws -> MotivationV1.GetPepTalkResponse {
    try await context.localizingErrors {
      let user = try context.requireUser()
      let language = context.language
      let zone = try await zone(request.timeZone, of: user)
      let standing = try await standings.standing(of: user, at: clock(), zone: zone)
      let chosen = try await store.voice(of: user)
      let pack = catalogue.voices.inForce(chosen: chosen, level: standing.titanLevel)
      var generator = SplitMix64(seed: seed())
      return .init(
        quote: try await next(of: [.quote, .verse], for: user, in: language),
        line: pack.pepLine(for: standing, in: language, using: &generator), voicePackID: "\(pack.id)",
        occasion: .init(rawValue: Int32(standing.occasion.rawValue)), titanLevel: UInt32(standing.titanLevel),
        streak: UInt32(standing.streak), repsToday: UInt32(standing.repsToday), goal: UInt32(standing.goal))
    }
  }

  package func listVoicePacks(
    _ request: MotivationV1.ListVoicePacksRequest, context: ServerContext
  ) async throws -> MotivationV1.ListVoicePacksResponse {
    let user = try context.requireUser()
    let level = try await level(of: user)
    let chosen = try await store.voice(of: user)
    return .init(
      voicePacks: catalogue.voices.packs.map { .init($0, level: level, chosen: chosen, in: context.language) },
      titanLevel: UInt32(level))
  }

  package func getVoicePack(
    _ request: MotivationV1.GetVoicePackRequest, context: ServerContext
  ) async throws -> MotivationV1.GetVoicePackResponse {
    let user = try context.requireUser()
    let level = try await level(of: user)
    let chosen = try await store.voice(of: user)
    let inForce = catalogue.voices.inForce(chosen: chosen, level: level)
    let pack = try request.voicePackID.isEmpty ? inForce : voicePack(named: request.voicePackID)
    return .init(voicePack: message(pack, level: level, chosen: chosen, in: context.language))
  }

  package func selectVoicePack(
    _ request: MotivationV1.SelectVoicePackRequest, context: ServerContext
  ) async throws -> MotivationV1.SelectVoicePackResponse {
    try await context.localizingErrors {
      let user = try context.requireUser()
      let requestID = try RequestID(request.requestID)
      let wanted = try request.voicePackID.isEmpty ? nil : voicePack(named: request.voicePackID)
      let level = try await level(of: user)
      if let wanted, wanted.minLevel > level { throw MotivationError.levelTooLow(wanted, level: level) }
      let language = context.language
      let answer = { @Sendable (chosen: VoicePackID?) -> MotivationV1.SelectVoicePackResponse in
        let pack = catalogue.voices.inForce(chosen: chosen, level: level)
        return .init(voicePack: message(pack, level: level, chosen: chosen, in: language))
      }
      let chosen = try await store.choose(
        wanted?.id, by: user, at: clock(),
        request: requestID.map {
          .init(id: $0, payloadDigest: request.payloadDigest) { answer($0).serialized() }
        })
      switch chosen {
      case .done(let chosen): return answer(chosen)
      case .replayed(let bytes): return try .init(serialized: bytes)
      }
    }
  }

  private func level(of user: UserID) async throws -> Int {
    try await standings.standing(of: user, at: clock(), zone: .utc).titanLevel
  }

  private func voicePack(named id: String) throws -> VoicePack {
    guard let pack = catalogue.voices[VoicePackID(id)] else { throw RPCError.notFound("voice pack", id: shown(id)) }
    return pack
  }

  private func message(
    _ pack: VoicePack, level: Int, chosen: VoicePackID?, in language: Language
  ) -> MotivationV1.VoicePack {
    .init(pack, level: level, chosen: chosen, in: language).speaking(pack, catalogue.voices.cues, in: language)
  }
}

extension MotivationV1.SelectVoicePackRequest {
  /// What two calls with one request id must share: method and payload.
  fileprivate var payloadDigest: [UInt8] {
    var payload = self
    payload.requestID = ""
    return Array(SHA256.hash(data: Array("SelectVoicePack\n".utf8) + payload.serialized()))
  }
}
