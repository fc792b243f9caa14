import PoseProto
import TitanMotion
import TitanProtoJSON
import TitanRPC

/// Writes the landmarks of one stream: as a recording, which `titanup push-ups --recording` reads, and what a recording has
/// no room for into a file beside it.
struct RecordingFiles {
  private let (streamID, landmarkCount): (String, Int)
  private var next: UInt64 = 0
  /// Which way is up, from the frames on that say so: few, since devices tell it when they are turned.
  private var directions: [String] = []

  /// - Parameter stream: of `ListStreams`.
  /// - Throws: `RPCError` INTERNAL for landmarks whose number is not known.
  init(_ stream: MessageFields) throws {
    streamID = try stream.text("open.stream_id")
    let schema = try stream.text("open.schema")
    guard let count = Self.landmarkCounts[schema] else {
      throw RPCError(code: .internal, message: "the stream \(streamID) has landmarks of the unknown schema \(schema)")
    }
    landmarkCount = count
  }

  /// By the names of `titanup.pose.v1.LandmarkSchema`.
  static let landmarkCounts = [
    "LANDMARK_SCHEMA_MEDIAPIPE_33": 33, "LANDMARK_SCHEMA_COCO_17": 17, "LANDMARK_SCHEMA_APPLE_2D_19": 19,
    "LANDMARK_SCHEMA_APPLE_3D_17": 17, "LANDMARK_SCHEMA_FACE_BOX": 2,
  ]

  func name(in folder: String) -> String { "\(folder)/\(streamID).csv" }
  func directionsName(in folder: String) -> String { "\(folder)/\(streamID).up.csv" }

  /// What asks for the frames that are still missing.
  var request: [String: String] { ["stream_id": "\"\(streamID)\"", "first_frame": "\"\(next)\""] }

  var header: [UInt8] { Array(PoseRecording.csvHeader(landmarkCount: landmarkCount).utf8) }

  /// The lines of a response of `DownloadFrames`.
  ///
  /// - Throws: `RPCError` INTERNAL for frames that do not follow those before.
  mutating func lines(_ response: [UInt8]) throws -> (text: [UInt8], frames: Int) {
    let frames = try PoseV1.DownloadFramesResponse(serialized: response).frames?.frames ?? []
    var text = ""
    for frame in frames {
      guard frame.number == next, [0, 4 * landmarkCount].contains(frame.landmarks.count) else {
        throw RPCError(
          code: .internal,
          message: "the stream \(streamID) has frame \(frame.number) with \(frame.landmarks.count) numbers; expected: "
            + "frame \(next) with none or \(4 * landmarkCount)")
      }
      next += 1
      text += PoseRecording.csvLine(
        frame.number, microseconds: frame.timeUs, frame.landmarks, landmarkCount: landmarkCount)
      if let up = frame.up { directions.append("\(frame.number),\(up.x),\(up.y),\(up.z)\n") }
    }
    return (Array(text.utf8), frames.count)
  }

  /// Frames with which another direction is up; `nil` if none says so.
  var directionLines: (text: [UInt8], frames: Int)? {
    directions.isEmpty ? nil : (Array(("frame,x,y,z\n" + directions.joined()).utf8), directions.count)
  }
}
