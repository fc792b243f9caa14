// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/trophies/v1/trophies.proto. Do not edit it: `deploy/dev generate` makes it.

package import CTrophiesProto
package import TitanProto

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
    exercise = .init(rawValue: arena.number(c.pointee.exercise))
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
    c.pointee.exercise = arena.cEnum(exercise.rawValue)
  }
}

extension TrophiesV1.AwardProof: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__AwardProof
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__award_proof__init)
  package static let shape: WireShape? = [
    .string(1, "session_ids"),
    .string(4, "local_dates"),
    .string(5, "practice_ids"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    sessionIDs = try arena.strings(c.pointee.n_session_ids, c.pointee.session_ids)
    firstRep = c.pointee.first_rep
    lastRep = c.pointee.last_rep
    localDates = try arena.strings(c.pointee.n_local_dates, c.pointee.local_dates)
    practiceIDs = try arena.strings(c.pointee.n_practice_ids, c.pointee.practice_ids)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_session_ids = sessionIDs.count
    c.pointee.session_ids = arena.encode(sessionIDs)
    c.pointee.first_rep = firstRep
    c.pointee.last_rep = lastRep
    c.pointee.n_local_dates = localDates.count
    c.pointee.local_dates = arena.encode(localDates)
    c.pointee.n_practice_ids = practiceIDs.count
    c.pointee.practice_ids = arena.encode(practiceIDs)
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
    .string(5, "practice_ids"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    value = c.pointee.value
    unverifiedValue = c.pointee.unverified_value
    sessionIDs = try arena.strings(c.pointee.n_session_ids, c.pointee.session_ids)
    localDates = try arena.strings(c.pointee.n_local_dates, c.pointee.local_dates)
    practiceIDs = try arena.strings(c.pointee.n_practice_ids, c.pointee.practice_ids)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.value = value
    c.pointee.unverified_value = unverifiedValue
    c.pointee.n_session_ids = sessionIDs.count
    c.pointee.session_ids = arena.encode(sessionIDs)
    c.pointee.n_local_dates = localDates.count
    c.pointee.local_dates = arena.encode(localDates)
    c.pointee.n_practice_ids = practiceIDs.count
    c.pointee.practice_ids = arena.encode(practiceIDs)
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
    metric = .init(rawValue: arena.number(c.pointee.metric))
    scope = .init(rawValue: arena.number(c.pointee.scope))
    exercise = .init(rawValue: arena.number(c.pointee.exercise))
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
    c.pointee.metric = arena.cEnum(metric.rawValue)
    c.pointee.scope = arena.cEnum(scope.rawValue)
    c.pointee.exercise = arena.cEnum(exercise.rawValue)
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
    .string(4, "session_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    pageSize = c.pointee.page_size
    pageToken = arena.string(c.pointee.page_token)
    includeRevoked = c.pointee.include_revoked != 0
    sessionID = arena.string(c.pointee.session_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.page_size = pageSize
    c.pointee.page_token = arena.encode(pageToken)
    c.pointee.include_revoked = includeRevoked ? 1 : 0
    c.pointee.session_id = arena.encode(sessionID)
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
    isSessionJudged = c.pointee.is_session_judged != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_awards = awards.count
    c.pointee.awards = arena.encode(awards)
    c.pointee.next_page_token = arena.encode(nextPageToken)
    c.pointee.is_session_judged = isSessionJudged ? 1 : 0
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

extension TrophiesV1.AwardLink: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__AwardLink
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__award_link__init)
  package static let shape: WireShape? = [
    .string(1, "link_id"),
    .string(2, "award_id"),
    .string(3, "trophy_id"),
    .string(4, "display_name"),
    .string(5, "path"),
    .message(6, "create_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    linkID = arena.string(c.pointee.link_id)
    awardID = arena.string(c.pointee.award_id)
    trophyID = arena.string(c.pointee.trophy_id)
    displayName = arena.string(c.pointee.display_name)
    path = arena.string(c.pointee.path)
    createTime = try arena.decode(c.pointee.create_time)
    isValid = c.pointee.is_valid != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.link_id = arena.encode(linkID)
    c.pointee.award_id = arena.encode(awardID)
    c.pointee.trophy_id = arena.encode(trophyID)
    c.pointee.display_name = arena.encode(displayName)
    c.pointee.path = arena.encode(path)
    c.pointee.create_time = arena.encode(optional: createTime)
    c.pointee.is_valid = isValid ? 1 : 0
  }
}

extension TrophiesV1.CreateAwardLinkRequest: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__CreateAwardLinkRequest
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__create_award_link_request__init)
  package static let shape: WireShape? = [
    .string(1, "link_id"),
    .string(2, "award_id"),
    .string(3, "display_name"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    linkID = arena.string(c.pointee.link_id)
    awardID = arena.string(c.pointee.award_id)
    displayName = arena.string(c.pointee.display_name)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.link_id = arena.encode(linkID)
    c.pointee.award_id = arena.encode(awardID)
    c.pointee.display_name = arena.encode(displayName)
  }
}

extension TrophiesV1.CreateAwardLinkResponse: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__CreateAwardLinkResponse
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__create_award_link_response__init)
  package static let shape: WireShape? = [
    .message(1, "link", TrophiesV1.AwardLink.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    link = try arena.decode(c.pointee.link)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.link = arena.encode(optional: link)
  }
}

extension TrophiesV1.ListAwardLinksRequest: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__ListAwardLinksRequest
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__list_award_links_request__init)
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

extension TrophiesV1.ListAwardLinksResponse: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__ListAwardLinksResponse
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__list_award_links_response__init)
  package static let shape: WireShape? = [
    .messages(1, "links", TrophiesV1.AwardLink.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    links = try arena.decode(c.pointee.n_links, c.pointee.links)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_links = links.count
    c.pointee.links = arena.encode(links)
  }
}

