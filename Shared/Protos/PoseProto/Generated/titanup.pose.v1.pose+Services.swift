// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/pose/v1/pose.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanProto
package import TitanRPC

extension PoseV1 {
  /// The methods of `titanup.pose.v1.PoseService`.
  package enum PoseServiceMethods {
    package static let streamReps = MethodDescriptor(
      service: "titanup.pose.v1.PoseService", method: "StreamReps", type: .bidirectionalStreaming)
    package static let uploadStream = MethodDescriptor(
      service: "titanup.pose.v1.PoseService", method: "UploadStream", type: .clientStreaming)
    package static let retimeStream = MethodDescriptor(
      service: "titanup.pose.v1.PoseService", method: "RetimeStream", type: .unary, isIdempotent: true)
    package static let getReceiptKeys = MethodDescriptor(
      service: "titanup.pose.v1.PoseService", method: "GetReceiptKeys", type: .unary, hasNoSideEffects: true)
    package static let verifyReceipt = MethodDescriptor(
      service: "titanup.pose.v1.PoseService", method: "VerifyReceipt", type: .unary, hasNoSideEffects: true)
    package static let getStream = MethodDescriptor(
      service: "titanup.pose.v1.PoseService", method: "GetStream", type: .unary, hasNoSideEffects: true)
    package static let listStreams = MethodDescriptor(
      service: "titanup.pose.v1.PoseService", method: "ListStreams", type: .unary, hasNoSideEffects: true)
    package static let deleteStream = MethodDescriptor(
      service: "titanup.pose.v1.PoseService", method: "DeleteStream", type: .unary, isIdempotent: true)
    package static let downloadFrames = MethodDescriptor(
      service: "titanup.pose.v1.PoseService", method: "DownloadFrames", type: .serverStreaming, hasNoSideEffects: true)
    package static let recountStream = MethodDescriptor(
      service: "titanup.pose.v1.PoseService", method: "RecountStream", type: .unary, isIdempotent: true)
    package static let explainReps = MethodDescriptor(
      service: "titanup.pose.v1.PoseService", method: "ExplainReps", type: .unary, hasNoSideEffects: true)
    package static let submitGroundTruth = MethodDescriptor(
      service: "titanup.pose.v1.PoseService", method: "SubmitGroundTruth", type: .unary, isIdempotent: true)
    package static let listCounters = MethodDescriptor(
      service: "titanup.pose.v1.PoseService", method: "ListCounters", type: .unary, hasNoSideEffects: true)

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.pose.v1.PoseService",
      methods: [streamReps, uploadStream, retimeStream, getReceiptKeys, verifyReceipt, getStream, listStreams, deleteStream, downloadFrames, recountStream, explainReps, submitGroundTruth, listCounters])
  }
}

