// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/profile/v1/profile.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanProto
import TitanRPC

extension ProfileV1 {
  /// The user's sex, if they say so.
  package struct Sex: OpenEnum {
    /// Unknown.
    package static let unspecified = Self(rawValue: 0)
    /// Female.
    package static let female = Self(rawValue: 1)
    /// Male.
    package static let male = Self(rawValue: 2)
    /// Neither.
    package static let diverse = Self(rawValue: 3)

    package static let known: [Self] = [.unspecified, .female, .male, .diverse]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "SEX_UNSPECIFIED"
      case 1: "SEX_FEMALE"
      case 2: "SEX_MALE"
      case 3: "SEX_DIVERSE"
      default: "Sex(\(rawValue))"
      }
    }
  }
}

extension ProfileV1 {
  /// The units in which clients show numbers. Messages always use kilograms and centimetres.
  package struct Units: OpenEnum {
    /// The same as METRIC.
    package static let unspecified = Self(rawValue: 0)
    /// Kilograms and centimetres.
    package static let metric = Self(rawValue: 1)
    /// Pounds, feet and inches.
    package static let imperial = Self(rawValue: 2)

    package static let known: [Self] = [.unspecified, .metric, .imperial]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "UNITS_UNSPECIFIED"
      case 1: "UNITS_METRIC"
      case 2: "UNITS_IMPERIAL"
      default: "Units(\(rawValue))"
      }
    }
  }
}

extension ProfileV1 {
  /// Who may see something. No service acts on it: what training partners see is up to
  /// titanup.social.v1.SocialService.UpdateSharing.
  package struct Visibility: OpenEnum {
    /// Not allowed.
    package static let unspecified = Self(rawValue: 0)
    /// Nobody else.
    package static let `private` = Self(rawValue: 1)
    /// Training partners.
    package static let partners = Self(rawValue: 2)
    /// Training partners and the members of shared groups.
    package static let groups = Self(rawValue: 3)

    package static let known: [Self] = [.unspecified, .`private`, .partners, .groups]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "VISIBILITY_UNSPECIFIED"
      case 1: "VISIBILITY_PRIVATE"
      case 2: "VISIBILITY_PARTNERS"
      case 3: "VISIBILITY_GROUPS"
      default: "Visibility(\(rawValue))"
      }
    }
  }
}

extension ProfileV1 {
  /// How long the landmarks of a counted set are kept. The count stays proven without them.
  package struct FrameRetention: OpenEnum {
    /// Not allowed.
    package static let unspecified = Self(rawValue: 0)
    /// Not at all: they are deleted as soon as they are counted.
    package static let none = Self(rawValue: 1)
    /// 30 days.
    package static let days30 = Self(rawValue: 2)
    /// 365 days.
    package static let days365 = Self(rawValue: 3)

    package static let known: [Self] = [.unspecified, .none, .days30, .days365]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "FRAME_RETENTION_UNSPECIFIED"
      case 1: "FRAME_RETENTION_NONE"
      case 2: "FRAME_RETENTION_DAYS_30"
      case 3: "FRAME_RETENTION_DAYS_365"
      default: "FrameRetention(\(rawValue))"
      }
    }
  }
}

extension ProfileV1 {
  /// The World Health Organization's classes for adults, by the exact index.
  package struct BmiClass: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// For people under 20, to whom the classes don't apply.
    package static let notApplicable = Self(rawValue: 1)
    /// Below 16.
    package static let severeThinness = Self(rawValue: 2)
    /// From 16 to below 17.
    package static let moderateThinness = Self(rawValue: 3)
    /// From 17 to below 18.5.
    package static let mildThinness = Self(rawValue: 4)
    /// From 18.5 to below 25.
    package static let normal = Self(rawValue: 5)
    /// From 25 to below 30.
    package static let preObese = Self(rawValue: 6)
    /// From 30 to below 35.
    package static let obeseI = Self(rawValue: 7)
    /// From 35 to below 40.
    package static let obeseIi = Self(rawValue: 8)
    /// 40 and above.
    package static let obeseIii = Self(rawValue: 9)

    package static let known: [Self] = [.unspecified, .notApplicable, .severeThinness, .moderateThinness, .mildThinness, .normal, .preObese, .obeseI, .obeseIi, .obeseIii]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "BMI_CLASS_UNSPECIFIED"
      case 1: "BMI_CLASS_NOT_APPLICABLE"
      case 2: "BMI_CLASS_SEVERE_THINNESS"
      case 3: "BMI_CLASS_MODERATE_THINNESS"
      case 4: "BMI_CLASS_MILD_THINNESS"
      case 5: "BMI_CLASS_NORMAL"
      case 6: "BMI_CLASS_PRE_OBESE"
      case 7: "BMI_CLASS_OBESE_I"
      case 8: "BMI_CLASS_OBESE_II"
      case 9: "BMI_CLASS_OBESE_III"
      default: "BmiClass(\(rawValue))"
      }
    }
  }
}

extension ProfileV1 {
  /// The inputs that an index can lack.
  package struct MissingMetric: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// The profile has no height.
    package static let height = Self(rawValue: 1)
    /// There is no measurement.
    package static let weight = Self(rawValue: 2)

    package static let known: [Self] = [.unspecified, .height, .weight]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "MISSING_METRIC_UNSPECIFIED"
      case 1: "MISSING_METRIC_HEIGHT"
      case 2: "MISSING_METRIC_WEIGHT"
      default: "MissingMetric(\(rawValue))"
      }
    }
  }
}

extension ProfileV1 {
  /// A part of the home screen.
  package struct DashboardPart: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// Name, picture and theme.
    package static let profile = Self(rawValue: 1)
    /// Today's chart.
    package static let today = Self(rawValue: 2)
    /// The chart of the last seven dates.
    package static let week = Self(rawValue: 3)
    /// The chart of the last thirty dates.
    package static let month = Self(rawValue: 4)
    /// The streak.
    package static let streak = Self(rawValue: 5)
    /// The newest session.
    package static let lastSession = Self(rawValue: 6)
    /// The newest trophies.
    package static let awards = Self(rawValue: 7)
    /// Medals that the user wears today.
    package static let medals = Self(rawValue: 8)
    /// The Titan level.
    package static let level = Self(rawValue: 9)
    /// Workouts to do next.
    package static let suggestions = Self(rawValue: 10)
    /// This week's training.
    package static let trainingWeek = Self(rawValue: 11)
    /// The newest practice.
    package static let lastPractice = Self(rawValue: 12)
    /// Today's habits.
    package static let habits = Self(rawValue: 13)
    /// The slogan.
    package static let slogan = Self(rawValue: 14)
    /// A quote and the voice's line.
    package static let pepTalk = Self(rawValue: 15)

