-- What other services tell: push-up sessions and clocks (sessions), bodies (profile). The newest state of each thing.

-- Where each feed stands.
CREATE TABLE training.feeds (
  feed text NOT NULL,
  cursor text NOT NULL DEFAULT '',
  -- Counts how often the feed has been read from its beginning.
  reading integer NOT NULL DEFAULT 1,
  -- Whether the feed is being read again, after its store was restored: what an earlier reading told is then still here,
  -- and goes when it is done.
  is_rebuilding boolean NOT NULL DEFAULT false,
  CONSTRAINT feeds_key PRIMARY KEY (feed)
);
INSERT INTO training.feeds (feed) VALUES ('sessions'), ('profile');

CREATE TABLE training.push_ups (
  user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  start_time timestamptz NOT NULL,
  end_time timestamptz NOT NULL,
  local_date date NOT NULL,
  reps integer NOT NULL,
  sets integer NOT NULL,
  -- Spent on push-ups, without rests.
  active_time interval NOT NULL,
  -- Of its feed, which mentioned it last.
  reading integer NOT NULL,
  CONSTRAINT push_ups_key PRIMARY KEY (user_id, session_id)
);

-- Days, weeks, statistics.
CREATE INDEX push_ups_by_date ON training.push_ups (user_id, local_date);

-- The last workout.
CREATE INDEX push_ups_by_end ON training.push_ups (user_id, end_time, session_id);

CREATE TABLE training.clocks (
  user_id uuid NOT NULL,
  -- Empty follows the device.
  time_zone text NOT NULL,
  day_start_minutes integer NOT NULL,
  -- ISO 8601: Monday 1 to Sunday 7.
  first_weekday integer NOT NULL,
  reading integer NOT NULL,
  CONSTRAINT clocks_key PRIMARY KEY (user_id)
);

CREATE TABLE training.people (
  user_id uuid NOT NULL,
  -- NULL where nobody says so.
  birth_year integer,
  height_millimetres integer,
  reading integer NOT NULL,
  CONSTRAINT people_key PRIMARY KEY (user_id)
);

CREATE TABLE training.weights (
  user_id uuid NOT NULL,
  measurement_id uuid NOT NULL,
  measure_time timestamptz NOT NULL,
  local_date date NOT NULL,
  grams integer NOT NULL,
  reading integer NOT NULL,
  CONSTRAINT weights_key PRIMARY KEY (user_id, measurement_id),
  CONSTRAINT weights_positive CHECK (grams > 0)
);

-- The one that holds for a date.
CREATE INDEX weights_by_date ON training.weights (user_id, local_date, measure_time);

REVOKE INSERT, DELETE ON training.feeds FROM titanup_training;
