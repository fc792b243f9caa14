-- Habits and what was recorded for them. Every table is keyed by user first, so that users can be spread over several
-- servers.

-- One row per user, locked first by whoever writes what that user has: what is decided from it (an id or a title taken,
-- what a date comes to) holds until it is written.
CREATE TABLE habits.users (
  user_id uuid NOT NULL,
  -- IANA name: of the record made last; NULL before the first.
  time_zone text,
  -- Counts changes of habits and of what was recorded for them. They are numbered under the row's lock, so that they
  -- become visible in the order of their numbers: nobody who watches can step over one.
  change_count bigint NOT NULL DEFAULT 0,
  CONSTRAINT users_key PRIMARY KEY (user_id)
);

CREATE TABLE habits.habits (
  user_id uuid NOT NULL,
  habit_id uuid NOT NULL,
  title text NOT NULL,
  -- In lower case.
  title_key text NOT NULL,
  -- titanup.habits.v1.HabitKind and HabitMeasure.
  kind smallint NOT NULL,
  measure smallint NOT NULL,
  unit text NOT NULL,
  goal_count integer NOT NULL,
  -- 1 by day, 2 by week.
  goal_period smallint NOT NULL,
  -- titanup.habits.v1.GoalDirection.
  goal_direction smallint NOT NULL,
  difficulty smallint NOT NULL,
  color text NOT NULL,
  start_date date NOT NULL,
  is_hidden_in_activity boolean NOT NULL,
  is_archived boolean NOT NULL,
  -- titanup.habits.v1.LinkSource; NULL without a link.
  link_source smallint,
  -- Place in its user's order; of one place the id decides.
  position integer NOT NULL,
  -- SHA-256 of what the client sent: the same id with the same content is a retry.
  content_digest bytea NOT NULL,
  -- 1 when the habit was made; grows with every change of it, not with its records.
  revision integer NOT NULL,
  -- users.change_count when it, or what was recorded for it, changed last.
  change_number bigint NOT NULL,
  create_time timestamptz NOT NULL,
  delete_time timestamptz,
  CONSTRAINT habits_key PRIMARY KEY (user_id, habit_id),
  CONSTRAINT habits_kind_known CHECK (kind BETWEEN 1 AND 2),
  CONSTRAINT habits_measure_known CHECK (measure BETWEEN 1 AND 2),
  CONSTRAINT habits_period_known CHECK (goal_period BETWEEN 1 AND 2),
  CONSTRAINT habits_direction_known CHECK (goal_direction BETWEEN 1 AND 2),
  CONSTRAINT habits_goal_range CHECK (goal_count BETWEEN 0 AND 1000000 AND (goal_count > 0 OR goal_direction = 2)),
  CONSTRAINT habits_difficulty_range CHECK (difficulty BETWEEN 1 AND 5)
);

-- Titles of habits in use, however they are capitalized.
CREATE UNIQUE INDEX habits_title_once ON habits.habits (user_id, title_key)
  WHERE delete_time IS NULL AND NOT is_archived;

-- Lists.
CREATE INDEX habits_by_position ON habits.habits (user_id, position, habit_id);

-- Watchers.
CREATE INDEX habits_by_change ON habits.habits (user_id, change_number);

-- Those whose time to be had back runs out.
CREATE INDEX habits_by_deletion ON habits.habits (delete_time) WHERE delete_time IS NOT NULL;

