import SocialDomain
import SocialProto
import TitanCore
import TitanFields
import TitanProto
import TitanRPC

extension SocialV1.Sharing {
  init(_ sharing: Sharing) {
    self.init(
      displayName: sharing.name?.text ?? "", pushUps: sharing.showsPushUps, streak: sharing.showsStreak,
      practices: sharing.showsPractices)
  }
}

extension SharingChange {
  /// The changes in a request: the fields in its mask or, without a mask, all populated fields.
  ///
  /// - Throws: INVALID_ARGUMENT PATH_UNKNOWN.
  init(_ sharing: SocialV1.Sharing, mask: GoogleProtobuf.FieldMask?) throws {
    let wants = try UpdateMask(mask, of: ["display_name", "push_ups", "streak", "practices"], in: sharing)
    func wanted<Value>(_ path: String, _ value: Value) -> Value? { wants[path] ? value : nil }
    self.init(
      name: wanted("display_name", sharing.displayName), showsPushUps: wanted("push_ups", sharing.pushUps),
      showsStreak: wanted("streak", sharing.streak), showsPractices: wanted("practices", sharing.practices))
  }
}

extension SocialV1.Invitation {
  init(_ invitation: Invitation) {
    self.init(
      invitationID: "\(invitation.id)", createTime: .init(invitation.createTime),
      expireTime: .init(invitation.expireTime))
    switch invitation.way {
    case .code(let code): self.code = code.text
    case .address(let address): email = address.text
    }
  }
}

extension SocialV1.ReceivedInvitation {
  init(_ invitation: ReceivedInvitation) {
    self.init(
      invitationID: "\(invitation.id)", displayName: invitation.inviter.text,
      createTime: .init(invitation.createTime), expireTime: .init(invitation.expireTime))
  }
}

extension SocialV1.Partner {
  init(_ partner: Partner, _ shown: ShownTraining) {
    self.init(
      partnerID: "\(partner.id)", displayName: partner.sharing.name?.text ?? "",
      createTime: .init(partner.createTime),
      pushUps: shown.pushUps.map { pushUps in
        SocialV1.SharedPushUps(
          lastLocalDate: "\(pushUps.last)", reps: pushUps.reps.map { UInt32(clamping: $0) },
          totalReps: UInt32(clamping: pushUps.reps.reduce(0, +)))
      },
      streak: shown.streak.map { .init(current: UInt32(clamping: $0.current), todayDone: $0.isTodayDone) },
      practices: shown.practices.map { .init(count: UInt32(clamping: $0)) })
  }
}

extension SocialV1.Block {
  init(_ block: Block) {
    self.init(blockID: "\(block.id)", displayName: block.name, createTime: .init(block.createTime))
  }
}
