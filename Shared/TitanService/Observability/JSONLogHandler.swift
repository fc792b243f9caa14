package import Logging
package import TitanCore

/// Writes each log event as one JSON object on one line: `ts`, `level`, `service`, `msg`, the metadata, and the `cause`
/// of an error. Metadata under any of these keys is left out.
package struct JSONLogHandler: LogHandler {
  package var logLevel: Logger.Level
  package var metadata: Logger.Metadata = [:]
  package var metadataProvider: Logger.MetadataProvider?

  private let service: String
  private let clock: WallClock
  private let writer: LogWriter

  package init(
    service: String, level: Logger.Level, clock: @escaping WallClock, writer: LogWriter,
    metadataProvider: Logger.MetadataProvider? = nil
  ) {
    (self.service, logLevel, self.clock, self.writer) = (service, level, clock, writer)
    self.metadataProvider = metadataProvider
  }

  package subscript(metadataKey key: String) -> Logger.MetadataValue? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  package func log(event: LogEvent) {
    var line = JSONLine()
    line.add("ts", clock().description)
    line.add("level", event.level.rawValue)
    line.add("service", service)
    line.add("msg", event.message.description)
    var all = metadata
    if let provided = metadataProvider?.get() { all.merge(provided) { $1 } }
    if let own = event.metadata { all.merge(own) { $1 } }
    if let error = event.error { all["cause"] = .string(loggable(error)) }
    for (key, value) in all.sorted(by: { $0.key < $1.key }) where !Self.reserved.contains(key) {
      line.add(key, value)
    }
    writer.write(line.finish())
  }

  private static let reserved: Set<String> = ["ts", "level", "service", "msg"]
}

extension Logger {
  /// A logger that writes JSON lines.
  ///
  /// - Parameter isTraced: whether lines name the trace that they are part of.
  package init(
    service: String, level: Logger.Level, isTraced: Bool = false, clock: @escaping WallClock = systemClock,
    writer: LogWriter = .standardError
  ) {
    self.init(label: "titanup.\(service)") { _ in
      JSONLogHandler(
        service: service, level: level, clock: clock, writer: writer, metadataProvider: isTraced ? .traces : nil)
    }
  }
}

/// The text for an error in a log. If its type provides a description, that is used, since ours are safe for logs. For
/// any other error it is only the type, because a default description shows every value inside.
package func loggable(_ error: any Error) -> String {
  let type = String(reflecting: Swift.type(of: error))
  // Check the type, not the value: with Foundation's bridging, any error value can be cast.
  guard Swift.type(of: error) is any CustomStringConvertible.Type else { return type }
  return "\(type): \("\(error)".prefix(500))"
}
