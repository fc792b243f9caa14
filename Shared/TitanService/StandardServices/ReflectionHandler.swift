package import TitanProto
package import TitanRPC

/// `grpc.reflection.v1.ServerReflection`, answered from the descriptors generated from `proto/`.
package struct ReflectionHandler: ReflectionV1.ServerReflectionProtocol {
  private let services: [String]
  private let index: FileDescriptorIndex

  /// - Parameters:
  ///   - services: full names of the server's services, including reflection itself.
  ///   - index: the files that declare them.
  package init(services: [String], index: FileDescriptorIndex) {
    self.services = services.sorted()
    self.index = index
  }

  package func serverReflectionInfo(
    _ requests: RPCAsyncSequence<ReflectionV1.ServerReflectionRequest>,
    response: RPCWriter<ReflectionV1.ServerReflectionResponse>, context: ServerContext
  ) async throws {
    var sent: Set<String> = []
    for try await request in requests {
      try await response.write(
        ReflectionV1.ServerReflectionResponse(
          validHost: request.host, originalRequest: request, messageResponse: answer(request, &sent)))
    }
  }

  /// - Parameter sent: names of the files already sent on this stream.
  private func answer(
    _ request: ReflectionV1.ServerReflectionRequest, _ sent: inout Set<String>
  ) -> ReflectionV1.ServerReflectionResponse.MessageResponse {
    switch request.messageRequest {
    case .fileByFilename(let name):
      return files(index.file(named: name), &sent) ?? notFound("file \(name)")
    case .fileContainingSymbol(let symbol):
      return files(index.fileContaining(symbol: symbol), &sent) ?? notFound("symbol \(symbol)")
    case .fileContainingExtension(let wanted):
      // The generator refuses protos with extensions, so there are none.
      return notFound("extension \(wanted.extensionNumber) of \(wanted.containingType)")
    case .allExtensionNumbersOfType(let name):
      guard index.hasMessage(name) else { return notFound("message \(name)") }
      return .allExtensionNumbersResponse(.init(baseTypeName: name))
    case .listServices:
      return .listServicesResponse(.init(service: services.map { .init(name: $0) }))
    case nil:
      return error(.invalidArgument, "message_request holds no question known here")
    }
  }

  /// The requested file in any case, and those of its imports that this stream has not sent.
  private func files(
    _ file: FileEntry?, _ sent: inout Set<String>
  ) -> ReflectionV1.ServerReflectionResponse.MessageResponse? {
    guard let file else { return nil }
    let new = index.withDependencies(file).filter { sent.insert($0.name).inserted || $0.name == file.name }
    return .fileDescriptorResponse(.init(fileDescriptorProto: new.map(\.serialized)))
  }

  private func notFound(_ thing: String) -> ReflectionV1.ServerReflectionResponse.MessageResponse {
    error(.notFound, "no \(thing)")
  }

  private func error(
    _ code: StatusCode, _ message: String
  ) -> ReflectionV1.ServerReflectionResponse.MessageResponse {
    .errorResponse(.init(errorCode: Int32(code.rawValue), errorMessage: message))
  }
}
