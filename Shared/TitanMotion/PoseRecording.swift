/// A pose estimator's view of one person over time: a recording that can be streamed, stored and counted.
///
/// The file form is CSV, one line per frame:
///
/// ```
/// frame,t_seconds,x0,y0,z0,v0, … x32,y32,z32,v32
/// 0,0.0000,0.71754,0.35657,-0.21317,1.0000, …
/// ```
///
/// - `frame`: a running number. It is ignored when reading and renumbered when writing.
/// - `t_seconds`: seconds since the start of the recording, strictly ascending.
/// - `xN`, `yN`: landmark N, normalised by the image's width and height, the origin at the top left. A landmark
///   outside the image may lie outside 0…1.
/// - `zN`: depth in units of `x`, smaller is nearer to the camera; the origin is the pose model's own.
/// - `vN`: visibility, 0…1.
///
/// All landmark cells of a line are empty if nobody was detected. The number of landmarks follows from the header (33
/// for BlazePose, 17 for COCO). The size of the image is not in the file and must be given separately: without it,
/// normalised coordinates distort every angle.
package struct PoseRecording: Sendable, Equatable {
  /// One landmark, as a pose model reports it.
  package struct Landmark: Sendable, Equatable {
    package var x: Float
    package var y: Float
    package var z: Float
    package var visibility: Float

    package init(x: Float, y: Float, z: Float, visibility: Float) {
      self.x = x
      self.y = y
      self.z = z
      self.visibility = visibility
    }
  }

  /// One image of the recording.
  package struct Frame: Sendable, Equatable {
    /// The time since the start of the recording.
    package var microseconds: Int64
    /// `landmarkCount` of them, or none if nobody was detected.
    package var landmarks: [Landmark]

    package init(microseconds: Int64, landmarks: [Landmark]) {
      self.microseconds = microseconds
      self.landmarks = landmarks
    }
  }

  /// In pixels; only the ratio of the two matters.
  package var imageWidth: Int
  package var imageHeight: Int
  /// The number of landmarks in a frame with a person.
  package var landmarkCount: Int
  /// In order of time.
  package var frames: [Frame]

  package init(imageWidth: Int, imageHeight: Int, landmarkCount: Int, frames: [Frame]) {
    self.imageWidth = imageWidth
    self.imageHeight = imageHeight
    self.landmarkCount = landmarkCount
    self.frames = frames
  }

  /// Time of the last frame; zero for an empty recording.
  package var duration: Duration { .microseconds(frames.last?.microseconds ?? 0) }
}
