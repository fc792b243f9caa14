import Foundation
import Synchronization
package import TitanMotion

/// Landmarks from a camera or a video: pictures stay in here.
package final class PoseCapture {
  /// What a picture showed.
  package struct Sight: Sendable {
    /// Its time since the first one that was looked at.
    package var frame: PoseRecording.Frame
    package var imageWidth: Int
    package var imageHeight: Int
  }

  private let process: VideoProcess
  private let engine: PoseEngine
  private var pace: FramePace
  private let start = ContinuousClock.now
  private var first: Double?
  private var size: (width: Int, height: Int)?

  /// - Throws: `VideoError` if the video, the camera, `ffmpeg` or the networks are missing.
  package init(
    _ input: VideoInput, _ subject: PoseEngine.Subject, _ mode: FramePace.Mode, weights: PoseWeights
  ) throws(VideoError) {
    engine = try PoseEngine(subject, weights: weights)
    process = try VideoProcess(input)
    pace = FramePace(mode)
  }

  /// Ends the video, from any thread: `next` returns what is under way, and then `nil`.
  package var stopper: @Sendable () -> Void { process.stopper }

  /// Why the video ended early; `nil` if it didn't.
  package var problem: String? { process.problem }

  /// Waits for the next picture and looks at it; `nil` at the end.
  package func next() throws(VideoError) -> Sight? {
    while let picture = try process.next() {
      let time = Duration.seconds(picture.seconds - (first ?? picture.seconds))
      first = first ?? picture.seconds
      // A set has one size; pictures of another one come from a video that was put together.
      guard picture.width == size?.width ?? picture.width, picture.height == size?.height ?? picture.height else {
        continue
      }
      size = (picture.width, picture.height)
      switch pace.next(time, at: .now - start) {
      case .skip: continue
      case .wait(let pause): Thread.sleep(forTimeInterval: pause / .seconds(1))
      case .look: break
      }
      let microseconds = Int64((time / .microseconds(1)).rounded())
      return Sight(
        frame: .init(microseconds: microseconds, landmarks: engine.find(in: picture)),
        imageWidth: picture.width, imageHeight: picture.height)
    }
    return nil
  }
}

extension ContinuousClock.Instant {
  fileprivate static func - (left: Self, right: Self) -> Duration { right.duration(to: left) }
}
