/// Writes a file's services: the protocol that handlers implement, the method descriptors, the client stub.
struct ServiceEmitter {
  let schema: Schema
  let file: ProtoFile

  private var namespace: String { SwiftNames.namespace(file.package) }

  func source() throws -> String {
    var writer = SourceWriter(from: file.name)
    let types = file.services.flatMap(\.methods).flatMap { [$0.input, $0.output] }
    if schema.options.reflection, let runtime = schema.options.runtime {
      writer.line("package import \(runtime)")
    } else if let line = schema.runtimeImport(showing: types) {
      writer.line(line)
    }
    writer.line("package import TitanRPC")
    for service in file.services {
      writer.line()
      writer.block("extension \(namespace)") { emitMethods(service, &$0) }
      writer.line()
      try writer.block("extension \(namespace)") { try emitProtocol(service, &$0) }
      writer.line()
      try emitRegistration(service, &writer)
      writer.line()
      try writer.block("extension \(namespace)") { try emitClient(service, &$0) }
    }
    return writer.text
  }

  private func kind(_ method: ProtoService.Method) -> String {
    switch (method.clientStreams, method.serverStreams) {
    case (false, false): "unary"
    case (true, false): "clientStreaming"
    case (false, true): "serverStreaming"
    case (true, true): "bidirectionalStreaming"
    }
  }

  private func emitMethods(_ service: ProtoService, _ writer: inout SourceWriter) {
    writer.line("/// The methods of `\(service.fullName)`.")
    writer.block("package enum \(service.name)Methods") { writer in
      for method in service.methods {
        let idempotent =
          method.hasNoSideEffects ? ", hasNoSideEffects: true" : method.isIdempotent ? ", isIdempotent: true" : ""
        let arguments =
          "service: \"\(service.fullName)\", method: \"\(method.name)\", type: .\(kind(method))\(idempotent)"
        writer.line("package static let \(SwiftNames.method(method.name)) = MethodDescriptor(")
        writer.line("  \(arguments))")
      }
      writer.line()
      writer.line("package static let descriptor = ServiceDescriptor(")
      writer.line("  fullName: \"\(service.fullName)\",")
      let all = service.methods.map { SwiftNames.method($0.name) }.joined(separator: ", ")
      writer.line("  methods: [\(all)])")
    }
  }

  private func emitProtocol(_ service: ProtoService, _ writer: inout SourceWriter) throws {
    writer.documentation(service.comment, else: "`\(service.fullName)`.")
    let base = schema.options.reflection ? "ReflectedService" : "RPCService"
    try writer.block("package protocol \(service.name)Protocol: \(base)") { writer in
      for (index, method) in service.methods.enumerated() {
        if index > 0 { writer.line() }
        let (input, output) = try (schema.swiftName(method.input), schema.swiftName(method.output))
        let name = SwiftNames.method(method.name)
        writer.documentation(method.comment)
        switch (method.clientStreams, method.serverStreams) {
        case (false, false):
          writer.line("func \(name)(_ request: \(input), context: ServerContext) async throws -> \(output)")
        case (true, false):
          writer.line("func \(name)(")
          writer.line("  _ requests: RPCAsyncSequence<\(input)>, context: ServerContext")
          writer.line(") async throws -> \(output)")
        case (false, true):
          writer.line("func \(name)(")
          writer.line("  _ request: \(input), response: RPCWriter<\(output)>, context: ServerContext")
          writer.line(") async throws")
        case (true, true):
          writer.line("func \(name)(")
          writer.line("  _ requests: RPCAsyncSequence<\(input)>, response: RPCWriter<\(output)>,")
          writer.line("  context: ServerContext")
          writer.line(") async throws")
        }
      }
    }
  }

  private func emitRegistration(_ service: ProtoService, _ writer: inout SourceWriter) throws {
    writer.block("extension \(namespace).\(service.name)Protocol") { writer in
      writer.line("package static var descriptor: ServiceDescriptor { \(namespace).\(service.name)Methods.descriptor }")
      if schema.options.reflection {
        writer.line("package static var protoFiles: [FileEntry] { \(namespace).protoFiles }")
      }
      writer.line()
      writer.block("package func registerMethods(with router: inout RPCRouter)") { writer in
        for method in service.methods {
          let name = SwiftNames.method(method.name)
          let descriptor = "\(namespace).\(service.name)Methods.\(name)"
          if method.serverStreams {
            writer.line("router.\(kind(method))(\(descriptor)) {")
            writer.line("  try await \(name)($0, response: $1, context: $2)")
          } else {
            writer.line("router.\(kind(method))(\(descriptor)) {")
            writer.line("  try await \(name)($0, context: $1)")
          }
          writer.line("}")
        }
      }
    }
  }

  private func emitClient(_ service: ProtoService, _ writer: inout SourceWriter) throws {
    writer.line("/// Calls `\(service.fullName)` over a channel.")
    try writer.block("package struct \(service.name)Client: Sendable") { writer in
      writer.line("private let channel: any RPCChannel")
      writer.line("private let options: CallOptions")
      writer.line()
      writer.line("/// - Parameter options: those of every call that names none of its own.")
      writer.block("package init(channel: any RPCChannel, options: CallOptions = .init())") { writer in
        writer.line("self.channel = channel")
        writer.line("self.options = options")
      }
      for method in service.methods {
        writer.line()
        try emitCall(method, of: service, &writer)
      }
    }
  }

  private func emitCall(_ method: ProtoService.Method, of service: ProtoService, _ writer: inout SourceWriter) throws {
    let (input, output) = try (schema.swiftName(method.input), schema.swiftName(method.output))
    let name = SwiftNames.method(method.name)
    let descriptor = "\(service.name)Methods.\(name)"
    writer.documentation(method.comment)
    switch (method.clientStreams, method.serverStreams) {
    case (false, false):
      writer.line("package func \(name)(")
      writer.line("  _ request: \(input), options: CallOptions? = nil")
      writer.block(") async throws -> \(output)") { writer in
        writer.line("try await channel.unary(\(descriptor), request, options ?? self.options)")
      }
    case (true, false):
      writer.line("package func \(name)(")
      writer.line("  options: CallOptions? = nil,")
      writer.line("  _ requests: (RPCWriter<\(input)>) async throws -> Void")
      writer.block(") async throws -> \(output)") { writer in
        writer.line("try await channel.clientStreaming(\(descriptor), options ?? self.options, requests)")
      }
    case (false, true):
      writer.line("package func \(name)<Result>(")
      writer.line("  _ request: \(input), options: CallOptions? = nil,")
      writer.line("  _ body: (RPCAsyncSequence<\(output)>) async throws -> Result")
      writer.block(") async throws -> Result") { writer in
        writer.line("try await channel.serverStreaming(\(descriptor), request, options ?? self.options, body)")
      }
    case (true, true):
      writer.line("package func \(name)<Result>(")
      writer.line("  options: CallOptions? = nil,")
      writer.line("  _ body: (ClientRequestWriter<\(input)>, RPCAsyncSequence<\(output)>) async throws -> Result")
      writer.block(") async throws -> Result") { writer in
        writer.line("try await channel.bidirectionalStreaming(\(descriptor), options ?? self.options, body)")
      }
    }
  }
}