    package static let known: [Self] = [.unspecified, .profile, .today, .week, .month, .streak, .lastSession, .awards, .medals, .level, .suggestions, .trainingWeek, .lastPractice, .habits, .slogan, .pepTalk]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "DASHBOARD_PART_UNSPECIFIED"
      case 1: "DASHBOARD_PART_PROFILE"
      case 2: "DASHBOARD_PART_TODAY"
      case 3: "DASHBOARD_PART_WEEK"
      case 4: "DASHBOARD_PART_MONTH"
      case 5: "DASHBOARD_PART_STREAK"
      case 6: "DASHBOARD_PART_LAST_SESSION"
      case 7: "DASHBOARD_PART_AWARDS"
      case 8: "DASHBOARD_PART_MEDALS"
      case 9: "DASHBOARD_PART_LEVEL"
      case 10: "DASHBOARD_PART_SUGGESTIONS"
      case 11: "DASHBOARD_PART_TRAINING_WEEK"
      case 12: "DASHBOARD_PART_LAST_PRACTICE"
      case 13: "DASHBOARD_PART_HABITS"
      case 14: "DASHBOARD_PART_SLOGAN"
      case 15: "DASHBOARD_PART_PEP_TALK"
      default: "DashboardPart(\(rawValue))"
      }
    }
  }
}

extension ProfileV1 {
  /// A user's profile.
  package struct Profile: RPCMessage, Hashable, Sendable {
    /// 1 to 100 characters, trimmed, without control characters and characters that change the direction of text.
    package var displayName: String
    /// 1900 to this year; 0 if unknown.
    package var birthYear: UInt32
    /// If the user said so.
    package var sex: ProfileV1.Sex
    /// 50 to 272, stored to a millimetre; 0 if unknown.
    package var heightCm: Double
    /// BCP 47 language tag: `en`, `de-AT`.
    package var locale: String
    /// For showing numbers.
    package var units: ProfileV1.Units
    /// One of ListAvatars. Choosing another one deletes an uploaded picture; so does naming this field in a mask.
    package var avatarID: String
    /// Whether an uploaded picture represents the account instead. Output only.
    package var hasUploadedImage: Bool
    /// Changes with every change of the profile. Output only, but compared if sent.
    package var etag: String
    /// When it was last changed; absent if never. Output only.
    package var updateTime: GoogleProtobuf.Timestamp?

    package init(
      displayName: String = "",
      birthYear: UInt32 = 0,
      sex: ProfileV1.Sex = .unspecified,
      heightCm: Double = 0,
      locale: String = "",
      units: ProfileV1.Units = .unspecified,
      avatarID: String = "",
      hasUploadedImage: Bool = false,
      etag: String = "",
      updateTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.displayName = displayName
      self.birthYear = birthYear
      self.sex = sex
      self.heightCm = heightCm
      self.locale = locale
      self.units = units
      self.avatarID = avatarID
      self.hasUploadedImage = hasUploadedImage
      self.etag = etag
      self.updateTime = updateTime
    }
  }
}