CREATE TABLE habits.records (
  user_id uuid NOT NULL,
  habit_id uuid NOT NULL,
  record_id uuid NOT NULL,
  -- 1 adds, 2 sets, 3 skips the date, 4 does not skip it after all.
  kind smallint NOT NULL,
  -- What is added or set; 0 otherwise.
  amount integer NOT NULL,
  occur_time timestamptz NOT NULL,
  time_zone text NOT NULL,
  utc_offset_seconds integer NOT NULL,
  -- Decided once, when it is recorded; never computed again.
  local_date date NOT NULL,
  note text NOT NULL,
  -- What a link has made it from; NULL for what was made by hand.
  source_id uuid,
  -- SHA-256 of what the client sent: the same id with the same content is a retry.
  content_digest bytea NOT NULL,
  create_time timestamptz NOT NULL,
  -- Deleted ones keep their id, so that a client's late retry does not bring them back.
  delete_time timestamptz,
  CONSTRAINT records_key PRIMARY KEY (user_id, habit_id, record_id),
  CONSTRAINT records_habit FOREIGN KEY (user_id, habit_id) REFERENCES habits.habits (user_id, habit_id)
    ON DELETE CASCADE,
  CONSTRAINT records_kind_known CHECK (kind BETWEEN 1 AND 4)
);

-- What a date comes to.
CREATE INDEX records_by_date ON habits.records (user_id, habit_id, local_date) WHERE delete_time IS NULL;

-- Lists, newest first.
CREATE INDEX records_by_time ON habits.records (user_id, habit_id, occur_time DESC, record_id DESC)
  WHERE delete_time IS NULL;

-- What each date comes to, from its records; dates without any have no row.
CREATE TABLE habits.days (
  user_id uuid NOT NULL,
  habit_id uuid NOT NULL,
  local_date date NOT NULL,
  repetitions bigint NOT NULL,
  is_skipped boolean NOT NULL,
  CONSTRAINT days_key PRIMARY KEY (user_id, habit_id, local_date),
  CONSTRAINT days_habit FOREIGN KEY (user_id, habit_id) REFERENCES habits.habits (user_id, habit_id)
    ON DELETE CASCADE,
  CONSTRAINT days_not_negative CHECK (repetitions >= 0)
);

-- Where a habit stood at the end of a date: a short cut, so that an overview need not look at years of days. It can be
-- left out at any time.
CREATE TABLE habits.checkpoints (
  user_id uuid NOT NULL,
  habit_id uuid NOT NULL,
  -- What it was reckoned with; another one is no short cut.
  formula_version text NOT NULL,
  first_weekday smallint NOT NULL,
  -- The last date that is in it.
  through date NOT NULL,
  strength double precision NOT NULL,
  -- Repetitions of the last dates, oldest first; -1 for one that was skipped.
  recent bigint[] NOT NULL,
  current_streak integer NOT NULL,
  longest_streak integer NOT NULL,
  total bigint NOT NULL,
  best_date date,
  best_count bigint,
  CONSTRAINT checkpoints_key PRIMARY KEY (user_id, habit_id),
  CONSTRAINT checkpoints_habit FOREIGN KEY (user_id, habit_id) REFERENCES habits.habits (user_id, habit_id)
    ON DELETE CASCADE,
  CONSTRAINT checkpoints_best_whole CHECK ((best_date IS NULL) = (best_count IS NULL))
);

-- What was answered to a request id, for retries.
CREATE TABLE habits.requests (
  user_id uuid NOT NULL,
  request_id uuid NOT NULL,
  -- SHA-256 of method and request: the same id with another payload is refused.
  payload_digest bytea NOT NULL,
  response bytea NOT NULL,
  create_time timestamptz NOT NULL,
  CONSTRAINT requests_key PRIMARY KEY (user_id, request_id)
);

-- Rows older than a week are removed when their user writes again.
CREATE INDEX requests_by_age ON habits.requests (user_id, create_time);

-- One row: which life of the store the cursors of WatchHabits belong to. A restored backup gets a new epoch.
CREATE TABLE habits.watch (
  is_only boolean NOT NULL DEFAULT true,
  epoch uuid NOT NULL DEFAULT gen_random_uuid(),
  CONSTRAINT watch_key PRIMARY KEY (is_only),
  CONSTRAINT watch_one_row CHECK (is_only)
);
INSERT INTO habits.watch DEFAULT VALUES;

REVOKE INSERT, UPDATE, DELETE ON habits.watch FROM titanup_habits;