extension TrophiesV1.RevokeAwardLinkRequest: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__RevokeAwardLinkRequest
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__revoke_award_link_request__init)
  package static let shape: WireShape? = [
    .string(1, "link_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    linkID = arena.string(c.pointee.link_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.link_id = arena.encode(linkID)
  }
}

extension TrophiesV1.RevokeAwardLinkResponse: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__RevokeAwardLinkResponse
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__revoke_award_link_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension TrophiesV1.GetSharedAwardRequest: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__GetSharedAwardRequest
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__get_shared_award_request__init)
  package static let shape: WireShape? = [
    .string(1, "token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    token = arena.string(c.pointee.token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.token = arena.encode(token)
  }
}

extension TrophiesV1.GetSharedAwardResponse: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__GetSharedAwardResponse
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__get_shared_award_response__init)
  package static let shape: WireShape? = [
    .string(1, "statement_jws"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    statementJws = arena.string(c.pointee.statement_jws)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.statement_jws = arena.encode(statementJws)
  }
}

extension TrophiesV1.GetAwardKeysRequest: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__GetAwardKeysRequest
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__get_award_keys_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension TrophiesV1.AwardKey: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__AwardKey
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__award_key__init)
  package static let shape: WireShape? = [
    .string(1, "key_id"),
    .string(2, "x"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    keyID = arena.string(c.pointee.key_id)
    x = arena.string(c.pointee.x)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.key_id = arena.encode(keyID)
    c.pointee.x = arena.encode(x)
  }
}

extension TrophiesV1.GetAwardKeysResponse: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__GetAwardKeysResponse
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__get_award_keys_response__init)
  package static let shape: WireShape? = [
    .messages(1, "keys", TrophiesV1.AwardKey.shape),
    .string(2, "jwks_json"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    keys = try arena.decode(c.pointee.n_keys, c.pointee.keys)
    jwksJson = arena.string(c.pointee.jwks_json)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_keys = keys.count
    c.pointee.keys = arena.encode(keys)
    c.pointee.jwks_json = arena.encode(jwksJson)
  }
}

extension TrophiesV1.TrophyText: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__TrophyText
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__trophy_text__init)
  package static let shape: WireShape? = [
    .string(1, "title"),
    .string(2, "description"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    title = arena.string(c.pointee.title)
    description = arena.string(c.pointee.description)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.title = arena.encode(title)
    c.pointee.description = arena.encode(description)
  }
}

