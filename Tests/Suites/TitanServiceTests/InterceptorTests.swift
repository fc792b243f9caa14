import Foundation
import Logging
import Synchronization
import Testing
import TitanCore
import TitanProto
import TitanRPC
import TitanTesting

@testable import TitanPostgres
@testable import TitanService

/// Calls through the whole chain, in process.
@Suite struct InterceptorTests {
  struct Call {
    var response: Result<RawMessage, RPCError>
    var echoedID: String?
    var lines: [[String: Any]]
    var metrics: String
  }

  let kit = TokenTestKit()

  /// One unary call to a service with this name, and what its log and metrics contain.
  func call(
    _ request: RawMessage = "hello", metadata: Metadata = [:], token: String? = nil,
    publicMethods: [MethodDescriptor] = [], to method: MethodDescriptor = ScriptedService.unaryMethod,
    handler: @escaping @Sendable (RawMessage, ServerContext) async throws -> RawMessage = { request, _ in request }
  ) async throws -> Call {
    let output = Mutex<[UInt8]>([])
    let writer = LogWriter { bytes in output.withLock { $0 += bytes } }
    let registry = MetricsRegistry()
    let interceptors = StandardInterceptors.all(
      logger: Logger(service: "test", level: .info, writer: writer), metrics: registry,
      rules: AccessRules(publicMethods: publicMethods), verifier: try kit.verifier(),
      makeID: { "0f0e0d0c-0b0a-4908-8706-050403020100" })
    var service = ScriptedService()
    service.onUnary = handler
    let channel = InProcessTransport(router: RPCRouter(interceptors: interceptors, services: [service]))
    var options = CallOptions(metadata: metadata)
    if let token { options = options.bearer(token) }
    let stream = try await channel.open(method, options: options)
    let response: Result<RawMessage, RPCError>
    // The call may have failed before the request is sent; the error is in the response.
    try? request.serialize { size, fill in try stream.enqueue(size: size, fill) }
    stream.halfClose()
    do {
      let bytes = try #require(try await stream.receive())
      _ = try await stream.receive()
      response = .success(RawMessage(bytes))
    } catch let error as RPCError { response = .failure(error) }
    let initial = try await stream.initialMetadata()
    // A failure before any message has a single header block, the trailers.
    let echoed = (initial.isEmpty ? stream.trailingMetadata : initial).first("x-request-id")
    writer.flush()
    let lines = try output.withLock { Data($0) }.split(separator: 0x0A).map {
      try #require(try JSONSerialization.jsonObject(with: Data($0)) as? [String: Any])
    }
    return Call(response: response, echoedID: echoed, lines: lines, metrics: registry.prometheusText())
  }

