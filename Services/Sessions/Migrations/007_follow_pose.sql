-- What the pose service tells of streams since they were counted: that their landmarks are gone, and what other counters
-- made of them.

INSERT INTO sessions.feeds (feed) VALUES ('pose');

-- As they were told of last, also before a session uses them.
CREATE TABLE sessions.landmark_streams (
  user_id uuid NOT NULL,
  stream_id uuid NOT NULL,
  is_expired boolean NOT NULL,
  -- One element per counter, in two columns.
  recount_counters text[] NOT NULL,
  recount_reps integer[] NOT NULL,
  -- Of the feed, which mentioned it last.
  reading integer NOT NULL,
  CONSTRAINT landmark_streams_key PRIMARY KEY (user_id, stream_id),
  CONSTRAINT landmark_streams_recounts_whole CHECK (cardinality(recount_counters) = cardinality(recount_reps))
);

-- The newest counter's count of a session's stream; NULL while there is none to be had. Whether it is newer than the
-- session's own, and another, shows beside that one.
ALTER TABLE sessions.sessions
  ADD COLUMN recount_counter text,
  ADD COLUMN recount_reps integer,
  ADD CONSTRAINT sessions_recount_whole CHECK ((recount_counter IS NULL) = (recount_reps IS NULL));
