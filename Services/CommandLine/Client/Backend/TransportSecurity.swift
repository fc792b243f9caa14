import NIOCore
package import TitanCore
package import TitanRPCTransport

/// How calls reach the services. They carry passwords and tokens, so by default plain text never leaves this machine.
package enum TransportSecurity: Sendable {
  case tls(ClientTLS.Trust)
  /// Plain text, to this machine only.
  case plainOnThisMachine
  /// Plain text, to anywhere.
  case plain

  /// Reads the options, or else the variables `TITANUP_TLS_CA_FILE`, `TITANUP_TLS` and `TITANUP_INSECURE`, the safest
  /// first.
  ///
  /// - Throws: `ClientError` for contradictory options, and for an unusable file.
  package init(
    tls: Bool, authorityFile: String?, insecure: Bool, environment: [String: String]
  ) throws(ClientError) {
    if insecure {
      guard !tls, authorityFile == nil else { throw .usage("Give either --insecure, or --tls and --ca-file.") }
      self = .plain
    } else if let file = authorityFile {
      self = try Self.authorities(file, "--ca-file")
    } else if tls {
      self = .tls(.system)
    } else if let file = environment["TITANUP_TLS_CA_FILE"], !file.isEmpty {
      self = try Self.authorities(file, "TITANUP_TLS_CA_FILE")
    } else if try Self.flag("TITANUP_TLS", environment) {
      self = .tls(.system)
    } else {
      self = try Self.flag("TITANUP_INSECURE", environment) ? .plain : .plainOnThisMachine
    }
  }

  private static func authorities(_ file: String, _ source: String) throws(ClientError) -> TransportSecurity {
    let trust = ClientTLS.Trust.authorities(file: file)
    do throws(TLSFileError) { try ClientTLS(trust: trust).check() } catch { throw .usage("\(source): \(error)") }
    return .tls(trust)
  }

  private static func flag(_ name: String, _ environment: [String: String]) throws(ClientError) -> Bool {
    switch environment[name]?.lowercased() {
    case nil, "", "false", "off", "no", "0": return false
    case "true", "on", "yes", "1": return true
    case let value?: throw .usage("\(name) is \"\(value)\", but should be true or false.")
    }
  }

  /// The TLS configuration of a channel to a service; `nil` for plain text.
  ///
  /// - Throws: `ClientError` if passwords and tokens would leave this machine in plain text.
  package func clientTLS(for service: TitanUpService, at address: HostAndPort) throws(ClientError) -> ClientTLS? {
    switch self {
    case .tls(let trust): return ClientTLS(trust: trust)
    case .plain: return nil
    case .plainOnThisMachine:
      guard address.isOnThisMachine else {
        throw .usage(
          "The \(service.rawValue) service at \(address) is not on this machine: your password would travel in plain "
            + "text. Give --tls or --ca-file FILE, or --insecure if you trust the network.")
      }
      return nil
    }
  }
}

extension HostAndPort {
  /// Whether the host is a loopback address, 127.0.0.0/8 or ::1, or the name of one (RFC 6761 §6.3).
  package var isOnThisMachine: Bool {
    if host.lowercased() == "localhost" { return true }
    // Parsing gives the address in the one form that the system uses.
    let address = try? SocketAddress(ipAddress: host, port: port)
    switch address {
    case .v4: return address?.ipAddress?.hasPrefix("127.") == true
    case .v6: return address?.ipAddress == "::1"
    case .unixDomainSocket, nil: return false
    }
  }
}
