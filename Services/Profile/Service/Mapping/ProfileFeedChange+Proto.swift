import ProfileDomain
import ProfileProto
import TitanCore
import TitanProto

extension ProfileV1.ProfileChange {
  init(_ change: ProfileFeedChange) {
    self.init(userID: "\(change.userID)", change: Change(change.thing))
  }
}

extension ProfileV1.ProfileChange.Change {
  fileprivate init(_ thing: ProfileFeedChange.Thing) {
    self =
      switch thing {
      case .profile(let profile): .person(.init(profile))
      case .settings(let settings): .settings(.init(settings))
      case .measurement(let measurement): .measurement(.init(measurement))
      case .deletedMeasurement(let id, let time):
        .deletedMeasurement(.init(measurementID: "\(id)", deleteTime: .init(time)))
      }
  }
}

extension ProfileV1.PersonSnapshot {
  fileprivate init(_ profile: Profile) {
    self.init(
      birthYear: UInt32(profile.birthYear ?? 0), heightCm: profile.height?.centimetres ?? 0, locale: profile.locale,
      units: .init(rawValue: Int32(profile.units.rawValue)))
  }
}