extension PoseV1 {
  /// Counts push-ups and other exercises, each with counters of its own.
  package protocol PoseServiceProtocol: ReflectedService {
    /// Counts live. The client sends `open`, then frames as the camera delivers them, then `close`; the server reports
    /// what it sees, acknowledges the frames it has stored, and finishes with the signed receipt.
    ///
    /// After a lost connection the client opens the same stream again: `ready` says which frame to send next, the client
    /// continues with it, and no rep is lost or counted twice.
    ///
    /// The server announces a rep at once and acknowledges its frames when they are stored, within three seconds while the
    /// database keeps up. The client keeps unacknowledged frames. After a crash it opens the stream again and resends
    /// them, with `pause` and `resume` between the same frames as before, and `pause` first if the set was paused there.
    /// The same frames give the same result, so a rep that was announced but not stored is announced again with the same
    /// number. A client that half-closes without `close` can come back in the same way: the server acknowledges everything
    /// it received before the call ends. This also holds for the frames before a refused one: the client can open the
    /// stream again and continue with a corrected frame.
    ///
    /// A client that cannot send and receive at the same time, such as a browser, sends a live set as a row of half-duplex
    /// calls. Every two seconds or so, it makes a call: the same `open` each time, `pause` if the set is paused, the
    /// frames since the last `ack`, then half-close; the last call ends with `close`. Each call returns `ready`, what its
    /// frames show, and the `ack` of its last frame, and then ends; the last one returns the receipt. Events and receipt
    /// are those of a single call with the same frames. After a lost answer or a restart, a call with `open` alone returns
    /// the number of the next frame in `ready.next_frame`. A call that repeats stored frames also gets `ready`, but is
    /// refused with FRAME_NUMBER and stores nothing. The server does not repeat what the lost answer said: `ready.reps`
    /// and the receipt include it. The calls of a set come one after the other, and each may go to a different server.
    /// Within ten seconds after the last call to the same server, as a rule, a call takes equally long at any time of the
    /// set; otherwise the server first counts everything it has stored again.
    ///
    /// INVALID_ARGUMENT for `open`: STREAM_ID_INVALID, EXERCISE_UNKNOWN, SCHEMA_UNKNOWN, SCHEMA_UNSUITABLE,
    /// COUNTER_UNKNOWN (also a counter of another exercise),
    /// IMAGE_SIZE_INVALID, MODE_UNKNOWN, TARGET_INVALID, PREPARATION_INVALID, RETENTION_UNKNOWN, TIMESTAMP_INVALID,
    /// TIME_IN_FUTURE, TIME_TOO_EARLY, UP_INVALID, LIVENESS_UNSUITABLE; for a frame, with `frame`, its number, in the ErrorInfo's metadata:
    /// LANDMARK_COUNT;
    /// LANDMARK_NAN (not a number, or infinite) and LANDMARK_OUT_OF_RANGE (a coordinate outside of -16 to 16, or a
    /// visibility outside of 0 to 1), both with `index`, its place in `landmarks`, `landmark`, `component` (x, y, z or
    /// visibility), `found` and `allowed`; UP_INVALID; NON_MONOTONIC_TIME; FRAME_NUMBER (with `expected`);
    /// MESSAGE_MISSING.
    /// FAILED_PRECONDITION NOT_OPENED, ALREADY_OPENED, STREAM_EXPIRED (an unfinished stream whose frames are gone).
    /// RESOURCE_EXHAUSTED FRAME_RATE (over 60 a second), STREAM_TOO_LONG (over 30 minutes), TOO_MANY_FRAMES (over 32 in a
    /// message), TOO_MANY_STREAMS (live at a time, or begun within a day and not closed). ABORTED STREAM_TAKEN_OVER if
    /// another connection opened the same stream, or its frames were deleted meanwhile. UNAVAILABLE FRAMES_LOST if the
    /// database has lost earlier frames, for example after a backup was restored: open the stream again. ALREADY_EXISTS
    /// STREAM_EXISTS for an id used with other parameters.
    func streamReps(
      _ requests: RPCAsyncSequence<PoseV1.StreamRepsRequest>, response: RPCWriter<PoseV1.StreamRepsResponse>,
      context: ServerContext
    ) async throws

    /// Counts a set recorded earlier: the same engine, the same receipt. Errors as in StreamReps, and TIME_IN_FUTURE also
    /// if the last frame would lie more than 5 minutes in the future; then nothing is stored. ALREADY_EXISTS STREAM_EXISTS
    /// for an id that was used for other frames, and for push-ups whose frames the caller has already uploaded or streamed
    /// under another id (`stream_id` in the ErrorInfo's metadata); simulated sets are not compared. The same frames under
    /// the same id give the same receipt again.
    func uploadStream(
      _ requests: RPCAsyncSequence<PoseV1.UploadStreamRequest>, context: ServerContext
    ) async throws -> PoseV1.UploadStreamResponse

    /// Corrects the time of a set, for example if the device's clock was wrong, or if CreateSession refuses the receipt
    /// with SESSION_OVERLAP. The stream and its recounts get a new receipt with the new times. Earlier receipts stay
    /// valid, but only one session can use a stream, with any of its receipts: a session that already uses it keeps its
    /// times. The set is LIVE only if the service saw it at the new time. The same time gives the same receipt again.
    /// INVALID_ARGUMENT STREAM_ID_INVALID, TIMESTAMP_MISSING, TIMESTAMP_INVALID, TIME_TOO_EARLY, TIME_IN_FUTURE (the set
    /// would end more than 5 minutes from now); NOT_FOUND; FAILED_PRECONDITION STREAM_UNFINISHED.
    func retimeStream(_ request: PoseV1.RetimeStreamRequest, context: ServerContext) async throws -> PoseV1.RetimeStreamResponse

    /// The public keys that verify receipts. Open to everybody.
    func getReceiptKeys(_ request: PoseV1.GetReceiptKeysRequest, context: ServerContext) async throws -> PoseV1.GetReceiptKeysResponse

    /// Checks whether this service signed a receipt, and returns its content.
    func verifyReceipt(_ request: PoseV1.VerifyReceiptRequest, context: ServerContext) async throws -> PoseV1.VerifyReceiptResponse

    /// Returns one of the caller's streams, with its receipt. INVALID_ARGUMENT STREAM_ID_INVALID; NOT_FOUND, also for
    /// other users' streams.
    func getStream(_ request: PoseV1.GetStreamRequest, context: ServerContext) async throws -> PoseV1.GetStreamResponse

    /// Lists the caller's streams, most recently opened first. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
    func listStreams(_ request: PoseV1.ListStreamsRequest, context: ServerContext) async throws -> PoseV1.ListStreamsResponse

    /// Deletes a stream's frames before they expire. Receipt, digest and awards stay; an unfinished stream can't be
    /// continued. Deleting it again changes nothing. INVALID_ARGUMENT STREAM_ID_INVALID; NOT_FOUND.
    func deleteStream(_ request: PoseV1.DeleteStreamRequest, context: ServerContext) async throws -> PoseV1.DeleteStreamResponse

    /// Streams a stream's stored frames: the ones that were sent, rounded to the numbers the counter works with. Sending
    /// them again gives the same digest. After a lost connection, ask for the missing frames. INVALID_ARGUMENT
    /// STREAM_ID_INVALID; NOT_FOUND; FAILED_PRECONDITION STREAM_EXPIRED, also during the download.
    func downloadFrames(
      _ request: PoseV1.DownloadFramesRequest, response: RPCWriter<PoseV1.DownloadFramesResponse>, context: ServerContext
    ) async throws

    /// Counts a stored stream with another counter: returns the count, the differences and a receipt. Calling it again
    /// returns the same receipt. INVALID_ARGUMENT STREAM_ID_INVALID, COUNTER_UNKNOWN; NOT_FOUND; FAILED_PRECONDITION
    /// STREAM_EXPIRED, STREAM_UNFINISHED.
    func recountStream(_ request: PoseV1.RecountStreamRequest, context: ServerContext) async throws -> PoseV1.RecountStreamResponse

    /// Explains what a counter saw in a stored stream, frame by frame, and why each dip of the arms did or didn't count.
    /// Errors as in RecountStream; an unfinished stream is explained as far as it goes.
    func explainReps(_ request: PoseV1.ExplainRepsRequest, context: ServerContext) async throws -> PoseV1.ExplainRepsResponse

    /// Records how many push-ups a stream really holds; a later call replaces the number. INVALID_ARGUMENT
    /// STREAM_ID_INVALID, GROUND_TRUTH_INVALID; NOT_FOUND.
    func submitGroundTruth(_ request: PoseV1.SubmitGroundTruthRequest, context: ServerContext) async throws -> PoseV1.SubmitGroundTruthResponse

    /// Lists the available counters, with all their thresholds.
    func listCounters(_ request: PoseV1.ListCountersRequest, context: ServerContext) async throws -> PoseV1.ListCountersResponse
  }
}

