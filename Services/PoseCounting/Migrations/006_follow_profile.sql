-- How long people want their frames kept, as the profile service tells.

-- Where each followed feed stands.
CREATE TABLE pose.feeds (
  feed text NOT NULL,
  cursor text NOT NULL DEFAULT '',
  -- how often the feed has been read from its beginning
  reading integer NOT NULL DEFAULT 1,
  -- whether it is being read again, after its store was restored
  is_rebuilding boolean NOT NULL DEFAULT false,
  CONSTRAINT feeds_pkey PRIMARY KEY (feed)
);
INSERT INTO pose.feeds (feed) VALUES ('profile');

-- Whoever has no row has set nothing.
CREATE TABLE pose.retentions (
  user_id uuid NOT NULL,
  retention_days smallint NOT NULL,
  -- of the feed, which mentioned the user last
  reading integer NOT NULL,
  CONSTRAINT retentions_pkey PRIMARY KEY (user_id),
  CONSTRAINT retentions_days CHECK (retention_days IN (0, 30, 365))
);

ALTER TABLE pose.streams
  -- whether nobody said at its opening how long its frames are kept: `retention_days` is then what the settings say, and
  -- follows them; streams from before keep theirs
  ADD COLUMN follows_settings boolean NOT NULL DEFAULT false;

REVOKE INSERT, DELETE ON pose.feeds FROM titanup_pose;
