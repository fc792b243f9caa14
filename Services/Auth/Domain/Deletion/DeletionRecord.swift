package import TitanCore

/// What is known of a deletion.
package struct DeletionRecord: Hashable, Sendable {
  package let userID: UserID
  package let requestTime: Timestamp
  /// When auth erased the account; `nil` before.
  package let eraseTime: Timestamp?
  /// When each service said that it has erased what it had.
  package let confirmTimes: [String: Timestamp]

  package init(userID: UserID, requestTime: Timestamp, eraseTime: Timestamp?, confirmTimes: [String: Timestamp]) {
    (self.userID, self.requestTime) = (userID, requestTime)
    (self.eraseTime, self.confirmTimes) = (eraseTime, confirmTimes)
  }

  /// The receipt, if every participant has confirmed.
  ///
  /// - Throws: `AccountError.deletionPending`.
  package func receipt(from participants: [String]) throws(AccountError) -> DeletionReceipt {
    guard let eraseTime else { throw .deletionPending(waitingFor: ["auth"]) }
    let missing = participants.filter { confirmTimes[$0] == nil }.sorted()
    guard missing.isEmpty else { throw .deletionPending(waitingFor: missing) }
    return DeletionReceipt(
      userID: userID, requestTime: requestTime, eraseTime: eraseTime,
      confirmTimes: confirmTimes.filter { participants.contains($0.key) })
  }
}

/// That nothing is left of an account.
package struct DeletionReceipt: Hashable, Sendable {
  package let userID: UserID
  package let requestTime: Timestamp
  package let eraseTime: Timestamp
  /// By service.
  package let confirmTimes: [String: Timestamp]
}
