import CPose
package import TitanMotion

/// Finds a person in pictures, by the same engine as the page.
package final class PoseEngine {
  /// What to look for.
  package enum Subject: String, Sendable, CaseIterable {
    /// A body that the camera sees from the side: 33 landmarks.
    case body
    /// A face above a camera that lies on the floor: two corners of its box.
    case face

    package var landmarkCount: Int {
      self == .body ? POSE_BODY_LANDMARKS : POSE_FACE_CORNERS
    }
  }

  private let subject: Subject
  // Owned: created here and freed in deinit.
  private let engine: OpaquePointer

  /// - Throws: `VideoError` if the networks are missing or spoiled.
  package init(_ subject: Subject, weights: PoseWeights) throws(VideoError) {
    guard let engine = pose_engine_create() else { throw VideoError("There is too little memory for the pose engine.") }
    self.subject = subject
    self.engine = engine
    switch subject {
    case .body:
      try open(POSE_DETECTOR, "detector", weights)
      try open(POSE_LANDMARKS, "landmarks", weights)
    case .face: try open(POSE_FACES, "faces", weights)
    }
  }

  deinit { pose_engine_free(engine) }

  private func open(_ network: PoseNetwork, _ role: String, _ weights: PoseWeights) throws(VideoError) {
    let bytes = try weights.bytes(of: role)
    guard bytes.withUnsafeBufferPointer({ pose_engine_open(engine, network, $0.baseAddress, $0.count) }) else {
      throw VideoError("The \(role) network in \(weights.folder) is not one that this engine can run.")
    }
  }

  /// The landmarks of the person in the picture, normalised by its size; none without a person.
  package func find(in picture: Picture) -> [PoseRecording.Landmark] {
    let pixels = picture.pixels.assumingMemoryBound(to: UInt8.self).baseAddress
    let (width, height) = (Int32(picture.width), Int32(picture.height))
    let found =
      subject == .body
      ? pose_engine_find_body(engine, pixels, width, height) : pose_engine_find_face(engine, pixels, width, height)
    guard let found else { return [] }
    let stride = POSE_LANDMARK_VALUES
    return (0..<subject.landmarkCount).map { index in
      let values = found + index * stride
      return .init(x: values[0], y: values[1], z: values[2], visibility: values[3])
    }
  }
}
