import Tracing

/// Makes spans for statements and transactions: OpenTelemetry's semantic conventions for PostgreSQL
/// (https://opentelemetry.io/docs/specs/semconv/database/postgresql/). They have no value of any parameter, no row, and no
/// message of an error, which may quote both.
struct DatabaseSpans: Sendable {
  private let tracer: any Tracer

  init(_ tracer: any Tracer) { self.tracer = tracer }

  /// Runs one statement in a span of its own.
  func statement<Result>(
    _ query: SQLQuery, in context: ServiceContext, _ body: () async throws -> Result
  ) async throws -> Result {
    let span = tracer.startSpan("statement", context: context, ofKind: .client)
    if span.isRecording {
      let summary = StatementSummary(query.text)
      span.operationName = summary.description
      span.attributes = [
        "db.system.name": "postgresql", "db.operation.name": "\(summary.operation)",
        "db.query.summary": "\(summary.description)",
      ]
    }
    return try await ended(span, body)
  }

  /// Runs a transaction in a span that those of its statements are below.
  func transaction<Result>(in context: ServiceContext, _ body: () async throws -> Result) async throws -> Result {
    let span = tracer.startSpan("transaction", context: context, ofKind: .client)
    if span.isRecording { span.attributes = ["db.system.name": "postgresql", "db.operation.name": "transaction"] }
    return try await ServiceContext.withValue(span.context) { try await ended(span, body) }
  }

  private func ended<Result>(
    _ span: any Tracing.Span, _ body: () async throws -> Result
  ) async throws -> Result {
    do {
      let result = try await body()
      span.end()
      return result
    } catch {
      if span.isRecording { Self.note(error, on: span) }
      span.end()
      throw error
    }
  }

  private static func note(_ error: any Error, on span: any Tracing.Span) {
    span.setStatus(SpanStatus(code: .error))
    span.updateAttributes { attributes in
      guard let error = error as? PostgresError else {
        attributes["error.type"] = String(reflecting: type(of: error))
        return
      }
      attributes["error.type"] = error.sqlState.rawValue
      attributes["db.response.status_code"] = error.sqlState.rawValue
    }
  }
}