extension ProfileV1 {
  /// See ProfileService.GetProfile.
  package struct GetProfileRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension ProfileV1 {
  /// The profile.
  package struct GetProfileResponse: RPCMessage, Hashable, Sendable {
    /// With its output-only fields.
    package var profile: ProfileV1.Profile?

    package init(
      profile: ProfileV1.Profile? = nil
    ) {
      self.profile = profile
    }
  }
}

extension ProfileV1 {
  /// See ProfileService.UpdateProfile.
  package struct UpdateProfileRequest: RPCMessage, Hashable, Sendable {
    /// With an etag, the update fails if the profile has changed.
    package var profile: ProfileV1.Profile?
    /// Which of `display_name`, `birth_year`, `sex`, `height_cm`, `locale`, `units`, `avatar_id`. Without a mask, the
    /// populated ones change.
    package var updateMask: GoogleProtobuf.FieldMask?
    /// A UUID that makes a retry safe for at least 7 days; the same id with a different payload is INVALID_ARGUMENT
    /// REQUEST_ID_REUSED. May be empty.
    package var requestID: String

    package init(
      profile: ProfileV1.Profile? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      requestID: String = ""
    ) {
      self.profile = profile
      self.updateMask = updateMask
      self.requestID = requestID
    }
  }
}

extension ProfileV1 {
  /// The profile after the change.
  package struct UpdateProfileResponse: RPCMessage, Hashable, Sendable {
    /// With its output-only fields.
    package var profile: ProfileV1.Profile?

    package init(
      profile: ProfileV1.Profile? = nil
    ) {
      self.profile = profile
    }
  }
}

extension ProfileV1 {
  /// An avatar to choose.
  package struct Avatar: RPCMessage, Hashable, Sendable {
    /// `viking`.
    package var avatarID: String
    /// In the requested language.
    package var title: String
    /// The drawing, a complete SVG document.
    package var svg: String

    package init(
      avatarID: String = "",
      title: String = "",
      svg: String = ""
    ) {
      self.avatarID = avatarID
      self.title = title
      self.svg = svg
    }
  }
}

extension ProfileV1 {
  /// See ProfileService.ListAvatars.
  package struct ListAvatarsRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension ProfileV1 {
  /// The avatars.
  package struct ListAvatarsResponse: RPCMessage, Hashable, Sendable {
    /// In order; the first one is the default.
    package var avatars: [ProfileV1.Avatar]

    package init(
      avatars: [ProfileV1.Avatar] = []
    ) {
      self.avatars = avatars
    }
  }
}

extension ProfileV1 {
  /// The first message of an upload.
  package struct ImageOpening: RPCMessage, Hashable, Sendable {
    /// A UUID that makes a retry safe for at least 7 days; the same id with a different picture is INVALID_ARGUMENT
    /// REQUEST_ID_REUSED. May be empty.
    package var requestID: String

    package init(
      requestID: String = ""
    ) {
      self.requestID = requestID
    }
  }
}

extension ProfileV1 {
  /// See ProfileService.UploadProfileImage.
  package struct UploadProfileImageRequest: RPCMessage, Hashable, Sendable {
    /// The content of this message.
    package var part: Part?

    package init(
      part: Part? = nil
    ) {
      self.part = part
    }

    /// The content of this message.
    package enum Part: Hashable, Sendable {
      /// The first message, sent once.
      case opening(ProfileV1.ImageOpening)
      /// The next piece of the file, not empty.
      case data([UInt8])
    }
  }
}

extension ProfileV1 {
  /// The stored picture.
  package struct UploadProfileImageResponse: RPCMessage, Hashable, Sendable {
    /// The profile after the change.
    package var profile: ProfileV1.Profile?
    /// `image/jpeg` or `image/png`.
    package var contentType: String
    /// In pixels, at most 512.
    package var width: UInt32
    /// In pixels, at most 512.
    package var height: UInt32
    /// Its size.
    package var sizeBytes: UInt32

    package init(
      profile: ProfileV1.Profile? = nil,
      contentType: String = "",
      width: UInt32 = 0,
      height: UInt32 = 0,
      sizeBytes: UInt32 = 0
    ) {
      self.profile = profile
      self.contentType = contentType
      self.width = width
      self.height = height
      self.sizeBytes = sizeBytes
    }
  }
}

extension ProfileV1 {
  /// See ProfileService.GetProfileImage.
  package struct GetProfileImageRequest: RPCMessage, Hashable, Sendable {
    /// The etag of a picture that the client has: if it is still current, the response has no content.
    package var knownEtag: String

    package init(
      knownEtag: String = ""
    ) {
      self.knownEtag = knownEtag
    }
  }
}

extension ProfileV1 {
  /// The picture.
  package struct GetProfileImageResponse: RPCMessage, Hashable, Sendable {
    /// `image/jpeg`, `image/png`, or `image/svg+xml` for an avatar.
    package var contentType: String
    /// Empty if the client has it.
    package var image: [UInt8]
    /// Changes with every change of the picture.
    package var etag: String

    package init(
      contentType: String = "",
      image: [UInt8] = [],
      etag: String = ""
    ) {
      self.contentType = contentType
      self.image = image
      self.etag = etag
    }
  }
}

extension ProfileV1 {
  /// See ProfileService.DeleteProfileImage.
  package struct DeleteProfileImageRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension ProfileV1 {
  /// The result.
  package struct DeleteProfileImageResponse: RPCMessage, Hashable, Sendable {
    /// The profile after the change.
    package var profile: ProfileV1.Profile?

    package init(
      profile: ProfileV1.Profile? = nil
    ) {
      self.profile = profile
    }
  }
}

extension ProfileV1 {
  /// How often and when a user wants to do push-ups on a day: evenly from the first minute of the window to its last.
  package struct PushUpsPerDay: RPCMessage, Hashable, Sendable {
    /// 1 to 24. 1 means at the start of the window.
    package var times: UInt32
    /// In minutes after local midnight, 0 to 1439.
    package var windowStartMinutes: UInt32
    /// In minutes after local midnight; not before the start, and late enough for that many different minutes.
    package var windowEndMinutes: UInt32
    /// The times of a day, in minutes after local midnight. Output only.
    package var atMinutes: [UInt32]

    package init(
      times: UInt32 = 0,
      windowStartMinutes: UInt32 = 0,
      windowEndMinutes: UInt32 = 0,
      atMinutes: [UInt32] = []
    ) {
      self.times = times
      self.windowStartMinutes = windowStartMinutes
      self.windowEndMinutes = windowEndMinutes
      self.atMinutes = atMinutes
    }
  }
}

extension ProfileV1 {
  /// A user's settings.
  package struct Settings: RPCMessage, Hashable, Sendable {
    /// One of ListThemes.
    package var themeID: String
    /// The goal in push-ups per session, 1 to 500. 10 by default.
    package var sessionTarget: UInt32
    /// The goal in push-ups per day, 1 to 10000. 10 by default.
    package var dailyGoal: UInt32
    /// By default once a day, within 08:00 to 20:00. A mask can name it or its fields: `pushups_per_day.times`.
    package var pushupsPerDay: ProfileV1.PushUpsPerDay?
    /// The voice that counts: 1 to 40 letters a to z, digits and hyphens; empty means the highest unlocked one.
    package var voicePackID: String
    /// Whether a voice counts and cheers. Apps should respect it; no service acts on it.
    package var voiceEnabled: Bool
    /// Whether there are sounds. Apps should respect it; no service acts on it.
    package var soundsEnabled: Bool
    /// Whether the device may vibrate. Apps should respect it; no service acts on it.
    package var hapticsEnabled: Bool
    /// The visibility of name and picture. PRIVATE by default. Has no effect: see Visibility.
    package var profileVisibility: ProfileV1.Visibility
    /// The visibility of sessions, charts and streak. PRIVATE by default. Has no effect: see Visibility.
    package var activityVisibility: ProfileV1.Visibility
    /// The visibility of trophies and medals. PRIVATE by default. Has no effect: see Visibility.
    package var awardsVisibility: ProfileV1.Visibility
    /// DAYS_30 by default. It applies to sets that don't request otherwise, and a change also applies to their stored
    /// landmarks; with NONE, nothing is kept of any set, and stored landmarks are deleted.
    package var frameRetention: ProfileV1.FrameRetention
    /// Changes with every change of the settings. Output only, but compared if sent.
    package var etag: String
    /// When they were last changed; absent if never. Output only.
    package var updateTime: GoogleProtobuf.Timestamp?
    /// Whether apps ask for a sign of life in a set: they open its stream with `titanup.pose.v1.Open.liveness`. Off by default. Apps
    /// should respect it; no service acts on it.
    package var livenessEnabled: Bool

    package init(
      themeID: String = "",
      sessionTarget: UInt32 = 0,
      dailyGoal: UInt32 = 0,
      pushupsPerDay: ProfileV1.PushUpsPerDay? = nil,
      voicePackID: String = "",
      voiceEnabled: Bool = false,
      soundsEnabled: Bool = false,
      hapticsEnabled: Bool = false,
      profileVisibility: ProfileV1.Visibility = .unspecified,
      activityVisibility: ProfileV1.Visibility = .unspecified,
      awardsVisibility: ProfileV1.Visibility = .unspecified,
      frameRetention: ProfileV1.FrameRetention = .unspecified,
      etag: String = "",
      updateTime: GoogleProtobuf.Timestamp? = nil,
      livenessEnabled: Bool = false
    ) {
      self.themeID = themeID
      self.sessionTarget = sessionTarget
      self.dailyGoal = dailyGoal
      self.pushupsPerDay = pushupsPerDay
      self.voicePackID = voicePackID
      self.voiceEnabled = voiceEnabled
      self.soundsEnabled = soundsEnabled
      self.hapticsEnabled = hapticsEnabled
      self.profileVisibility = profileVisibility
      self.activityVisibility = activityVisibility
      self.awardsVisibility = awardsVisibility
      self.frameRetention = frameRetention
      self.etag = etag
      self.updateTime = updateTime
      self.livenessEnabled = livenessEnabled
    }
  }
}

extension ProfileV1 {
  /// See ProfileService.GetSettings.
  package struct GetSettingsRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension ProfileV1 {
  /// The settings.
  package struct GetSettingsResponse: RPCMessage, Hashable, Sendable {
    /// All of them.
    package var settings: ProfileV1.Settings?

    package init(
      settings: ProfileV1.Settings? = nil
    ) {
      self.settings = settings
    }
  }
}

extension ProfileV1 {
  /// See ProfileService.UpdateSettings.
  package struct UpdateSettingsRequest: RPCMessage, Hashable, Sendable {
    /// With an etag, the update fails if the settings have changed.
    package var settings: ProfileV1.Settings?
    /// Names of fields that are not output only. Without a mask, the populated ones change.
    package var updateMask: GoogleProtobuf.FieldMask?
    /// As in UpdateProfileRequest.
    package var requestID: String

    package init(
      settings: ProfileV1.Settings? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      requestID: String = ""
    ) {
      self.settings = settings
      self.updateMask = updateMask
      self.requestID = requestID
    }
  }
}

extension ProfileV1 {
  /// The settings after the change.
  package struct UpdateSettingsResponse: RPCMessage, Hashable, Sendable {
    /// All of them.
    package var settings: ProfileV1.Settings?

    package init(
      settings: ProfileV1.Settings? = nil
    ) {
      self.settings = settings
    }
  }
}

extension ProfileV1 {
  /// A theme to choose.
  package struct Theme: RPCMessage, Hashable, Sendable {
    /// `orange`.
    package var themeID: String
    /// In the requested language.
    package var title: String
    /// The accent colour: `#rrggbb`.
    package var accentColor: String
    /// The background colour: `#rrggbb`.
    package var backgroundColor: String
    /// The colour of cards: `#rrggbb`.
    package var surfaceColor: String
    /// The colour of text on both: `#rrggbb`.
    package var textColor: String
    /// Whether the theme has light text on a dark background.
    package var isDark: Bool

    package init(
      themeID: String = "",
      title: String = "",
      accentColor: String = "",
      backgroundColor: String = "",
      surfaceColor: String = "",
      textColor: String = "",
      isDark: Bool = false
    ) {
      self.themeID = themeID
      self.title = title
      self.accentColor = accentColor
      self.backgroundColor = backgroundColor
      self.surfaceColor = surfaceColor
      self.textColor = textColor
      self.isDark = isDark
    }
  }
}

extension ProfileV1 {
  /// See ProfileService.ListThemes.
  package struct ListThemesRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension ProfileV1 {
  /// The themes.
  package struct ListThemesResponse: RPCMessage, Hashable, Sendable {
    /// In order; the first one is the default.
    package var themes: [ProfileV1.Theme]

    package init(
      themes: [ProfileV1.Theme] = []
    ) {
      self.themes = themes
    }
  }
}

extension ProfileV1 {
  /// A body weight at one moment.
  package struct BodyMeasurement: RPCMessage, Hashable, Sendable {
    /// UUID, chosen by the client.
    package var measurementID: String
    /// Required; 2000 or later, at most 5 minutes in the future.
    package var measureTime: GoogleProtobuf.Timestamp?
    /// The device's offset at that time, in seconds ahead of UTC, within 18 hours; absent means that of `time_zone`.
    package var utcOffsetSeconds: Int32?
    /// The date it belongs to, `YYYY-MM-DD`, decided once from time and offset. Output only.
    package var localDate: String
    /// Required; 20 to 500, stored to a milligram.
    package var weightKg: Double
    /// IANA name of the device's time zone: `Europe/Berlin`; empty means UTC. Input only: it is stored as the offset.
    package var timeZone: String

    package init(
      measurementID: String = "",
      measureTime: GoogleProtobuf.Timestamp? = nil,
      utcOffsetSeconds: Int32? = nil,
      localDate: String = "",
      weightKg: Double = 0,
      timeZone: String = ""
    ) {
      self.measurementID = measurementID
      self.measureTime = measureTime
      self.utcOffsetSeconds = utcOffsetSeconds
      self.localDate = localDate
      self.weightKg = weightKg
      self.timeZone = timeZone
    }
  }
}

extension ProfileV1 {
  /// See ProfileService.AddBodyMeasurement.
  package struct AddBodyMeasurementRequest: RPCMessage, Hashable, Sendable {
    /// Without its output-only fields.
    package var measurement: ProfileV1.BodyMeasurement?

    package init(
      measurement: ProfileV1.BodyMeasurement? = nil
    ) {
      self.measurement = measurement
    }
  }
}

extension ProfileV1 {
  /// The measurement as stored.
  package struct AddBodyMeasurementResponse: RPCMessage, Hashable, Sendable {
    /// With its output-only fields.
    package var measurement: ProfileV1.BodyMeasurement?

    package init(
      measurement: ProfileV1.BodyMeasurement? = nil
    ) {
      self.measurement = measurement
    }
  }
}

extension ProfileV1 {
  /// See ProfileService.ListBodyMeasurements.
  package struct ListBodyMeasurementsRequest: RPCMessage, Hashable, Sendable {
    /// 0 means 50; at most 200; negative is INVALID_ARGUMENT.
    package var pageSize: Int32
    /// From the previous page; empty for the first page. Valid only for the same user.
    package var pageToken: String

    package init(
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension ProfileV1 {
  /// A page of measurements.
  package struct ListBodyMeasurementsResponse: RPCMessage, Hashable, Sendable {
    /// Newest first.
    package var measurements: [ProfileV1.BodyMeasurement]
    /// Empty on the last page.
    package var nextPageToken: String

    package init(
      measurements: [ProfileV1.BodyMeasurement] = [],
      nextPageToken: String = ""
    ) {
      self.measurements = measurements
      self.nextPageToken = nextPageToken
    }
  }
}

extension ProfileV1 {
  /// See ProfileService.DeleteBodyMeasurement.
  package struct DeleteBodyMeasurementRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var measurementID: String

    package init(
      measurementID: String = ""
    ) {
      self.measurementID = measurementID
    }
  }
}

extension ProfileV1 {
  /// Empty.
  package struct DeleteBodyMeasurementResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension ProfileV1 {
  /// An index that the WHO names for public health in Asian populations. It isn't a class.
  package struct BmiActionPoint: RPCMessage, Hashable, Sendable {
    /// 23, 27.5, 32.5 or 37.5.
    package var value: Double
    /// Whether the index reaches it.
    package var reached: Bool

    package init(
      value: Double = 0,
      reached: Bool = false
    ) {
      self.value = value
      self.reached = reached
    }
  }
}

extension ProfileV1 {
  /// A body mass index and its inputs.
  package struct Bmi: RPCMessage, Hashable, Sendable {
    /// Kilograms per square metre, not rounded.
    package var value: Double
    /// The same with one decimal, formatted for the requested language: `22.9`, `22,9`.
    package var text: String
    /// The class, by the exact value.
    package var bmiClass: ProfileV1.BmiClass
    /// The class in the requested language.
    package var classText: String
    /// The weight behind it.
    package var weightKg: Double
    /// The height behind it.
    package var heightCm: Double
    /// What an adult of this height weighs at an index of 18.5.
    package var normalFromKg: Double
    /// What an adult of this height weighs at an index of 25, where NORMAL ends.
    package var normalBelowKg: Double
    /// In ascending order.
    package var actionPoints: [ProfileV1.BmiActionPoint]
    /// A note in the requested language: this is a screening value, not a diagnosis.
    package var note: String
    /// The version of formula and classes: `bmi-who-2004`.
    package var formulaVersion: String

    package init(
      value: Double = 0,
      text: String = "",
      bmiClass: ProfileV1.BmiClass = .unspecified,
      classText: String = "",
      weightKg: Double = 0,
      heightCm: Double = 0,
      normalFromKg: Double = 0,
      normalBelowKg: Double = 0,
      actionPoints: [ProfileV1.BmiActionPoint] = [],
      note: String = "",
      formulaVersion: String = ""
    ) {
      self.value = value
      self.text = text
      self.bmiClass = bmiClass
      self.classText = classText
      self.weightKg = weightKg
      self.heightCm = heightCm
      self.normalFromKg = normalFromKg
      self.normalBelowKg = normalBelowKg
      self.actionPoints = actionPoints
      self.note = note
      self.formulaVersion = formulaVersion
    }
  }
}

extension ProfileV1 {
  /// See ProfileService.GetBodyMetrics.
  package struct GetBodyMetricsRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension ProfileV1 {
  /// The known figures.
  package struct GetBodyMetricsResponse: RPCMessage, Hashable, Sendable {
    /// The profile's height; 0 if unknown.
    package var heightCm: Double
    /// The newest; absent if there is none.
    package var newest: ProfileV1.BodyMeasurement?
    /// Absent if something is missing.
    package var bmi: ProfileV1.Bmi?
    /// The inputs that are missing.
    package var missing: [ProfileV1.MissingMetric]

    package init(
      heightCm: Double = 0,
      newest: ProfileV1.BodyMeasurement? = nil,
      bmi: ProfileV1.Bmi? = nil,
      missing: [ProfileV1.MissingMetric] = []
    ) {
      self.heightCm = heightCm
      self.newest = newest
      self.bmi = bmi
      self.missing = missing
    }
  }
}

extension ProfileV1 {
  /// See ProfileService.CalculateBmi.
  package struct CalculateBmiRequest: RPCMessage, Hashable, Sendable {
    /// 50 to 272; 0 means the profile's.
    package var heightCm: Double
    /// 20 to 500; 0 means the newest measurement's.
    package var weightKg: Double
    /// 1900 to this year; 0 means the profile's.
    package var birthYear: UInt32

    package init(
      heightCm: Double = 0,
      weightKg: Double = 0,
      birthYear: UInt32 = 0
    ) {
      self.heightCm = heightCm
      self.weightKg = weightKg
      self.birthYear = birthYear
    }
  }
}

extension ProfileV1 {
  /// The index.
  package struct CalculateBmiResponse: RPCMessage, Hashable, Sendable {
    /// Always present.
    package var bmi: ProfileV1.Bmi?

    package init(
      bmi: ProfileV1.Bmi? = nil
    ) {
      self.bmi = bmi
    }
  }
}

extension ProfileV1 {
  /// A missing part, and why it is missing.
  package struct UnavailablePart: RPCMessage, Hashable, Sendable {
    /// The part.
    package var part: ProfileV1.DashboardPart
    /// The name of the gRPC status code from its service: `UNAVAILABLE`, `DEADLINE_EXCEEDED`.
    package var code: String

    package init(
      part: ProfileV1.DashboardPart = .unspecified,
      code: String = ""
    ) {
      self.part = part
      self.code = code
    }
  }
}

extension ProfileV1 {
  /// A slice or bar of a chart.
  package struct DashboardBar: RPCMessage, Hashable, Sendable {
    /// Its date, `YYYY-MM-DD`.
    package var localDate: String
    /// In today's chart, when the session began; absent otherwise.
    package var startTime: GoogleProtobuf.Timestamp?
    /// Reps in it.
    package var reps: UInt32
    /// The reps among them that TitanUp counted.
    package var verifiedReps: UInt32
    /// Sessions in it.
    package var sessions: UInt32

    package init(
      localDate: String = "",
      startTime: GoogleProtobuf.Timestamp? = nil,
      reps: UInt32 = 0,
      verifiedReps: UInt32 = 0,
      sessions: UInt32 = 0
    ) {
      self.localDate = localDate
      self.startTime = startTime
      self.reps = reps
      self.verifiedReps = verifiedReps
      self.sessions = sessions
    }
  }
}

extension ProfileV1 {
  /// A chart of the home screen.
  package struct DashboardChart: RPCMessage, Hashable, Sendable {
    /// Oldest first: in today's chart one slice per session, otherwise one bar per date.
    package var bars: [ProfileV1.DashboardBar]
    /// Reps in all bars.
    package var totalReps: UInt32
    /// The goal in push-ups per day.
    package var goalReps: UInt32
    /// Push-ups that remain to today's goal.
    package var remainingReps: UInt32
    /// Today's date, `YYYY-MM-DD`.
    package var today: String

    package init(
      bars: [ProfileV1.DashboardBar] = [],
      totalReps: UInt32 = 0,
      goalReps: UInt32 = 0,
      remainingReps: UInt32 = 0,
      today: String = ""
    ) {
      self.bars = bars
      self.totalReps = totalReps
      self.goalReps = goalReps
      self.remainingReps = remainingReps
      self.today = today
    }
  }
}

extension ProfileV1 {
  /// Dates in a row.
  package struct DashboardStreak: RPCMessage, Hashable, Sendable {
    /// In the streak up to today, or up to yesterday while today is still open.
    package var current: UInt32
    /// The longest streak so far.
    package var longest: UInt32
    /// Whether today is one of these dates.
    package var todayDone: Bool
    /// Whether the streak depends on today.
    package var atRisk: Bool
    /// The number of missed dates that freezes would protect.
    package var freezesLeft: UInt32
    /// Dates in a row with push-ups that TitanUp counted.
    package var verifiedCurrent: UInt32

    package init(
      current: UInt32 = 0,
      longest: UInt32 = 0,
      todayDone: Bool = false,
      atRisk: Bool = false,
      freezesLeft: UInt32 = 0,
      verifiedCurrent: UInt32 = 0
    ) {
      self.current = current
      self.longest = longest
      self.todayDone = todayDone
      self.atRisk = atRisk
      self.freezesLeft = freezesLeft
      self.verifiedCurrent = verifiedCurrent
    }
  }
}

extension ProfileV1 {
  /// A push-up session.
  package struct DashboardSession: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var sessionID: String
    /// When it began.
    package var startTime: GoogleProtobuf.Timestamp?
    /// The date it belongs to, `YYYY-MM-DD`.
    package var localDate: String
    /// Push-ups in it.
    package var reps: UInt32
    /// The goal in reps.
    package var target: UInt32
    /// Whether the goal was reached.
    package var targetMet: Bool
    /// Whether TitanUp counted it.
    package var verified: Bool

    package init(
      sessionID: String = "",
      startTime: GoogleProtobuf.Timestamp? = nil,
      localDate: String = "",
      reps: UInt32 = 0,
      target: UInt32 = 0,
      targetMet: Bool = false,
      verified: Bool = false
    ) {
      self.sessionID = sessionID
      self.startTime = startTime
      self.localDate = localDate
      self.reps = reps
      self.target = target
      self.targetMet = targetMet
      self.verified = verified
    }
  }
}

extension ProfileV1 {
  /// A trophy that was earned.
  package struct DashboardAward: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var awardID: String
    /// `T-SESSION-5`.
    package var trophyID: String
    /// In the requested language.
    package var title: String
    /// The URI of its picture.
    package var imageURI: String
    /// When it was earned.
    package var earnTime: GoogleProtobuf.Timestamp?

    package init(
      awardID: String = "",
      trophyID: String = "",
      title: String = "",
      imageURI: String = "",
      earnTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.awardID = awardID
      self.trophyID = trophyID
      self.title = title
      self.imageURI = imageURI
      self.earnTime = earnTime
    }
  }
}

extension ProfileV1 {
  /// A medal that the user wears.
  package struct DashboardMedal: RPCMessage, Hashable, Sendable {
    /// `M-DAY-5`.
    package var medalID: String
    /// In the requested language.
    package var title: String
    /// The URI of its picture.
    package var imageURI: String
    /// The number of dates on which it was earned.
    package var count: UInt32

    package init(
      medalID: String = "",
      title: String = "",
      imageURI: String = "",
      count: UInt32 = 0
    ) {
      self.medalID = medalID
      self.title = title
      self.imageURI = imageURI
      self.count = count
    }
  }
}

extension ProfileV1 {
  /// A rank by lifetime experience.
  package struct DashboardLevel: RPCMessage, Hashable, Sendable {
    /// From 1.
    package var number: UInt32
    /// The user's points.
    package var experience: UInt32
    /// Points at which this level begins.
    package var threshold: UInt32
    /// Points at which the next one begins.
    package var nextThreshold: UInt32

    package init(
      number: UInt32 = 0,
      experience: UInt32 = 0,
      threshold: UInt32 = 0,
      nextThreshold: UInt32 = 0
    ) {
      self.number = number
      self.experience = experience
      self.threshold = threshold
      self.nextThreshold = nextThreshold
    }
  }
}

extension ProfileV1 {
  /// A suggested workout.
  package struct DashboardWorkout: RPCMessage, Hashable, Sendable {
    /// As in titanup.training.v1.
    package var workoutID: String
    /// In the requested language.
    package var name: String
    /// Why it is suggested, in the requested language.
    package var explanation: String
    /// The number of its sets.
    package var sets: UInt32

    package init(
      workoutID: String = "",
      name: String = "",
      explanation: String = "",
      sets: UInt32 = 0
    ) {
      self.workoutID = workoutID
      self.name = name
      self.explanation = explanation
      self.sets = sets
    }
  }
}

extension ProfileV1 {
  /// Suggested workouts.
  package struct DashboardSuggestions: RPCMessage, Hashable, Sendable {
    /// Up to five; none if the preferences leave nothing to draw from.
    package var workouts: [ProfileV1.DashboardWorkout]
    /// The seed that gives the same suggestions again in TrainingService.SuggestWorkouts.
    package var seed: UInt64

    package init(
      workouts: [ProfileV1.DashboardWorkout] = [],
      seed: UInt64 = 0
    ) {
      self.workouts = workouts
      self.seed = seed
    }
  }
}

extension ProfileV1 {
  /// A date's training.
  package struct DashboardTrainingDay: RPCMessage, Hashable, Sendable {
    /// `YYYY-MM-DD`.
    package var localDate: String
    /// Completed practices and push-up sessions.
    package var completed: UInt32

    package init(
      localDate: String = "",
      completed: UInt32 = 0
    ) {
      self.localDate = localDate
      self.completed = completed
    }
  }
}

extension ProfileV1 {
  /// This week's training.
  package struct DashboardTrainingWeek: RPCMessage, Hashable, Sendable {
    /// Seven dates, starting with the first weekday.
    package var days: [ProfileV1.DashboardTrainingDay]
    /// Completed practices and push-up sessions on these dates.
    package var completed: UInt32
    /// The same in the seven dates up to today.
    package var completedLast7Days: UInt32
    /// The plan's goal; without a plan, one that suits the fitness level.
    package var planned: UInt32
    /// The duration of practices without pauses, and of push-up sessions from start to end.
    package var timeSpent: GoogleProtobuf.Duration?

    package init(
      days: [ProfileV1.DashboardTrainingDay] = [],
      completed: UInt32 = 0,
      completedLast7Days: UInt32 = 0,
      planned: UInt32 = 0,
      timeSpent: GoogleProtobuf.Duration? = nil
    ) {
      self.days = days
      self.completed = completed
      self.completedLast7Days = completedLast7Days
      self.planned = planned
      self.timeSpent = timeSpent
    }
  }
}

extension ProfileV1 {
  /// A completed practice.
  package struct DashboardPractice: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var practiceID: String
    /// Its workouts.
    package var workoutIDs: [String]
    /// When it was completed.
    package var endTime: GoogleProtobuf.Timestamp?
    /// The date it belongs to, `YYYY-MM-DD`.
    package var localDate: String
    /// Its duration without pauses.
    package var timeSpent: GoogleProtobuf.Duration?
    /// The points it earned.
    package var points: Double

    package init(
      practiceID: String = "",
      workoutIDs: [String] = [],
      endTime: GoogleProtobuf.Timestamp? = nil,
      localDate: String = "",
      timeSpent: GoogleProtobuf.Duration? = nil,
      points: Double = 0
    ) {
      self.practiceID = practiceID
      self.workoutIDs = workoutIDs
      self.endTime = endTime
      self.localDate = localDate
      self.timeSpent = timeSpent
      self.points = points
    }
  }
}

extension ProfileV1 {
  /// A habit and its progress today.
  package struct DashboardHabit: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var habitID: String
    /// The title that the user gave it.
    package var title: String
    /// `#RRGGBB`.
    package var color: String
    /// Repetitions today; an amount can have up to three decimals.
    package var today: Double
    /// The percentage of the goal reached on the current day or in the current week; for a limit, the percentage used up.
    package var goalPercent: UInt32
    /// Whether the goal is met at the moment.
    package var goalMet: Bool
    /// Days or weeks in a row with the goal met.
    package var currentStreak: UInt32