extension PoseV1.PoseServiceProtocol {
  package static var descriptor: ServiceDescriptor { PoseV1.PoseServiceMethods.descriptor }
  package static var protoFiles: [FileEntry] { PoseV1.protoFiles }

  package func registerMethods(with router: inout RPCRouter) {
    router.bidirectionalStreaming(PoseV1.PoseServiceMethods.streamReps) {
      try await streamReps($0, response: $1, context: $2)
    }
    router.clientStreaming(PoseV1.PoseServiceMethods.uploadStream) {
      try await uploadStream($0, context: $1)
    }
    router.unary(PoseV1.PoseServiceMethods.retimeStream) {
      try await retimeStream($0, context: $1)
    }
    router.unary(PoseV1.PoseServiceMethods.getReceiptKeys) {
      try await getReceiptKeys($0, context: $1)
    }
    router.unary(PoseV1.PoseServiceMethods.verifyReceipt) {
      try await verifyReceipt($0, context: $1)
    }
    router.unary(PoseV1.PoseServiceMethods.getStream) {
      try await getStream($0, context: $1)
    }
    router.unary(PoseV1.PoseServiceMethods.listStreams) {
      try await listStreams($0, context: $1)
    }
    router.unary(PoseV1.PoseServiceMethods.deleteStream) {
      try await deleteStream($0, context: $1)
    }
    router.serverStreaming(PoseV1.PoseServiceMethods.downloadFrames) {
      try await downloadFrames($0, response: $1, context: $2)
    }
    router.unary(PoseV1.PoseServiceMethods.recountStream) {
      try await recountStream($0, context: $1)
    }
    router.unary(PoseV1.PoseServiceMethods.explainReps) {
      try await explainReps($0, context: $1)
    }
    router.unary(PoseV1.PoseServiceMethods.submitGroundTruth) {
      try await submitGroundTruth($0, context: $1)
    }
    router.unary(PoseV1.PoseServiceMethods.listCounters) {
      try await listCounters($0, context: $1)
    }
  }
}

