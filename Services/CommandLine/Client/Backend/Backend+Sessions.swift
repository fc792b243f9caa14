import TitanProto

extension Backend {
  /// The sessions a request asks for, newest first, whatever its page; 0 means all.
  ///
  /// - Returns: whether there are more, too.
  func sessions(
    _ request: SessionsV1.ListSessionsRequest = .init(), limit: Int
  ) async throws -> (sessions: [SessionsV1.Session], hasMore: Bool) {
    var (sessions, request) = ([SessionsV1.Session](), request)
    repeat {
      request.pageSize = limit == 0 ? 200 : Int32(min(200, limit - sessions.count))
      let page = try await keeper.call { [request] options in
        try await self.sessions.listSessions(request, options: options.within(.seconds(10)))
      }
      sessions += page.sessions
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty && (limit == 0 || sessions.count < limit)
    return (sessions, !request.pageToken.isEmpty)
  }

  /// The session that somebody means: by its id, how that begins, or `last` for the newest.
  func session(_ text: String) async throws -> SessionsV1.Session {
    let wanted = text.lowercased()
    if wanted.count == 36 {
      let found = try await keeper.call { options in
        try await self.sessions.getSession(.init(sessionID: wanted), options: options.within(.seconds(10)))
      }.session
      if let found { return found }
    }
    let all = try await sessions(limit: wanted == "last" ? 1 : 0).sessions
    let close = wanted == "last" ? all : all.filter { $0.sessionID.hasPrefix(wanted) }
    guard let only = close.first, close.count == 1, !wanted.isEmpty else {
      throw ClientError.usage(
        "\"\(text.printable)\" names \(close.isEmpty ? "no session" : "\(close.count) sessions"); "
          + "`titanup sessions` lists them with their ids")
    }
    return only
  }
}