  @Test func oneLineACall() async throws {
    let call = try await call(metadata: ["x-request-id": .string("abc-1")], token: kit.token())
    #expect(try call.response.get() == "hello")
    let line = try #require(call.lines.first)
    #expect(call.lines.count == 1)
    #expect(
      Set(line.keys) == [
        "ts", "level", "service", "msg", "method", "code", "duration_us", "request_id", "peer", "user_id",
      ])
    #expect(line["method"] as? String == "/titanup.test.v1.ScriptedService/Unary")
    #expect(line["code"] as? String == "OK")
    #expect(line["request_id"] as? String == "abc-1")
    #expect(line["user_id"] as? String == TokenTestKit.user)
    #expect(line["duration_us"] is Int)
    #expect(call.echoedID == "abc-1")
  }

  @Test func noSecretsInTheLog() async throws {
    let token = try await kit.token()
    let call = try await call("my password", metadata: ["x-email": .string("ada@example.org")], token: token) { _, _ in
      throw RPCError.invalid("email", "ada@example.org is taken")
    }
    let text = "\(call.lines)"
    for secret in [token, "password", "ada@example.org", "earer"] { #expect(!text.contains(secret)) }
    #expect(call.lines.first?["code"] as? String == "INVALID_ARGUMENT")
    #expect(call.lines.first?["reason"] as? String == "INVALID_FIELD")
  }

  @Test(arguments: [
    ("a", true), (String(repeating: "x", count: 128), true), ("~!", true), ("", false),
    (String(repeating: "x", count: 129), false), ("a b", false), ("a\"b", true),
  ])
  func requestIDs(_ id: String, _ isKept: Bool) async throws {
    let call = try await call(metadata: ["x-request-id": .string(id)], token: kit.token())
    #expect(call.echoedID == (isKept ? id : "0f0e0d0c-0b0a-4908-8706-050403020100"))
    #expect(call.lines.first?["request_id"] as? String == call.echoedID)
  }

  @Test func theIDIsEchoedOnFailureToo() async throws {
    let call = try await call(metadata: ["x-request-id": .string("abc-2")])
    #expect(call.echoedID == "abc-2")
    #expect(throws: RPCError.self) { try call.response.get() }
  }

  @Test func noTokenNoService() async throws {
    let call = try await call()
    let error = #expect(throws: RPCError.self) { try call.response.get() }
    #expect(error?.code == .unauthenticated)
    #expect(try reason(error) == "TOKEN_REQUIRED")
    #expect(call.lines.first?["code"] as? String == "UNAUTHENTICATED")
  }

  @Test func openMethodsLookAtNoToken() async throws {
    let call = try await call(token: "garbage", publicMethods: [ScriptedService.unaryMethod]) { request, context in
      #expect(context.caller == nil)
      #expect(LeaseOwner.current == nil)
      return request
    }
    #expect(try call.response.get() == "hello")
  }

  @Test func servicesAreNoPeople() async throws {
    let token = try await kit.token(.init(sub: "trophies", sid: nil, role: "service", amr: nil))
    let call = try await call(token: token)
    let error = #expect(throws: RPCError.self) { try call.response.get() }
    #expect(error?.code == .permissionDenied)
    #expect(try reason(error) == "ROLE_NOT_ALLOWED")
    #expect(call.lines.first?["caller_service"] as? String == "trophies")
  }

  @Test func unknownMethodsAreCountedOnce() async throws {
    let unknown = MethodDescriptor(service: "titanup.test.v1.Made", method: "Up", type: .unary)
    let call = try await call(to: unknown)
    let error = #expect(throws: RPCError.self) { try call.response.get() }
    #expect(error?.code == .unimplemented)
    #expect(try reason(error) == "METHOD_UNKNOWN")
    #expect(call.lines.first?["method"] as? String == "/titanup.test.v1.Made/Up")
    #expect(call.metrics.contains("grpc_method=\"unknown\""))
    #expect(!call.metrics.contains("Made"))
  }

  @Test func callsAreCounted() async throws {
    let call = try await call(token: kit.token()) { _, _ in throw RPCError(code: .notFound, message: "no") }
    let labels = "grpc_method=\"Unary\",grpc_service=\"titanup.test.v1.ScriptedService\",grpc_type=\"unary\""
    #expect(call.metrics.contains("grpc_server_handled_total{grpc_code=\"NOT_FOUND\",\(labels)} 1\n"))
    #expect(call.metrics.contains("grpc_server_handling_seconds_count{\(labels)} 1\n"))
    #expect(call.metrics.contains("grpc_server_in_flight{\(labels)} 0\n"))
  }

  @Test func faultsStayHere() async throws {
    struct Fault: Error, CustomStringConvertible { let description = "the disk is on fire" }
    let call = try await call(metadata: ["x-request-id": .string("abc-3")], token: kit.token()) { _, _ in throw Fault()
    }
    let error = #expect(throws: RPCError.self) { try call.response.get() }
    #expect(error?.code == .internal)
    #expect(error?.message == "an internal error; the server's log has its cause under request id abc-3")
    #expect(call.lines.map { $0["level"] as? String } == ["error", "error"])
    #expect((call.lines.first?["cause"] as? String)?.hasSuffix("the disk is on fire") == true)
    #expect(call.lines.first?["request_id"] as? String == "abc-3")
  }

  /// A busy pool is not an unavailable database: it has its own code, which metrics count, its own reason, and a
  /// warning.
  @Test func aBusyPoolIsToldFromADatabaseAway() async throws {
    let cases: [(PostgresError, StatusCode, String)] = [
      (.poolBusy(after: .seconds(2)), .resourceExhausted, "DATABASE_BUSY"),
      (.noConnection(after: .seconds(2), lastFailure: nil), .unavailable, "DATABASE_UNAVAILABLE"),
    ]
    for (cause, code, why) in cases {
      let call = try await call(token: kit.token()) { _, _ in throw cause }
      let error = #expect(throws: RPCError.self) { try call.response.get() }
      #expect(error?.code == code)
      #expect(try reason(error) == why)
      #expect(try StatusDetails.decode(error?.encodedDetails ?? []).contains(.retryInfo(delay: .seconds(1))))
      #expect(call.metrics.contains("grpc_server_handled_total{grpc_code=\"\(code.name)\""))
      #expect(call.lines.first?["level"] as? String == "warning")
      #expect((call.lines.first?["cause"] as? String)?.contains("(\(cause.kind))") == true)
      #expect(call.lines.last?["reason"] as? String == why)
    }
  }

  /// PostgreSQL's own troubles as statements bring them back: a caller can retry all but damage.
  @Test(
    "A database in trouble gives errors that callers can retry, except after damage",
    arguments: [
      ("53000", .unavailable, "DATABASE_OVERLOADED", 2), ("53100", .unavailable, "DATABASE_FULL", 5),
      ("53200", .unavailable, "DATABASE_OVERLOADED", 2), ("53300", .unavailable, "DATABASE_OVERLOADED", 2),
      ("53400", .unavailable, "DATABASE_OVERLOADED", 2), ("25006", .unavailable, "DATABASE_READ_ONLY", 1),
      ("57P01", .unavailable, "DATABASE_UNAVAILABLE", 1), ("58030", .unavailable, "DATABASE_FAILING", 5),
      ("XX001", .dataLoss, "DATABASE_CORRUPTED", nil), ("XX000", .internal, "INTERNAL", nil),
    ] as [(String, StatusCode, String, Int?)])
  func aDatabaseInTrouble(_ state: String, _ code: StatusCode, _ why: String, _ seconds: Int?) async throws {
    try await TestDatabase.with([]) { database in
      try await DirectConnection.with(database.administration) {
        try $0.run(
          script: """
            CREATE FUNCTION fail(state text) RETURNS integer LANGUAGE plpgsql AS $$
              BEGIN RAISE EXCEPTION USING ERRCODE = state, MESSAGE = 'a secret'; END $$
            """)
      }
      try await database.withAdministrationPool { pool in
        let call = try await call(token: kit.token()) { request, _ in
          try await pool.execute("SELECT fail(\(state))")
          return request
        }
        let error = #expect(throws: RPCError.self) { try call.response.get() }
        #expect(error?.code == code)
        #expect(try reason(error) == why)
        #expect(error?.message.contains("secret") == false)
        let details = try StatusDetails.decode(error?.encodedDetails ?? [])
        let delays = details.compactMap { if case .retryInfo(let delay) = $0 { delay } else { nil } }
        #expect(delays == (seconds.map { [.seconds($0)] } ?? []))
        #expect(details.contains { if case .localizedMessage = $0 { true } else { false } })
      }
    }
  }

  @Test func anAccountInItsOwnWayIsToldFromABusyPool() async throws {
    var settings = PoolSettings()
    settings.maximumWaitingLeasesPerOwner = 7
    let cases: [(PostgresError, String)] = [
      (
        .ownerBusy(settings),
        "9 changes of the account run and wait: at most 2 changes of one account are made at a time, 7 wait"
      ),
      (
        .ownerBusy(settings, waited: .seconds(2)),
        "the account's other changes took longer than 2.0 seconds: at most 2 changes of one account are made at a time"
      ),
    ]
    for (cause, message) in cases {
      let call = try await call(token: kit.token()) { _, _ in throw cause }
      let error = #expect(throws: RPCError.self) { try call.response.get() }
      #expect(error?.code == .resourceExhausted)
      #expect(error?.message == message)
      #expect(try reason(error) == "ACCOUNT_BUSY")
      #expect(try StatusDetails.decode(error?.encodedDetails ?? []).contains(.retryInfo(delay: .seconds(1))))
      // The server has no problem.
      #expect(call.lines.allSatisfy { $0["level"] as? String == "info" })
    }
  }

  @Test func transactionsOfAPersonsCallAreTheAccounts() async throws {
    let owners = Mutex<[UserID?]>([])
    _ = try await call(token: kit.token()) { request, _ in
      owners.withLock { $0.append(LeaseOwner.current) }
      return request
    }.response.get()
    #expect(owners.withLock(\.self) == [UserID(TokenTestKit.user)])
    #expect(LeaseOwner.current == nil)
  }

  private func reason(_ error: RPCError?) throws -> String? {
    for case .errorInfo(let reason, "titanup", _) in try StatusDetails.decode(error?.encodedDetails ?? []) {
      return reason
    }
    return nil
  }
}

