// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/profile/v1/profile.proto. Do not edit it: `deploy/dev generate` makes it.

package import CProfileProto
package import TitanProto

extension ProfileV1.Profile: CMessage {
  package typealias CStruct = Titanup__Profile__V1__Profile
  package static let descriptor = MessageDescriptor(titanup__profile__v1__profile__init)
  package static let shape: WireShape? = [
    .string(1, "display_name"),
    .string(5, "locale"),
    .string(7, "avatar_id"),
    .string(9, "etag"),
    .message(10, "update_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    displayName = arena.string(c.pointee.display_name)
    birthYear = c.pointee.birth_year
    sex = .init(rawValue: arena.number(c.pointee.sex))
    heightCm = c.pointee.height_cm
    locale = arena.string(c.pointee.locale)
    units = .init(rawValue: arena.number(c.pointee.units))
    avatarID = arena.string(c.pointee.avatar_id)
    hasUploadedImage = c.pointee.has_uploaded_image != 0
    etag = arena.string(c.pointee.etag)
    updateTime = try arena.decode(c.pointee.update_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.display_name = arena.encode(displayName)
    c.pointee.birth_year = birthYear
    c.pointee.sex = arena.cEnum(sex.rawValue)
    c.pointee.height_cm = heightCm
    c.pointee.locale = arena.encode(locale)
    c.pointee.units = arena.cEnum(units.rawValue)
    c.pointee.avatar_id = arena.encode(avatarID)
    c.pointee.has_uploaded_image = hasUploadedImage ? 1 : 0
    c.pointee.etag = arena.encode(etag)
    c.pointee.update_time = arena.encode(optional: updateTime)
  }
}

extension ProfileV1.GetProfileRequest: CMessage {
  package typealias CStruct = Titanup__Profile__V1__GetProfileRequest
  package static let descriptor = MessageDescriptor(titanup__profile__v1__get_profile_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension ProfileV1.GetProfileResponse: CMessage {
  package typealias CStruct = Titanup__Profile__V1__GetProfileResponse
  package static let descriptor = MessageDescriptor(titanup__profile__v1__get_profile_response__init)
  package static let shape: WireShape? = [
    .message(1, "profile", ProfileV1.Profile.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    profile = try arena.decode(c.pointee.profile)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.profile = arena.encode(optional: profile)
  }
}

extension ProfileV1.UpdateProfileRequest: CMessage {
  package typealias CStruct = Titanup__Profile__V1__UpdateProfileRequest
  package static let descriptor = MessageDescriptor(titanup__profile__v1__update_profile_request__init)
  package static let shape: WireShape? = [
    .message(1, "profile", ProfileV1.Profile.shape),
    .message(2, "update_mask", GoogleProtobuf.FieldMask.shape),
    .string(3, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    profile = try arena.decode(c.pointee.profile)
    updateMask = try arena.decode(c.pointee.update_mask)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.profile = arena.encode(optional: profile)
    c.pointee.update_mask = arena.encode(optional: updateMask)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension ProfileV1.UpdateProfileResponse: CMessage {
  package typealias CStruct = Titanup__Profile__V1__UpdateProfileResponse
  package static let descriptor = MessageDescriptor(titanup__profile__v1__update_profile_response__init)
  package static let shape: WireShape? = [
    .message(1, "profile", ProfileV1.Profile.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    profile = try arena.decode(c.pointee.profile)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.profile = arena.encode(optional: profile)
  }
}

extension ProfileV1.Avatar: CMessage {
  package typealias CStruct = Titanup__Profile__V1__Avatar
  package static let descriptor = MessageDescriptor(titanup__profile__v1__avatar__init)
  package static let shape: WireShape? = [
    .string(1, "avatar_id"),
    .string(2, "title"),
    .string(3, "svg"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    avatarID = arena.string(c.pointee.avatar_id)
    title = arena.string(c.pointee.title)
    svg = arena.string(c.pointee.svg)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.avatar_id = arena.encode(avatarID)
    c.pointee.title = arena.encode(title)
    c.pointee.svg = arena.encode(svg)
  }
}

extension ProfileV1.ListAvatarsRequest: CMessage {
  package typealias CStruct = Titanup__Profile__V1__ListAvatarsRequest
  package static let descriptor = MessageDescriptor(titanup__profile__v1__list_avatars_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension ProfileV1.ListAvatarsResponse: CMessage {
  package typealias CStruct = Titanup__Profile__V1__ListAvatarsResponse
  package static let descriptor = MessageDescriptor(titanup__profile__v1__list_avatars_response__init)
  package static let shape: WireShape? = [
    .messages(1, "avatars", ProfileV1.Avatar.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    avatars = try arena.decode(c.pointee.n_avatars, c.pointee.avatars)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_avatars = avatars.count
    c.pointee.avatars = arena.encode(avatars)
  }
}

extension ProfileV1.ImageOpening: CMessage {
  package typealias CStruct = Titanup__Profile__V1__ImageOpening
  package static let descriptor = MessageDescriptor(titanup__profile__v1__image_opening__init)
  package static let shape: WireShape? = [
    .string(1, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension ProfileV1.UploadProfileImageRequest: CMessage {
  package typealias CStruct = Titanup__Profile__V1__UploadProfileImageRequest
  package static let descriptor = MessageDescriptor(titanup__profile__v1__upload_profile_image_request__init)
  package static let shape: WireShape? = [
    .message(1, "opening", ProfileV1.ImageOpening.shape, oneof: 1),
    .other(2, "data", oneof: 1),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    switch c.pointee.part_case.rawValue {
    case 1: part = try arena.decode(c.pointee.opening).map { .opening($0) }
    case 2: part = .data(arena.bytes(c.pointee.data))
    default: part = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    switch part {
    case .opening(let value):
      c.pointee.part_case = .init(rawValue: 1)
      c.pointee.opening = arena.encode(value)
    case .data(let value):
      c.pointee.part_case = .init(rawValue: 2)
      c.pointee.data = arena.encode(value)
    case nil: break
    }
  }
}

extension ProfileV1.UploadProfileImageResponse: CMessage {
  package typealias CStruct = Titanup__Profile__V1__UploadProfileImageResponse
  package static let descriptor = MessageDescriptor(titanup__profile__v1__upload_profile_image_response__init)
  package static let shape: WireShape? = [
    .message(1, "profile", ProfileV1.Profile.shape),
    .string(2, "content_type"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    profile = try arena.decode(c.pointee.profile)
    contentType = arena.string(c.pointee.content_type)
    width = c.pointee.width
    height = c.pointee.height
    sizeBytes = c.pointee.size_bytes
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.profile = arena.encode(optional: profile)
    c.pointee.content_type = arena.encode(contentType)
    c.pointee.width = width
    c.pointee.height = height
    c.pointee.size_bytes = sizeBytes
  }
}

extension ProfileV1.GetProfileImageRequest: CMessage {
  package typealias CStruct = Titanup__Profile__V1__GetProfileImageRequest
  package static let descriptor = MessageDescriptor(titanup__profile__v1__get_profile_image_request__init)
  package static let shape: WireShape? = [
    .string(1, "known_etag"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    knownEtag = arena.string(c.pointee.known_etag)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.known_etag = arena.encode(knownEtag)
  }
}

extension ProfileV1.GetProfileImageResponse: CMessage {
  package typealias CStruct = Titanup__Profile__V1__GetProfileImageResponse
  package static let descriptor = MessageDescriptor(titanup__profile__v1__get_profile_image_response__init)
  package static let shape: WireShape? = [
    .string(1, "content_type"),
    .string(3, "etag"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    contentType = arena.string(c.pointee.content_type)
    image = arena.bytes(c.pointee.image)
    etag = arena.string(c.pointee.etag)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.content_type = arena.encode(contentType)
    c.pointee.image = arena.encode(image)
    c.pointee.etag = arena.encode(etag)
  }
}

extension ProfileV1.DeleteProfileImageRequest: CMessage {
  package typealias CStruct = Titanup__Profile__V1__DeleteProfileImageRequest
  package static let descriptor = MessageDescriptor(titanup__profile__v1__delete_profile_image_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension ProfileV1.DeleteProfileImageResponse: CMessage {
  package typealias CStruct = Titanup__Profile__V1__DeleteProfileImageResponse
  package static let descriptor = MessageDescriptor(titanup__profile__v1__delete_profile_image_response__init)
  package static let shape: WireShape? = [
    .message(1, "profile", ProfileV1.Profile.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    profile = try arena.decode(c.pointee.profile)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.profile = arena.encode(optional: profile)
  }
}

extension ProfileV1.PushUpsPerDay: CMessage {
  package typealias CStruct = Titanup__Profile__V1__PushUpsPerDay
  package static let descriptor = MessageDescriptor(titanup__profile__v1__push_ups_per_day__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    times = c.pointee.times
    windowStartMinutes = c.pointee.window_start_minutes
    windowEndMinutes = c.pointee.window_end_minutes
    atMinutes = arena.scalars(c.pointee.n_at_minutes, c.pointee.at_minutes)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.times = times
    c.pointee.window_start_minutes = windowStartMinutes
    c.pointee.window_end_minutes = windowEndMinutes
    c.pointee.n_at_minutes = atMinutes.count
    c.pointee.at_minutes = arena.encode(atMinutes)
  }
}

extension ProfileV1.Settings: CMessage {
  package typealias CStruct = Titanup__Profile__V1__Settings
  package static let descriptor = MessageDescriptor(titanup__profile__v1__settings__init)
  package static let shape: WireShape? = [
    .string(1, "theme_id"),
    .message(4, "pushups_per_day", nil),
    .string(5, "voice_pack_id"),
    .string(13, "etag"),
    .message(14, "update_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    themeID = arena.string(c.pointee.theme_id)
    sessionTarget = c.pointee.session_target
    dailyGoal = c.pointee.daily_goal
    pushupsPerDay = try arena.decode(c.pointee.pushups_per_day)
    voicePackID = arena.string(c.pointee.voice_pack_id)
    voiceEnabled = c.pointee.voice_enabled != 0
    soundsEnabled = c.pointee.sounds_enabled != 0
    hapticsEnabled = c.pointee.haptics_enabled != 0
    profileVisibility = .init(rawValue: arena.number(c.pointee.profile_visibility))
    activityVisibility = .init(rawValue: arena.number(c.pointee.activity_visibility))
    awardsVisibility = .init(rawValue: arena.number(c.pointee.awards_visibility))
    frameRetention = .init(rawValue: arena.number(c.pointee.frame_retention))
    etag = arena.string(c.pointee.etag)
    updateTime = try arena.decode(c.pointee.update_time)
    livenessEnabled = c.pointee.liveness_enabled != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.theme_id = arena.encode(themeID)
    c.pointee.session_target = sessionTarget
    c.pointee.daily_goal = dailyGoal
    c.pointee.pushups_per_day = arena.encode(optional: pushupsPerDay)
    c.pointee.voice_pack_id = arena.encode(voicePackID)
    c.pointee.voice_enabled = voiceEnabled ? 1 : 0
    c.pointee.sounds_enabled = soundsEnabled ? 1 : 0
    c.pointee.haptics_enabled = hapticsEnabled ? 1 : 0
    c.pointee.profile_visibility = arena.cEnum(profileVisibility.rawValue)
    c.pointee.activity_visibility = arena.cEnum(activityVisibility.rawValue)
    c.pointee.awards_visibility = arena.cEnum(awardsVisibility.rawValue)
    c.pointee.frame_retention = arena.cEnum(frameRetention.rawValue)
    c.pointee.etag = arena.encode(etag)
    c.pointee.update_time = arena.encode(optional: updateTime)
    c.pointee.liveness_enabled = livenessEnabled ? 1 : 0
  }
}

extension ProfileV1.GetSettingsRequest: CMessage {
  package typealias CStruct = Titanup__Profile__V1__GetSettingsRequest
  package static let descriptor = MessageDescriptor(titanup__profile__v1__get_settings_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension ProfileV1.GetSettingsResponse: CMessage {
  package typealias CStruct = Titanup__Profile__V1__GetSettingsResponse
  package static let descriptor = MessageDescriptor(titanup__profile__v1__get_settings_response__init)
  package static let shape: WireShape? = [
    .message(1, "settings", ProfileV1.Settings.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    settings = try arena.decode(c.pointee.settings)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.settings = arena.encode(optional: settings)
  }
}

extension ProfileV1.UpdateSettingsRequest: CMessage {
  package typealias CStruct = Titanup__Profile__V1__UpdateSettingsRequest
  package static let descriptor = MessageDescriptor(titanup__profile__v1__update_settings_request__init)
  package static let shape: WireShape? = [
    .message(1, "settings", ProfileV1.Settings.shape),
    .message(2, "update_mask", GoogleProtobuf.FieldMask.shape),
    .string(3, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    settings = try arena.decode(c.pointee.settings)
    updateMask = try arena.decode(c.pointee.update_mask)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.settings = arena.encode(optional: settings)
    c.pointee.update_mask = arena.encode(optional: updateMask)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension ProfileV1.UpdateSettingsResponse: CMessage {
  package typealias CStruct = Titanup__Profile__V1__UpdateSettingsResponse
  package static let descriptor = MessageDescriptor(titanup__profile__v1__update_settings_response__init)
  package static let shape: WireShape? = [
    .message(1, "settings", ProfileV1.Settings.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    settings = try arena.decode(c.pointee.settings)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.settings = arena.encode(optional: settings)
  }
}

extension ProfileV1.Theme: CMessage {
  package typealias CStruct = Titanup__Profile__V1__Theme
  package static let descriptor = MessageDescriptor(titanup__profile__v1__theme__init)
  package static let shape: WireShape? = [
    .string(1, "theme_id"),
    .string(2, "title"),
    .string(3, "accent_color"),
    .string(4, "background_color"),
    .string(5, "surface_color"),
    .string(6, "text_color"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    themeID = arena.string(c.pointee.theme_id)
    title = arena.string(c.pointee.title)
    accentColor = arena.string(c.pointee.accent_color)
    backgroundColor = arena.string(c.pointee.background_color)
    surfaceColor = arena.string(c.pointee.surface_color)
    textColor = arena.string(c.pointee.text_color)
    isDark = c.pointee.is_dark != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.theme_id = arena.encode(themeID)
    c.pointee.title = arena.encode(title)
    c.pointee.accent_color = arena.encode(accentColor)
    c.pointee.background_color = arena.encode(backgroundColor)
    c.pointee.surface_color = arena.encode(surfaceColor)
    c.pointee.text_color = arena.encode(textColor)
    c.pointee.is_dark = isDark ? 1 : 0
  }
}

extension ProfileV1.ListThemesRequest: CMessage {
  package typealias CStruct = Titanup__Profile__V1__ListThemesRequest
  package static let descriptor = MessageDescriptor(titanup__profile__v1__list_themes_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension ProfileV1.ListThemesResponse: CMessage {
  package typealias CStruct = Titanup__Profile__V1__ListThemesResponse
  package static let descriptor = MessageDescriptor(titanup__profile__v1__list_themes_response__init)
  package static let shape: WireShape? = [
    .messages(1, "themes", ProfileV1.Theme.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    themes = try arena.decode(c.pointee.n_themes, c.pointee.themes)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_themes = themes.count
    c.pointee.themes = arena.encode(themes)
  }
}

extension ProfileV1.BodyMeasurement: CMessage {
  package typealias CStruct = Titanup__Profile__V1__BodyMeasurement
  package static let descriptor = MessageDescriptor(titanup__profile__v1__body_measurement__init)
  package static let shape: WireShape? = [
    .string(1, "measurement_id"),
    .message(2, "measure_time", nil),
    .other(3, "utc_offset_seconds", oneof: 1),
    .string(4, "local_date"),
    .string(6, "time_zone"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    measurementID = arena.string(c.pointee.measurement_id)
    measureTime = try arena.decode(c.pointee.measure_time)
    localDate = arena.string(c.pointee.local_date)
    weightKg = c.pointee.weight_kg
    timeZone = arena.string(c.pointee.time_zone)
    switch c.pointee.optional_utc_offset_seconds_case.rawValue {
    case 3: utcOffsetSeconds = c.pointee.utc_offset_seconds
    default: utcOffsetSeconds = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.measurement_id = arena.encode(measurementID)
    c.pointee.measure_time = arena.encode(optional: measureTime)
    c.pointee.local_date = arena.encode(localDate)
    c.pointee.weight_kg = weightKg
    c.pointee.time_zone = arena.encode(timeZone)
    switch utcOffsetSeconds {
    case let value?:
      c.pointee.optional_utc_offset_seconds_case = .init(rawValue: 3)
      c.pointee.utc_offset_seconds = value
    case nil: break
    }
  }
}

extension ProfileV1.AddBodyMeasurementRequest: CMessage {
  package typealias CStruct = Titanup__Profile__V1__AddBodyMeasurementRequest
  package static let descriptor = MessageDescriptor(titanup__profile__v1__add_body_measurement_request__init)
  package static let shape: WireShape? = [
    .message(1, "measurement", ProfileV1.BodyMeasurement.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    measurement = try arena.decode(c.pointee.measurement)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.measurement = arena.encode(optional: measurement)
  }
}

extension ProfileV1.AddBodyMeasurementResponse: CMessage {
  package typealias CStruct = Titanup__Profile__V1__AddBodyMeasurementResponse
  package static let descriptor = MessageDescriptor(titanup__profile__v1__add_body_measurement_response__init)
  package static let shape: WireShape? = [
    .message(1, "measurement", ProfileV1.BodyMeasurement.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    measurement = try arena.decode(c.pointee.measurement)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.measurement = arena.encode(optional: measurement)
  }
}

extension ProfileV1.ListBodyMeasurementsRequest: CMessage {
  package typealias CStruct = Titanup__Profile__V1__ListBodyMeasurementsRequest
  package static let descriptor = MessageDescriptor(titanup__profile__v1__list_body_measurements_request__init)
  package static let shape: WireShape? = [
    .string(2, "page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    pageSize = c.pointee.page_size
    pageToken = arena.string(c.pointee.page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.page_size = pageSize
    c.pointee.page_token = arena.encode(pageToken)
  }
}

extension ProfileV1.ListBodyMeasurementsResponse: CMessage {
  package typealias CStruct = Titanup__Profile__V1__ListBodyMeasurementsResponse
  package static let descriptor = MessageDescriptor(titanup__profile__v1__list_body_measurements_response__init)
  package static let shape: WireShape? = [
    .messages(1, "measurements", ProfileV1.BodyMeasurement.shape),
    .string(2, "next_page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    measurements = try arena.decode(c.pointee.n_measurements, c.pointee.measurements)
    nextPageToken = arena.string(c.pointee.next_page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_measurements = measurements.count
    c.pointee.measurements = arena.encode(measurements)
    c.pointee.next_page_token = arena.encode(nextPageToken)
  }
}

extension ProfileV1.DeleteBodyMeasurementRequest: CMessage {
  package typealias CStruct = Titanup__Profile__V1__DeleteBodyMeasurementRequest
  package static let descriptor = MessageDescriptor(titanup__profile__v1__delete_body_measurement_request__init)
  package static let shape: WireShape? = [
    .string(1, "measurement_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    measurementID = arena.string(c.pointee.measurement_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.measurement_id = arena.encode(measurementID)
  }
}

extension ProfileV1.DeleteBodyMeasurementResponse: CMessage {
  package typealias CStruct = Titanup__Profile__V1__DeleteBodyMeasurementResponse
  package static let descriptor = MessageDescriptor(titanup__profile__v1__delete_body_measurement_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension ProfileV1.BmiActionPoint: CMessage {
  package typealias CStruct = Titanup__Profile__V1__BmiActionPoint
  package static let descriptor = MessageDescriptor(titanup__profile__v1__bmi_action_point__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    value = c.pointee.value
    reached = c.pointee.reached != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.value = value
    c.pointee.reached = reached ? 1 : 0
  }
}

extension ProfileV1.Bmi: CMessage {
  package typealias CStruct = Titanup__Profile__V1__Bmi
  package static let descriptor = MessageDescriptor(titanup__profile__v1__bmi__init)
  package static let shape: WireShape? = [
    .string(2, "text"),
    .string(4, "class_text"),
    .string(10, "note"),
    .string(11, "formula_version"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    value = c.pointee.value
    text = arena.string(c.pointee.text)
    bmiClass = .init(rawValue: arena.number(c.pointee.bmi_class))
    classText = arena.string(c.pointee.class_text)
    weightKg = c.pointee.weight_kg
    heightCm = c.pointee.height_cm
    normalFromKg = c.pointee.normal_from_kg
    normalBelowKg = c.pointee.normal_below_kg
    actionPoints = try arena.decode(c.pointee.n_action_points, c.pointee.action_points)
    note = arena.string(c.pointee.note)
    formulaVersion = arena.string(c.pointee.formula_version)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.value = value
    c.pointee.text = arena.encode(text)
    c.pointee.bmi_class = arena.cEnum(bmiClass.rawValue)
    c.pointee.class_text = arena.encode(classText)
    c.pointee.weight_kg = weightKg
    c.pointee.height_cm = heightCm
    c.pointee.normal_from_kg = normalFromKg
    c.pointee.normal_below_kg = normalBelowKg
    c.pointee.n_action_points = actionPoints.count
    c.pointee.action_points = arena.encode(actionPoints)
    c.pointee.note = arena.encode(note)
    c.pointee.formula_version = arena.encode(formulaVersion)
  }
}

extension ProfileV1.GetBodyMetricsRequest: CMessage {
  package typealias CStruct = Titanup__Profile__V1__GetBodyMetricsRequest
  package static let descriptor = MessageDescriptor(titanup__profile__v1__get_body_metrics_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension ProfileV1.GetBodyMetricsResponse: CMessage {
  package typealias CStruct = Titanup__Profile__V1__GetBodyMetricsResponse
  package static let descriptor = MessageDescriptor(titanup__profile__v1__get_body_metrics_response__init)
  package static let shape: WireShape? = [
    .message(2, "newest", ProfileV1.BodyMeasurement.shape),
    .message(3, "bmi", ProfileV1.Bmi.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    heightCm = c.pointee.height_cm
    newest = try arena.decode(c.pointee.newest)
    bmi = try arena.decode(c.pointee.bmi)
    missing = arena.enums(c.pointee.n_missing, c.pointee.missing, as: ProfileV1.MissingMetric.self)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.height_cm = heightCm
    c.pointee.newest = arena.encode(optional: newest)
    c.pointee.bmi = arena.encode(optional: bmi)
    c.pointee.n_missing = missing.count
    c.pointee.missing = arena.encode(missing)
  }
}

extension ProfileV1.CalculateBmiRequest: CMessage {
  package typealias CStruct = Titanup__Profile__V1__CalculateBmiRequest
  package static let descriptor = MessageDescriptor(titanup__profile__v1__calculate_bmi_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    heightCm = c.pointee.height_cm
    weightKg = c.pointee.weight_kg
    birthYear = c.pointee.birth_year
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.height_cm = heightCm
    c.pointee.weight_kg = weightKg
    c.pointee.birth_year = birthYear
  }
}

extension ProfileV1.CalculateBmiResponse: CMessage {
  package typealias CStruct = Titanup__Profile__V1__CalculateBmiResponse
  package static let descriptor = MessageDescriptor(titanup__profile__v1__calculate_bmi_response__init)
  package static let shape: WireShape? = [
    .message(1, "bmi", ProfileV1.Bmi.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    bmi = try arena.decode(c.pointee.bmi)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.bmi = arena.encode(optional: bmi)
  }
}

extension ProfileV1.UnavailablePart: CMessage {
  package typealias CStruct = Titanup__Profile__V1__UnavailablePart
  package static let descriptor = MessageDescriptor(titanup__profile__v1__unavailable_part__init)
  package static let shape: WireShape? = [
    .string(2, "code"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    part = .init(rawValue: arena.number(c.pointee.part))
    code = arena.string(c.pointee.code)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.part = arena.cEnum(part.rawValue)
    c.pointee.code = arena.encode(code)
  }
}

extension ProfileV1.DashboardBar: CMessage {
  package typealias CStruct = Titanup__Profile__V1__DashboardBar
  package static let descriptor = MessageDescriptor(titanup__profile__v1__dashboard_bar__init)
  package static let shape: WireShape? = [
    .string(1, "local_date"),
    .message(2, "start_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    localDate = arena.string(c.pointee.local_date)
    startTime = try arena.decode(c.pointee.start_time)
    reps = c.pointee.reps
    verifiedReps = c.pointee.verified_reps
    sessions = c.pointee.sessions
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.local_date = arena.encode(localDate)
    c.pointee.start_time = arena.encode(optional: startTime)
    c.pointee.reps = reps
    c.pointee.verified_reps = verifiedReps
    c.pointee.sessions = sessions
  }
}

extension ProfileV1.DashboardChart: CMessage {
  package typealias CStruct = Titanup__Profile__V1__DashboardChart
  package static let descriptor = MessageDescriptor(titanup__profile__v1__dashboard_chart__init)
  package static let shape: WireShape? = [
    .messages(1, "bars", ProfileV1.DashboardBar.shape),
    .string(5, "today"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    bars = try arena.decode(c.pointee.n_bars, c.pointee.bars)
    totalReps = c.pointee.total_reps
    goalReps = c.pointee.goal_reps
    remainingReps = c.pointee.remaining_reps
    today = arena.string(c.pointee.today)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_bars = bars.count
    c.pointee.bars = arena.encode(bars)
    c.pointee.total_reps = totalReps
    c.pointee.goal_reps = goalReps
    c.pointee.remaining_reps = remainingReps
    c.pointee.today = arena.encode(today)
  }
}

extension ProfileV1.DashboardStreak: CMessage {
  package typealias CStruct = Titanup__Profile__V1__DashboardStreak
  package static let descriptor = MessageDescriptor(titanup__profile__v1__dashboard_streak__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    current = c.pointee.current
    longest = c.pointee.longest
    todayDone = c.pointee.today_done != 0
    atRisk = c.pointee.at_risk != 0
    freezesLeft = c.pointee.freezes_left
    verifiedCurrent = c.pointee.verified_current
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.current = current
    c.pointee.longest = longest
    c.pointee.today_done = todayDone ? 1 : 0
    c.pointee.at_risk = atRisk ? 1 : 0
    c.pointee.freezes_left = freezesLeft
    c.pointee.verified_current = verifiedCurrent
  }
}

extension ProfileV1.DashboardSession: CMessage {
  package typealias CStruct = Titanup__Profile__V1__DashboardSession
  package static let descriptor = MessageDescriptor(titanup__profile__v1__dashboard_session__init)
  package static let shape: WireShape? = [
    .string(1, "session_id"),
    .message(2, "start_time", nil),
    .string(3, "local_date"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    sessionID = arena.string(c.pointee.session_id)
    startTime = try arena.decode(c.pointee.start_time)
    localDate = arena.string(c.pointee.local_date)
    reps = c.pointee.reps
    target = c.pointee.target
    targetMet = c.pointee.target_met != 0
    verified = c.pointee.verified != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.session_id = arena.encode(sessionID)
    c.pointee.start_time = arena.encode(optional: startTime)
    c.pointee.local_date = arena.encode(localDate)
    c.pointee.reps = reps
    c.pointee.target = target
    c.pointee.target_met = targetMet ? 1 : 0
    c.pointee.verified = verified ? 1 : 0
  }
}

extension ProfileV1.DashboardAward: CMessage {
  package typealias CStruct = Titanup__Profile__V1__DashboardAward
  package static let descriptor = MessageDescriptor(titanup__profile__v1__dashboard_award__init)
  package static let shape: WireShape? = [
    .string(1, "award_id"),
    .string(2, "trophy_id"),
    .string(3, "title"),
    .string(4, "image_uri"),
    .message(5, "earn_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    awardID = arena.string(c.pointee.award_id)
    trophyID = arena.string(c.pointee.trophy_id)
    title = arena.string(c.pointee.title)
    imageURI = arena.string(c.pointee.image_uri)
    earnTime = try arena.decode(c.pointee.earn_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.award_id = arena.encode(awardID)
    c.pointee.trophy_id = arena.encode(trophyID)
    c.pointee.title = arena.encode(title)
    c.pointee.image_uri = arena.encode(imageURI)
    c.pointee.earn_time = arena.encode(optional: earnTime)
  }
}

extension ProfileV1.DashboardMedal: CMessage {
  package typealias CStruct = Titanup__Profile__V1__DashboardMedal
  package static let descriptor = MessageDescriptor(titanup__profile__v1__dashboard_medal__init)
  package static let shape: WireShape? = [
    .string(1, "medal_id"),
    .string(2, "title"),
    .string(3, "image_uri"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    medalID = arena.string(c.pointee.medal_id)
    title = arena.string(c.pointee.title)
    imageURI = arena.string(c.pointee.image_uri)
    count = c.pointee.count
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.medal_id = arena.encode(medalID)
    c.pointee.title = arena.encode(title)
    c.pointee.image_uri = arena.encode(imageURI)
    c.pointee.count = count
  }
}

extension ProfileV1.DashboardLevel: CMessage {
  package typealias CStruct = Titanup__Profile__V1__DashboardLevel
  package static let descriptor = MessageDescriptor(titanup__profile__v1__dashboard_level__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    number = c.pointee.number
    experience = c.pointee.experience
    threshold = c.pointee.threshold
    nextThreshold = c.pointee.next_threshold
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.number = number
    c.pointee.experience = experience
    c.pointee.threshold = threshold
    c.pointee.next_threshold = nextThreshold
  }
}

extension ProfileV1.DashboardWorkout: CMessage {
  package typealias CStruct = Titanup__Profile__V1__DashboardWorkout
  package static let descriptor = MessageDescriptor(titanup__profile__v1__dashboard_workout__init)
  package static let shape: WireShape? = [
    .string(1, "workout_id"),
    .string(2, "name"),
    .string(3, "explanation"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    workoutID = arena.string(c.pointee.workout_id)
    name = arena.string(c.pointee.name)
    explanation = arena.string(c.pointee.explanation)
    sets = c.pointee.sets
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.workout_id = arena.encode(workoutID)
    c.pointee.name = arena.encode(name)
    c.pointee.explanation = arena.encode(explanation)
    c.pointee.sets = sets
  }
}

extension ProfileV1.DashboardSuggestions: CMessage {
  package typealias CStruct = Titanup__Profile__V1__DashboardSuggestions
  package static let descriptor = MessageDescriptor(titanup__profile__v1__dashboard_suggestions__init)
  package static let shape: WireShape? = [
    .messages(1, "workouts", ProfileV1.DashboardWorkout.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    workouts = try arena.decode(c.pointee.n_workouts, c.pointee.workouts)
    seed = c.pointee.seed
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_workouts = workouts.count
    c.pointee.workouts = arena.encode(workouts)
    c.pointee.seed = seed
  }
}

extension ProfileV1.DashboardTrainingDay: CMessage {
  package typealias CStruct = Titanup__Profile__V1__DashboardTrainingDay
  package static let descriptor = MessageDescriptor(titanup__profile__v1__dashboard_training_day__init)
  package static let shape: WireShape? = [
    .string(1, "local_date"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    localDate = arena.string(c.pointee.local_date)
    completed = c.pointee.completed
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.local_date = arena.encode(localDate)
    c.pointee.completed = completed
  }
}

extension ProfileV1.DashboardTrainingWeek: CMessage {
  package typealias CStruct = Titanup__Profile__V1__DashboardTrainingWeek
  package static let descriptor = MessageDescriptor(titanup__profile__v1__dashboard_training_week__init)
  package static let shape: WireShape? = [
    .messages(1, "days", ProfileV1.DashboardTrainingDay.shape),
    .message(5, "time_spent", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    days = try arena.decode(c.pointee.n_days, c.pointee.days)
    completed = c.pointee.completed
    completedLast7Days = c.pointee.completed_last_7_days
    planned = c.pointee.planned
    timeSpent = try arena.decode(c.pointee.time_spent)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_days = days.count
    c.pointee.days = arena.encode(days)
    c.pointee.completed = completed
    c.pointee.completed_last_7_days = completedLast7Days
    c.pointee.planned = planned
    c.pointee.time_spent = arena.encode(optional: timeSpent)
  }
}

extension ProfileV1.DashboardPractice: CMessage {
  package typealias CStruct = Titanup__Profile__V1__DashboardPractice
  package static let descriptor = MessageDescriptor(titanup__profile__v1__dashboard_practice__init)
  package static let shape: WireShape? = [
    .string(1, "practice_id"),
    .string(2, "workout_ids"),
    .message(3, "end_time", nil),
    .string(4, "local_date"),
    .message(5, "time_spent", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    practiceID = arena.string(c.pointee.practice_id)
    workoutIDs = try arena.strings(c.pointee.n_workout_ids, c.pointee.workout_ids)
    endTime = try arena.decode(c.pointee.end_time)
    localDate = arena.string(c.pointee.local_date)
    timeSpent = try arena.decode(c.pointee.time_spent)
    points = c.pointee.points
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.practice_id = arena.encode(practiceID)
    c.pointee.n_workout_ids = workoutIDs.count
    c.pointee.workout_ids = arena.encode(workoutIDs)
    c.pointee.end_time = arena.encode(optional: endTime)
    c.pointee.local_date = arena.encode(localDate)
    c.pointee.time_spent = arena.encode(optional: timeSpent)
    c.pointee.points = points
  }
}

extension ProfileV1.DashboardHabit: CMessage {
  package typealias CStruct = Titanup__Profile__V1__DashboardHabit
  package static let descriptor = MessageDescriptor(titanup__profile__v1__dashboard_habit__init)
  package static let shape: WireShape? = [
    .string(1, "habit_id"),
    .string(2, "title"),
    .string(3, "color"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habitID = arena.string(c.pointee.habit_id)
    title = arena.string(c.pointee.title)
    color = arena.string(c.pointee.color)
    today = c.pointee.today
    goalPercent = c.pointee.goal_percent
    goalMet = c.pointee.goal_met != 0
    currentStreak = c.pointee.current_streak
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.habit_id = arena.encode(habitID)
    c.pointee.title = arena.encode(title)
    c.pointee.color = arena.encode(color)
    c.pointee.today = today
    c.pointee.goal_percent = goalPercent
    c.pointee.goal_met = goalMet ? 1 : 0
    c.pointee.current_streak = currentStreak
  }
}

extension ProfileV1.DashboardHabits: CMessage {
  package typealias CStruct = Titanup__Profile__V1__DashboardHabits
  package static let descriptor = MessageDescriptor(titanup__profile__v1__dashboard_habits__init)
  package static let shape: WireShape? = [
    .messages(1, "habits", ProfileV1.DashboardHabit.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habits = try arena.decode(c.pointee.n_habits, c.pointee.habits)
    more = c.pointee.more != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_habits = habits.count
    c.pointee.habits = arena.encode(habits)
    c.pointee.more = more ? 1 : 0
  }
}

extension ProfileV1.DashboardQuote: CMessage {
  package typealias CStruct = Titanup__Profile__V1__DashboardQuote
  package static let descriptor = MessageDescriptor(titanup__profile__v1__dashboard_quote__init)
  package static let shape: WireShape? = [
    .string(1, "quote_id"),
    .string(2, "text"),
    .string(3, "author"),
    .string(4, "source"),
    .string(5, "language"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    quoteID = arena.string(c.pointee.quote_id)
    text = arena.string(c.pointee.text)
    author = arena.string(c.pointee.author)
    source = arena.string(c.pointee.source)
    language = arena.string(c.pointee.language)
    isLiked = c.pointee.is_liked != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.quote_id = arena.encode(quoteID)
    c.pointee.text = arena.encode(text)
    c.pointee.author = arena.encode(author)
    c.pointee.source = arena.encode(source)
    c.pointee.language = arena.encode(language)
    c.pointee.is_liked = isLiked ? 1 : 0
  }
}

extension ProfileV1.DashboardPepTalk: CMessage {
  package typealias CStruct = Titanup__Profile__V1__DashboardPepTalk
  package static let descriptor = MessageDescriptor(titanup__profile__v1__dashboard_pep_talk__init)
  package static let shape: WireShape? = [
    .message(1, "quote", ProfileV1.DashboardQuote.shape),
    .string(2, "line"),
    .string(3, "voice_pack_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    quote = try arena.decode(c.pointee.quote)
    line = arena.string(c.pointee.line)
    voicePackID = arena.string(c.pointee.voice_pack_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.quote = arena.encode(optional: quote)
    c.pointee.line = arena.encode(line)
    c.pointee.voice_pack_id = arena.encode(voicePackID)
  }
}

extension ProfileV1.DashboardLastWorkout: CMessage {
  package typealias CStruct = Titanup__Profile__V1__DashboardLastWorkout
  package static let descriptor = MessageDescriptor(titanup__profile__v1__dashboard_last_workout__init)
  package static let shape: WireShape? = [
    .message(1, "time", nil),
    .string(2, "local_date"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    time = try arena.decode(c.pointee.time)
    localDate = arena.string(c.pointee.local_date)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.time = arena.encode(optional: time)
    c.pointee.local_date = arena.encode(localDate)
  }
}

extension ProfileV1.DashboardProfile: CMessage {
  package typealias CStruct = Titanup__Profile__V1__DashboardProfile
  package static let descriptor = MessageDescriptor(titanup__profile__v1__dashboard_profile__init)
  package static let shape: WireShape? = [
    .string(1, "display_name"),
    .string(2, "avatar_id"),
    .string(4, "theme_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    displayName = arena.string(c.pointee.display_name)
    avatarID = arena.string(c.pointee.avatar_id)
    hasUploadedImage = c.pointee.has_uploaded_image != 0
    themeID = arena.string(c.pointee.theme_id)
    sessionTarget = c.pointee.session_target
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.display_name = arena.encode(displayName)
    c.pointee.avatar_id = arena.encode(avatarID)
    c.pointee.has_uploaded_image = hasUploadedImage ? 1 : 0
    c.pointee.theme_id = arena.encode(themeID)
    c.pointee.session_target = sessionTarget
  }
}

extension ProfileV1.GetDashboardRequest: CMessage {
  package typealias CStruct = Titanup__Profile__V1__GetDashboardRequest
  package static let descriptor = MessageDescriptor(titanup__profile__v1__get_dashboard_request__init)
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

extension ProfileV1.GetDashboardResponse: CMessage {
  package typealias CStruct = Titanup__Profile__V1__GetDashboardResponse
  package static let descriptor = MessageDescriptor(titanup__profile__v1__get_dashboard_response__init)
  package static let shape: WireShape? = [
    .message(1, "profile", ProfileV1.DashboardProfile.shape),
    .message(2, "today", ProfileV1.DashboardChart.shape),
    .message(3, "week", ProfileV1.DashboardChart.shape),
    .message(4, "month", ProfileV1.DashboardChart.shape),
    .message(5, "streak", nil),
    .message(6, "last_session", ProfileV1.DashboardSession.shape),
    .messages(7, "awards", ProfileV1.DashboardAward.shape),
    .messages(8, "unavailable", ProfileV1.UnavailablePart.shape),
    .messages(9, "medals", ProfileV1.DashboardMedal.shape),
    .message(10, "level", nil),
    .message(11, "suggestions", ProfileV1.DashboardSuggestions.shape),
    .message(12, "training_week", ProfileV1.DashboardTrainingWeek.shape),
    .message(13, "last_practice", ProfileV1.DashboardPractice.shape),
    .message(14, "last_workout", ProfileV1.DashboardLastWorkout.shape),
    .message(15, "habits", ProfileV1.DashboardHabits.shape),
    .message(16, "slogan", ProfileV1.DashboardQuote.shape),
    .message(17, "pep_talk", ProfileV1.DashboardPepTalk.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    profile = try arena.decode(c.pointee.profile)
    today = try arena.decode(c.pointee.today)
    week = try arena.decode(c.pointee.week)
    month = try arena.decode(c.pointee.month)
    streak = try arena.decode(c.pointee.streak)
    lastSession = try arena.decode(c.pointee.last_session)
    awards = try arena.decode(c.pointee.n_awards, c.pointee.awards)
    unavailable = try arena.decode(c.pointee.n_unavailable, c.pointee.unavailable)
    medals = try arena.decode(c.pointee.n_medals, c.pointee.medals)
    level = try arena.decode(c.pointee.level)
    suggestions = try arena.decode(c.pointee.suggestions)
    trainingWeek = try arena.decode(c.pointee.training_week)
    lastPractice = try arena.decode(c.pointee.last_practice)
    lastWorkout = try arena.decode(c.pointee.last_workout)
    habits = try arena.decode(c.pointee.habits)
    slogan = try arena.decode(c.pointee.slogan)
    pepTalk = try arena.decode(c.pointee.pep_talk)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.profile = arena.encode(optional: profile)
    c.pointee.today = arena.encode(optional: today)
    c.pointee.week = arena.encode(optional: week)
    c.pointee.month = arena.encode(optional: month)
    c.pointee.streak = arena.encode(optional: streak)
    c.pointee.last_session = arena.encode(optional: lastSession)
    c.pointee.n_awards = awards.count
    c.pointee.awards = arena.encode(awards)
    c.pointee.n_unavailable = unavailable.count
    c.pointee.unavailable = arena.encode(unavailable)
    c.pointee.n_medals = medals.count
    c.pointee.medals = arena.encode(medals)
    c.pointee.level = arena.encode(optional: level)
    c.pointee.suggestions = arena.encode(optional: suggestions)
    c.pointee.training_week = arena.encode(optional: trainingWeek)
    c.pointee.last_practice = arena.encode(optional: lastPractice)
    c.pointee.last_workout = arena.encode(optional: lastWorkout)
    c.pointee.habits = arena.encode(optional: habits)
    c.pointee.slogan = arena.encode(optional: slogan)
    c.pointee.pep_talk = arena.encode(optional: pepTalk)
  }
}

extension ProfileV1.PersonSnapshot: CMessage {
  package typealias CStruct = Titanup__Profile__V1__PersonSnapshot
  package static let descriptor = MessageDescriptor(titanup__profile__v1__person_snapshot__init)
  package static let shape: WireShape? = [
    .string(3, "locale"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    birthYear = c.pointee.birth_year
    heightCm = c.pointee.height_cm
    locale = arena.string(c.pointee.locale)
    units = .init(rawValue: arena.number(c.pointee.units))
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.birth_year = birthYear
    c.pointee.height_cm = heightCm
    c.pointee.locale = arena.encode(locale)
    c.pointee.units = arena.cEnum(units.rawValue)
  }
}

extension ProfileV1.MeasurementDeleted: CMessage {
  package typealias CStruct = Titanup__Profile__V1__MeasurementDeleted
  package static let descriptor = MessageDescriptor(titanup__profile__v1__measurement_deleted__init)
  package static let shape: WireShape? = [
    .string(1, "measurement_id"),
    .message(2, "delete_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    measurementID = arena.string(c.pointee.measurement_id)
    deleteTime = try arena.decode(c.pointee.delete_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.measurement_id = arena.encode(measurementID)
    c.pointee.delete_time = arena.encode(optional: deleteTime)
  }
}

extension ProfileV1.ProfileChange: CMessage {
  package typealias CStruct = Titanup__Profile__V1__ProfileChange
  package static let descriptor = MessageDescriptor(titanup__profile__v1__profile_change__init)
  package static let shape: WireShape? = [
    .string(1, "user_id"),
    .message(2, "person", ProfileV1.PersonSnapshot.shape, oneof: 1),
    .message(3, "settings", ProfileV1.Settings.shape, oneof: 1),
    .message(4, "measurement", ProfileV1.BodyMeasurement.shape, oneof: 1),
    .message(5, "deleted_measurement", ProfileV1.MeasurementDeleted.shape, oneof: 1),
    .string(6, "cursor"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    userID = arena.string(c.pointee.user_id)
    cursor = arena.string(c.pointee.cursor)
    slot = c.pointee.slot
    number = c.pointee.number
    switch c.pointee.change_case.rawValue {
    case 2: change = try arena.decode(c.pointee.person).map { .person($0) }
    case 3: change = try arena.decode(c.pointee.settings).map { .settings($0) }
    case 4: change = try arena.decode(c.pointee.measurement).map { .measurement($0) }
    case 5: change = try arena.decode(c.pointee.deleted_measurement).map { .deletedMeasurement($0) }
    default: change = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.user_id = arena.encode(userID)
    c.pointee.cursor = arena.encode(cursor)
    c.pointee.slot = slot
    c.pointee.number = number
    switch change {
    case .person(let value):
      c.pointee.change_case = .init(rawValue: 2)
      c.pointee.person = arena.encode(value)
    case .settings(let value):
      c.pointee.change_case = .init(rawValue: 3)
      c.pointee.settings = arena.encode(value)
    case .measurement(let value):
      c.pointee.change_case = .init(rawValue: 4)
      c.pointee.measurement = arena.encode(value)
    case .deletedMeasurement(let value):
      c.pointee.change_case = .init(rawValue: 5)
      c.pointee.deleted_measurement = arena.encode(value)
    case nil: break
    }
  }
}

extension ProfileV1.ListProfileChangesRequest: CMessage {
  package typealias CStruct = Titanup__Profile__V1__ListProfileChangesRequest
  package static let descriptor = MessageDescriptor(titanup__profile__v1__list_profile_changes_request__init)
  package static let shape: WireShape? = [
    .string(1, "cursor"),
    .string(5, "epoch"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    cursor = arena.string(c.pointee.cursor)
    pageSize = c.pointee.page_size
    slots = arena.scalars(c.pointee.n_slots, c.pointee.slots)
    numbers = arena.scalars(c.pointee.n_numbers, c.pointee.numbers)
    epoch = arena.string(c.pointee.epoch)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.cursor = arena.encode(cursor)
    c.pointee.page_size = pageSize
    c.pointee.n_slots = slots.count
    c.pointee.slots = arena.encode(slots)
    c.pointee.n_numbers = numbers.count
    c.pointee.numbers = arena.encode(numbers)
    c.pointee.epoch = arena.encode(epoch)
  }
}

extension ProfileV1.ListProfileChangesResponse: CMessage {
  package typealias CStruct = Titanup__Profile__V1__ListProfileChangesResponse
  package static let descriptor = MessageDescriptor(titanup__profile__v1__list_profile_changes_response__init)
  package static let shape: WireShape? = [
    .messages(1, "changes", ProfileV1.ProfileChange.shape),
    .string(2, "next_cursor"),
    .string(3, "epoch"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    changes = try arena.decode(c.pointee.n_changes, c.pointee.changes)
    nextCursor = arena.string(c.pointee.next_cursor)
    epoch = arena.string(c.pointee.epoch)
    isPending = c.pointee.is_pending != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_changes = changes.count
    c.pointee.changes = arena.encode(changes)
    c.pointee.next_cursor = arena.encode(nextCursor)
    c.pointee.epoch = arena.encode(epoch)
    c.pointee.is_pending = isPending ? 1 : 0
  }
}

extension ProfileV1.WatchProfileChangesRequest: CMessage {
  package typealias CStruct = Titanup__Profile__V1__WatchProfileChangesRequest
  package static let descriptor = MessageDescriptor(titanup__profile__v1__watch_profile_changes_request__init)
  package static let shape: WireShape? = [
    .string(1, "cursor"),
    .string(4, "epoch"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    cursor = arena.string(c.pointee.cursor)
    slots = arena.scalars(c.pointee.n_slots, c.pointee.slots)
    numbers = arena.scalars(c.pointee.n_numbers, c.pointee.numbers)
    epoch = arena.string(c.pointee.epoch)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.cursor = arena.encode(cursor)
    c.pointee.n_slots = slots.count
    c.pointee.slots = arena.encode(slots)
    c.pointee.n_numbers = numbers.count
    c.pointee.numbers = arena.encode(numbers)
    c.pointee.epoch = arena.encode(epoch)
  }
}

extension ProfileV1.WatchProfileChangesResponse: CMessage {
  package typealias CStruct = Titanup__Profile__V1__WatchProfileChangesResponse
  package static let descriptor = MessageDescriptor(titanup__profile__v1__watch_profile_changes_response__init)
  package static let shape: WireShape? = [
    .messages(1, "changes", ProfileV1.ProfileChange.shape),
    .string(2, "epoch"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    changes = try arena.decode(c.pointee.n_changes, c.pointee.changes)
    epoch = arena.string(c.pointee.epoch)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_changes = changes.count
    c.pointee.changes = arena.encode(changes)
    c.pointee.epoch = arena.encode(epoch)
  }
}
