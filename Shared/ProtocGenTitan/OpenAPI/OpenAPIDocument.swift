import TitanProtoJSON

/// The contract as OpenAPI 3.1: what the web edge answers by the Connect protocol, in JSON.
struct OpenAPIDocument {
  /// Whom a document is for.
  enum Audience: CaseIterable {
    /// `AuthService` of `titanup.auth.v1`: the methods that every edge lets through.
    case people
    /// `AuthAdminService`: those that an edge with `TITANUP_WEB_ADMIN` lets through as well.
    case operators

    var file: String { self == .people ? "openapi.json" : "openapi-operators.json" }

    /// The services in a file, as `AllowList` of the edge names them.
    fileprivate func services(of file: ProtoFile) -> [ProtoService] {
      let parts = file.package.split(separator: ".")
      guard parts.count == 3, parts[0] == "titanup", parts[2] == "v1" else { return [] }
      let name = parts[1].prefix(1).uppercased() + parts[1].dropFirst()
      return file.services.filter { $0.name == (self == .people ? "\(name)Service" : "\(name)AdminService") }
    }
  }

  let files: [ProtoFile]
  let audience: Audience

  /// - Throws: `GeneratorError` for a type without a schema.
  func generated() throws -> GeneratedFile {
    let services = files.flatMap { file in audience.services(of: file).map { (file: file, service: $0) } }
    let methods = services.flatMap { entry in entry.service.methods.map { (service: entry.service, method: $0) } }
    let types = methods.flatMap { [$0.method.input, $0.method.output] }
    let document: JSONValue = [
      "openapi": "3.1.0",
      "info": [
        "title": audience == .people ? "TitanUp" : "TitanUp, for operators", "version": "1",
        "description": .string(Self.introduction(audience)),
      ],
      "servers": [["url": "/"]],
      "tags": .array(services.map(tag)),
      "paths": .object(
        try methods.map { .init(name: "/\($0.service.fullName)/\($0.method.name)", value: try path($0)) }),
      "components": [
        "schemas": .object(try OpenAPISchemas(files).components(for: types) + ConnectSchemas.all),
        "parameters": .object(ConnectSchemas.parameters), "responses": .object(ConnectSchemas.responses),
        "securitySchemes": [
          "accessToken": [
            "type": "http", "scheme": "bearer",
            "description": "An access token of AuthService.SignIn, or a personal access token.",
          ]
        ],
      ],
    ]
    return GeneratedFile(name: audience.file, content: document.indented(width: 120) + "\n")
  }

  private func tag(_ entry: (file: ProtoFile, service: ProtoService)) -> JSONValue {
    let words = [entry.file.comment, entry.service.comment].map(Markdown.text).filter { !$0.isEmpty }
    return ["name": .string(entry.service.name), "description": .string(words.joined(separator: "\n\n"))]
  }

  private func path(_ entry: (service: ProtoService, method: ProtoService.Method)) throws -> JSONValue {
    let (service, method) = entry
    let isUnary = !method.clientStreams && !method.serverStreams
    let request = ConnectSchemas.content(method.input, isStream: !isUnary)
    let response = ConnectSchemas.content(method.output, isStream: !isUnary)
    let answer: JSONValue = ["description": .string(isUnary ? "The response." : "The stream."), "content": response]
    var common: [JSONValue.Member] = [
      .init(name: "tags", value: [.string(service.name)]),
      .init(name: "summary", value: .string(Markdown.summary(method.comment))),
    ]
    common += Markdown.description(Markdown.text(method.comment))
    let responses: JSONValue = isUnary ? ["200": answer, "default": ConnectSchemas.error] : ["200": answer]
    var rest: [JSONValue.Member] = [.init(name: "responses", value: responses)]
    if !method.isOpen { rest.append(.init(name: "security", value: [["accessToken": []]])) }
    let id = "\(service.name)_\(method.name)"
    var members: [JSONValue.Member] = [.init(name: "parameters", value: ConnectSchemas.everyCall)]
    if isUnary, method.hasNoSideEffects {
      let query: JSONValue = [ConnectSchemas.encoding, ConnectSchemas.message(method.input)]
      members.append(
        .init(
          name: "get",
          value: .object(
            common + [.init(name: "operationId", value: "\(id)_Get"), .init(name: "parameters", value: query)] + rest)
        ))
    }
    let body: JSONValue = ["required": true, "content": request]
    members.append(
      .init(
        name: "post",
        value: .object(
          common + [.init(name: "operationId", value: "\(id)"), .init(name: "requestBody", value: body)] + rest)
      ))
    return .object(members)
  }

  private static func introduction(_ audience: Audience) -> String {
    let whose =
      audience == .people
      ? "Everything that programs can do with TitanUp, as JSON over HTTP."
      : "What operators can do beside that, where the edge runs with `TITANUP_WEB_ADMIN=true`."
    return [
      whose,
      """
      Calls follow the [Connect protocol](https://connectrpc.com/docs/protocol): a POST with the request as JSON, or a \
      GET for methods without side effects. The same methods answer `application/proto`, gRPC and gRPC-Web at the same \
      address. Streams come as `application/connect+json`: each message in an envelope of one byte of flags and four \
      bytes of length, the last one (flag 2) with the error, if there is one.
      """,
      """
      JSON is protobuf's canonical mapping: 64-bit integers are strings, enums are names, fields with their default \
      value are left out. An unknown field in a request is refused by its name; clients ignore those that they don't \
      know in responses.
      """,
    ].joined(separator: "\n\n")
  }
}

extension ProtoService.Method {
  /// Whether its comment says that it needs no token, in the words that every proto explains at its head.
  fileprivate var isOpen: Bool { Markdown.text(comment).contains("Open to everybody") }
}
