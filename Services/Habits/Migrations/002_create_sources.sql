-- What linked habits are filled from: a projection of the sessions feed, which can be built again from it. It is kept of
-- everybody, so that a new link finds what was done before it.
CREATE TABLE habits.sources (
  user_id uuid NOT NULL,
  source_id uuid NOT NULL,
  start_time timestamptz NOT NULL,
  time_zone text NOT NULL,
  utc_offset_seconds integer NOT NULL,
  local_date date NOT NULL,
  reps integer NOT NULL,
  -- The reading of the feed that saw it last.
  reading integer NOT NULL,
  CONSTRAINT sources_key PRIMARY KEY (user_id, source_id)
);

-- What links have recorded, by what it was made from.
CREATE INDEX records_by_source ON habits.records (user_id, source_id) WHERE source_id IS NOT NULL;

-- Where the projection stands in each feed it follows; locked by whoever applies changes, so that of several processes
-- one advances.
CREATE TABLE habits.feeds (
  feed text NOT NULL,
  cursor text NOT NULL DEFAULT '',
  -- Counts how often the feed has been read from its beginning.
  reading integer NOT NULL DEFAULT 1,
  -- Whether the feed is being read again, after its store was restored: sources of an earlier reading are then still
  -- here, and go when it is done.
  is_rebuilding boolean NOT NULL DEFAULT false,
  CONSTRAINT feeds_key PRIMARY KEY (feed)
);
INSERT INTO habits.feeds (feed) VALUES ('sessions');

REVOKE INSERT, DELETE ON habits.feeds FROM titanup_habits;
