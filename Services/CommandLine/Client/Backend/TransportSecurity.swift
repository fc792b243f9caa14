import NIOCore
package import TitanRPCTransport

/// How calls travel to the services. Passwords and tokens are in them: unless told otherwise, plain text stays on this
/// machine.
package enum TransportSecurity: Sendable {
  case tls(ClientTLS.Trust)
  /// Plain text, to this machine only.
  case plainOnThisMachine
  /// Plain text, to anywhere.
  case plain

  /// The options, else the variables `TITANUP_TLS_CA_FILE`, `TITANUP_TLS` and `TITANUP_INSECURE`, the safest first.
  ///
  /// - Throws: `ClientError` for options that contradict each other, and for a file that cannot be used.
  package init(
    tls: Bool, authorityFile: String?, insecure: Bool, environment: [String: String]
  ) throws(ClientError) {
    if insecure {
      guard !tls, authorityFile == nil else { throw .usage("give either --insecure, or --tls and --ca-file") }
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
    case let value?: throw .usage("\(name) is \"\(value)\"; true or false is expected")
    }
  }

  /// What a channel to a service is told; `nil` for plain text.
  ///
  /// - Throws: `ClientError` if passwords and tokens would leave this machine in plain text.
  package func clientTLS(for service: BackendService, at address: ServiceAddress) throws(ClientError) -> ClientTLS? {
    switch self {
    case .tls(let trust): return ClientTLS(trust: trust)
    case .plain: return nil
    case .plainOnThisMachine:
      guard address.isOnThisMachine else {
        throw .usage(
          "\(service.rawValue) at \(address) is not on this machine: your password would travel in plain text; "
            + "give --tls or --ca-file FILE, or --insecure if the network is trusted")
      }
      return nil
    }
  }
}

extension ServiceAddress {
  /// Whether the host is a loopback address, 127.0.0.0/8 or ::1, or the name of one (RFC 6761 §6.3).
  package var isOnThisMachine: Bool {
    if host.lowercased() == "localhost" { return true }
    // In the one form that the system writes addresses in.
    let address = try? SocketAddress(ipAddress: host, port: port)
    switch address {
    case .v4: return address?.ipAddress?.hasPrefix("127.") == true
    case .v6: return address?.ipAddress == "::1"
    case .unixDomainSocket, nil: return false
    }
  }
}
