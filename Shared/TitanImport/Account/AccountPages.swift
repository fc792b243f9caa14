import HabitsProto
import MotivationProto
import ProfileProto
import SessionsProto
import TitanRPC
import TrainingProto

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

extension ImportAccount {
  /// Reads a list page by page.
  ///
  /// - Parameter items: what is listed on a page.
  func list<Request: PageRequest, Page: PageResponse, Item>(
    _ first: Request, _ items: (Page) -> [Item], read: @Sendable (Request, CallOptions) async throws -> Page
  ) async throws -> [Item] {
    var (request, list) = (first, [Item]())
    request.pageSize = 200
    repeat {
      let page = try await self.read { [request] options in try await read(request, options) }
      list += items(page)
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    return list
  }

  /// The stored sessions that a request asks for.
  func sessions(_ request: SessionsV1.ListSessionsRequest = .init()) async throws -> [SessionsV1.Session] {
    try await list(request, \.sessions) { try await sessions.listSessions($0, options: $1) }
  }

  /// Uploads a photo in pieces.
  func uploadPhoto(_ file: [UInt8], _ options: CallOptions) async throws {
    _ = try await profile.uploadProfileImage(options: options) { writer in
      try await writer.write(.init(part: .opening(.init())))
      for start in stride(from: 0, to: file.count, by: 65_536) {
        try await writer.write(.init(part: .data(Array(file[start..<min(start + 65_536, file.count)]))))
      }
    }
  }
}

extension HabitsV1.ListHabitsRequest: PageRequest {}
extension HabitsV1.ListHabitsResponse: PageResponse {}
extension HabitsV1.ListRecordsRequest: PageRequest {}
extension HabitsV1.ListRecordsResponse: PageResponse {}
extension MotivationV1.ListLikedQuotesRequest: PageRequest {}
extension MotivationV1.ListLikedQuotesResponse: PageResponse {}
extension MotivationV1.ListRemindersRequest: PageRequest {}
extension MotivationV1.ListRemindersResponse: PageResponse {}
extension ProfileV1.ListBodyMeasurementsRequest: PageRequest {}
extension ProfileV1.ListBodyMeasurementsResponse: PageResponse {}
extension SessionsV1.ListPausesRequest: PageRequest {}
extension SessionsV1.ListPausesResponse: PageResponse {}
extension SessionsV1.ListSessionsRequest: PageRequest {}
extension SessionsV1.ListSessionsResponse: PageResponse {}
extension TrainingV1.ListRatingsRequest: PageRequest {}
extension TrainingV1.ListRatingsResponse: PageResponse {}
extension TrainingV1.ListWorkoutsRequest: PageRequest {}
extension TrainingV1.ListWorkoutsResponse: PageResponse {}
