/// Limits for clients, and when frames are stored.
package struct PoseLimits: Sendable {
  package static let framesPerMessage = 32
  /// How many of one user's streams one process counts live at the same time.
  package var liveStreamsPerUser = 16
  /// How many streams one user may begin within a day and leave unfinished.
  package var unfinishedStreamsPerUser = 64
  /// A live stream's frames are stored once there are this many.
  package var framesPerChunk = 128
  /// The same for an upload, which is not acknowledged on the way.
  package var framesPerUploadChunk = 512
  /// How long a frame waits for others at most. It waits a third of this at least, and two thirds while more frames
  /// keep coming.
  package var storeDelay = Duration.seconds(3)
  /// How long a counted stream whose client half-closed without `close` stays in memory. Browsers send every two
  /// seconds.
  package var halfClosedLifetime = Duration.seconds(10)
  /// How many such streams one process keeps.
  package var halfClosedStreams = 1_024
  package var halfClosedStreamsPerUser = 4

  package init() {}
}
