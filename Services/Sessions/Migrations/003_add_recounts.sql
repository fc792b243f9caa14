-- What was counted before a newer counter's count was accepted. Kept as it was: rows are added, never changed.
CREATE TABLE sessions.past_counts (
  user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  -- The session's last one with this count.
  revision integer NOT NULL,
  receipt_id uuid NOT NULL,
  counter text NOT NULL,
  reps integer NOT NULL,
  -- titanup.sessions.v1.Evidence.
  evidence smallint NOT NULL,
  rep_start_ms integer[] NOT NULL,
  rep_end_ms integer[] NOT NULL,
  replace_time timestamptz NOT NULL,
  CONSTRAINT past_counts_key PRIMARY KEY (user_id, session_id, revision),
  CONSTRAINT past_counts_session FOREIGN KEY (user_id, session_id) REFERENCES sessions.sessions (user_id, session_id)
    ON DELETE CASCADE,
  CONSTRAINT past_counts_rep_times_whole CHECK (cardinality(rep_start_ms) = cardinality(rep_end_ms))
);
REVOKE UPDATE, DELETE ON sessions.past_counts FROM titanup_sessions;

-- What one user's devices watch: their own changes in the feed's order.
CREATE INDEX sessions_by_user_change ON sessions.sessions (user_id, change_xid, session_id);
