import TitanProtoJSON

extension JSONValue {
  /// A schema that another one refers to.
  static func reference(_ name: String) -> JSONValue { ["$ref": "#/components/schemas/\(name)"] }

  /// The object with members before its own. Of anything else, the value itself.
  func following(_ members: [Member]) -> JSONValue {
    guard case .object(let own) = self else { return self }
    return .object(members + own)
  }
}
