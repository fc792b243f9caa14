/// Whether an address has been shown to be its account's. Raw values are stored.
package enum EmailVerification: String, Hashable, Sendable {
  /// The account was made where no mail is sent.
  case notRequired = "not_required"
  case pending
  case verified
}