extension PoseV1 {
  /// Calls `titanup.pose.v1.PoseService` over a channel.
  package struct PoseServiceClient: Sendable {
    private let channel: any RPCChannel
    private let options: CallOptions

    /// - Parameter options: those of every call that names none of its own.
    package init(channel: any RPCChannel, options: CallOptions = .init()) {
      self.channel = channel
      self.options = options
    }

    /// Counts live. The client sends `open`, then frames as the camera delivers them, then `close`; the server reports
    /// what it sees, acknowledges the frames it has stored, and finishes with the signed receipt.
    ///
    /// After a lost connection the client opens the same stream again: `ready` says which frame to send next, the client
    /// continues with it, and no rep is lost or counted twice.
    ///
    /// The server announces a rep at once and acknowledges its frames when they are stored, within three seconds while the
    /// database keeps up. The client keeps unacknowledged frames. After a crash it opens the stream again and resends
    /// them, with `pause` and `resume` between the same frames as before, and `pause` first if the set was paused there.
    /// The same frames give the same result, so a rep that was announced but not stored is announced again with the same
    /// number. A client that half-closes without `close` can come back in the same way: the server acknowledges everything
    /// it received before the call ends. This also holds for the frames before a refused one: the client can open the
    /// stream again and continue with a corrected frame.
    ///
    /// A client that cannot send and receive at the same time, such as a browser, sends a live set as a row of half-duplex
    /// calls. Every two seconds or so, it makes a call: the same `open` each time, `pause` if the set is paused, the
    /// frames since the last `ack`, then half-close; the last call ends with `close`. Each call returns `ready`, what its
    /// frames show, and the `ack` of its last frame, and then ends; the last one returns the receipt. Events and receipt
    /// are those of a single call with the same frames. After a lost answer or a restart, a call with `open` alone returns
    /// the number of the next frame in `ready.next_frame`. A call that repeats stored frames also gets `ready`, but is
    /// refused with FRAME_NUMBER and stores nothing. The server does not repeat what the lost answer said: `ready.reps`
    /// and the receipt include it. The calls of a set come one after the other, and each may go to a different server.
    /// Within ten seconds after the last call to the same server, as a rule, a call takes equally long at any time of the
    /// set; otherwise the server first counts everything it has stored again.
    ///
    /// INVALID_ARGUMENT for `open`: STREAM_ID_INVALID, EXERCISE_UNKNOWN, SCHEMA_UNKNOWN, SCHEMA_UNSUITABLE,
    /// COUNTER_UNKNOWN (also a counter of another exercise),
    /// IMAGE_SIZE_INVALID, MODE_UNKNOWN, TARGET_INVALID, PREPARATION_INVALID, RETENTION_UNKNOWN, TIMESTAMP_INVALID,
    /// TIME_IN_FUTURE, TIME_TOO_EARLY, UP_INVALID, LIVENESS_UNSUITABLE; for a frame, with `frame`, its number, in the ErrorInfo's metadata:
    /// LANDMARK_COUNT;
    /// LANDMARK_NAN (not a number, or infinite) and LANDMARK_OUT_OF_RANGE (a coordinate outside of -16 to 16, or a
    /// visibility outside of 0 to 1), both with `index`, its place in `landmarks`, `landmark`, `component` (x, y, z or
    /// visibility), `found` and `allowed`; UP_INVALID; NON_MONOTONIC_TIME; FRAME_NUMBER (with `expected`);
    /// MESSAGE_MISSING.
    /// FAILED_PRECONDITION NOT_OPENED, ALREADY_OPENED, STREAM_EXPIRED (an unfinished stream whose frames are gone).
    /// RESOURCE_EXHAUSTED FRAME_RATE (over 60 a second), STREAM_TOO_LONG (over 30 minutes), TOO_MANY_FRAMES (over 32 in a
    /// message), TOO_MANY_STREAMS (live at a time, or begun within a day and not closed). ABORTED STREAM_TAKEN_OVER if
    /// another connection opened the same stream, or its frames were deleted meanwhile. UNAVAILABLE FRAMES_LOST if the
    /// database has lost earlier frames, for example after a backup was restored: open the stream again. ALREADY_EXISTS
    /// STREAM_EXISTS for an id used with other parameters.
    package func streamReps<Result>(
      options: CallOptions? = nil,
      _ body: (ClientRequestWriter<PoseV1.StreamRepsRequest>, RPCAsyncSequence<PoseV1.StreamRepsResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.bidirectionalStreaming(PoseServiceMethods.streamReps, options ?? self.options, body)
    }

    /// Counts a set recorded earlier: the same engine, the same receipt. Errors as in StreamReps, and TIME_IN_FUTURE also
    /// if the last frame would lie more than 5 minutes in the future; then nothing is stored. ALREADY_EXISTS STREAM_EXISTS
    /// for an id that was used for other frames, and for push-ups whose frames the caller has already uploaded or streamed
    /// under another id (`stream_id` in the ErrorInfo's metadata); simulated sets are not compared. The same frames under
    /// the same id give the same receipt again.
    package func uploadStream(
      options: CallOptions? = nil,
      _ requests: (RPCWriter<PoseV1.UploadStreamRequest>) async throws -> Void
    ) async throws -> PoseV1.UploadStreamResponse {
      try await channel.clientStreaming(PoseServiceMethods.uploadStream, options ?? self.options, requests)
    }

    /// Corrects the time of a set, for example if the device's clock was wrong, or if CreateSession refuses the receipt
    /// with SESSION_OVERLAP. The stream and its recounts get a new receipt with the new times. Earlier receipts stay
    /// valid, but only one session can use a stream, with any of its receipts: a session that already uses it keeps its
    /// times. The set is LIVE only if the service saw it at the new time. The same time gives the same receipt again.
    /// INVALID_ARGUMENT STREAM_ID_INVALID, TIMESTAMP_MISSING, TIMESTAMP_INVALID, TIME_TOO_EARLY, TIME_IN_FUTURE (the set
    /// would end more than 5 minutes from now); NOT_FOUND; FAILED_PRECONDITION STREAM_UNFINISHED.
    package func retimeStream(
      _ request: PoseV1.RetimeStreamRequest, options: CallOptions? = nil
    ) async throws -> PoseV1.RetimeStreamResponse {
      try await channel.unary(PoseServiceMethods.retimeStream, request, options ?? self.options)
    }

    /// The public keys that verify receipts. Open to everybody.
    package func getReceiptKeys(
      _ request: PoseV1.GetReceiptKeysRequest, options: CallOptions? = nil
    ) async throws -> PoseV1.GetReceiptKeysResponse {
      try await channel.unary(PoseServiceMethods.getReceiptKeys, request, options ?? self.options)
    }

    /// Checks whether this service signed a receipt, and returns its content.
    package func verifyReceipt(
      _ request: PoseV1.VerifyReceiptRequest, options: CallOptions? = nil
    ) async throws -> PoseV1.VerifyReceiptResponse {
      try await channel.unary(PoseServiceMethods.verifyReceipt, request, options ?? self.options)
    }

    /// Returns one of the caller's streams, with its receipt. INVALID_ARGUMENT STREAM_ID_INVALID; NOT_FOUND, also for
    /// other users' streams.
    package func getStream(
      _ request: PoseV1.GetStreamRequest, options: CallOptions? = nil
    ) async throws -> PoseV1.GetStreamResponse {
      try await channel.unary(PoseServiceMethods.getStream, request, options ?? self.options)
    }

    /// Lists the caller's streams, most recently opened first. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
    package func listStreams(
      _ request: PoseV1.ListStreamsRequest, options: CallOptions? = nil
    ) async throws -> PoseV1.ListStreamsResponse {
      try await channel.unary(PoseServiceMethods.listStreams, request, options ?? self.options)
    }

    /// Deletes a stream's frames before they expire. Receipt, digest and awards stay; an unfinished stream can't be
    /// continued. Deleting it again changes nothing. INVALID_ARGUMENT STREAM_ID_INVALID; NOT_FOUND.
    package func deleteStream(
      _ request: PoseV1.DeleteStreamRequest, options: CallOptions? = nil
    ) async throws -> PoseV1.DeleteStreamResponse {
      try await channel.unary(PoseServiceMethods.deleteStream, request, options ?? self.options)
    }

    /// Streams a stream's stored frames: the ones that were sent, rounded to the numbers the counter works with. Sending
    /// them again gives the same digest. After a lost connection, ask for the missing frames. INVALID_ARGUMENT
    /// STREAM_ID_INVALID; NOT_FOUND; FAILED_PRECONDITION STREAM_EXPIRED, also during the download.
    package func downloadFrames<Result>(
      _ request: PoseV1.DownloadFramesRequest, options: CallOptions? = nil,
      _ body: (RPCAsyncSequence<PoseV1.DownloadFramesResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.serverStreaming(PoseServiceMethods.downloadFrames, request, options ?? self.options, body)
    }

    /// Counts a stored stream with another counter: returns the count, the differences and a receipt. Calling it again
    /// returns the same receipt. INVALID_ARGUMENT STREAM_ID_INVALID, COUNTER_UNKNOWN; NOT_FOUND; FAILED_PRECONDITION
    /// STREAM_EXPIRED, STREAM_UNFINISHED.
    package func recountStream(
      _ request: PoseV1.RecountStreamRequest, options: CallOptions? = nil
    ) async throws -> PoseV1.RecountStreamResponse {
      try await channel.unary(PoseServiceMethods.recountStream, request, options ?? self.options)
    }

    /// Explains what a counter saw in a stored stream, frame by frame, and why each dip of the arms did or didn't count.
    /// Errors as in RecountStream; an unfinished stream is explained as far as it goes.
    package func explainReps(
      _ request: PoseV1.ExplainRepsRequest, options: CallOptions? = nil
    ) async throws -> PoseV1.ExplainRepsResponse {
      try await channel.unary(PoseServiceMethods.explainReps, request, options ?? self.options)
    }

    /// Records how many push-ups a stream really holds; a later call replaces the number. INVALID_ARGUMENT
    /// STREAM_ID_INVALID, GROUND_TRUTH_INVALID; NOT_FOUND.
    package func submitGroundTruth(
      _ request: PoseV1.SubmitGroundTruthRequest, options: CallOptions? = nil
    ) async throws -> PoseV1.SubmitGroundTruthResponse {
      try await channel.unary(PoseServiceMethods.submitGroundTruth, request, options ?? self.options)
    }

    /// Lists the available counters, with all their thresholds.
    package func listCounters(
      _ request: PoseV1.ListCountersRequest, options: CallOptions? = nil
    ) async throws -> PoseV1.ListCountersResponse {
      try await channel.unary(PoseServiceMethods.listCounters, request, options ?? self.options)
    }
  }
}

extension PoseV1 {
  /// The methods of `titanup.pose.v1.PoseFeedService`.
  package enum PoseFeedServiceMethods {
    package static let listStreamChanges = MethodDescriptor(
      service: "titanup.pose.v1.PoseFeedService", method: "ListStreamChanges", type: .unary, hasNoSideEffects: true)
    package static let watchStreamChanges = MethodDescriptor(
      service: "titanup.pose.v1.PoseFeedService", method: "WatchStreamChanges", type: .serverStreaming)

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.pose.v1.PoseFeedService",
      methods: [listStreamChanges, watchStreamChanges])
  }
}

extension PoseV1 {
  /// The methods that TitanUp's sessions service calls to follow streams after they were counted: deleted frames and
  /// recounts. Changes are delivered at least once, in an order that never changes before a cursor.
  package protocol PoseFeedServiceProtocol: ReflectedService {
    /// Returns a page of changes after a cursor, or in some slots after the follower's number in each. A change's slot
    /// comes from its user, so several processes can share a feed. PERMISSION_DENIED for everybody except the sessions
    /// service. FAILED_PRECONDITION EPOCH_CHANGED if the position is from another epoch: the follower must start from the
    /// beginning. INVALID_ARGUMENT CURSOR_INVALID for anything that isn't a position.
    func listStreamChanges(_ request: PoseV1.ListStreamChangesRequest, context: ServerContext) async throws -> PoseV1.ListStreamChangesResponse

    /// The same as an endless stream: the changes since the cursor, then every new one. Errors as in ListStreamChanges,
    /// and UNAVAILABLE SHUTTING_DOWN when the server stops. The initial metadata arrives as soon as the stream is
    /// watching.
    func watchStreamChanges(
      _ request: PoseV1.WatchStreamChangesRequest, response: RPCWriter<PoseV1.WatchStreamChangesResponse>, context: ServerContext
    ) async throws
  }
}

extension PoseV1.PoseFeedServiceProtocol {
  package static var descriptor: ServiceDescriptor { PoseV1.PoseFeedServiceMethods.descriptor }
  package static var protoFiles: [FileEntry] { PoseV1.protoFiles }

