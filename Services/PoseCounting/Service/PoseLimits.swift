/// What a client may do, and when frames are stored.
package struct PoseLimits: Sendable {
  package static let framesPerMessage = 32
  /// Streams of one user that are counted live by one process at the same time.
  package var liveStreamsPerUser = 16
  /// Unfinished streams that one user may begin within a day.
  package var unfinishedStreamsPerUser = 64
  /// Frames that are stored together at the latest,
  package var framesPerChunk = 128
  /// of an upload, which is not acknowledged on the way,
  package var framesPerUploadChunk = 512
  /// and how long a frame waits for others at most: a third of it at least, two thirds where
  /// frames go on coming.
  package var storeDelay = Duration.seconds(3)

  package init() {}
}
