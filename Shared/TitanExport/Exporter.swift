package import TitanCore
package import TitanProtoJSON
package import TitanRPC

/// Reads everything that services hold of an account, and writes it into an archive: part by part, page by page, so that
/// memory does not grow with the account.
///
/// Whatever cannot be read ends the export with an error that names the file; no file is left out in silence.
package struct Exporter: Sendable {
  private static let pageSize = 200
  /// Workouts can be selected for any date; nobody plans beyond these.
  private static let dates = (first: CalendarDay(number: 10_957), last: CalendarDay(number: 84_005))
  private static let datesAtATime = 400

  private let calls: ExportCalls
  private let clock: WallClock

  /// - Parameters:
  ///   - schema: the contract of all services.
  ///   - sleep: waits between attempts.
  package init(
    _ schema: ProtoSchema, channel: (TitanUpService) throws -> any RPCChannel, credentials: any ExportCredentials,
    clock: @escaping WallClock,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) rethrows {
    calls = try ExportCalls(schema, channel: channel, credentials: credentials, sleep: sleep)
    self.clock = clock
  }

  /// The caller and the time, with which an export begins.
  ///
  /// - Throws: `RPCError`.
  package func facts(in language: Language) async throws -> ExportFacts {
    let response = try await calls.response(of: ExportCatalogue.account, [:])
    let facts: ExportFacts
    do {
      facts = ExportFacts(
        userID: try response.text("user.user_id"), email: try response.text("user.email"), language: language,
        startTime: clock())
    } catch { throw RPCError(code: .internal, message: "auth named no account: \(error)") }
    guard !facts.userID.isEmpty else { throw RPCError(code: .internal, message: "auth named no account") }
    return facts
  }

  /// Writes every file that the archive does not have yet, and ends it.
  ///
  /// - Parameter begun: is told of each part.
  /// - Throws: `RPCError` that names the file; what the archive's sink throws.
  package func export(
    _ facts: ExportFacts, parts: [ExportPart] = ExportCatalogue.parts, into archive: ExportArchive,
    begun: (ExportPart) -> Void = { _ in }
  ) async throws {
    try await archive.file("README.txt", at: facts.startTime) {
      try await archive.write(Array(ExportReadme.text(facts).utf8))
    }
    for part in parts {
      begun(part)
      do { try await write(part, into: archive) } catch var error as RPCError {
        error.message = "\(part.file) can't be exported: \(error.message)"
        throw error
      } catch let fault as JSONFault {
        throw RPCError(code: .internal, message: "\(part.file) can't be exported: \(fault)")
      }
    }
    let manifest = try ExportManifest(facts, archive.files, at: clock()).json
    try await archive.file("manifest.json", at: clock()) { try await archive.write(manifest) }
    try await archive.finish()
  }

  private func write(_ part: ExportPart, into archive: ExportArchive) async throws {
    let method = "/" + (part.reading.methods.last?.method ?? "")
    switch part.form {
    case .picture: try await writePicture(part, method, into: archive)
    case .recordings: try await writeRecordings(part, into: archive)
    case .object, .lines:
      try await archive.file(part.file, method: method, at: clock()) {
        try await each(part.reading) { try await archive.write($0.json() + [UInt8(ascii: "\n")], records: 1) }
      }
    case .table(let columns):
      try await archive.file(part.file, method: method, at: clock()) {
        try await archive.write(CSVLine.text(columns))
        try await each(part.reading) { message in
          try await archive.write(CSVLine.text(try columns.map { try message.text($0) }), records: 1)
        }
      }
    }
  }

  /// Its name says what it is, and that is known only once it is here.
  private func writePicture(_ part: ExportPart, _ method: String, into archive: ExportArchive) async throws {
    let kinds = ["image/jpeg": "jpg", "image/png": "png", "image/svg+xml": "svg"]
    guard !kinds.values.contains(where: { archive.has("\(part.file).\($0)") }) else { return }
    try await each(part.reading) { picture in
      let type = try picture.text("content_type")
      guard let kind = kinds[type] else {
        throw RPCError(code: .internal, message: "got a picture of type \(type); allowed: \(kinds.keys.sorted())")
      }
      try await archive.file("\(part.file).\(kind)", method: method, at: clock()) {
        try await archive.write(try picture.content("image"), records: 1)
      }
    }
  }

  private func writeRecordings(_ part: ExportPart, into archive: ExportArchive) async throws {
    guard case .each(let streams, _, .response(let method, _)) = part.reading else {
      throw RuntimeError("\(part.file) is not read from streams")
    }
    try await each(streams) { stream in
      var recording = try RecordingFiles(stream)
      let name = recording.name(in: part.file)
      guard !archive.has(name) else { return }
      try await archive.together {
        try await archive.file(name, method: "/" + method, at: clock()) {
          try await archive.write(recording.header)
          try await calls.stream(of: method, { recording.request }) { response in
            let (text, frames) = try recording.lines(response)
            try await archive.write(text, records: frames)
          }
        }
        guard let (text, frames) = recording.directionLines else { return }
        try await archive.file(recording.directionsName(in: part.file), method: "/" + method, at: clock()) {
          try await archive.write(text, records: frames)
        }
      }
    }
  }

  // MARK: Reading

  private typealias Receiver = (MessageFields) async throws -> Void

  private func each(
    _ reading: ExportReading, with arguments: [String: String] = [:], _ receive: Receiver
  ) async throws {
    switch reading {
    case .response(let method, let request):
      try await receive(try await calls.response(of: method, request.merging(arguments) { $1 }))
    case .list(let method, let items, let request):
      try await eachPage(method, request.merging(arguments) { $1 }) { page in
        for message in try page.messages(items) { try await receive(message) }
      }
    case .dates(let method, let items):
      for first in stride(from: Self.dates.first, through: Self.dates.last, by: Self.datesAtATime) {
        let range = ["from_local_date": "\"\(first)\"", "to_local_date": "\"\(first + (Self.datesAtATime - 1))\""]
        for message in try await calls.response(of: method, range).messages(items) { try await receive(message) }
      }
    case .only(let reading, let field):
      try await each(reading, with: arguments) { message in
        if try message.has(field) { try await receive(message) }
      }
    case .each(let outer, let argument, let inner):
      try await each(outer) { message in
        let text = try message.text(argument.path)
        guard text.hasPrefix(argument.prefix) else {
          throw RPCError(code: .internal, message: "got the \(argument.path) \(text); allowed: \(argument.prefix)…")
        }
        var value = JSONText()
        value.string(String(text.dropFirst(argument.prefix.count)))
        try await each(inner, with: [argument.field: String(decoding: value.bytes, as: UTF8.self)], receive)
      }
    }
  }

  /// Lists without pages have one.
  private func eachPage(_ method: String, _ request: [String: String], _ receive: Receiver) async throws {
    let fields = calls.schema.method(at: "/" + method).flatMap { calls.schema.fieldNames(of: $0.input) } ?? []
    guard fields.contains("page_token") else { return try await receive(try await calls.response(of: method, request)) }
    var request = request
    request["page_size"] = "\(Self.pageSize)"
    var token = ""
    repeat {
      var value = JSONText()
      value.string(token)
      request["page_token"] = String(decoding: value.bytes, as: UTF8.self)
      let page = try await calls.response(of: method, request)
      try await receive(page)
      let next = try page.text("next_page_token")
      guard next.isEmpty || next != token else {
        throw RPCError(code: .internal, message: "\(method) gives the same page again and again")
      }
      token = next
    } while !token.isEmpty
  }
}
