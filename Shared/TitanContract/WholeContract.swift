import AuthProto
import HabitsProto
import MotivationProto
import PoseProto
import ProfileProto
import SessionsProto
import SocialProto
package import TitanCore
package import TitanProto
package import TitanProtoJSON
import TrainingProto
import TrophiesProto

/// What all services' protos say, for programs that treat every method alike.
extension ProtoSchema {
  /// The contract of all services, with the messages in the details of errors.
  ///
  /// - Throws: `MalformedSchema`.
  package static func generated() throws(MalformedSchema) -> ProtoSchema {
    try ProtoSchema(files: TitanUpService.serializedFiles(and: FileEntry.base))
  }
}

extension TitanUpService {
  /// The descriptors of all services' files and of further ones, with all they import, each once.
  package static func serializedFiles(and further: [FileEntry] = []) -> [[UInt8]] {
    let files = allCases.flatMap(\.protoFiles) + further
    let index = FileDescriptorIndex(FileEntry.base + files)
    var (serialized, names): ([[UInt8]], Set<String>) = ([], [])
    for file in files.flatMap(index.withDependencies) where names.insert(file.name).inserted {
      serialized.append(file.serialized)
    }
    return serialized
  }

  /// The files of its proto package.
  package var protoFiles: [FileEntry] {
    switch self {
    case .auth: AuthV1.protoFiles
    case .sessions: SessionsV1.protoFiles
    case .trophies: TrophiesV1.protoFiles
    case .pose: PoseV1.protoFiles
    case .profile: ProfileV1.protoFiles
    case .training: TrainingV1.protoFiles
    case .habits: HabitsV1.protoFiles
    case .motivation: MotivationV1.protoFiles
    case .social: SocialV1.protoFiles
    }
  }
}
