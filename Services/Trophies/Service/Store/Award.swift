package import TitanCore
package import TrophiesDomain

/// An award as it is kept.
package struct Award: Sendable, Hashable {
  package var id: AwardID
  package var trophy: TrophyID
  package var standing: AwardStanding
  /// When the server granted it first.
  package var grantTime: Timestamp
  /// Its user's count of grants and revocations when it was granted or revoked last.
  package var changeNumber: Int
  /// When its user has seen it; `nil` before.
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
