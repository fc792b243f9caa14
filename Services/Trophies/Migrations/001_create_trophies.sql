-- Trophies: rules, and a projection of the sessions feed that awards are judged by. All but the rules can be built
-- again from the feed.

-- What earns a trophy. Rows are added, never changed: the highest version of a trophy is in force.
CREATE TABLE trophies.rules (
  trophy_id text NOT NULL,
  version integer NOT NULL,
  -- titanup.trophies.v1.TrophyMetric and TrophyScope.
  metric smallint NOT NULL,
  scope smallint NOT NULL,
  threshold integer NOT NULL,
  -- Of metric 3: they must take less. 0 otherwise.
  window_ms integer NOT NULL DEFAULT 0,
  -- titanup.sessions.v1.Evidence: what sessions must be believed to count.
  min_evidence smallint NOT NULL DEFAULT 2,
  catalogue_order integer NOT NULL,
  image_uri text NOT NULL,
  title_en text NOT NULL,
  title_de text NOT NULL,
  description_en text NOT NULL,
  description_de text NOT NULL,
  CONSTRAINT rules_key PRIMARY KEY (trophy_id, version),
  CONSTRAINT rules_version_positive CHECK (version > 0),
  CONSTRAINT rules_threshold_positive CHECK (threshold > 0),
  -- Session, day and streak: the combinations that can be decided.
  CONSTRAINT rules_decidable CHECK ((metric, scope) IN ((1, 1), (1, 2), (2, 3), (3, 1))),
  CONSTRAINT rules_window_of_metric CHECK ((window_ms > 0) = (metric = 3)),
  CONSTRAINT rules_evidence_known CHECK (min_evidence BETWEEN 1 AND 4)
);

-- One row per user, locked first by whoever judges that user's awards.
CREATE TABLE trophies.users (
  user_id uuid NOT NULL,
  -- Counts grants and revocations. They are numbered under the row's lock, so that they become visible in the order of
  -- their numbers: nobody who watches can step over one.
  award_changes bigint NOT NULL DEFAULT 0,
  CONSTRAINT users_key PRIMARY KEY (user_id)
);

-- What of each session trophies are judged by.
CREATE TABLE trophies.sessions (
  user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  start_time timestamptz NOT NULL,
  end_time timestamptz NOT NULL,
  time_zone text NOT NULL,
  local_date date NOT NULL,
  reps integer NOT NULL,
  evidence smallint NOT NULL,
  rep_start_ms integer[] NOT NULL,
  rep_end_ms integer[] NOT NULL,
  -- How many reps had been done at the end of each set, the last left out.
  set_ends integer[] NOT NULL,
  -- The reading of the feed that saw it last.
  reading integer NOT NULL,
  CONSTRAINT sessions_key PRIMARY KEY (user_id, session_id),
  CONSTRAINT sessions_rep_times_whole CHECK (cardinality(rep_start_ms) = cardinality(rep_end_ms))
);

CREATE TABLE trophies.awards (
  user_id uuid NOT NULL,
  trophy_id text NOT NULL,
  award_id uuid NOT NULL,
  rule_version integer NOT NULL,
  -- titanup.trophies.v1.AwardState.
  state smallint NOT NULL,
  earn_time timestamptz NOT NULL,
  grant_time timestamptz NOT NULL,
  proof_session_ids uuid[] NOT NULL,
  proof_first_rep integer,
  proof_last_rep integer,
  proof_local_dates date[] NOT NULL,
  -- users.award_changes when it was granted or revoked last.
  change_number bigint NOT NULL,
  -- A trophy is awarded once, whatever happens.
  CONSTRAINT awards_key PRIMARY KEY (user_id, trophy_id),
  CONSTRAINT awards_rule FOREIGN KEY (trophy_id, rule_version) REFERENCES trophies.rules (trophy_id, version),
  CONSTRAINT awards_state_known CHECK (state BETWEEN 1 AND 3),
  CONSTRAINT awards_run_whole CHECK ((proof_first_rep IS NULL) = (proof_last_rep IS NULL))
);
CREATE INDEX awards_by_time ON trophies.awards (user_id, earn_time DESC, award_id);
CREATE INDEX awards_by_change ON trophies.awards (user_id, change_number);

-- Where the projection stands in each feed it follows; locked by whoever applies changes, so that of several processes
-- one advances.
CREATE TABLE trophies.feeds (
  feed text NOT NULL,
  cursor text NOT NULL DEFAULT '',
  -- Counts how often the feed has been read from its beginning.
  reading integer NOT NULL DEFAULT 1,
  -- Whether the feed is being read again, after its store was restored: sessions of an earlier reading are then still
  -- here, and go when it is done.
  is_rebuilding boolean NOT NULL DEFAULT false,
  CONSTRAINT feeds_key PRIMARY KEY (feed)
);
INSERT INTO trophies.feeds (feed) VALUES ('sessions');

-- One row: which life of the store the cursors of WatchAwards belong to.
CREATE TABLE trophies.watch (
  is_only boolean NOT NULL DEFAULT true,
  epoch uuid NOT NULL DEFAULT gen_random_uuid(),
  CONSTRAINT watch_key PRIMARY KEY (is_only),
  CONSTRAINT watch_one_row CHECK (is_only)
);
INSERT INTO trophies.watch DEFAULT VALUES;
