-- Training: practices and what they lead to. Every table is keyed by user first, so that users can be spread over several
-- servers.

-- One row per user, locked first by whoever writes what that user has: what is decided from it holds until it is
-- written. Where the user's fitness stands.
CREATE TABLE training.users (
  user_id uuid NOT NULL,
  -- In millionths.
  score_millionths integer NOT NULL DEFAULT 750000,
  -- titanup.training.v1.FitnessClass.
  fitness_class smallint NOT NULL DEFAULT 1,
  highest_class smallint NOT NULL DEFAULT 1,
  -- Practices that ended before it have no say in fitness; NULL if it was never reset.
  reset_time timestamptz,
  CONSTRAINT users_key PRIMARY KEY (user_id),
  CONSTRAINT users_score_range CHECK (score_millionths BETWEEN 750000 AND 2500000),
  CONSTRAINT users_class_known CHECK (fitness_class BETWEEN 1 AND 6 AND highest_class BETWEEN fitness_class AND 6)
);

CREATE TABLE training.preferences (
  user_id uuid NOT NULL,
  countdown_seconds integer NOT NULL,
  -- titanup.training.v1.WorkoutType, Equipment.
  liked_types integer[] NOT NULL,
  equipment integer[] NOT NULL,
  is_equipment_known boolean NOT NULL,
  wants_high_impact boolean NOT NULL,
  -- Grows with every change.
  revision integer NOT NULL,
  CONSTRAINT preferences_key PRIMARY KEY (user_id),
  CONSTRAINT preferences_countdown_range CHECK (countdown_seconds BETWEEN 0 AND 180),
  CONSTRAINT preferences_revision_positive CHECK (revision > 0)
);

CREATE TABLE training.plans (
  user_id uuid NOT NULL,
  practices_per_week integer NOT NULL,
  -- 0 for no aim.
  session_target integer NOT NULL,
  CONSTRAINT plans_key PRIMARY KEY (user_id),
  CONSTRAINT plans_practices_range CHECK (practices_per_week BETWEEN 1 AND 14),
  CONSTRAINT plans_target_range CHECK (session_target BETWEEN 0 AND 200)
);

-- Of the catalogue or the user's own: the catalogue comes with the program.
CREATE TABLE training.ratings (
  user_id uuid NOT NULL,
  workout_id text NOT NULL,
  rating integer NOT NULL,
  rate_time timestamptz NOT NULL,
  CONSTRAINT ratings_key PRIMARY KEY (user_id, workout_id),
  CONSTRAINT ratings_range CHECK (rating BETWEEN 1 AND 5)
);
CREATE INDEX ratings_by_time ON training.ratings (user_id, rate_time DESC, workout_id DESC);

-- Workouts of users' own.
CREATE TABLE training.workouts (
  user_id uuid NOT NULL,
  workout_id text NOT NULL,
  name text NOT NULL,
  -- titanup.training.v1.WorkoutType.
  type smallint NOT NULL,
  -- One element per prescription, in three columns.
  exercise_ids text[] NOT NULL,
  sets integer[] NOT NULL,
  amounts integer[] NOT NULL,
  -- SHA-256 of what it was made from: the same id with the same content is a retry.
  content_digest bytea NOT NULL,
  revision integer NOT NULL,
  create_time timestamptz NOT NULL,
  -- Deleted ones keep their id, so that a client's late retry does not bring them back.
  delete_time timestamptz,
  CONSTRAINT workouts_key PRIMARY KEY (user_id, workout_id),
  CONSTRAINT workouts_type_known CHECK (type BETWEEN 1 AND 3),
  CONSTRAINT workouts_whole CHECK (
    cardinality(exercise_ids) = cardinality(sets) AND cardinality(exercise_ids) = cardinality(amounts)),
  CONSTRAINT workouts_revision_positive CHECK (revision > 0)
);

