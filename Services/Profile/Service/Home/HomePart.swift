import ProfileProto
import TitanCore
import TitanRPC

/// A part of the home screen, or why it is unavailable.
enum HomePart<Value: Sendable>: Sendable {
  case there(Value)
  case unavailable(ProfileV1.UnavailablePart)

  /// Reads a part. A failure affects only this part, unless the call itself was cancelled.
  init(_ part: ProfileV1.DashboardPart, _ read: () async throws -> Value) async throws {
    do {
      self = .there(try await read())
    } catch {
      try Task.checkCancellation()
      self = .unavailable(.init(part: part, code: RPCError(wrapping: error).code.name))
    }
  }

  /// The value. If it is unavailable, adds the part to the list.
  func value(_ unavailable: inout [ProfileV1.UnavailablePart]) -> Value? {
    switch self {
    case .there(let value): return value
    case .unavailable(let part):
      unavailable.append(part)
      return nil
    }
  }
}

extension CallOptions {
  /// The time limit for each part of the home screen, so that nobody waits longer for the rest.
  static let homePatience: Duration = .seconds(2)

  /// The same options for one part.
  func forHomePart(now: ContinuousClock.Instant = .now) -> CallOptions {
    forPart(within: Self.homePatience, now: now)
  }
}
