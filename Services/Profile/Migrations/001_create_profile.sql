-- People, their settings, what they weigh. Every table is keyed by user first, so that users can be spread over several
-- servers.

-- One row per user, locked first by whoever changes what that user has.
CREATE TABLE profile.users (
  user_id uuid NOT NULL,
  CONSTRAINT users_key PRIMARY KEY (user_id)
);

CREATE TABLE profile.profiles (
  user_id uuid NOT NULL,
  display_name text NOT NULL,
  -- NULL: not said, as for sex and height.
  birth_year integer,
  -- titanup.profile.v1.Sex.
  sex smallint,
  height_millimetres integer,
  -- BCP 47.
  locale text NOT NULL,
  -- titanup.profile.v1.Units.
  units smallint NOT NULL,
  avatar_id text NOT NULL,
  -- 1 when the profile was made; grows with every change, of the picture too.
  revision integer NOT NULL,
  create_time timestamptz NOT NULL,
  update_time timestamptz,
  CONSTRAINT profiles_key PRIMARY KEY (user_id),
  CONSTRAINT profiles_display_name_length CHECK (char_length(display_name) BETWEEN 1 AND 100),
  CONSTRAINT profiles_birth_year_range CHECK (birth_year >= 1900),
  CONSTRAINT profiles_sex_known CHECK (sex BETWEEN 1 AND 3),
  CONSTRAINT profiles_height_range CHECK (height_millimetres BETWEEN 500 AND 2720),
  CONSTRAINT profiles_units_known CHECK (units BETWEEN 1 AND 2),
  CONSTRAINT profiles_revision_positive CHECK (revision > 0)
);

-- Uploaded pictures, made anew before they come here: at most 512 pixels wide and high.
CREATE TABLE profile.images (
  user_id uuid NOT NULL,
  -- 1 PNG, 2 JPEG.
  format smallint NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  image bytea NOT NULL,
  create_time timestamptz NOT NULL,
  CONSTRAINT images_key PRIMARY KEY (user_id),
  CONSTRAINT images_format_known CHECK (format BETWEEN 1 AND 2),
  CONSTRAINT images_size_range CHECK (width BETWEEN 1 AND 512 AND height BETWEEN 1 AND 512)
);

-- Pictures are compressed already.
ALTER TABLE profile.images ALTER COLUMN image SET STORAGE EXTERNAL;

CREATE TABLE profile.settings (
  user_id uuid NOT NULL,
  theme_id text NOT NULL,
  session_target integer NOT NULL,
  daily_goal integer NOT NULL,
  -- How often a day, and between which minutes after local midnight.
  times_per_day integer NOT NULL,
  window_start_minutes integer NOT NULL,
  window_end_minutes integer NOT NULL,
  -- Empty: the best one that was reached.
  voice_pack_id text NOT NULL,
  is_voice_enabled boolean NOT NULL,
  are_sounds_enabled boolean NOT NULL,
  are_haptics_enabled boolean NOT NULL,
  -- titanup.profile.v1.Visibility.
  profile_visibility smallint NOT NULL,
  activity_visibility smallint NOT NULL,
  awards_visibility smallint NOT NULL,
  -- titanup.profile.v1.FrameRetention.
  frame_retention smallint NOT NULL,
  revision integer NOT NULL,
  update_time timestamptz NOT NULL,
  CONSTRAINT settings_key PRIMARY KEY (user_id),
  CONSTRAINT settings_session_target_range CHECK (session_target BETWEEN 1 AND 500),
  CONSTRAINT settings_daily_goal_range CHECK (daily_goal BETWEEN 1 AND 10000),
  CONSTRAINT settings_times_range CHECK (times_per_day BETWEEN 1 AND 24),
  CONSTRAINT settings_window_fits CHECK (
    window_start_minutes BETWEEN 0 AND 1439 AND window_end_minutes BETWEEN 0 AND 1439
    AND window_end_minutes - window_start_minutes >= times_per_day - 1),
  CONSTRAINT settings_visibilities_known CHECK (
    profile_visibility BETWEEN 1 AND 3 AND activity_visibility BETWEEN 1 AND 3 AND awards_visibility BETWEEN 1 AND 3),
  CONSTRAINT settings_retention_known CHECK (frame_retention BETWEEN 1 AND 3),
  CONSTRAINT settings_revision_positive CHECK (revision > 0)
);

CREATE TABLE profile.measurements (
  user_id uuid NOT NULL,
  measurement_id uuid NOT NULL,
  measure_time timestamptz NOT NULL,
  utc_offset_seconds integer NOT NULL,
  -- Decided once, when the measurement is recorded; never computed again.
  local_date date NOT NULL,
  weight_milligrams integer NOT NULL,
  create_time timestamptz NOT NULL,
  -- Deleted ones keep their id, so that a client's late retry does not bring them back.
  delete_time timestamptz,
  CONSTRAINT measurements_key PRIMARY KEY (user_id, measurement_id),
  CONSTRAINT measurements_weight_range CHECK (weight_milligrams BETWEEN 20000000 AND 500000000)
);

-- Lists, newest first, and the newest.
CREATE INDEX measurements_by_time ON profile.measurements (user_id, measure_time DESC, measurement_id DESC)
  WHERE delete_time IS NULL;

-- What was answered to a request id, for retries.
CREATE TABLE profile.requests (
  user_id uuid NOT NULL,
  request_id uuid NOT NULL,
  -- SHA-256 of method and request: the same id with another payload is refused.
  payload_digest bytea NOT NULL,
  response bytea NOT NULL,
  create_time timestamptz NOT NULL,
  CONSTRAINT requests_key PRIMARY KEY (user_id, request_id)
);

-- Rows older than a week are removed when their user writes again.
CREATE INDEX requests_by_age ON profile.requests (user_id, create_time);

REVOKE UPDATE ON profile.requests FROM titanup_profile;
-- What was measured does not change.
REVOKE UPDATE ON profile.measurements FROM titanup_profile;
GRANT UPDATE (delete_time) ON profile.measurements TO titanup_profile;
