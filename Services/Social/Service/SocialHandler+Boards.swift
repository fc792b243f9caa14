import SocialDomain
package import SocialProto
import TitanCore
import TitanProto
package import TitanRPC

extension SocialHandler {
  package func getBoard(
    _ request: SocialV1.GetBoardRequest, context: ServerContext
  ) async throws -> SocialV1.GetBoardResponse {
    let user = try context.requireUser()
    let group = try GroupID(request.groupID, field: "group_id")
    let limit = try PageSize.resolve(request.pageSize, standard: 20, largest: 100)
    let board = try await board(of: group, for: user, request)
    // The first date is an argument, so that a token of last week's board is none of this week's.
    let (id, kind) = board.key
    let arguments = ["GetBoard", "\(user)", "\(id)", "\(kind)", "\(board.dates.lowerBound)"]
    let place = try PageToken.decode(request.pageToken, arguments: arguments).flatMap { BoardPlace($0) }
    let found = try await store.standings(
      on: board, of: group, for: user, after: place.map { .init(total: $0.ranking.total ?? 0, member: $0.member) },
      limit: limit + 1)
    var ranking = place?.ranking ?? Ranking()
    let ranked = found.prefix(limit).map { (standing: $0, rank: ranking.next($0.total)) }
    let isLast = found.count <= limit
    let own = try await store.ownStanding(on: board, of: user)
    return .init(
      entries: ranked.map { .init($0.standing, rank: $0.rank) },
      nextPageToken: isLast
        ? "" : ranked.last.map { BoardPlace($0.standing.member, ranking).token(arguments) } ?? "",
      own: own.map { .init($0.standing, rank: $0.rank) }, firstLocalDate: "\(board.dates.lowerBound)",
      lastLocalDate: "\(board.dates.upperBound)")
  }

  private func board(
    of group: GroupID, for user: UserID, _ request: SocialV1.GetBoardRequest
  ) async throws -> Board {
    guard request.challengeID.isEmpty else {
      let id = try ChallengeID(request.challengeID, field: "challenge_id")
      return .challenge(id, try await store.challenge(id, of: group, for: user).dates)
    }
    let period = try BoardPeriod(request.period)
    return Board(of: group, period, today: try await store.today(of: user, at: clock()))
  }

  package func createChallenge(
    _ request: SocialV1.CreateChallengeRequest, context: ServerContext
  ) async throws -> SocialV1.CreateChallengeResponse {
    let user = try context.requireUser()
    let group = try GroupID(request.groupID, field: "group_id")
    let wanted = request.challenge ?? .init()
    let now = clock()
    let challenge = try Challenge(
      id: ChallengeID(makeID(now)), title: wanted.title, rule: ChallengeRule(wanted.rule),
      first: wanted.firstLocalDate, last: wanted.lastLocalDate, target: Int(wanted.target),
      today: try await store.today(of: user, at: now), createTime: now)
    return try await answer(request, \.requestID, "CreateChallenge") {
      SocialV1.CreateChallengeResponse(challengeID: "\($0)")
    } _: { remembered in
      try await store.create(challenge, of: group, by: user, request: remembered)
    }
  }

  package func listChallenges(
    _ request: SocialV1.ListChallengesRequest, context: ServerContext
  ) async throws -> SocialV1.ListChallengesResponse {
    let user = try context.requireUser()
    let group = try GroupID(request.groupID, field: "group_id")
    return .init(challenges: try await store.challenges(of: group, for: user).map { .init($0) })
  }

  package func deleteChallenge(
    _ request: SocialV1.DeleteChallengeRequest, context: ServerContext
  ) async throws -> SocialV1.DeleteChallengeResponse {
    let user = try context.requireUser()
    let group = try GroupID(request.groupID, field: "group_id")
    let id = try ChallengeID(request.challengeID, field: "challenge_id")
    return try await answer(request, \.requestID, "DeleteChallenge") {
      SocialV1.DeleteChallengeResponse()
    } _: { remembered in
      try await store.delete(id, of: group, by: user, at: clock(), request: remembered)
    }
  }
}

/// Where a page of a board ends: the last member on it, and how the ranking stood, so that the next page goes on without
/// counting anew.
private struct BoardPlace {
  var member: MemberID
  var ranking: Ranking

  init(_ member: MemberID, _ ranking: Ranking) { (self.member, self.ranking) = (member, ranking) }

  init?(_ cursor: [String]) {
    guard cursor.count == 4, let member = MemberID(cursor[0]), let count = Int(cursor[1]), let rank = Int(cursor[2]),
      let total = Int(cursor[3])
    else { return nil }
    self.init(member, Ranking(after: count, rank: rank, total: total))
  }

  func token(_ arguments: [String]) -> String {
    PageToken.encode(
      cursor: ["\(member)", "\(ranking.count)", "\(ranking.rank)", "\(ranking.total ?? 0)"], arguments: arguments)
  }
}
