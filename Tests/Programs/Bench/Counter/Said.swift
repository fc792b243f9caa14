import Crypto
import Foundation
import PoseCountingDomain
import PoseCountingService
import PoseProto
import TitanCore
import TitanMotion
import TitanRPC

/// All messages that a live set receives about a recording, except acknowledgements, and its receipt without the fields
/// that identify this very set: as a digest of the messages' bytes.
struct Said {
  let digest: String
  let reps: Int

  init(_ recording: PoseRecording) throws {
    var stream = CountedStream(try recording.header)
    var hash = SHA256()
    let frames = recording.messages
    func say(_ events: [StreamEvent], of frame: UInt64) {
      for event in events { hash.update(data: PoseV1.StreamRepsResponse(event, frame: frame).serialized()) }
    }
    for frame in frames { say(try stream.take(frame), of: frame.number) }
    say(stream.finish(), of: UInt64(max(frames.count, 1) - 1))
    let nobody = StreamKey(user: UserID(UUID()), stream: StreamID(UUID()))
    let claims = ReceiptClaims(
      stream, key: nobody, receiptID: ReceiptID(UUID()), issuedAt: Timestamp(seconds: 0),
      evidence: stream.motion.isLooped ? [EvidenceFlag.loopedRep.rawValue] : [])
    var receipt = PoseV1.RepReceipt(claims)
    (receipt.receiptID, receipt.userID, receipt.streamID) = ("", "", "")
    (receipt.startTime, receipt.endTime) = (nil, nil)
    hash.update(data: receipt.serialized())
    digest = Hexadecimal.encode(Array(hash.finalize()))
    reps = stream.tally.reps.count
  }
}

extension PoseRecording {
  struct BadSize: Error {}

  var header: StreamHeader {
    get throws {
      guard let image = ImageSize(width: imageWidth, height: imageHeight) else { throw BadSize() }
      return StreamHeader(
        origin: .live, schema: .mediapipe33, image: image, parameters: .standard, startTime: Timestamp(seconds: 0))
    }
  }

  /// The frames as messages carry them. Coordinates far outside of the image are clamped to the range that messages
  /// allow.
  var messages: [PoseV1.Frame] {
    frames.enumerated().map { number, frame in
      let values = frame.landmarks.flatMap { [$0.x, $0.y, $0.z, $0.visibility] }
      return PoseV1.Frame(
        number: UInt64(number), timeUs: frame.microseconds, landmarks: values.map { min(16, max(-16, $0)) })
    }
  }
}
