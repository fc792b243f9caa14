package import TitanCore
package import TrophiesDomain

/// An award as it is stored.
package struct Award: Sendable, Hashable {
  package var id: AwardID
  package var trophy: TrophyID
  package var standing: AwardStanding
  /// When the server first granted it.
  package var grantTime: Timestamp
  /// The user's count of grants and revocations when it was last granted or revoked.
  package var changeNumber: Int
  /// When the user first saw it; `nil` until then.
  package var acknowledgeTime: Timestamp?

  package init(
    id: AwardID, trophy: TrophyID, standing: AwardStanding, grantTime: Timestamp, changeNumber: Int,
    acknowledgeTime: Timestamp? = nil
  ) {
    self.id = id
    self.trophy = trophy
    self.standing = standing
    self.grantTime = grantTime
    self.changeNumber = changeNumber
    self.acknowledgeTime = acknowledgeTime
  }
}
