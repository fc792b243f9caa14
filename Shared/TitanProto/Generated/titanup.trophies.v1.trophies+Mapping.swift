// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/trophies/v1/trophies.proto. Not to be edited: `deploy/dev generate` writes it anew.

package import CTitanProto

extension TrophiesV1.Trophy: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__Trophy
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__trophy__init)
  package static let shape: WireShape? = [
    .string(1, "trophy_id"),
    .string(2, "title"),
    .string(3, "description"),
    .string(4, "image_uri"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    trophyID = arena.string(c.pointee.trophy_id)
    title = arena.string(c.pointee.title)
    description = arena.string(c.pointee.description)
    imageURI = arena.string(c.pointee.image_uri)
    metric = .init(rawValue: arena.number(c.pointee.metric))
    scope = .init(rawValue: arena.number(c.pointee.scope))
    threshold = c.pointee.threshold
    windowMs = c.pointee.window_ms
    ruleVersion = c.pointee.rule_version
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.trophy_id = arena.encode(trophyID)
    c.pointee.title = arena.encode(title)
    c.pointee.description = arena.encode(description)
    c.pointee.image_uri = arena.encode(imageURI)
    c.pointee.metric = arena.cEnum(metric.rawValue)
    c.pointee.scope = arena.cEnum(scope.rawValue)
    c.pointee.threshold = threshold
    c.pointee.window_ms = windowMs
    c.pointee.rule_version = ruleVersion
  }
}

extension TrophiesV1.AwardProof: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__AwardProof
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__award_proof__init)
  package static let shape: WireShape? = [
    .string(1, "session_ids"),
    .string(4, "local_dates"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    sessionIDs = try arena.strings(c.pointee.n_session_ids, c.pointee.session_ids)
    firstRep = c.pointee.first_rep
    lastRep = c.pointee.last_rep
    localDates = try arena.strings(c.pointee.n_local_dates, c.pointee.local_dates)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_session_ids = sessionIDs.count
    c.pointee.session_ids = arena.encode(sessionIDs)
    c.pointee.first_rep = firstRep
    c.pointee.last_rep = lastRep
    c.pointee.n_local_dates = localDates.count
    c.pointee.local_dates = arena.encode(localDates)
  }
}

extension TrophiesV1.Award: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__Award
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__award__init)
  package static let shape: WireShape? = [
    .string(1, "award_id"),
    .message(2, "trophy", TrophiesV1.Trophy.shape),
    .message(4, "earn_time", nil),
    .message(5, "grant_time", nil),
    .message(7, "proof", TrophiesV1.AwardProof.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    awardID = arena.string(c.pointee.award_id)
    trophy = try arena.decode(c.pointee.trophy)
    ruleVersion = c.pointee.rule_version
    earnTime = try arena.decode(c.pointee.earn_time)
    grantTime = try arena.decode(c.pointee.grant_time)
    state = .init(rawValue: arena.number(c.pointee.state))
    proof = try arena.decode(c.pointee.proof)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.award_id = arena.encode(awardID)
    c.pointee.trophy = arena.encode(optional: trophy)
    c.pointee.rule_version = ruleVersion
    c.pointee.earn_time = arena.encode(optional: earnTime)
    c.pointee.grant_time = arena.encode(optional: grantTime)
    c.pointee.state = arena.cEnum(state.rawValue)
    c.pointee.proof = arena.encode(optional: proof)
  }
}

extension TrophiesV1.ListTrophiesRequest: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__ListTrophiesRequest
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__list_trophies_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    includeLocked = c.pointee.include_locked != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.include_locked = includeLocked ? 1 : 0
  }
}

extension TrophiesV1.ListTrophiesResponse: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__ListTrophiesResponse
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__list_trophies_response__init)
  package static let shape: WireShape? = [
    .messages(1, "trophies", TrophiesV1.Trophy.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    trophies = try arena.decode(c.pointee.n_trophies, c.pointee.trophies)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_trophies = trophies.count
    c.pointee.trophies = arena.encode(trophies)
  }
}

extension TrophiesV1.ListAwardsRequest: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__ListAwardsRequest
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__list_awards_request__init)
  package static let shape: WireShape? = [
    .string(2, "page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    pageSize = c.pointee.page_size
    pageToken = arena.string(c.pointee.page_token)
    includeRevoked = c.pointee.include_revoked != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.page_size = pageSize
    c.pointee.page_token = arena.encode(pageToken)
    c.pointee.include_revoked = includeRevoked ? 1 : 0
  }
}

extension TrophiesV1.ListAwardsResponse: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__ListAwardsResponse
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__list_awards_response__init)
  package static let shape: WireShape? = [
    .messages(1, "awards", TrophiesV1.Award.shape),
    .string(2, "next_page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    awards = try arena.decode(c.pointee.n_awards, c.pointee.awards)
    nextPageToken = arena.string(c.pointee.next_page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_awards = awards.count
    c.pointee.awards = arena.encode(awards)
    c.pointee.next_page_token = arena.encode(nextPageToken)
  }
}

extension TrophiesV1.GetTrophyProgressRequest: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__GetTrophyProgressRequest
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__get_trophy_progress_request__init)
  package static let shape: WireShape? = [
    .string(1, "time_zone"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    timeZone = arena.string(c.pointee.time_zone)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.time_zone = arena.encode(timeZone)
  }
}

extension TrophiesV1.TrophyProgress: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__TrophyProgress
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__trophy_progress__init)
  package static let shape: WireShape? = [
    .message(1, "trophy", TrophiesV1.Trophy.shape),
    .string(5, "next_hint"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    trophy = try arena.decode(c.pointee.trophy)
    current = c.pointee.current
    target = c.pointee.target
    percent = c.pointee.percent
    nextHint = arena.string(c.pointee.next_hint)
    unverifiedCurrent = c.pointee.unverified_current
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.trophy = arena.encode(optional: trophy)
    c.pointee.current = current
    c.pointee.target = target
    c.pointee.percent = percent
    c.pointee.next_hint = arena.encode(nextHint)
    c.pointee.unverified_current = unverifiedCurrent
  }
}

extension TrophiesV1.GetTrophyProgressResponse: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__GetTrophyProgressResponse
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__get_trophy_progress_response__init)
  package static let shape: WireShape? = [
    .messages(1, "progress", TrophiesV1.TrophyProgress.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    progress = try arena.decode(c.pointee.n_progress, c.pointee.progress)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_progress = progress.count
    c.pointee.progress = arena.encode(progress)
  }
}

extension TrophiesV1.WatchAwardsRequest: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__WatchAwardsRequest
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__watch_awards_request__init)
  package static let shape: WireShape? = [
    .string(1, "cursor"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    cursor = arena.string(c.pointee.cursor)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.cursor = arena.encode(cursor)
  }
}

extension TrophiesV1.WatchAwardsResponse: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__WatchAwardsResponse
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__watch_awards_response__init)
  package static let shape: WireShape? = [
    .message(1, "award", TrophiesV1.Award.shape),
    .string(2, "cursor"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    award = try arena.decode(c.pointee.award)
    cursor = arena.string(c.pointee.cursor)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.award = arena.encode(optional: award)
    c.pointee.cursor = arena.encode(cursor)
  }
}