  package func registerMethods(with router: inout RPCRouter) {
    router.unary(PoseV1.PoseFeedServiceMethods.listStreamChanges) {
      try await listStreamChanges($0, context: $1)
    }
    router.serverStreaming(PoseV1.PoseFeedServiceMethods.watchStreamChanges) {
      try await watchStreamChanges($0, response: $1, context: $2)
    }
  }
}

extension PoseV1 {
  /// Calls `titanup.pose.v1.PoseFeedService` over a channel.
  package struct PoseFeedServiceClient: Sendable {
    private let channel: any RPCChannel
    private let options: CallOptions

    /// - Parameter options: those of every call that names none of its own.
    package init(channel: any RPCChannel, options: CallOptions = .init()) {
      self.channel = channel
      self.options = options
    }

    /// Returns a page of changes after a cursor, or in some slots after the follower's number in each. A change's slot
    /// comes from its user, so several processes can share a feed. PERMISSION_DENIED for everybody except the sessions
    /// service. FAILED_PRECONDITION EPOCH_CHANGED if the position is from another epoch: the follower must start from the
    /// beginning. INVALID_ARGUMENT CURSOR_INVALID for anything that isn't a position.
    package func listStreamChanges(
      _ request: PoseV1.ListStreamChangesRequest, options: CallOptions? = nil
    ) async throws -> PoseV1.ListStreamChangesResponse {
      try await channel.unary(PoseFeedServiceMethods.listStreamChanges, request, options ?? self.options)
    }

    /// The same as an endless stream: the changes since the cursor, then every new one. Errors as in ListStreamChanges,
    /// and UNAVAILABLE SHUTTING_DOWN when the server stops. The initial metadata arrives as soon as the stream is
    /// watching.
    package func watchStreamChanges<Result>(
      _ request: PoseV1.WatchStreamChangesRequest, options: CallOptions? = nil,
      _ body: (RPCAsyncSequence<PoseV1.WatchStreamChangesResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.serverStreaming(PoseFeedServiceMethods.watchStreamChanges, request, options ?? self.options, body)
    }
  }
}
