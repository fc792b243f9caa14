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
    experience = c.pointee.experience
    isSecret = c.pointee.is_secret != 0
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
    c.pointee.experience = experience
    c.pointee.is_secret = isSecret ? 1 : 0
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
    seen = c.pointee.seen != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.award_id = arena.encode(awardID)
    c.pointee.trophy = arena.encode(optional: trophy)
    c.pointee.rule_version = ruleVersion
    c.pointee.earn_time = arena.encode(optional: earnTime)
    c.pointee.grant_time = arena.encode(optional: grantTime)
    c.pointee.state = arena.cEnum(state.rawValue)
    c.pointee.proof = arena.encode(optional: proof)
    c.pointee.seen = seen ? 1 : 0
  }
}

extension TrophiesV1.GetTrophyRequest: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__GetTrophyRequest
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__get_trophy_request__init)
  package static let shape: WireShape? = [
    .string(1, "trophy_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    trophyID = arena.string(c.pointee.trophy_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.trophy_id = arena.encode(trophyID)
  }
}

extension TrophiesV1.GetTrophyResponse: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__GetTrophyResponse
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__get_trophy_response__init)
  package static let shape: WireShape? = [
    .message(1, "trophy", TrophiesV1.Trophy.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    trophy = try arena.decode(c.pointee.trophy)
    isEarned = c.pointee.is_earned != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.trophy = arena.encode(optional: trophy)
    c.pointee.is_earned = isEarned ? 1 : 0
  }
}

extension TrophiesV1.GetAwardRequest: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__GetAwardRequest
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__get_award_request__init)
  package static let shape: WireShape? = [
    .string(1, "award_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    awardID = arena.string(c.pointee.award_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.award_id = arena.encode(awardID)
  }
}

extension TrophiesV1.GetAwardResponse: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__GetAwardResponse
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__get_award_response__init)
  package static let shape: WireShape? = [
    .message(1, "award", TrophiesV1.Award.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    award = try arena.decode(c.pointee.award)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.award = arena.encode(optional: award)
  }
}

extension TrophiesV1.AcknowledgeAwardRequest: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__AcknowledgeAwardRequest
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__acknowledge_award_request__init)
  package static let shape: WireShape? = [
    .string(1, "award_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    awardID = arena.string(c.pointee.award_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.award_id = arena.encode(awardID)
  }
}

extension TrophiesV1.AcknowledgeAwardResponse: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__AcknowledgeAwardResponse
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__acknowledge_award_response__init)
  package static let shape: WireShape? = [
    .message(1, "award", TrophiesV1.Award.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    award = try arena.decode(c.pointee.award)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.award = arena.encode(optional: award)
  }
}

extension TrophiesV1.ExplainAwardRequest: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__ExplainAwardRequest
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__explain_award_request__init)
  package static let shape: WireShape? = [
    .string(1, "trophy_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    trophyID = arena.string(c.pointee.trophy_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.trophy_id = arena.encode(trophyID)
  }
}

extension TrophiesV1.NearMiss: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__NearMiss
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__near_miss__init)
  package static let shape: WireShape? = [
    .string(3, "session_ids"),
    .string(4, "local_dates"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    value = c.pointee.value
    unverifiedValue = c.pointee.unverified_value
    sessionIDs = try arena.strings(c.pointee.n_session_ids, c.pointee.session_ids)
    localDates = try arena.strings(c.pointee.n_local_dates, c.pointee.local_dates)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.value = value
    c.pointee.unverified_value = unverifiedValue
    c.pointee.n_session_ids = sessionIDs.count
    c.pointee.session_ids = arena.encode(sessionIDs)
    c.pointee.n_local_dates = localDates.count
    c.pointee.local_dates = arena.encode(localDates)
  }
}

extension TrophiesV1.ExplainAwardResponse: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__ExplainAwardResponse
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__explain_award_response__init)
  package static let shape: WireShape? = [
    .message(1, "trophy", TrophiesV1.Trophy.shape),
    .message(2, "award", TrophiesV1.Award.shape),
    .messages(3, "near_misses", TrophiesV1.NearMiss.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    trophy = try arena.decode(c.pointee.trophy)
    award = try arena.decode(c.pointee.award)
    nearMisses = try arena.decode(c.pointee.n_near_misses, c.pointee.near_misses)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.trophy = arena.encode(optional: trophy)
    c.pointee.award = arena.encode(optional: award)
    c.pointee.n_near_misses = nearMisses.count
    c.pointee.near_misses = arena.encode(nearMisses)
  }
}

extension TrophiesV1.Medal: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__Medal
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__medal__init)
  package static let shape: WireShape? = [
    .string(1, "medal_id"),
    .string(2, "title"),
    .string(3, "description"),
    .string(4, "image_uri"),
    .string(8, "first_local_date"),
    .string(9, "last_local_date"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    medalID = arena.string(c.pointee.medal_id)
    title = arena.string(c.pointee.title)
    description = arena.string(c.pointee.description)
    imageURI = arena.string(c.pointee.image_uri)
    family = .init(rawValue: arena.number(c.pointee.family))
    threshold = c.pointee.threshold
    count = c.pointee.count
    firstLocalDate = arena.string(c.pointee.first_local_date)
    lastLocalDate = arena.string(c.pointee.last_local_date)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.medal_id = arena.encode(medalID)
    c.pointee.title = arena.encode(title)
    c.pointee.description = arena.encode(description)
    c.pointee.image_uri = arena.encode(imageURI)
    c.pointee.family = arena.cEnum(family.rawValue)
    c.pointee.threshold = threshold
    c.pointee.count = count
    c.pointee.first_local_date = arena.encode(firstLocalDate)
    c.pointee.last_local_date = arena.encode(lastLocalDate)
  }
}

