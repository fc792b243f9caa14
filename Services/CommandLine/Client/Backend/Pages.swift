import AuthProto
import HabitsProto
import MotivationProto
import ProfileProto
import SessionsProto
import SocialProto
import TitanRPC
import TrainingProto
import TrophiesProto

/// A request for one page of a list (AIP-158).
protocol PageRequest: Sendable {
  var pageSize: Int32 { get set }
  var pageToken: String { get set }
}

/// One page of a list.
protocol PageResponse: Sendable {
  /// Empty on the last page.
  var nextPageToken: String { get }
}

extension Backend {
  /// Reads a list page by page.
  ///
  /// - Parameters:
  ///   - limit: the most to read; `nil` for all.
  ///   - items: what is listed on a page.
  func list<Request: PageRequest, Page: PageResponse, Item>(
    _ first: Request, limit: Int? = nil, _ items: (Page) -> [Item],
    read: @Sendable (Request, CallOptions) async throws -> Page
  ) async throws -> [Item] {
    var (request, list) = (first, [Item]())
    repeat {
      request.pageSize = Int32(min(200, (limit ?? .max) - list.count))
      let page = try await accessTokens.call { [request] options in
        try await read(request, options.within(.seconds(10)))
      }
      list += items(page)
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty && list.count < limit ?? .max
    return list
  }
}

extension AuthV1.ListAuthSessionsRequest: PageRequest {}
extension AuthV1.ListAuthSessionsResponse: PageResponse {}
extension AuthV1.ListInvitationsRequest: PageRequest {}
extension AuthV1.ListInvitationsResponse: PageResponse {}
extension AuthV1.ListPersonalAccessTokensRequest: PageRequest {}
extension AuthV1.ListPersonalAccessTokensResponse: PageResponse {}
extension AuthV1.ListUserInvitationsRequest: PageRequest {}
extension AuthV1.ListUserInvitationsResponse: PageResponse {}
extension AuthV1.ListUsersRequest: PageRequest {}
extension AuthV1.ListUsersResponse: PageResponse {}
extension HabitsV1.ListHabitsRequest: PageRequest {}
extension HabitsV1.ListHabitsResponse: PageResponse {}
extension MotivationV1.ListLikedQuotesRequest: PageRequest {}
extension MotivationV1.ListLikedQuotesResponse: PageResponse {}
extension MotivationV1.ListQuotesRequest: PageRequest {}
extension MotivationV1.ListQuotesResponse: PageResponse {}
extension MotivationV1.ListRemindersRequest: PageRequest {}
extension MotivationV1.ListRemindersResponse: PageResponse {}
extension ProfileV1.ListBodyMeasurementsRequest: PageRequest {}
extension ProfileV1.ListBodyMeasurementsResponse: PageResponse {}
extension SessionsV1.ListPausesRequest: PageRequest {}
extension SessionsV1.ListPausesResponse: PageResponse {}
extension SessionsV1.ListSessionsRequest: PageRequest {}
extension SessionsV1.ListSessionsResponse: PageResponse {}
extension SocialV1.ListBlocksRequest: PageRequest {}
extension SocialV1.ListBlocksResponse: PageResponse {}
extension SocialV1.ListGroupFeedRequest: PageRequest {}
extension SocialV1.ListGroupFeedResponse: PageResponse {}
extension SocialV1.ListMembersRequest: PageRequest {}
extension SocialV1.ListMembersResponse: PageResponse {}
extension SocialV1.ListPartnersRequest: PageRequest {}
extension SocialV1.ListPartnersResponse: PageResponse {}
extension SocialV1.ListSharedMotionsRequest: PageRequest {}
extension SocialV1.ListSharedMotionsResponse: PageResponse {}
extension TrainingV1.ListExercisesRequest: PageRequest {}
extension TrainingV1.ListExercisesResponse: PageResponse {}
extension TrainingV1.ListPracticesRequest: PageRequest {}
extension TrainingV1.ListPracticesResponse: PageResponse {}
extension TrainingV1.ListRatingsRequest: PageRequest {}
extension TrainingV1.ListRatingsResponse: PageResponse {}
extension TrainingV1.ListWorkoutsRequest: PageRequest {}
extension TrainingV1.ListWorkoutsResponse: PageResponse {}
extension TrophiesV1.ListTrophyRulesRequest: PageRequest {}
extension TrophiesV1.ListTrophyRulesResponse: PageResponse {}
