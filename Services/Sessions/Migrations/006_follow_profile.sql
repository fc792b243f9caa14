-- What the profile service tells of settings: the goals that hold for a session which does not say what it aims at.

-- Where each followed feed stands.
CREATE TABLE sessions.feeds (
  feed text NOT NULL,
  cursor text NOT NULL DEFAULT '',
  -- Counts how often the feed has been read from its beginning.
  reading integer NOT NULL DEFAULT 1,
  -- Whether the feed is being read again, after its store was restored: what an earlier reading told is then still here,
  -- and goes when it is done.
  is_rebuilding boolean NOT NULL DEFAULT false,
  CONSTRAINT feeds_key PRIMARY KEY (feed)
);
INSERT INTO sessions.feeds (feed) VALUES ('profile');

-- Since when somebody aims at what, so that a session which comes late has the target of its own start. Before the first
-- row of a user, and without any, the defaults hold.
CREATE TABLE sessions.goals (
  user_id uuid NOT NULL,
  since timestamptz NOT NULL,
  session_target integer NOT NULL,
  daily_goal integer NOT NULL,
  -- Of its feed, which mentioned the user last.
  reading integer NOT NULL,
  CONSTRAINT goals_key PRIMARY KEY (user_id, since),
  CONSTRAINT goals_session_target_range CHECK (session_target BETWEEN 1 AND 500),
  CONSTRAINT goals_daily_goal_range CHECK (daily_goal BETWEEN 1 AND 10000)
);

REVOKE INSERT, DELETE ON sessions.feeds FROM titanup_sessions;
