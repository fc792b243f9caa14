import PoseCountingDomain
package import PoseProto
import TitanCore
import TitanProto
package import TitanRPC

/// Implements `titanup.pose.v1.PoseService`.
package struct PoseHandler: PoseV1.PoseServiceProtocol {
  /// Methods that need no access token: keys are public.
  package static let publicMethods = [PoseV1.PoseServiceMethods.getReceiptKeys]

  let services: PoseServices
  private let live: LiveStreams

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
          counter: header.counter.name, reps: UInt32(receipt.claims.reps.count), nextFrame: frames, closed: true,
          heldSeconds: UInt32(receipt.claims.heldSeconds))
        try await response.write(.init(message: .ready(ready)))
        try await response.write(.init(message: .receipt(PoseV1.RepReceipt(receipt))))
      case .counted(let stream, let pace):
        try await LiveCount(
          stream, at: pace, key: opening.key, attachment: attachment, services: services, response: response
        ).run(requests)
      }
    }
  }

  package func uploadStream(
    _ requests: RPCAsyncSequence<PoseV1.UploadStreamRequest>, context: ServerContext
  ) async throws -> PoseV1.UploadStreamResponse {
    let user = try context.requireUser()
    guard case .open(let open) = try await requests.first()?.message else { throw RPCError.notOpened }
    let opening = try StreamOpening(open, origin: .upload, user: user, services)
    return try await live.during(user) {
      let attachment = services.newID(services.now())
      switch try await services.open(opening, attachment: attachment) {
      case .closed(let header, let receipt, _):
        let stream = try await receive(requests, CountedStream(header, up: opening.up)) { _ in }
        guard Hexadecimal.encode(stream.streamDigest) == receipt.claims.streamDigest else {
          throw StreamStoreError.exists(opening.key.stream)
        }
        return response(stream, receipt)
      case .unfinished, .unchanged:
        throw RuntimeError("the store continues an upload")
      case .fresh(let header):
        let stream = try await receive(requests, CountedStream(header, up: opening.up)) { chunk in
          try await services.store.append(chunk, to: opening.key, attachment: attachment)
        }
        let receipt = try await services.close(
          stream, key: opening.key, attachment: attachment, endsNow: opening.leavesStartTime)
        return response(stream, receipt)
      }
    }
  }

  /// Takes every frame, and passes them to `store` in chunks.
  private func receive(
    _ requests: RPCAsyncSequence<PoseV1.UploadStreamRequest>, _ initial: CountedStream,
    _ store: (FrameChunk) async throws -> Void
  ) async throws -> CountedStream {
    var stream = initial
    while let request = try await requests.first() {
      switch request.message {
      case .open:
        throw RPCError.alreadyOpened
      case .frames(let frames):
        try frames.checkCount()
        for frame in frames.frames {
          do throws(LandmarkError) { _ = try stream.take(frame) } catch { throw RefusedFrame(error) }
        }
      case nil:
        throw RPCError.messageMissing
      }
      if stream.unstoredFrames >= services.limits.framesPerUploadChunk { try await store(stream.takeChunk()) }
    }
    if stream.unstoredFrames > 0 { try await store(stream.takeChunk()) }
    _ = stream.finish()
    return stream
  }

  private func response(_ stream: CountedStream, _ receipt: SignedReceipt) -> PoseV1.UploadStreamResponse {
    PoseV1.UploadStreamResponse(
      receipt: PoseV1.RepReceipt(receipt), partialReps: stream.tally.partialReps.map(PoseV1.PartialRep.init),
      duration: GoogleProtobuf.Duration(.microseconds(stream.tally.duration)))
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
  fileprivate func first() async throws -> Message? {
    var iterator = makeAsyncIterator()
    return try await iterator.next()
  }
}

extension CountedStream {
  fileprivate mutating func takeChunk() -> FrameChunk {
    let frames = takeUnstored()
    return FrameChunk(first: nextFrame - UInt64(frames.count), packing: FrameDeltas.Encoder(frames))
  }
}
