-- By what each user's days are told and counted, as the sessions feed says: the newest state.
CREATE TABLE trophies.days (
  user_id uuid NOT NULL,
  -- NULL follows the device: the zone of the newest session.
  time_zone text,
  day_start_minutes integer NOT NULL,
  -- Dates that do not end a streak: one element per pause, in two columns.
  pause_first_dates date[] NOT NULL,
  pause_last_dates date[] NOT NULL,
  -- The reading of the feed that saw it last.
  reading integer NOT NULL,
  CONSTRAINT days_key PRIMARY KEY (user_id),
  CONSTRAINT days_start_range CHECK (day_start_minutes BETWEEN 0 AND 360 AND day_start_minutes % 15 = 0),
  CONSTRAINT days_pauses_whole CHECK (cardinality(pause_first_dates) = cardinality(pause_last_dates))
);
