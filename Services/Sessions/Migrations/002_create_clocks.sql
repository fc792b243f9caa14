-- By which clock each user's days are told. A change holds for what happens after it: rows are added, never changed.
CREATE TABLE sessions.clocks (
  user_id uuid NOT NULL,
  revision integer NOT NULL,
  -- Since when it holds.
  update_time timestamptz NOT NULL,
  -- NULL follows the device.
  time_zone text,
  day_start_minutes integer NOT NULL,
  -- ISO 8601: Monday 1, Sunday 7.
  first_weekday integer NOT NULL,
  CONSTRAINT clocks_key PRIMARY KEY (user_id, revision),
  CONSTRAINT clocks_revision_positive CHECK (revision > 0),
  CONSTRAINT clocks_day_start_range CHECK (day_start_minutes BETWEEN 0 AND 360 AND day_start_minutes % 15 = 0),
  CONSTRAINT clocks_first_weekday_range CHECK (first_weekday BETWEEN 1 AND 7)
);

-- Dates on which somebody cannot train, and has said so.
CREATE TABLE sessions.pauses (
  user_id uuid NOT NULL,
  pause_id uuid NOT NULL,
  first_local_date date NOT NULL,
  last_local_date date NOT NULL,
  reason text NOT NULL,
  create_time timestamptz NOT NULL,
  -- Deleted ones keep their id, so that a client's late retry does not bring them back.
  delete_time timestamptz,
  CONSTRAINT pauses_key PRIMARY KEY (user_id, pause_id),
  CONSTRAINT pauses_in_order CHECK (first_local_date <= last_local_date)
);

REVOKE UPDATE, DELETE ON sessions.clocks FROM titanup_sessions;
REVOKE DELETE ON sessions.pauses FROM titanup_sessions;