extension TrophiesV1.TrophyRule: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__TrophyRule
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__trophy_rule__init)
  package static let shape: WireShape? = [
    .string(1, "trophy_id"),
    .string(9, "image_uri"),
    .message(12, "english", TrophiesV1.TrophyText.shape),
    .message(13, "german", TrophiesV1.TrophyText.shape),
    .message(14, "active_from", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    trophyID = arena.string(c.pointee.trophy_id)
    version = c.pointee.version
    metric = .init(rawValue: arena.number(c.pointee.metric))
    scope = .init(rawValue: arena.number(c.pointee.scope))
    threshold = c.pointee.threshold
    windowMs = c.pointee.window_ms
    minEvidence = .init(rawValue: arena.number(c.pointee.min_evidence))
    catalogueOrder = c.pointee.catalogue_order
    imageURI = arena.string(c.pointee.image_uri)
    experience = c.pointee.experience
    isSecret = c.pointee.is_secret != 0
    english = try arena.decode(c.pointee.english)
    german = try arena.decode(c.pointee.german)
    activeFrom = try arena.decode(c.pointee.active_from)
    isArchived = c.pointee.is_archived != 0
    kind = .init(rawValue: arena.number(c.pointee.kind))
    exercise = .init(rawValue: arena.number(c.pointee.exercise))
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.trophy_id = arena.encode(trophyID)
    c.pointee.version = version
    c.pointee.metric = arena.cEnum(metric.rawValue)
    c.pointee.scope = arena.cEnum(scope.rawValue)
    c.pointee.threshold = threshold
    c.pointee.window_ms = windowMs
    c.pointee.min_evidence = arena.cEnum(minEvidence.rawValue)
    c.pointee.catalogue_order = catalogueOrder
    c.pointee.image_uri = arena.encode(imageURI)
    c.pointee.experience = experience
    c.pointee.is_secret = isSecret ? 1 : 0
    c.pointee.english = arena.encode(optional: english)
    c.pointee.german = arena.encode(optional: german)
    c.pointee.active_from = arena.encode(optional: activeFrom)
    c.pointee.is_archived = isArchived ? 1 : 0
    c.pointee.kind = arena.cEnum(kind.rawValue)
    c.pointee.exercise = arena.cEnum(exercise.rawValue)
  }
}