extension InterceptorTests {
  @Test(
    "Words and fields come in the requested language, else the account's, else English",
    arguments: [
      ("de", nil, "de"), ("de", "en", "en"), ("de", "fr", "de"), ("en", "de-AT", "de"), (nil, nil, "en"),
      (nil, "de", "de"), ("fr", nil, "en"), ("de", "*", "de"),
    ] as [(String?, String?, String)])
  func errorsSpeakTheCallersLanguage(_ account: String?, _ asked: String?, _ expected: String) async throws {
    let metadata: Metadata = asked.map { ["accept-language": .string($0)] } ?? [:]
    let call = try await call(metadata: metadata, token: kit.token(.init(locale: account))) { _, _ in
      throw RPCError.invalid([
        .init(
          field: "day.start", reason: "OUT_OF_RANGE", got: "1500", allowed: "0 to 360", words: .timesOfDay(0...360)),
        .init(field: "name", reason: "MISSING", got: "nothing", allowed: "something"),
        .init(field: "color", reason: "COLOR_UNHEARD_OF", got: "1", allowed: "2"),
      ])
    }
    let error = #expect(throws: RPCError.self) { try call.response.get() }
    let details = try StatusDetails.decode(error?.encodedDetails ?? [])
    let words = details.compactMap { if case .localizedMessage(let locale, _) = $0 { locale } else { nil } }
    #expect(words == [expected])
    let fields = details.flatMap { detail -> [FieldViolation] in
      if case .badRequest(let fields) = detail { fields } else { [] }
    }
    #expect(fields.map(\.localizedMessage?.locale) == [expected, expected, expected])
    #expect(
      fields.map(\.localizedMessage?.message)
        == (expected == "de"
          ? [
            "Bitte wähle eine Uhrzeit von 00:00 bis 06:00.", "Bitte fülle das aus.", "Das ist so nicht möglich.",
          ] : ["Please choose a time from 00:00 to 06:00.", "Please fill this in.", "This is not possible."]))
    #expect(fields.first?.description == "got 1500; allowed: 0 to 360")
  }

  @Test func theOnlyWrongFieldIsWhatPeopleAreTold() async throws {
    let call = try await call(token: kit.token()) { _, _ in
      throw RPCError.invalid([.init(field: "target", got: 501, allowed: 1...500)])
    }
    let error = #expect(throws: RPCError.self) { try call.response.get() }
    let details = try StatusDetails.decode(error?.encodedDetails ?? [])
    #expect(details.contains(.localizedMessage(locale: "en", message: "Please choose a number from 1 to 500.")))
  }
}

