package import TitanCore

/// Every method in the protos' descriptors, sorted by whom it is for.
package struct Contract: Sendable {
  /// One method.
  package struct Method: Sendable, Hashable {
    /// Fully qualified: `titanup.auth.v1.AuthService`.
    package let service: String
    package let name: String
    package let clientStreams: Bool
    package let serverStreams: Bool
    package let isIdempotent: Bool
    /// Whether its response, or a message in it, has a field for an access token or a refresh token.
    package let returnsTokens: Bool
    package let audience: Audience

    /// The value of `:path`.
    package var path: String { "/\(service)/\(name)" }
  }

  /// Whom a service is for, as its name says. In the package `titanup.auth.v1` it is `AuthService` for people,
  /// `AuthAdminService` for operators, and anything else for TitanUp's own services.
  package enum Audience: Sendable, Hashable {
    case people(TitanUpService)
    case operators(TitanUpService)
    case services
  }

  /// The names of fields that hold tokens.
  private static let tokenFields: Set<String> = ["access_token", "refresh_token"]

  package let methods: [Method]

  /// - Parameter files: serialized `google.protobuf.FileDescriptorProto`s, with all they import.
  package init(files: [[UInt8]]) throws(MalformedDescriptor) {
    var read: [ContractFile] = []
    for file in files { read.append(try ContractFile(file)) }
    let messages = read.reduce(into: [:]) { $0.merge($1.messages) { first, _ in first } }
    var methods: [Method] = []
    for file in read {
      for (service, listed) in file.services {
        let audience = Self.audience(of: service, in: file.package)
        for method in listed {
          methods.append(
            Method(
              service: service, name: method.name, clientStreams: method.clientStreams,
              serverStreams: method.serverStreams, isIdempotent: method.isIdempotent,
              returnsTokens: Self.holdsTokens(method.output, messages), audience: audience))
        }
      }
    }
    self.methods = methods
  }

  private static func audience(of service: String, in package: String) -> Audience {
    for candidate in TitanUpService.allCases where package == "titanup.\(candidate.rawValue).v1" {
      let name = candidate.rawValue.prefix(1).uppercased() + candidate.rawValue.dropFirst()
      if service == "\(package).\(name)Service" { return .people(candidate) }
      if service == "\(package).\(name)AdminService" { return .operators(candidate) }
    }
    return .services
  }

  /// A response of an unknown type is taken to hold some.
  private static func holdsTokens(_ type: String, _ messages: [String: ContractFile.Message]) -> Bool {
    var (next, seen): ([String], Set<String>) = ([type], [type])
    guard messages[type] != nil else { return true }
    while let name = next.popLast() {
      for field in messages[name]?.fields ?? [] {
        if tokenFields.contains(field.name) { return true }
        if let inner = field.type, seen.insert(inner).inserted { next.append(inner) }
      }
    }
    return false
  }
}
