import CommandLineVideo
import Foundation
import Synchronization
import TitanMotion

/// Looks at a camera or a video on a thread of its own: landmarks go to `live`, what they show to whoever watches.
final class VideoCamera: Sendable {
  /// The longest set that the service accepts.
  static let longestSet: Duration = .seconds(1_800)

  private struct State: Sendable {
    var stopper: (@Sendable () -> Void)?
    var isStopped = false
    var watcher: (@Sendable (PoseCapture.Sight) -> Void)?
    var problem: String?
  }

  let live = LiveFrames()
  let subject: PoseEngine.Subject
  private let state = Mutex(State())
  private let (results, source) = AsyncStream.makeStream(of: Result<PoseCapture.Sight, VideoError>.self)

  /// Starts at once.
  ///
  /// - Parameter limit: the camera is closed after this time.
  init(
    _ input: VideoInput, _ subject: PoseEngine.Subject, _ mode: FramePace.Mode, weights: PoseWeights,
    limit: Duration = VideoCamera.longestSet
  ) {
    self.subject = subject
    Thread.detachNewThread { self.look(input, mode, weights, limit) }
  }

  private func look(_ input: VideoInput, _ mode: FramePace.Mode, _ weights: PoseWeights, _ limit: Duration) {
    do throws(VideoError) {
      let capture = try PoseCapture(input, subject, mode, weights: weights)
      let isStopped = state.withLock { state in
        state.stopper = capture.stopper
        return state.isStopped
      }
      if isStopped { capture.stopper() }
      var isFirst = true
      while let sight = try capture.next() {
        guard .microseconds(sight.frame.microseconds) <= limit else {
          stop()
          continue
        }
        live.append(sight.frame)
        if isFirst { source.yield(.success(sight)) }
        isFirst = false
        state.withLock { $0.watcher }?(sight)
      }
      state.withLock { $0.problem = capture.problem }
    } catch {
      state.withLock { $0.problem = error.description }
      source.yield(.failure(error))
    }
    live.finish()
    source.finish()
  }

  /// Why the video ended early; `nil` if it didn't.
  var problem: String? { state.withLock { $0.problem } }

  /// Calls back with each picture's landmarks, on the thread that looks.
  func watch(_ watcher: @escaping @Sendable (PoseCapture.Sight) -> Void) { state.withLock { $0.watcher = watcher } }

  /// Closes the camera; the frames that it has seen remain.
  func stop() {
    let stopper = state.withLock { state in
      state.isStopped = true
      return state.stopper
    }
    stopper?()
  }

  /// Waits for the first picture.
  ///
  /// - Returns: a recording of its size without frames.
  func opened() async throws(ClientError) -> PoseRecording {
    for await result in results {
      switch result {
      case .success(let sight):
        return PoseRecording(
          imageWidth: sight.imageWidth, imageHeight: sight.imageHeight, landmarkCount: subject.landmarkCount, frames: []
        )
      case .failure(let error): throw ClientError(.refused, error.description)
      }
    }
    throw ClientError(.refused, "The camera was closed before it showed anything.")
  }

  /// Waits until the camera is closed and `ffmpeg` has gone.
  func closed() async { for await _ in results {} }
}

extension PoseWeights {
  /// The weights of an option, of the environment, or of the build that this program is in.
  static func find(option: String?) throws(ClientError) -> PoseWeights {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    do throws(VideoError) {
      return try find(
        option: option, environment: ProcessInfo.processInfo.environment, program: program,
        exists: { access($0, R_OK) == 0 })
    } catch {
      throw ClientError(.refused, error.description)
    }
  }
}
