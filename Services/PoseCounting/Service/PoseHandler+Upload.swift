import Foundation
import PoseCountingDomain
import TitanCore
package import TitanProto
package import TitanRPC

extension PoseHandler {
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
        let stream = try await receive(requests, CountedStream(header)) { _ in }
        guard ReceiptClaims.hexadecimal(stream.streamDigest) == receipt.claims.streamDigest else {
          throw StreamStoreError.exists(opening.key.stream)
        }
        return response(stream, receipt)
      case .unfinished, .unchanged:
        throw RuntimeError("the store continues an upload")
      case .fresh(let header):
        let stream = try await receive(requests, CountedStream(header)) { chunk in
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
        throw RPCError.invalid("message", reason: "MESSAGE_MISSING", "nothing is set; allowed: one of the messages")
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
}

extension CountedStream {
  fileprivate mutating func takeChunk() -> FrameChunk {
    let frames = takeUnstored()
    return FrameChunk(first: nextFrame - UInt64(frames.count), packing: FrameDeltas.Encoder(frames))
  }
}
