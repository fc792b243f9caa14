package import TitanCore

/// Where a call comes from, as far as it is known.
package struct ClientAddress: Hashable, Sendable {
  /// `203.0.113.7:50312`, `203.0.113.7`, or what else a transport knows of it: `in-process`.
  package let text: String
  /// The neighbourhood, which shares limits: `203.0.113.0/24`, `2001:db8:1::/48`, or the text of what is no address.
  package let neighbourhood: String

  package init(_ text: String) {
    self.init(text, neighbourhood: CoarseAddress(peer: text)?.description ?? text)
  }

  package init(_ address: NetworkAddress) {
    self.init(address.description, neighbourhood: CoarseAddress(address).description)
  }

  init(_ text: String, neighbourhood: String) { (self.text, self.neighbourhood) = (text, neighbourhood) }
}
