-- Stop older programs first: they take every rule for one of push-ups.

-- titanup.trophies.v1.TrophyExercise; 1, push-ups, is what rules counted until now.
ALTER TABLE trophies.rules
  ADD COLUMN exercise smallint NOT NULL DEFAULT 1,
  ADD CONSTRAINT rules_exercise_known CHECK (exercise BETWEEN 1 AND 9),
  ADD CONSTRAINT rules_exercise_counted CHECK (exercise = 1 OR (metric IN (1, 2) AND min_evidence = 2));
ALTER TABLE trophies.medal_rules
  ADD COLUMN exercise smallint NOT NULL DEFAULT 1,
  ADD CONSTRAINT medal_rules_exercise_known CHECK (exercise BETWEEN 1 AND 9),
  ADD CONSTRAINT medal_rules_exercise_counted CHECK (exercise = 1 OR (metric IN (1, 2) AND min_evidence = 2));

-- Of another exercise than push-ups, proof_session_ids are practices.
ALTER TABLE trophies.awards ADD COLUMN proof_exercise smallint NOT NULL DEFAULT 1;

-- The sets of completed practices that a receipt proves, as the feed of practices says. No push-ups: they count from sessions.
CREATE TABLE trophies.sets (
  user_id uuid NOT NULL,
  practice_id uuid NOT NULL,
  -- Its place among these sets of its practice, from 1.
  set_number smallint NOT NULL,
  exercise smallint NOT NULL,
  start_time timestamptz NOT NULL,
  end_time timestamptz NOT NULL,
  time_zone text NOT NULL,
  utc_offset_seconds integer NOT NULL,
  local_date date NOT NULL,
  -- Repetitions, or seconds of an exercise that is held.
  amount integer NOT NULL,
  -- The reading of the feed that saw it last.
  reading integer NOT NULL,
  CONSTRAINT sets_key PRIMARY KEY (user_id, practice_id, set_number),
  CONSTRAINT sets_number_positive CHECK (set_number > 0),
  CONSTRAINT sets_exercise_known CHECK (exercise BETWEEN 2 AND 9)
);

INSERT INTO trophies.followed_slots (feed, slot) SELECT 'training', slot FROM generate_series(0, 127) AS slot;
