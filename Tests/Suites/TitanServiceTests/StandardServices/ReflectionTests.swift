import AuthProto
import Testing
import TitanProto
import TitanRPC
import TitanService

@Suite("grpc.reflection.v1")
struct ReflectionTests {
  typealias Question = ReflectionV1.ServerReflectionRequest.MessageRequest
  typealias Answer = ReflectionV1.ServerReflectionResponse.MessageResponse

  private static let index = FileDescriptorIndex(FileEntry.base + AuthV1.protoFiles)

  private let channel: InProcessTransport = {
    let handler = ReflectionHandler(
      services: ["titanup.auth.v1.AuthService", "grpc.health.v1.Health"], index: index)
    return InProcessTransport(router: RPCRouter(services: [handler, ReflectionV1AlphaHandler(handler)]))
  }()

  private func ask(_ questions: [Question?]) async throws -> [Answer?] {
    try await ReflectionV1.ServerReflectionClient(channel: channel).serverReflectionInfo { requests, responses in
      var answers: [Answer?] = []
      var iterator = responses.makeAsyncIterator()
      for question in questions {
        let request = ReflectionV1.ServerReflectionRequest(host: "here", messageRequest: question)
        try await requests.write(request)
        let response = try #require(try await iterator.next())
        #expect(response.originalRequest == request)
        #expect(response.validHost == "here")
        answers.append(response.messageResponse)
      }
      requests.finish()
      #expect(try await iterator.next() == nil)
      return answers
    }
  }

  private func files(_ names: [String]) -> Answer {
    .fileDescriptorResponse(
      .init(fileDescriptorProto: names.compactMap { Self.index.file(named: $0)?.serialized }))
  }

  @Test("Registered services are listed, sorted")
  func services() async throws {
    let expected = Answer.listServicesResponse(
      .init(service: [.init(name: "grpc.health.v1.Health"), .init(name: "titanup.auth.v1.AuthService")]))
    #expect(try await ask([.listServices("*")]) == [expected])
  }

  @Test(
    "A file is found by its name and by the symbols it declares",
    arguments: [
      Question.fileByFilename("titanup/auth/v1/auth.proto"),
      .fileContainingSymbol("titanup.auth.v1.AuthService"),
      .fileContainingSymbol("titanup.auth.v1.AuthService.Register"),
      .fileContainingSymbol("titanup.auth.v1.User"),
      .fileContainingSymbol("titanup.auth.v1.User.email"),
      .fileContainingSymbol("titanup.auth.v1.VerificationState"),
      .fileContainingSymbol("titanup.auth.v1.VERIFICATION_STATE_PENDING"),
    ])
  func file(_ question: Question) async throws {
    let expected = files([
      "titanup/auth/v1/auth.proto", "google/protobuf/duration.proto", "google/protobuf/timestamp.proto",
    ])
    #expect(try await ask([question]) == [expected])
  }

  @Test("Imports are sent once per stream, and the requested file always")
  func dependenciesOnce() async throws {
    let answers = try await ask([
      .fileByFilename("titanup/auth/v1/auth.proto"), .fileByFilename("titanup/auth/v1/auth.proto"),
      .fileByFilename("google/protobuf/timestamp.proto"),
    ])
    #expect(answers[1] == files(["titanup/auth/v1/auth.proto"]))
    #expect(answers[2] == files(["google/protobuf/timestamp.proto"]))
  }

  @Test(
    "A request for something unknown gets an error response, and the stream continues",
    arguments: [
      (Question.fileByFilename("nothing.proto"), StatusCode.notFound),
      (.fileContainingSymbol("titanup.auth.v1"), .notFound),
      (.fileContainingSymbol(".titanup.auth.v1.User"), .notFound),
      (.fileContainingExtension(.init(containingType: "titanup.auth.v1.User", extensionNumber: 100)), .notFound),
      (.allExtensionNumbersOfType("nothing"), .notFound),
      (nil, .invalidArgument),
    ] as [(Question?, StatusCode)])
  func nothing(_ question: Question?, _ code: StatusCode) async throws {
    let answers = try await ask([question, .allExtensionNumbersOfType("titanup.auth.v1.User")])
    guard case .errorResponse(let error) = answers[0] else {
      Issue.record("\(String(describing: answers[0])) is no error")
      return
    }
    #expect(error.errorCode == Int32(code.rawValue))
    #expect(answers[1] == .allExtensionNumbersResponse(.init(baseTypeName: "titanup.auth.v1.User")))
  }

  @Test("v1alpha returns the same responses as v1")
  func alpha() async throws {
    let client = ReflectionV1Alpha.ServerReflectionClient(channel: channel)
    try await client.serverReflectionInfo { requests, responses in
      try await requests.write(.init(messageRequest: .listServices("")))
      var iterator = responses.makeAsyncIterator()
      let response = try await iterator.next()
      #expect(
        response?.messageResponse
          == .listServicesResponse(
            .init(service: [.init(name: "grpc.health.v1.Health"), .init(name: "titanup.auth.v1.AuthService")])))
      requests.finish()
    }
  }
}
