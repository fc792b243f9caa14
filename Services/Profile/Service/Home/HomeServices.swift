import HabitsProto
import MotivationProto
import SessionsProto
package import TitanRPC
import TrainingProto
import TrophiesProto

/// The services that the home screen reads from.
package struct HomeServices: Sendable {
  let sessions: SessionsV1.SessionsServiceClient
  let trophies: TrophiesV1.TrophiesServiceClient
  let training: TrainingV1.TrainingServiceClient
  let habits: HabitsV1.HabitsServiceClient
  let motivation: MotivationV1.MotivationServiceClient

  package init(
    sessions: any RPCChannel, trophies: any RPCChannel, training: any RPCChannel, habits: any RPCChannel,
    motivation: any RPCChannel
  ) {
    self.sessions = .init(channel: sessions)
    self.trophies = .init(channel: trophies)
    self.training = .init(channel: training)
    self.habits = .init(channel: habits)
    self.motivation = .init(channel: motivation)
  }
}
