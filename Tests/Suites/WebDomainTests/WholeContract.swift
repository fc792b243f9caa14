import AuthProto
import HabitsProto
import MotivationProto
import PoseProto
import ProfileProto
import SessionsProto
import SocialProto
import TitanProto
import TrainingProto
import TrophiesProto

extension FileDescriptorIndex {
  /// The protos of all services, and those that every server has.
  static let contract = FileDescriptorIndex(
    FileEntry.base + AuthV1.protoFiles + SessionsV1.protoFiles + TrophiesV1.protoFiles + PoseV1.protoFiles
      + ProfileV1.protoFiles + TrainingV1.protoFiles + HabitsV1.protoFiles + MotivationV1.protoFiles
      + SocialV1.protoFiles)
}