extension TrophiesV1.CreateTrophyRuleRequest: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__CreateTrophyRuleRequest
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__create_trophy_rule_request__init)
  package static let shape: WireShape? = [
    .message(1, "rule", TrophiesV1.TrophyRule.shape),
    .string(2, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    rule = try arena.decode(c.pointee.rule)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.rule = arena.encode(optional: rule)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension TrophiesV1.CreateTrophyRuleResponse: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__CreateTrophyRuleResponse
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__create_trophy_rule_response__init)
  package static let shape: WireShape? = [
    .message(1, "rule", TrophiesV1.TrophyRule.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    rule = try arena.decode(c.pointee.rule)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.rule = arena.encode(optional: rule)
  }
}

extension TrophiesV1.UpdateTrophyRuleRequest: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__UpdateTrophyRuleRequest
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__update_trophy_rule_request__init)
  package static let shape: WireShape? = [
    .message(1, "rule", TrophiesV1.TrophyRule.shape),
    .message(2, "update_mask", GoogleProtobuf.FieldMask.shape),
    .string(3, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    rule = try arena.decode(c.pointee.rule)
    updateMask = try arena.decode(c.pointee.update_mask)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.rule = arena.encode(optional: rule)
    c.pointee.update_mask = arena.encode(optional: updateMask)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension TrophiesV1.UpdateTrophyRuleResponse: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__UpdateTrophyRuleResponse
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__update_trophy_rule_response__init)
  package static let shape: WireShape? = [
    .message(1, "rule", TrophiesV1.TrophyRule.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    rule = try arena.decode(c.pointee.rule)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.rule = arena.encode(optional: rule)
  }
}

extension TrophiesV1.ArchiveTrophyRuleRequest: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__ArchiveTrophyRuleRequest
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__archive_trophy_rule_request__init)
  package static let shape: WireShape? = [
    .string(1, "trophy_id"),
    .string(3, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    trophyID = arena.string(c.pointee.trophy_id)
    version = c.pointee.version
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.trophy_id = arena.encode(trophyID)
    c.pointee.version = version
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension TrophiesV1.ArchiveTrophyRuleResponse: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__ArchiveTrophyRuleResponse
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__archive_trophy_rule_response__init)
  package static let shape: WireShape? = [
    .message(1, "rule", TrophiesV1.TrophyRule.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    rule = try arena.decode(c.pointee.rule)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.rule = arena.encode(optional: rule)
  }
}

extension TrophiesV1.ListTrophyRulesRequest: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__ListTrophyRulesRequest
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__list_trophy_rules_request__init)
  package static let shape: WireShape? = [
    .string(1, "trophy_id"),
    .string(5, "page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    trophyID = arena.string(c.pointee.trophy_id)
    includePastVersions = c.pointee.include_past_versions != 0
    includeArchived = c.pointee.include_archived != 0
    pageSize = c.pointee.page_size
    pageToken = arena.string(c.pointee.page_token)
    kind = .init(rawValue: arena.number(c.pointee.kind))
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.trophy_id = arena.encode(trophyID)
    c.pointee.include_past_versions = includePastVersions ? 1 : 0
    c.pointee.include_archived = includeArchived ? 1 : 0
    c.pointee.page_size = pageSize
    c.pointee.page_token = arena.encode(pageToken)
    c.pointee.kind = arena.cEnum(kind.rawValue)
  }
}

extension TrophiesV1.ListTrophyRulesResponse: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__ListTrophyRulesResponse
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__list_trophy_rules_response__init)
  package static let shape: WireShape? = [
    .messages(1, "rules", TrophiesV1.TrophyRule.shape),
    .string(2, "next_page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    rules = try arena.decode(c.pointee.n_rules, c.pointee.rules)
    nextPageToken = arena.string(c.pointee.next_page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_rules = rules.count
    c.pointee.rules = arena.encode(rules)
    c.pointee.next_page_token = arena.encode(nextPageToken)
  }
}

extension TrophiesV1.PreviewRuleRequest: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__PreviewRuleRequest
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__preview_rule_request__init)
  package static let shape: WireShape? = [
    .message(1, "rule", TrophiesV1.TrophyRule.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    rule = try arena.decode(c.pointee.rule)
    policy = .init(rawValue: arena.number(c.pointee.policy))
    maxUsers = c.pointee.max_users
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.rule = arena.encode(optional: rule)
    c.pointee.policy = arena.cEnum(policy.rawValue)
    c.pointee.max_users = maxUsers
  }
}

extension TrophiesV1.PreviewedChange: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__PreviewedChange
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__previewed_change__init)
  package static let shape: WireShape? = [
    .string(1, "user_id"),
    .message(4, "proof", TrophiesV1.AwardProof.shape),
    .message(5, "earn_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    userID = arena.string(c.pointee.user_id)
    before = .init(rawValue: arena.number(c.pointee.before))
    after = .init(rawValue: arena.number(c.pointee.after))
    proof = try arena.decode(c.pointee.proof)
    earnTime = try arena.decode(c.pointee.earn_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.user_id = arena.encode(userID)
    c.pointee.before = arena.cEnum(before.rawValue)
    c.pointee.after = arena.cEnum(after.rawValue)
    c.pointee.proof = arena.encode(optional: proof)
    c.pointee.earn_time = arena.encode(optional: earnTime)
  }
}

extension TrophiesV1.PreviewRuleResponse: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__PreviewRuleResponse
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__preview_rule_response__init)
  package static let shape: WireShape? = [
    .messages(6, "samples", TrophiesV1.PreviewedChange.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    usersExamined = c.pointee.users_examined
    gainCount = c.pointee.gain_count
    loseCount = c.pointee.lose_count
    grandfatherCount = c.pointee.grandfather_count
    keepCount = c.pointee.keep_count
    samples = try arena.decode(c.pointee.n_samples, c.pointee.samples)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.users_examined = usersExamined
    c.pointee.gain_count = gainCount
    c.pointee.lose_count = loseCount
    c.pointee.grandfather_count = grandfatherCount
    c.pointee.keep_count = keepCount
    c.pointee.n_samples = samples.count
    c.pointee.samples = arena.encode(samples)
  }
}

