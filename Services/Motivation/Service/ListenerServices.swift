import TitanProto
package import TitanRPC

/// The services that know a user's level and training, and the one that stores their chosen voice.
package struct ListenerServices: Sendable {
  let trophies: TrophiesV1.TrophiesServiceClient
  let sessions: SessionsV1.SessionsServiceClient
  /// Called only to store a choice: this service follows the settings.
  let profile: ProfileV1.ProfileServiceClient

  package init(trophies: any RPCChannel, sessions: any RPCChannel, profile: any RPCChannel) {
    self.trophies = .init(channel: trophies)
    self.sessions = .init(channel: sessions)
    self.profile = .init(channel: profile)
  }
}