    package init(
      habitID: String = "",
      title: String = "",
      color: String = "",
      today: Double = 0,
      goalPercent: UInt32 = 0,
      goalMet: Bool = false,
      currentStreak: UInt32 = 0
    ) {
      self.habitID = habitID
      self.title = title
      self.color = color
      self.today = today
      self.goalPercent = goalPercent
      self.goalMet = goalMet
      self.currentStreak = currentStreak
    }
  }
}

extension ProfileV1 {
  /// Today's habits.
  package struct DashboardHabits: RPCMessage, Hashable, Sendable {
    /// The first fifty, in the user's order, without archived ones.
    package var habits: [ProfileV1.DashboardHabit]
    /// Whether there are more.
    package var more: Bool

    package init(
      habits: [ProfileV1.DashboardHabit] = [],
      more: Bool = false
    ) {
      self.habits = habits
      self.more = more
    }
  }
}

extension ProfileV1 {
  /// A quote and its source.
  package struct DashboardQuote: RPCMessage, Hashable, Sendable {
    /// As in titanup.motivation.v1.
    package var quoteID: String
    /// In `language`.
    package var text: String
    /// Its author.
    package var author: String
    /// Its source.
    package var source: String
    /// `en` or `de`.
    package var language: String
    /// Whether this account likes it.
    package var isLiked: Bool

    package init(
      quoteID: String = "",
      text: String = "",
      author: String = "",
      source: String = "",
      language: String = "",
      isLiked: Bool = false
    ) {
      self.quoteID = quoteID
      self.text = text
      self.author = author
      self.source = source
      self.language = language
      self.isLiked = isLiked
    }
  }
}

extension ProfileV1 {
  /// A pep talk before a set.
  package struct DashboardPepTalk: RPCMessage, Hashable, Sendable {
    /// A quote or verse.
    package var quote: ProfileV1.DashboardQuote?
    /// The voice's line for the occasion.
    package var line: String
    /// The voice.
    package var voicePackID: String

    package init(
      quote: ProfileV1.DashboardQuote? = nil,
      line: String = "",
      voicePackID: String = ""
    ) {
      self.quote = quote
      self.line = line
      self.voicePackID = voicePackID
    }
  }
}

extension ProfileV1 {
  /// The newest push-up session or practice.
  package struct DashboardLastWorkout: RPCMessage, Hashable, Sendable {
    /// When it ended.
    package var time: GoogleProtobuf.Timestamp?
    /// The date it belongs to, `YYYY-MM-DD`.
    package var localDate: String

    package init(
      time: GoogleProtobuf.Timestamp? = nil,
      localDate: String = ""
    ) {
      self.time = time
      self.localDate = localDate
    }
  }
}

extension ProfileV1 {
  /// Name, picture and theme.
  package struct DashboardProfile: RPCMessage, Hashable, Sendable {
    /// The name.
    package var displayName: String
    /// The avatar.
    package var avatarID: String
    /// Whether an uploaded picture represents the account instead.
    package var hasUploadedImage: Bool
    /// The theme.
    package var themeID: String
    /// The goal in push-ups per session.
    package var sessionTarget: UInt32

    package init(
      displayName: String = "",
      avatarID: String = "",
      hasUploadedImage: Bool = false,
      themeID: String = "",
      sessionTarget: UInt32 = 0
    ) {
      self.displayName = displayName
      self.avatarID = avatarID
      self.hasUploadedImage = hasUploadedImage
      self.themeID = themeID
      self.sessionTarget = sessionTarget
    }
  }
}

extension ProfileV1 {
  /// See ProfileService.GetDashboard.
  package struct GetDashboardRequest: RPCMessage, Hashable, Sendable {
    /// IANA name of the time zone that decides which date today is; empty means the clock's zone, else that of the newest
    /// session, else UTC.
    package var timeZone: String

    package init(
      timeZone: String = ""
    ) {
      self.timeZone = timeZone
    }
  }
}

extension ProfileV1 {
  /// The home screen. An absent part is named in `unavailable`, or has nothing to show yet.
  package struct GetDashboardResponse: RPCMessage, Hashable, Sendable {
    /// Name, picture and theme.
    package var profile: ProfileV1.DashboardProfile?
    /// Today's chart.
    package var today: ProfileV1.DashboardChart?
    /// The last seven dates.
    package var week: ProfileV1.DashboardChart?
    /// The last thirty dates.
    package var month: ProfileV1.DashboardChart?
    /// Dates in a row.
    package var streak: ProfileV1.DashboardStreak?
    /// The newest session; absent before the first.
    package var lastSession: ProfileV1.DashboardSession?
    /// The three newest trophies, newest first.
    package var awards: [ProfileV1.DashboardAward]
    /// The missing parts, in the order of the enum.
    package var unavailable: [ProfileV1.UnavailablePart]
    /// Medals worn today, in the order of the catalogue.
    package var medals: [ProfileV1.DashboardMedal]
    /// The Titan level.
    package var level: ProfileV1.DashboardLevel?
    /// Suggested workouts.
    package var suggestions: ProfileV1.DashboardSuggestions?
    /// This week's training.
    package var trainingWeek: ProfileV1.DashboardTrainingWeek?
    /// The newest practice; absent before the first.
    package var lastPractice: ProfileV1.DashboardPractice?
    /// The newer of `last_session` and `last_practice`; absent if there is neither, and if either is unavailable.
    package var lastWorkout: ProfileV1.DashboardLastWorkout?
    /// Today's habits.
    package var habits: ProfileV1.DashboardHabits?
    /// A different one each time.
    package var slogan: ProfileV1.DashboardQuote?
    /// A quote or verse, and the voice's line.
    package var pepTalk: ProfileV1.DashboardPepTalk?

    package init(
      profile: ProfileV1.DashboardProfile? = nil,
      today: ProfileV1.DashboardChart? = nil,
      week: ProfileV1.DashboardChart? = nil,
      month: ProfileV1.DashboardChart? = nil,
      streak: ProfileV1.DashboardStreak? = nil,
      lastSession: ProfileV1.DashboardSession? = nil,
      awards: [ProfileV1.DashboardAward] = [],
      unavailable: [ProfileV1.UnavailablePart] = [],
      medals: [ProfileV1.DashboardMedal] = [],
      level: ProfileV1.DashboardLevel? = nil,
      suggestions: ProfileV1.DashboardSuggestions? = nil,
      trainingWeek: ProfileV1.DashboardTrainingWeek? = nil,
      lastPractice: ProfileV1.DashboardPractice? = nil,
      lastWorkout: ProfileV1.DashboardLastWorkout? = nil,
      habits: ProfileV1.DashboardHabits? = nil,
      slogan: ProfileV1.DashboardQuote? = nil,
      pepTalk: ProfileV1.DashboardPepTalk? = nil
    ) {
      self.profile = profile
      self.today = today
      self.week = week
      self.month = month
      self.streak = streak
      self.lastSession = lastSession
      self.awards = awards
      self.unavailable = unavailable
      self.medals = medals
      self.level = level
      self.suggestions = suggestions
      self.trainingWeek = trainingWeek
      self.lastPractice = lastPractice
      self.lastWorkout = lastWorkout
      self.habits = habits
      self.slogan = slogan
      self.pepTalk = pepTalk
    }
  }
}

extension ProfileV1 {
  /// The part of a profile that other services need for calculations and texts; no name and no picture.
  package struct PersonSnapshot: RPCMessage, Hashable, Sendable {
    /// 0 if unknown.
    package var birthYear: UInt32
    /// 0 if unknown.
    package var heightCm: Double
    /// BCP 47 language tag.
    package var locale: String
    /// For showing numbers.
    package var units: ProfileV1.Units

    package init(
      birthYear: UInt32 = 0,
      heightCm: Double = 0,
      locale: String = "",
      units: ProfileV1.Units = .unspecified
    ) {
      self.birthYear = birthYear
      self.heightCm = heightCm
      self.locale = locale
      self.units = units
    }
  }
}

extension ProfileV1 {
  /// A measurement is gone.
  package struct MeasurementDeleted: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var measurementID: String
    /// The time of the deletion.
    package var deleteTime: GoogleProtobuf.Timestamp?

