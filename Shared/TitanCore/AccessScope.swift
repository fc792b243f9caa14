/// One thing that a personal access token permits: to read from one service, or to change something through it. Neither
/// includes the other.
package struct AccessScope: Sendable, Hashable, CustomStringConvertible {
  package enum Access: String, Sendable, Hashable, CaseIterable {
    /// Methods without side effects.
    case read
    /// All other methods.
    case write
  }

  package let service: TitanUpService
  package let access: Access

  package init(_ service: TitanUpService, _ access: Access) { (self.service, self.access) = (service, access) }

  /// Reads `habits:read`; `nil` for a service or an access that doesn't exist.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let service = TitanUpService(rawValue: String(parts[0])),
      let access = Access(rawValue: String(parts[1]))
    else { return nil }
    self.init(service, access)
  }

  /// `habits:read`.
  package var description: String { "\(service.rawValue):\(access.rawValue)" }

  /// Every scope, service by service.
  package static let all = TitanUpService.allCases.flatMap { service in
    Access.allCases.map { AccessScope(service, $0) }
  }
}

extension Collection<AccessScope> {
  /// As texts, in the order of `AccessScope.all`.
  package var texts: [String] { AccessScope.all.filter(contains).map(\.description) }
}
