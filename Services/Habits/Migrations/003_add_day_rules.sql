-- By what each user's days are told and counted, as the sessions feed says: the newest state. Who has no row has set
-- nothing.
CREATE TABLE habits.day_rules (
  user_id uuid NOT NULL,
  -- NULL follows the device: the zone of the record made last.
  time_zone text,
  -- When a day begins, in minutes after midnight: one element per change that is known here, oldest first, in two
  -- columns.
  day_start_times timestamptz[] NOT NULL,
  day_start_minutes integer[] NOT NULL,
  -- ISO 8601: Monday 1, Sunday 7.
  first_weekday smallint NOT NULL,
  -- Dates that do not count unless something was done: one element per pause, in two columns.
  pause_first_dates date[] NOT NULL,
  pause_last_dates date[] NOT NULL,
  -- The reading of the feed that saw it last.
  reading integer NOT NULL,
  CONSTRAINT day_rules_key PRIMARY KEY (user_id),
  CONSTRAINT day_rules_first_weekday_range CHECK (first_weekday BETWEEN 1 AND 7),
  CONSTRAINT day_rules_starts_whole CHECK (cardinality(day_start_times) = cardinality(day_start_minutes)),
  CONSTRAINT day_rules_pauses_whole CHECK (cardinality(pause_first_dates) = cardinality(pause_last_dates))
);
