/// All files of one run, and the names by which to refer to their declarations.
struct Schema {
  let files: [ProtoFile]
  let options: GeneratorOptions
  /// Full names of the runtime module's declarations.
  private var foreign: Set<String> = []
  private var swiftNames: [String: String] = [:]
  private var messages: [String: ProtoMessage] = [:]
  private var enums: [String: ProtoEnum] = [:]
  /// Names of a namespace's types, at any depth, which would hide the standard library's there.
  private var declared: [String: Set<String>] = [:]

  /// - Throws: `GeneratorError` if two declarations would get the same Swift name, or a message contains itself.
  init(_ request: GeneratorRequest) throws {
    (files, options) = (request.files, request.options)
    for file in files where !request.wanted.contains(file.name) {
      foreign.formUnion(file.allMessages.map(\.fullName) + file.allEnums.map(\.fullName))
    }
    for file in files {
      let namespace = SwiftNames.namespace(file.package)
      for enumeration in file.enums { try add(enumeration, in: namespace, namespace) }
      for message in file.messages { try add(message, in: namespace, namespace) }
    }
    try checkNamespaces()
    for message in files.flatMap(\.allMessages) { try checkFinite(message, []) }
  }

  /// `AuthV1.User`.
  func swiftName(_ fullName: String) throws -> String {
    guard let name = swiftNames[fullName] else { throw GeneratorError("\(fullName) is not part of this run") }
    return name
  }

  func message(_ fullName: String) throws -> ProtoMessage {
    guard let message = messages[fullName] else { throw GeneratorError("\(fullName) is not part of this run") }
    return message
  }

  func enumeration(_ fullName: String) throws -> ProtoEnum {
    guard let enumeration = enums[fullName] else { throw GeneratorError("\(fullName) is not part of this run") }
    return enumeration
  }

  /// A type of the standard library as it must be written inside a namespace.
  func standard(_ type: String, in file: ProtoFile) -> String {
    declared[SwiftNames.namespace(file.package), default: []].contains(type) ? "Swift.\(type)" : type
  }

  /// The import of the runtime module, in a file whose API exposes these types; `nil` inside that module.
  func runtimeImport(showing types: [String]) -> String? {
    options.runtime.map { types.contains(where: foreign.contains) ? "package import \($0)" : "import \($0)" }
  }

  /// The entry message behind a `map` field; `nil` for any other field.
  func mapEntry(_ field: ProtoField) throws -> ProtoMessage? {
    guard field.isRepeated, case .message(let name) = field.type else { return nil }
    let message = try message(name)
    return message.isMapEntry ? message : nil
  }

  private mutating func add(_ message: ProtoMessage, in scope: String, _ namespace: String) throws {
    messages[message.fullName] = message
    guard !message.isMapEntry else { return }
    let name = "\(scope).\(SwiftNames.type(message.name))"
    try claim(name, for: message.fullName, namespace)
    for enumeration in message.enums { try add(enumeration, in: name, namespace) }
    for nested in message.messages { try add(nested, in: name, namespace) }
    for oneof in message.oneofs {
      try claim("\(name).\(upperCamel(oneof.name))", for: "\(message.fullName).\(oneof.name)", namespace)
    }
    guard !message.fields.contains(where: { CNames.member($0.name) == "base" }) else {
      throw GeneratorError("\(message.fullName).base: protobuf-c has a member of that name already")
    }
  }

  private mutating func add(_ enumeration: ProtoEnum, in scope: String, _ namespace: String) throws {
    enums[enumeration.fullName] = enumeration
    try claim("\(scope).\(SwiftNames.type(enumeration.name))", for: enumeration.fullName, namespace)
  }

  private mutating func claim(_ swiftName: String, for fullName: String, _ namespace: String) throws {
    if let other = swiftNames.first(where: { $0.value == swiftName })?.key {
      throw GeneratorError("\(fullName) and \(other) would both be \(swiftName) in Swift")
    }
    swiftNames[fullName] = swiftName
    declared[namespace, default: []].insert(swiftName.split(separator: ".").last.map(String.init) ?? swiftName)
  }

  private func checkNamespaces() throws {
    var packages: [String: String] = [:]
    for file in files {
      let namespace = SwiftNames.namespace(file.package)
      if let other = packages[namespace], other != file.package {
        throw GeneratorError("packages \(other) and \(file.package) would both be \(namespace) in Swift")
      }
      packages[namespace] = file.package
    }
  }

  /// Value types have a fixed size, so a message cannot contain itself; decoding one that did would also have unbounded
  /// depth.
  private func checkFinite(_ message: ProtoMessage, _ above: [String]) throws {
    let path = above + [message.fullName]
    for case .message(let name) in message.fields.map(\.type) {
      guard !path.contains(name) else {
        throw GeneratorError("\(name) contains itself (\((path + [name]).joined(separator: " > "))): not translated")
      }
      try checkFinite(try self.message(name), path)
    }
  }
}
