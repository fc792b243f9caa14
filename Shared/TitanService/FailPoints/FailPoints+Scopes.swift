import TitanRPC

/// Counts the statements of every call from its beginning.
struct FailPointInterceptor: ServerInterceptor {
  func intercept(_ context: ServerContext, next: @escaping Next) async throws {
    let scope = FailPoints.Scope(name: context.method.method, counter: FailPoints.Counter())
    try await FailPoints.$scope.withValue(scope) { try await next(context) }
  }
}

extension FailPoints {
  /// Counts the statements of a background task's round from its beginning.
  static func countingAnew(_ round: @Sendable () async throws -> Void) async throws {
    guard let name = scope?.name else { return try await round() }
    try await $scope.withValue(Scope(name: name, counter: Counter())) { try await round() }
  }
}

extension BackgroundTask {
  /// The same task, with fail points at its statements.
  var withFailPoints: BackgroundTask {
    BackgroundTask(name) { [name, operation] in
      try await FailPoints.$scope.withValue(FailPoints.Scope(name: name, counter: nil)) { try await operation() }
    }
  }
}
