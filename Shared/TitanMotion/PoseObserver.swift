import Foundation
import TitanCore

/// A pose model's report of points in space: projected, noisy, and sometimes missing.
struct PoseObserver {
  private let camera: PinholeCamera
  private let noise: Double
  private let dropOutChance: Double
  private let framesPerSecond: Double
  private var generator: SplitMix64
  /// How many more frames the current drop-out lasts.
  private var missing = 0

  init(athlete: KinematicAthlete, camera: PinholeCamera, seed: UInt64) {
    self.camera = camera
    noise = athlete.landmarkNoise
    framesPerSecond = athlete.framesPerSecond
    dropOutChance = athlete.dropOutsPerMinute / 60 / athlete.framesPerSecond
    generator = SplitMix64(seed: seed)
  }

  mutating func landmarks(of points: [Vector3]) -> [PoseRecording.Landmark] {
    if missing == 0, generator.uniform() < dropOutChance {
      // A tenth to two tenths of a second, and at least one frame.
      missing = max(1, Int(framesPerSecond * (0.1 + 0.1 * generator.uniform())))
    }
    guard missing == 0 else {
      missing -= 1
      return []
    }
    let origin = (camera.depth(of: points[23]) + camera.depth(of: points[24])) / 2
    return points.indices.map { index in
      let hidden = isHidden(index, in: points)
      let spread = noise * (hidden ? 4 : 1)
      let seen = camera.project(points[index], origin: origin)
      let longer = Double(max(camera.imageWidth, camera.imageHeight))
      return PoseRecording.Landmark(
        x: Float(seen.x + spread * generator.gaussian() * longer / Double(camera.imageWidth)),
        y: Float(seen.y + spread * generator.gaussian() * longer / Double(camera.imageHeight)),
        z: Float(seen.z + 3 * spread * generator.gaussian()),
        visibility: Float(hidden ? 0.35 + 0.25 * generator.uniform() : 0.95 + 0.05 * generator.uniform()))
    }
  }

  /// The arm and leg behind the body: those on the clearly farther side.
  private func isHidden(_ index: Int, in points: [Vector3]) -> Bool {
    guard index >= 11 else { return false }
    let mirrored = index % 2 == 1 ? index + 1 : index - 1
    return camera.depth(of: points[index]) - camera.depth(of: points[mirrored]) > 0.15
  }
}
