package import Foundation
package import PoseProto
package import TitanCore
package import TitanMotion
import TitanProto

/// One set: its frames, its stream id and its start.
package struct SetDescription: Sendable {
  /// The stream's id, now and when it is resumed.
  package let streamID: UUID
  package let exercise: SetExercise
  /// `nil` leaves it to the service: a live set begins when it is opened, and an uploaded one has just ended.
  package let startTime: Timestamp?
  /// 0 for no target.
  package let target: Int
  /// The duration of a timed set, or how long to hold, in seconds; 0 for a set by reps.
  package let seconds: Int
  /// The seconds of the countdown, during which nothing is counted.
  package let preparation: Int
  /// Whether it is simulated.
  package let isSimulated: Bool
  /// Whether the athlete wants to be asked for a sign of life.
  package let liveness: Bool
  /// Which way is up in its images; `nil` if nobody said.
  package let up: PoseV1.Direction?
  /// Without frames if they are still being taken.
  package let recording: PoseRecording
  /// The frames that are still being taken; `nil` for a recording.
  package let live: LiveFrames?
  private let schema: PoseV1.LandmarkSchema

  /// - Throws: `ClientError` if no schema has the recording's number of landmarks, there are no frames, or a face should
  ///   show another exercise than push-ups.
  package init(
    streamID: UUID, exercise: SetExercise = .pushUp, startTime: Timestamp?, target: Int, seconds: Int = 0,
    preparation: Int = 0, isSimulated: Bool = false, liveness: Bool = false, up: PoseV1.Direction? = nil,
    recording: PoseRecording, live: LiveFrames? = nil
  ) throws(ClientError) {
    switch recording.landmarkCount {
    case 33: schema = .mediapipe33
    case 17: schema = .coco17
    case 19: schema = .apple2d19
    case 2: schema = .faceBox
    default:
      throw ClientError(
        .refused,
        "The recording has \(recording.landmarkCount) landmarks per frame, but should have 33 (BlazePose), 17 (COCO), "
          + "19 (Apple) or 2 (corners of the box around a face).")
    }
    guard exercise == .pushUp || schema != .faceBox else {
      throw ClientError(.refused, "A face shows push-ups only; a \(exercise.noun) needs the whole body.")
    }
    guard live != nil || !recording.frames.isEmpty else {
      throw ClientError(.refused, "The recording has no frames.")
    }
    self.streamID = streamID
    self.exercise = exercise
    self.startTime = startTime
    self.target = target
    self.seconds = seconds
    self.preparation = preparation
    self.isSimulated = isSimulated
    self.liveness = liveness
    self.up = up
    self.live = live
    // A stream's time begins with its first frame; a recording's time may begin earlier.
    var recording = recording
    let first = recording.frames.first?.microseconds ?? 0
    for index in recording.frames.indices { recording.frames[index].microseconds -= first }
    self.recording = recording
  }

  /// The message that opens the stream, the same each time.
  package var open: PoseV1.Open {
    PoseV1.Open(
      streamID: streamID.uuidString.lowercased(), exercise: exercise.contract, schema: schema,
      imageWidth: UInt32(clamping: recording.imageWidth), imageHeight: UInt32(clamping: recording.imageHeight),
      mode: seconds > 0 ? .time : .reps, targetReps: seconds > 0 ? 0 : UInt32(clamping: target),
      startTime: startTime.map { .init($0) }, targetSeconds: UInt32(clamping: seconds),
      preparationSeconds: UInt32(clamping: preparation), isSimulated: isSimulated, up: up,
      liveness: liveness)
  }

  /// The whole recording in messages.
  package var batches: some Sequence<PoseV1.Frames> {
    stride(from: 0, to: recording.frames.count, by: Playback.batchLimit).lazy.map { [frames = recording.frames] start in
      let batch = frames[start..<min(start + Playback.batchLimit, frames.count)]
      return PoseV1.Frames(frames: batch.enumerated().map { .init(number: UInt64(start + $0.offset), $0.element) })
    }
  }
}

extension PoseV1.Frame {
  package init(number: UInt64, _ frame: PoseRecording.Frame) {
    var landmarks: [Float] = []
    landmarks.reserveCapacity(4 * frame.landmarks.count)
    for landmark in frame.landmarks {
      landmarks += [landmark.x, landmark.y, landmark.z, landmark.visibility]
    }
    self.init(number: number, timeUs: frame.microseconds, landmarks: landmarks)
  }
}
