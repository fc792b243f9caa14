import Foundation
import PoseCountingDomain
import TitanCore
package import TitanProto
package import TitanRPC

/// Implements `titanup.pose.v1.PoseService`.
package struct PoseHandler: PoseV1.PoseServiceProtocol {
  /// Methods that need no access token: keys are public.
  package static let publicMethods = [PoseV1.PoseServiceMethods.getReceiptKeys]

  let services: PoseServices
  let live: LiveStreams

  package init(_ services: PoseServices) {
    self.services = services
    live = LiveStreams(limit: services.limits.liveStreamsPerUser)
  }

  package func streamReps(
    _ requests: RPCAsyncSequence<PoseV1.StreamRepsRequest>, response: RPCWriter<PoseV1.StreamRepsResponse>,
    context: ServerContext
  ) async throws {
    let user = try context.requireUser()
    let first = try await requests.first()
    guard case .open(let open) = first?.message else { throw RPCError.notOpened }
    let opening = try StreamOpening(open, origin: .live, user: user, services)
    try await live.during(user) {
      let attachment = services.newID(services.now())
      switch try await services.openLive(opening, attachment: attachment) {
      case .closed(let header, let receipt, let frames):
        let ready = PoseV1.Ready(
          counter: header.parameters.name, reps: UInt32(receipt.claims.reps.count), nextFrame: frames, closed: true)
        try await response.write(.init(message: .ready(ready)))
        try await response.write(.init(message: .receipt(PoseV1.RepReceipt(receipt))))
      case .counted(let stream, let pace):
        try await LiveCount(
          stream, at: pace, key: opening.key, attachment: attachment, services: services, response: response
        ).run(requests)
      }
    }
  }

  package func getReceiptKeys(
    _ request: PoseV1.GetReceiptKeysRequest, context: ServerContext
  ) async throws -> PoseV1.GetReceiptKeysResponse {
    PoseV1.GetReceiptKeysResponse(
      keys: services.signer.publicKeys.map { PoseV1.ReceiptKey(keyID: $0.keyID, x: $0.x) },
      jwksJson: services.signer.jwks)
  }

  package func verifyReceipt(
    _ request: PoseV1.VerifyReceiptRequest, context: ServerContext
  ) async throws -> PoseV1.VerifyReceiptResponse {
    let user = try context.requireUser()
    do throws(ReceiptProblem) {
      let receipt = try services.signer.verify(request.jws)
      return PoseV1.VerifyReceiptResponse(
        valid: true, receipt: PoseV1.RepReceipt(receipt), isCallers: receipt.claims.user == user)
    } catch {
      return PoseV1.VerifyReceiptResponse(valid: false, problem: PoseV1.ReceiptProblem(rawValue: Int32(error.rawValue)))
    }
  }
}

extension RPCAsyncSequence {
  /// Waits for the next message; `nil` after the last.
  func first() async throws -> Message? {
    var iterator = makeAsyncIterator()
    return try await iterator.next()
  }
}

extension RPCError {
  static var notOpened: RPCError {
    RPCError(.failedPrecondition, reason: "NOT_OPENED", "the first message must be open")
  }
}