extension TrophiesV1.ListCurrentMedalsRequest: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__ListCurrentMedalsRequest
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__list_current_medals_request__init)
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

extension TrophiesV1.ListCurrentMedalsResponse: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__ListCurrentMedalsResponse
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__list_current_medals_response__init)
  package static let shape: WireShape? = [
    .messages(1, "medals", TrophiesV1.Medal.shape),
    .string(2, "today"),
    .string(3, "time_zone"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    medals = try arena.decode(c.pointee.n_medals, c.pointee.medals)
    today = arena.string(c.pointee.today)
    timeZone = arena.string(c.pointee.time_zone)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_medals = medals.count
    c.pointee.medals = arena.encode(medals)
    c.pointee.today = arena.encode(today)
    c.pointee.time_zone = arena.encode(timeZone)
  }
}

extension TrophiesV1.ListMedalHistoryRequest: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__ListMedalHistoryRequest
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__list_medal_history_request__init)
  package static let shape: WireShape? = [
    .string(1, "from_local_date"),
    .string(2, "to_local_date"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    fromLocalDate = arena.string(c.pointee.from_local_date)
    toLocalDate = arena.string(c.pointee.to_local_date)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.from_local_date = arena.encode(fromLocalDate)
    c.pointee.to_local_date = arena.encode(toLocalDate)
  }
}

extension TrophiesV1.MedalDay: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__MedalDay
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__medal_day__init)
  package static let shape: WireShape? = [
    .string(1, "local_date"),
    .string(2, "medal_ids"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    localDate = arena.string(c.pointee.local_date)
    medalIDs = try arena.strings(c.pointee.n_medal_ids, c.pointee.medal_ids)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.local_date = arena.encode(localDate)
    c.pointee.n_medal_ids = medalIDs.count
    c.pointee.medal_ids = arena.encode(medalIDs)
  }
}

extension TrophiesV1.ListMedalHistoryResponse: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__ListMedalHistoryResponse
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__list_medal_history_response__init)
  package static let shape: WireShape? = [
    .messages(1, "medals", TrophiesV1.Medal.shape),
    .messages(2, "days", TrophiesV1.MedalDay.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    medals = try arena.decode(c.pointee.n_medals, c.pointee.medals)
    days = try arena.decode(c.pointee.n_days, c.pointee.days)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_medals = medals.count
    c.pointee.medals = arena.encode(medals)
    c.pointee.n_days = days.count
    c.pointee.days = arena.encode(days)
  }
}

extension TrophiesV1.Level: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__Level
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__level__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    number = c.pointee.number
    experience = c.pointee.experience
    threshold = c.pointee.threshold
    nextThreshold = c.pointee.next_threshold
    rank = c.pointee.rank
    regainedAt = c.pointee.regained_at
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.number = number
    c.pointee.experience = experience
    c.pointee.threshold = threshold
    c.pointee.next_threshold = nextThreshold
    c.pointee.rank = rank
    c.pointee.regained_at = regainedAt
  }
}

extension TrophiesV1.GetLevelRequest: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__GetLevelRequest
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__get_level_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension TrophiesV1.GetLevelResponse: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__GetLevelResponse
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__get_level_response__init)
  package static let shape: WireShape? = [
    .message(1, "level", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    level = try arena.decode(c.pointee.level)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.level = arena.encode(optional: level)
  }
}

extension TrophiesV1.ExplainLevelRequest: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__ExplainLevelRequest
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__explain_level_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension TrophiesV1.ExplainLevelResponse: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__ExplainLevelResponse
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__explain_level_response__init)
  package static let shape: WireShape? = [
    .message(1, "level", nil),
    .string(5, "formula_version"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    level = try arena.decode(c.pointee.level)
    verifiedReps = c.pointee.verified_reps
    activeDates = c.pointee.active_dates
    trophyExperience = c.pointee.trophy_experience
    formulaVersion = arena.string(c.pointee.formula_version)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.level = arena.encode(optional: level)
    c.pointee.verified_reps = verifiedReps
    c.pointee.active_dates = activeDates
    c.pointee.trophy_experience = trophyExperience
    c.pointee.formula_version = arena.encode(formulaVersion)
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
    includeLevels = c.pointee.include_levels != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.cursor = arena.encode(cursor)
    c.pointee.include_levels = includeLevels ? 1 : 0
  }
}

extension TrophiesV1.WatchAwardsResponse: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__WatchAwardsResponse
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__watch_awards_response__init)
  package static let shape: WireShape? = [
    .message(1, "award", TrophiesV1.Award.shape),
    .string(2, "cursor"),
    .message(3, "level", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    award = try arena.decode(c.pointee.award)
    cursor = arena.string(c.pointee.cursor)
    level = try arena.decode(c.pointee.level)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.award = arena.encode(optional: award)
    c.pointee.cursor = arena.encode(cursor)
    c.pointee.level = arena.encode(optional: level)
  }
}

extension TrophiesV1.GetImageRequest: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__GetImageRequest
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__get_image_request__init)
  package static let shape: WireShape? = [
    .string(1, "image_uri"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    imageURI = arena.string(c.pointee.image_uri)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.image_uri = arena.encode(imageURI)
  }
}

extension TrophiesV1.GetImageResponse: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__GetImageResponse
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__get_image_response__init)
  package static let shape: WireShape? = [
    .string(1, "media_type"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    mediaType = arena.string(c.pointee.media_type)
    content = arena.bytes(c.pointee.content)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.media_type = arena.encode(mediaType)
    c.pointee.content = arena.encode(content)
  }
}
