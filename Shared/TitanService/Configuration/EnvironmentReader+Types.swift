package import Foundation
package import TitanCore
package import TitanRPC

extension EnvironmentReader {
  package func string(_ name: String, default standard: String, allowed: String = "text without line breaks") -> String
  {
    value(name, default: standard, allowed: allowed) { $0.contains(where: \.isNewline) ? nil : $0 }
  }

  /// A whole number within `range`.
  package func integer(_ name: String, default standard: Int, in range: ClosedRange<Int>) -> Int {
    value(name, default: standard, allowed: "a whole number from \(range.lowerBound) to \(range.upperBound)") {
      Int($0).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  package func boolean(_ name: String, default standard: Bool) -> Bool {
    value(name, default: standard, allowed: "true or false (on, off, yes, no, 1, 0)") {
      switch $0.lowercased() {
      case "true", "on", "yes", "1": true
      case "false", "off", "no", "0": false
      default: nil
      }
    }
  }

  /// A number with a unit, within `range`.
  package func duration(_ name: String, default standard: Duration, in range: ClosedRange<Duration>) -> Duration {
    let (low, high) = (DurationText.format(range.lowerBound), DurationText.format(range.upperBound))
    return value(name, default: standard, allowed: "\(low) to \(high), in ms, s, m, h or d") {
      DurationText.parse($0).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// A name or address to listen on.
  package func host(_ name: String, default standard: String) -> String {
    value(name, default: standard, allowed: "a host name or an IP address") { HostAndPort.isHost($0) ? $0 : nil }
  }

  /// Another server's address.
  package func hostAndPort(_ name: String, default standard: HostAndPort) -> HostAndPort {
    value(name, default: standard, allowed: "host:port with a port from 1 to 65535 (IPv6 in brackets)") {
      HostAndPort($0)
    }
  }

  /// The address of a TitanUp service, from the variable for that service: one server, or several apart by commas.
  package func address(of service: TitanUpService) -> ServiceAddress {
    value(
      service.addressVariable, default: ServiceAddress(service.standardAddress),
      allowed: "host:port with a port from 1 to 65535 (IPv6 in brackets), or several apart by commas"
    ) { ServiceAddress($0) }
  }

  /// An absolute URL with a host and one of the schemes.
  package func url(_ name: String, default standard: URL, schemes: Set<String> = ["http", "https"]) -> URL {
    let allowed = "an absolute URL with scheme \(schemes.sorted().joined(separator: " or "))"
    return value(name, default: standard, allowed: allowed) { text in
      guard let url = URL(string: text), let scheme = url.scheme?.lowercased(), schemes.contains(scheme),
        url.host()?.isEmpty == false
      else { return nil }
      return url
    }
  }

  /// One of an enum's raw values.
  package func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String, default standard: Choice
  ) -> Choice {
    value(name, default: standard, allowed: Choice.allCases.map(\.rawValue).joined(separator: ", ")) {
      Choice(rawValue: $0)
    }
  }

  /// The networks of proxies, separated by commas.
  package func trustedProxies(_ name: String) -> TrustedProxies { TrustedProxies(networks(name)) }

  /// Networks, separated by commas; none by default.
  package func networks(_ name: String) -> [NetworkRange] {
    let allowed =
      "addresses and networks such as 10.0.0.0/8 or 2001:db8::/32, apart by commas, no bits set behind a prefix"
    return value(name, default: [], allowed: allowed) { text in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      let networks = parts.compactMap { NetworkRange($0.trimmingCharacters(in: .whitespaces)) }
      return networks.count == parts.count ? networks : nil
    }
  }
}