@Suite struct ErrorMappingTests {
  private struct Domain: RPCErrorConvertible {
    var rpcError: RPCError { RPCError(.failedPrecondition, reason: "PRACTICE_RUNNING", "one runs already") }
  }
  private struct Foreign: Error {}

  @Test(
    arguments: [
      (RPCError(.notFound, reason: "NOT_FOUND", "no session"), false, StatusCode.notFound, "NOT_FOUND"),
      (Domain(), false, .failedPrecondition, "PRACTICE_RUNNING"),
      (TokenProblem.expired, false, .unauthenticated, "TOKEN_EXPIRED"),
      (CancellationError(), false, .cancelled, "CANCELLED"),
      (CancellationError(), true, .deadlineExceeded, "DEADLINE_EXCEEDED"),
      (RPCError(code: .cancelled, message: "reset"), true, .deadlineExceeded, "DEADLINE_EXCEEDED"),
      (RPCError(code: .cancelled, message: "reset"), false, .cancelled, "CANCELLED"),
      (RPCError.deadlineExceeded, true, .deadlineExceeded, "DEADLINE_EXCEEDED"),
      (RPCError.deadlineExceeded, false, .unavailable, "SERVICE_TIMEOUT"),
      (RPCError(code: .resourceExhausted, message: "too large"), false, .resourceExhausted, "RESOURCE_EXHAUSTED"),
      (Foreign(), false, .internal, "INTERNAL"),
    ] as [(any Error, Bool, StatusCode, String)])
  func codes(_ error: any Error, _ isLate: Bool, _ code: StatusCode, _ reason: String) throws {
    let mapped = ErrorMapping.rpcError(for: error, isLate: isLate, requestID: "abc")
    let leaving = ErrorMapping.withEncodedDetails(mapped)
    #expect(leaving.code == code)
    #expect(leaving.reason == reason)
    #expect(try StatusDetails.decode(leaving.encodedDetails) == leaving.details)
    let wire = try GoogleRPC.Status(serialized: leaving.encodedDetails)
    #expect(wire.code == Int32(code.rawValue))
    #expect(wire.message == leaving.message)
  }