extension TrophiesV1.ReevaluateTrophiesRequest: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__ReevaluateTrophiesRequest
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__reevaluate_trophies_request__init)
  package static let shape: WireShape? = [
    .string(1, "trophy_ids"),
    .string(2, "user_id"),
    .string(4, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    trophyIDs = try arena.strings(c.pointee.n_trophy_ids, c.pointee.trophy_ids)
    userID = arena.string(c.pointee.user_id)
    policy = .init(rawValue: arena.number(c.pointee.policy))
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_trophy_ids = trophyIDs.count
    c.pointee.trophy_ids = arena.encode(trophyIDs)
    c.pointee.user_id = arena.encode(userID)
    c.pointee.policy = arena.cEnum(policy.rawValue)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension TrophiesV1.ReevaluateTrophiesResponse: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__ReevaluateTrophiesResponse
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__reevaluate_trophies_response__init)
  package static let shape: WireShape? = [
    .message(1, "operation", TrophiesV1.Operation.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    operation = try arena.decode(c.pointee.operation)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.operation = arena.encode(optional: operation)
  }
}

extension TrophiesV1.GetOperationRequest: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__GetOperationRequest
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__get_operation_request__init)
  package static let shape: WireShape? = [
    .string(1, "operation_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    operationID = arena.string(c.pointee.operation_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.operation_id = arena.encode(operationID)
  }
}

extension TrophiesV1.GetOperationResponse: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__GetOperationResponse
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__get_operation_response__init)
  package static let shape: WireShape? = [
    .message(1, "operation", TrophiesV1.Operation.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    operation = try arena.decode(c.pointee.operation)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.operation = arena.encode(optional: operation)
  }
}

extension TrophiesV1.Operation: CMessage {
  package typealias CStruct = Titanup__Trophies__V1__Operation
  package static let descriptor = MessageDescriptor(titanup__trophies__v1__operation__init)
  package static let shape: WireShape? = [
    .string(1, "operation_id"),
    .string(3, "trophy_ids"),
    .string(4, "user_id"),
    .message(12, "create_time", nil),
    .message(13, "end_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    operationID = arena.string(c.pointee.operation_id)
    state = .init(rawValue: arena.number(c.pointee.state))
    trophyIDs = try arena.strings(c.pointee.n_trophy_ids, c.pointee.trophy_ids)
    userID = arena.string(c.pointee.user_id)
    policy = .init(rawValue: arena.number(c.pointee.policy))
    usersTotal = c.pointee.users_total
    usersDone = c.pointee.users_done
    percent = c.pointee.percent
    granted = c.pointee.granted
    revoked = c.pointee.revoked
    grandfathered = c.pointee.grandfathered
    createTime = try arena.decode(c.pointee.create_time)
    endTime = try arena.decode(c.pointee.end_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.operation_id = arena.encode(operationID)
    c.pointee.state = arena.cEnum(state.rawValue)
    c.pointee.n_trophy_ids = trophyIDs.count
    c.pointee.trophy_ids = arena.encode(trophyIDs)
    c.pointee.user_id = arena.encode(userID)
    c.pointee.policy = arena.cEnum(policy.rawValue)
    c.pointee.users_total = usersTotal
    c.pointee.users_done = usersDone
    c.pointee.percent = percent
    c.pointee.granted = granted
    c.pointee.revoked = revoked
    c.pointee.grandfathered = grandfathered
    c.pointee.create_time = arena.encode(optional: createTime)
    c.pointee.end_time = arena.encode(optional: endTime)
  }
}