    package init(
      measurementID: String = "",
      deleteTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.measurementID = measurementID
      self.deleteTime = deleteTime
    }
  }
}

extension ProfileV1 {
  /// The current state of a profile, of settings or of a measurement.
  package struct ProfileChange: RPCMessage, Hashable, Sendable {
    /// UUID of its owner.
    package var userID: String
    /// Its current state.
    package var change: Change?
    /// The cursor to ask for the next changes with; empty for a follower that asks by slots.
    package var cursor: String
    /// The slot of its user: 0 to 127, the top seven bits of PostgreSQL's uuid_hash of user_id.
    package var slot: Int32
    /// Its number in that slot. Later changes have higher numbers; what changes again leaves its old number.
    package var number: Int64

    package init(
      userID: String = "",
      change: Change? = nil,
      cursor: String = "",
      slot: Int32 = 0,
      number: Int64 = 0
    ) {
      self.userID = userID
      self.change = change
      self.cursor = cursor
      self.slot = slot
      self.number = number
    }

    /// Its current state.
    package enum Change: Hashable, Sendable {
      /// The profile was created or changed.
      case person(ProfileV1.PersonSnapshot)
      /// Settings were changed; until then the defaults of GetSettings apply.
      case settings(ProfileV1.Settings)
      /// A body weight was recorded.
      case measurement(ProfileV1.BodyMeasurement)
      /// It was deleted.
      case deletedMeasurement(ProfileV1.MeasurementDeleted)
    }
  }
}

extension ProfileV1 {
  /// See ProfileFeedService.ListProfileChanges.
  package struct ListProfileChangesRequest: RPCMessage, Hashable, Sendable {
    /// The position of a follower of the whole feed; empty for the beginning, or together with slots.
    package var cursor: String
    /// 0 means 50; at most 200; negative is INVALID_ARGUMENT.
    package var pageSize: Int32
    /// The slots that the follower reads, each once, in any order; empty for the whole feed by its cursor.
    package var slots: [Int32]
    /// For each of the slots, the number of the last change that the follower has seen there; 0 for none.
    package var numbers: [Int64]
    /// The epoch that the numbers are of; empty if all of them are 0.
    package var epoch: String

    package init(
      cursor: String = "",
      pageSize: Int32 = 0,
      slots: [Int32] = [],
      numbers: [Int64] = [],
      epoch: String = ""
    ) {
      self.cursor = cursor
      self.pageSize = pageSize
      self.slots = slots
      self.numbers = numbers
      self.epoch = epoch
    }
  }
}

extension ProfileV1 {
  /// A page of changes.
  package struct ListProfileChangesResponse: RPCMessage, Hashable, Sendable {
    /// In the order of their numbers within each slot.
    package var changes: [ProfileV1.ProfileChange]
    /// Where to continue; equal to the request's cursor if nothing has changed since, and empty for a follower that asks
    /// by slots.
    package var nextCursor: String
    /// Identifies the lifetime of the store: it changes when a backup is restored.
    package var epoch: String
    /// Always false: no transaction holds back the changes of another any more.
    package var isPending: Bool

    package init(
      changes: [ProfileV1.ProfileChange] = [],
      nextCursor: String = "",
      epoch: String = "",
      isPending: Bool = false
    ) {
      self.changes = changes
      self.nextCursor = nextCursor
      self.epoch = epoch
      self.isPending = isPending
    }
  }
}

extension ProfileV1 {
  /// See ProfileFeedService.WatchProfileChanges.
  package struct WatchProfileChangesRequest: RPCMessage, Hashable, Sendable {
    /// As in ListProfileChangesRequest.
    package var cursor: String
    /// As in ListProfileChangesRequest.
    package var slots: [Int32]
    /// As in ListProfileChangesRequest.
    package var numbers: [Int64]
    /// As in ListProfileChangesRequest.
    package var epoch: String

    package init(
      cursor: String = "",
      slots: [Int32] = [],
      numbers: [Int64] = [],
      epoch: String = ""
    ) {
      self.cursor = cursor
      self.slots = slots
      self.numbers = numbers
      self.epoch = epoch
    }
  }
}

extension ProfileV1 {
  /// What has changed.
  package struct WatchProfileChangesResponse: RPCMessage, Hashable, Sendable {
    /// In the order of their numbers within each slot; 1 to 200.
    package var changes: [ProfileV1.ProfileChange]
    /// Identifies the lifetime of the store.
    package var epoch: String

    package init(
      changes: [ProfileV1.ProfileChange] = [],
      epoch: String = ""
    ) {
      self.changes = changes
      self.epoch = epoch
    }
  }
}
