package import ProfileDomain
package import TitanCore

/// A change in the feed: the newest state of a user's profile, settings or measurement.
package struct ProfileFeedChange: Sendable, Hashable {
  package enum Thing: Sendable, Hashable {
    case profile(Profile)
    case settings(Settings)
    case measurement(BodyMeasurement)
    case deletedMeasurement(MeasurementID, at: Timestamp)
  }

  package var userID: UserID
  package var thing: Thing

  package init(userID: UserID, thing: Thing) {
    self.userID = userID
    self.thing = thing
  }
}