CREATE TABLE training.practices (
  user_id uuid NOT NULL,
  practice_id uuid NOT NULL,
  workout_ids text[] NOT NULL,
  start_time timestamptz NOT NULL,
  -- NULL while it is open.
  end_time timestamptz,
  time_zone text NOT NULL,
  utc_offset_seconds integer NOT NULL,
  -- Decided once, when it begins; never computed again.
  local_date date NOT NULL,
  countdown_seconds integer NOT NULL,
  -- titanup.training.v1.PracticeState.
  state smallint NOT NULL,
  -- Since when there is a pause; NULL without.
  pause_time timestamptz,
  -- Of the pauses that are over.
  paused interval NOT NULL,
  -- Fitness before and after, in millionths and classes.
  score_before integer NOT NULL,
  class_before smallint NOT NULL,
  highest_before smallint NOT NULL,
  score_after integer NOT NULL,
  class_after smallint NOT NULL,
  highest_after smallint NOT NULL,
  -- In millionths; NULL for a practice that does not count for fitness.
  performance integer,
  -- The user's own words; NULL and empty without.
  corrected_time interval,
  corrected_muscles integer[] NOT NULL,
  corrected_percents integer[] NOT NULL,
  note text NOT NULL,
  -- One element per set of an exercise, in the columns that begin with set_.
  set_exercise_ids text[] NOT NULL,
  set_workout_ids text[] NOT NULL,
  set_numbers integer[] NOT NULL,
  set_counts integer[] NOT NULL,
  -- titanup.training.v1.AmountUnit.
  set_units integer[] NOT NULL,
  set_bases integer[] NOT NULL,
  set_suggested integer[] NOT NULL,
  set_prescribed integer[] NOT NULL,
  set_level_factors integer[] NOT NULL,
  -- 1 ready, 2 under way, 3 done, 4 skipped.
  set_phases integer[] NOT NULL,
  -- Of what is under way: when it is or becomes active. NULL otherwise.
  set_active_from timestamptz[] NOT NULL,
  -- 0 unless it is done.
  set_done integer[] NOT NULL,
  set_active_times interval[] NOT NULL,
  -- SHA-256 of what it was begun from: the same id with the same content is a retry.
  content_digest bytea NOT NULL,
  revision integer NOT NULL,
  delete_time timestamptz,
  CONSTRAINT practices_key PRIMARY KEY (user_id, practice_id),
  CONSTRAINT practices_state_known CHECK (state BETWEEN 1 AND 4),
  CONSTRAINT practices_end_of_state CHECK ((end_time IS NOT NULL) = (state IN (3, 4))),
  CONSTRAINT practices_pause_of_state CHECK ((pause_time IS NOT NULL) = (state = 2)),
  CONSTRAINT practices_corrections_whole CHECK (cardinality(corrected_muscles) = cardinality(corrected_percents)),
  CONSTRAINT practices_sets_whole CHECK (
    cardinality(set_exercise_ids) = ALL (ARRAY[
      cardinality(set_workout_ids), cardinality(set_numbers), cardinality(set_counts), cardinality(set_units),
      cardinality(set_bases), cardinality(set_suggested), cardinality(set_prescribed), cardinality(set_level_factors),
      cardinality(set_phases), cardinality(set_active_from), cardinality(set_done), cardinality(set_active_times)])),
  CONSTRAINT practices_revision_positive CHECK (revision > 0)
);

-- Lists, newest first.
CREATE INDEX practices_by_time ON training.practices (user_id, start_time DESC, practice_id DESC)
  WHERE delete_time IS NULL;

-- Days, weeks, statistics, and when a workout was last begun.
CREATE INDEX practices_by_date ON training.practices (user_id, local_date) WHERE delete_time IS NULL;

-- The last workout, and fitness from the beginning.
CREATE INDEX practices_by_end ON training.practices (user_id, end_time, practice_id)
  WHERE delete_time IS NULL AND state = 3;

-- Whatever happens, one practice at a time.
CREATE UNIQUE INDEX practices_one_open ON training.practices (user_id) WHERE end_time IS NULL AND delete_time IS NULL;

-- Workouts chosen for dates.
CREATE TABLE training.selections (
  user_id uuid NOT NULL,
  selection_id uuid NOT NULL,
  local_date date NOT NULL,
  workout_id text NOT NULL,
  create_time timestamptz NOT NULL,
  delete_time timestamptz,
  CONSTRAINT selections_key PRIMARY KEY (user_id, selection_id)
);

-- The same choice is one selection.
CREATE UNIQUE INDEX selections_once ON training.selections (user_id, local_date, workout_id) WHERE delete_time IS NULL;

-- What was answered to a request id, for retries.
CREATE TABLE training.requests (
  user_id uuid NOT NULL,
  request_id uuid NOT NULL,
  -- SHA-256 of method and request: the same id with another payload is refused.
  payload_digest bytea NOT NULL,
  response bytea NOT NULL,
  create_time timestamptz NOT NULL,
  CONSTRAINT requests_key PRIMARY KEY (user_id, request_id)
);

-- Rows older than a week are removed when their user writes again.
CREATE INDEX requests_by_age ON training.requests (user_id, create_time);
