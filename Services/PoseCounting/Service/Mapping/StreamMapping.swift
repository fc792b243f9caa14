import PoseCountingDomain
package import PoseProto
import TitanCore
import TitanProto

extension PoseV1.Stream {
  package init(_ stream: StreamRecord, receipt: SignedReceipt? = nil) {
    self.init(
      open: PoseV1.Open(stream.header, id: stream.streamID),
      origin: stream.origin == .live ? .live : .upload, createTime: .init(stream.createdAt),
      closeTime: stream.closedAt.map { .init($0) }, frameCount: stream.frameCount,
      storedBytes: UInt64(stream.storedBytes), framesExpireTime: .init(stream.framesExpireAt),
      framesDeleteTime: stream.framesDeletedAt.map { .init($0) },
      reps: UInt32(stream.header.counter.isHeld ? 0 : stream.summary?.count ?? 0),
      duration: stream.summary.map { .init(.microseconds($0.duration)) },
      streamDigest: stream.summary.map { Hexadecimal.encode($0.digest) } ?? "",
      receipt: receipt.map(PoseV1.RepReceipt.init),
      heldSeconds: UInt32(stream.header.counter.isHeld ? stream.summary?.count ?? 0 : 0))
  }
}

extension PoseV1.Open {
  init(_ header: StreamHeader, id: StreamID) {
    self.init(
      streamID: id.description, exercise: .init(header.counter), schema: .init(header.schema),
      imageWidth: UInt32(header.image.width), imageHeight: UInt32(header.image.height),
      counter: header.counter.name, mode: .reps, startTime: .init(header.startTime),
      preparationSeconds: UInt32(header.preparationSeconds), retention: .init(header.retention),
      isSimulated: header.isSimulated, liveness: header.liveness != nil)
    switch header.target {
    case .reps(let reps): targetReps = UInt32(reps)
    case .time(let length): (mode, targetSeconds) = (.time, UInt32(length / 1_000_000))
    }
  }
}

extension PoseV1.FrameRetention {
  init(_ retention: StreamHeader.Retention) {
    switch retention {
    case .none: self = .none
    case .month: self = .days30
    case .year: self = .days365
    }
  }
}

extension StoredFrames {
  /// Messages in order, each with frames that were all counted or all not counted.
  var messages: [PoseV1.DownloadFramesResponse] {
    var messages: [PoseV1.DownloadFramesResponse] = []
    for (offset, frame) in frames.enumerated() {
      let message = PoseV1.Frame(frame, number: first + UInt64(offset))
      if let last = messages.last, last.notCounted == frame.isPaused,
        last.frames?.frames.count ?? 0 < PoseLimits.framesPerMessage
      {
        messages[messages.count - 1].frames?.frames.append(message)
      } else {
        messages.append(.init(frames: .init(frames: [message]), notCounted: frame.isPaused))
      }
    }
    return messages
  }
}

extension PoseV1.Frame {
  /// Quantising this message again gives the same frame: it reverses both divisions exactly.
  init(_ frame: QuantizedFrame, number: UInt64) {
    let unit = Float(QuantizedLandmark.unit)
    self.init(
      number: number, timeUs: frame.microseconds,
      landmarks: frame.landmarks.flatMap {
        [Float($0.x) / unit, Float($0.y) / unit, Float($0.z) / unit, Float($0.visibility) / 255]
      })
  }
}

extension PoseV1.StreamChange {
  init(_ change: StreamFeedChange) {
    self.init(
      userID: "\(change.key.user)", streamID: "\(change.key.stream)",
      framesDeleteTime: change.framesDeletedAt.map { .init($0) },
      recounts: change.recounts.map { .init(counter: $0.counter, reps: UInt32(clamping: $0.reps)) })
  }
}
