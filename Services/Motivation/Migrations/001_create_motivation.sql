-- Motivation: which words a user was shown and likes, whose voice speaks to them, and what they want to be reminded of.
-- The words themselves are files, see Catalogue. Every table is keyed by user first, so that users can be spread over
-- several servers.

-- One row per user, locked first by whoever changes what that user has.
CREATE TABLE motivation.users (
  user_id uuid NOT NULL,
  -- Counts the quotes that were shown.
  showings bigint NOT NULL DEFAULT 0,
  -- Titan level, and the voice chosen in the settings (NULL follows the level), as they were known last: for when the
  -- services that know them do not answer.
  titan_level integer NOT NULL DEFAULT 1,
  voice_pack_id text,
  -- The zone that the user named last.
  time_zone text,
  CONSTRAINT users_key PRIMARY KEY (user_id)
);

-- When each quote was shown last: users.showings then.
CREATE TABLE motivation.shown (
  user_id uuid NOT NULL,
  quote_id text NOT NULL,
  showing bigint NOT NULL,
  CONSTRAINT shown_key PRIMARY KEY (user_id, quote_id)
);

-- Likes are counted, not kept as counts: no count can be wrong.
CREATE TABLE motivation.likes (
  user_id uuid NOT NULL,
  quote_id text NOT NULL,
  like_time timestamptz NOT NULL,
  CONSTRAINT likes_key PRIMARY KEY (user_id, quote_id)
);
CREATE INDEX likes_by_time ON motivation.likes (user_id, like_time DESC, quote_id);
CREATE INDEX likes_by_quote ON motivation.likes (quote_id);

-- Series of reminders.
CREATE TABLE motivation.reminders (
  user_id uuid NOT NULL,
  reminder_id uuid NOT NULL,
  -- titanup.motivation.v1.ReminderKind and ReminderFrequency.
  kind smallint NOT NULL,
  text text NOT NULL,
  frequency smallint NOT NULL,
  -- ISO 8601: Monday 1, Sunday 7.
  weekdays integer[] NOT NULL,
  -- Minutes after midnight; empty where there is a window.
  minutes integer[] NOT NULL,
  window_first_minute integer,
  window_last_minute integer,
  window_times_per_day integer,
  -- As often as the settings say: see push_up_times.
  at_push_up_times boolean NOT NULL,
  -- NULL follows the user.
  time_zone text,
  first_local_date date,
  last_local_date date,
  is_enabled boolean NOT NULL,
  -- 1 when the series was made; grows with every change.
  revision integer NOT NULL,
  create_time timestamptz NOT NULL,
  -- Since when it is as it is.
  update_time timestamptz NOT NULL,
  -- Deleted ones keep their id for a month, so that a client's late retry does not bring them back.
  delete_time timestamptz,
  CONSTRAINT reminders_key PRIMARY KEY (user_id, reminder_id),
  CONSTRAINT reminders_kind_known CHECK (kind BETWEEN 1 AND 4),
  CONSTRAINT reminders_frequency_known CHECK (frequency BETWEEN 1 AND 3),
  CONSTRAINT reminders_weekdays_of_weekly CHECK ((cardinality(weekdays) > 0) = (frequency = 3)),
  CONSTRAINT reminders_date_of_once CHECK (frequency <> 1 OR first_local_date IS NOT NULL),
  CONSTRAINT reminders_window_whole CHECK (
    (window_first_minute IS NULL) = (window_last_minute IS NULL)
    AND (window_first_minute IS NULL) = (window_times_per_day IS NULL)),
  CONSTRAINT reminders_times_one_way CHECK (
    (cardinality(minutes) > 0)::integer + (window_first_minute IS NOT NULL)::integer + at_push_up_times::integer = 1),
  CONSTRAINT reminders_dates_in_order CHECK (first_local_date <= last_local_date)
);
CREATE INDEX reminders_by_time ON motivation.reminders (user_id, create_time DESC, reminder_id DESC)
  WHERE delete_time IS NULL;

-- When push-ups are wanted, as the profile feed says: the newest state. Who has no row has set nothing.
CREATE TABLE motivation.push_up_times (
  user_id uuid NOT NULL,
  times_per_day integer NOT NULL,
  -- Minutes after midnight.
  first_minute integer NOT NULL,
  last_minute integer NOT NULL,
  -- Since when the settings say so; NULL if they always did.
  since timestamptz,
  -- In which reading of the feed it was told last.
  reading integer NOT NULL,
  CONSTRAINT push_up_times_key PRIMARY KEY (user_id)
);
CREATE INDEX push_up_times_by_reading ON motivation.push_up_times (reading);

-- Where the projection stands in each feed it follows; locked by whoever applies changes, so that of several processes
-- one advances.
CREATE TABLE motivation.feeds (
  feed text NOT NULL,
  cursor text NOT NULL DEFAULT '',
  -- Counts how often the feed has been read from its beginning.
  reading integer NOT NULL DEFAULT 1,
  -- Whether the feed is being read again, after its store was restored.
  is_rebuilding boolean NOT NULL DEFAULT false,
  CONSTRAINT feeds_key PRIMARY KEY (feed)
);
INSERT INTO motivation.feeds (feed) VALUES ('profile');

-- Which reminders were seen, by what they are meant for. Rows of dates long gone are removed when their user
-- acknowledges the next.
CREATE TABLE motivation.acknowledgements (
  user_id uuid NOT NULL,
  reminder_id uuid NOT NULL,
  local_date date NOT NULL,
  minute integer NOT NULL,
  acknowledge_time timestamptz NOT NULL,
  CONSTRAINT acknowledgements_key PRIMARY KEY (user_id, reminder_id, local_date, minute),
  CONSTRAINT acknowledgements_minute_range CHECK (minute BETWEEN 0 AND 1439)
);
CREATE INDEX acknowledgements_by_date ON motivation.acknowledgements (user_id, local_date);

-- What was answered to a request id, for retries.
CREATE TABLE motivation.requests (
  user_id uuid NOT NULL,
  request_id uuid NOT NULL,
  -- SHA-256 of method and request: the same id with another payload is refused.
  payload_digest bytea NOT NULL,
  response bytea NOT NULL,
  create_time timestamptz NOT NULL,
  CONSTRAINT requests_key PRIMARY KEY (user_id, request_id)
);

-- Rows older than a week are removed when their user writes again.
CREATE INDEX requests_by_age ON motivation.requests (user_id, create_time);

REVOKE INSERT, DELETE ON motivation.feeds FROM titanup_motivation;
REVOKE UPDATE ON motivation.likes, motivation.acknowledgements, motivation.requests FROM titanup_motivation;
