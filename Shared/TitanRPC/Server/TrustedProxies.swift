package import TitanCore

/// The proxies in front of a server, which are believed when they say for whom they call.
package struct TrustedProxies: Hashable, Sendable {
  private let networks: [NetworkRange]

  package init(_ networks: [NetworkRange] = []) { self.networks = networks }

  package func contains(_ address: NetworkAddress) -> Bool { networks.contains { $0.contains(address) } }

  /// Whether a peer is one of them.
  package func contains(_ peer: ClientAddress) -> Bool {
    !networks.isEmpty && NetworkAddress(peer: peer.text).map(contains) == true
  }

  /// For whom one of them made a call: the last address in `x-forwarded-for` or `forwarded` that is none of theirs.
  ///
  /// Where both came they must agree: a proxy that writes the one lets through what its client wrote into the other.
  /// Where that gives no address, the call counts as the proxy's, but not within its neighbourhood, so that nobody can use
  /// up what the proxy's own calls need.
  package func client(behind proxy: ClientAddress, _ metadata: Metadata) -> ClientAddress {
    let listed = metadata.texts("x-forwarded-for")
    let standard = metadata.texts("forwarded")
    guard !listed.isEmpty || !standard.isEmpty else { return proxy }
    let ends = [
      listed.isEmpty ? nil : origin(ForwardedNodes.listed(listed)),
      standard.isEmpty ? nil : origin(ForwardedNodes.standard(standard)),
    ]
    let isAgreed = listed.isEmpty || standard.isEmpty || ends[0] == ends[1]
    if isAgreed, let origin = ends[0] ?? ends[1] { return ClientAddress(origin) }
    return ClientAddress(proxy.text, neighbourhood: "unknown behind \(proxy.neighbourhood)")
  }

  /// The last node that is none of the proxies; where one is unreadable or hidden, the last known behind it.
  private func origin(_ nodes: [NetworkAddress?]) -> NetworkAddress? {
    var known: NetworkAddress?
    for node in nodes.reversed() {
      guard let node else { return known }
      known = node
      if !contains(node) { return node }
    }
    return known
  }
}

extension Metadata {
  fileprivate func texts(_ key: String) -> [String] {
    var texts: [String] = []
    for field in self where field.key == key {
      if case .string(let text) = field.value { texts.append(text) }
    }
    return texts
  }
}
