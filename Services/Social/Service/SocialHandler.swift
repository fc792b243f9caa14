package import Foundation
import SocialDomain
package import SocialProto
package import TitanCore
package import TitanRPC
import TitanRequests

/// Handles the caller's partners, invitations and blocks, and what the caller shows.
package struct SocialHandler: SocialV1.SocialServiceProtocol {
  let store: PostgresSocialStore
  let ownAddress: any OwnAddress
  let clock: WallClock
  let makeID: @Sendable (Timestamp) -> UUID
  /// Makes random bytes.
  let random: @Sendable (Int) -> [UInt8]

  package init(
    store: PostgresSocialStore, ownAddress: any OwnAddress, clock: @escaping WallClock = systemClock,
    makeID: @escaping @Sendable (Timestamp) -> UUID = { .version7(at: $0) },
    random: @escaping @Sendable (Int) -> [UInt8] = { count in (0..<count).map { _ in .random(in: 0...255) } }
  ) {
    (self.store, self.ownAddress, self.clock) = (store, ownAddress, clock)
    (self.makeID, self.random) = (makeID, random)
  }

  package func getSharing(
    _ request: SocialV1.GetSharingRequest, context: ServerContext
  ) async throws -> SocialV1.GetSharingResponse {
    .init(sharing: .init(try await store.sharing(of: try context.requireUser())))
  }

  package func updateSharing(
    _ request: SocialV1.UpdateSharingRequest, context: ServerContext
  ) async throws -> SocialV1.UpdateSharingResponse {
    let user = try context.requireUser()
    let change = try SharingChange(request.sharing ?? .init(), mask: request.updateMask)
    return try await answer(request, \.requestID, "UpdateSharing") {
      SocialV1.UpdateSharingResponse(sharing: .init($0))
    } _: { remembered in
      try await store.changeSharing(of: user, at: clock(), request: remembered) { try change.applied(to: $0, $1) }
    }
  }

  /// Makes a change, or returns the answer that its request id had before.
  func answer<Request: RPCMessage, Outcome: Sendable, Response: RPCMessage>(
    _ request: Request, _ requestID: WritableKeyPath<Request, String>, _ method: String,
    as response: @escaping @Sendable (Outcome) -> Response,
    _ change: (RememberedRequest<Outcome>?) async throws -> Answered<Outcome>
  ) async throws -> Response {
    let remembered = try RequestID(request[keyPath: requestID]).map { id in
      RememberedRequest<Outcome>(id: id, payloadDigest: request.payloadDigest(method, without: requestID)) {
        response($0).serialized()
      }
    }
    switch try await change(remembered) {
    case .done(let outcome): return response(outcome)
    case .replayed(let bytes): return try Response(serialized: bytes)
    }
  }
}
