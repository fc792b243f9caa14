package import ProfileDomain
package import TitanCore

/// The newest state of one thing that somebody set, as the feed tells it.
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
