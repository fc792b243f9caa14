import AuthProto
import PoseProto
import SessionsProto
import TitanProto
import TrophiesProto

extension FileDescriptorIndex {
  /// The protos that these tests ask for, and those that every server has.
  static let contract = FileDescriptorIndex(
    FileEntry.base + AuthV1.protoFiles + SessionsV1.protoFiles + TrophiesV1.protoFiles + PoseV1.protoFiles)
}