  @Test func everyErrorHasOneErrorInfo() throws {
    let leaving = ErrorMapping.withEncodedDetails(
      RPCError(code: .unavailable, message: "draining", details: [.retryInfo(delay: .seconds(2))]))
    #expect(
      try StatusDetails.decode(leaving.encodedDetails) == [
        .errorInfo(reason: "UNAVAILABLE", domain: "titanup", metadata: [:]), .retryInfo(delay: .seconds(2)),
        .localizedMessage(
          locale: "en", message: "This cannot be reached at the moment. Please try again soon."),
      ])
  }

  @Test func everyErrorHasWordsInTheCallersLanguageItsOwnFirst() throws {
    struct Overlap: RPCErrorConvertible {
      var rpcError: RPCError { RPCError(.failedPrecondition, reason: "OVERLAP", "it overlaps another") }
      var words: LocalizedText? { .init("There is another.", "Da ist schon etwas.") }
    }
    func words(_ error: any Error, _ language: Language) throws -> [String] {
      let mapped = ErrorMapping.rpcError(for: error, isLate: false, requestID: "abc", language: language)
      let leaving = ErrorMapping.withEncodedDetails(mapped, in: language)
      return try StatusDetails.decode(leaving.encodedDetails).compactMap {
        if case .localizedMessage(language.rawValue, let message) = $0 { message } else { nil }
      }
    }
    #expect(try words(Overlap(), .german) == ["Da ist schon etwas."])
    #expect(try words(RPCError.zoneUnknown("Mars"), .german) == ["Diese Zeitzone gibt es nicht."])
    #expect(try words(RPCError.notFound("session", id: "7"), .english) == ["This does not exist, or not any more."])
    #expect(try words(RPCError.notFound("x", id: "7").saying("Gone.", in: .english), .english) == ["Gone."])
    for code in StatusCode.allCases where ![.ok, .cancelled].contains(code) {
      for language in Language.allCases {
        #expect(try words(RPCError(code: code, message: "m"), language).count == 1, "\(code) \(language)")
      }
    }
  }

  @Test func detailsOfOthersPassUnchanged() {
    let theirs = RPCError(code: .aborted, message: "theirs", encodedDetails: [1, 2, 3])
    #expect(ErrorMapping.withEncodedDetails(theirs).encodedDetails == [1, 2, 3])
  }
}
