/// One push-up. Times are microseconds since the stream's first frame.
package struct Rep: Sendable, Equatable {
  /// From 1.
  package var number: Int
  /// When the descent left the up state (decision D4).
  package var start: Int64
  /// When the up state was reached again (decision D4).
  package var end: Int64
  /// Smallest elbow angle.
  package var minAngle: Millidegrees
  /// Largest elbow angle at its end.
  package var maxAngle: Millidegrees
  /// 0…100; 100 is an elbow angle of 90 degrees or less.
  package var depthPercent: Int
  /// 0…100: depth, lock-out and how well it was seen.
  package var qualityPercent: Int
  package var flags: [RepFlag]

  package init(
    number: Int, start: Int64, end: Int64, minAngle: Millidegrees, maxAngle: Millidegrees, depthPercent: Int,
    qualityPercent: Int, flags: [RepFlag]
  ) {
    self.number = number
    self.start = start
    self.end = end
    self.minAngle = minAngle
    self.maxAngle = maxAngle
    self.depthPercent = depthPercent
    self.qualityPercent = qualityPercent
    self.flags = flags
  }
}

/// What was remarkable about a rep. Raw values are stored and signed, and never change.
package enum RepFlag: Int, Sendable, Equatable, CaseIterable {
  /// The arms were never straight at its end.
  case noLockout = 1
  /// Faster than the frames come often enough to judge well.
  case tooFast = 2
  /// Nobody was found in a part of it.
  case partlySeen = 3
  /// The hips hung below the line from shoulders to feet.
  case hipSag = 4
  /// The hips stood above the line from shoulders to feet.
  case hipPike = 5
  /// One arm bent more than the other.
  case asymmetric = 6
  /// On the knees.
  case kneesDown = 7
  /// Hands higher than the feet.
  case incline = 8
  /// Slower than a push-up that trains.
  case tooSlow = 9
  /// Dropped, and bounced off the bottom.
  case bounce = 10
}

/// Down and up again, but not far enough to count.
package struct PartialRep: Sendable, Equatable {
  package var start: Int64
  package var end: Int64
  /// Smallest elbow angle.
  package var minAngle: Millidegrees

  package init(start: Int64, end: Int64, minAngle: Millidegrees) {
    self.start = start
    self.end = end
    self.minAngle = minAngle
  }
}
