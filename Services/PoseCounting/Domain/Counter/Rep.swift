/// One push-up. Times are in microseconds since the stream's first frame.
package struct Rep: Sendable, Equatable {
  /// The rep's number, from 1.
  package var number: Int
  /// When the descent left the up state (decision D4).
  package var start: Int64
  /// When the up state was reached again (decision D4).
  package var end: Int64
  /// The smallest elbow angle.
  package var minAngle: Millidegrees
  /// The largest elbow angle at the rep's end.
  package var maxAngle: Millidegrees
  /// 0…100; an elbow angle of 90 degrees or less is 100.
  package var depthPercent: Int
  /// 0…100, from depth, lock-out and visibility.
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

/// Notable features of a rep. Raw values are stored and signed, and never change.
package enum RepFlag: Int, Sendable, Equatable, CaseIterable {
  /// The arms were never straight at the rep's end.
  case noLockout = 1
  /// The rep was too fast for the frame rate to judge it well.
  case tooFast = 2
  /// Nobody was found in a part of the rep.
  case partlySeen = 3
  /// The hips sagged below the line from shoulders to feet.
  case hipSag = 4
  /// The hips rose above the line from shoulders to feet.
  case hipPike = 5
  /// One arm bent more than the other.
  case asymmetric = 6
  /// The knees were on the floor.
  case kneesDown = 7
  /// The hands were higher than the feet.
  case incline = 8
  /// The rep was slower than a push-up that trains.
  case tooSlow = 9
  /// The athlete dropped, and bounced off the bottom.
  case bounce = 10
}

/// Down and up again, but not far enough to count.
package struct PartialRep: Sendable, Equatable {
  package var start: Int64
  package var end: Int64
  /// The smallest elbow angle.
  package var minAngle: Millidegrees

  package init(start: Int64, end: Int64, minAngle: Millidegrees) {
    self.start = start
    self.end = end
    self.minAngle = minAngle
  }
}
