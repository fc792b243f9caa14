-- Push-up sessions. Every table is keyed by user first, so that users can be spread over several servers.

-- One row per user, locked first by whoever writes that user's sessions: what is decided from them (an id taken, a
-- stream used, an overlap) holds until it is written.
CREATE TABLE sessions.users (
  user_id uuid NOT NULL,
  CONSTRAINT users_key PRIMARY KEY (user_id)
);

CREATE TABLE sessions.sessions (
  user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  start_time timestamptz NOT NULL,
  end_time timestamptz NOT NULL,
  time_zone text NOT NULL,
  utc_offset_seconds integer NOT NULL,
  -- Decided once, when the session is recorded; never computed again.
  local_date date NOT NULL,
  reps integer NOT NULL,
  -- One element per set, in three columns.
  set_reps integer[] NOT NULL,
  set_start_times timestamptz[] NOT NULL,
  set_end_times timestamptz[] NOT NULL,
  target integer NOT NULL,
  note text NOT NULL,
  -- titanup.sessions.v1.Evidence.
  evidence smallint NOT NULL,
  -- Of the receipt; NULL and empty without one.
  receipt_id uuid,
  stream_id uuid,
  stream_digest text,
  counter text,
  rep_start_ms integer[] NOT NULL,
  rep_end_ms integer[] NOT NULL,
  is_late boolean NOT NULL,
  -- SHA-256 of what the client sent: the same id with the same content is a retry.
  content_digest bytea NOT NULL,
  -- 1 when the session was made; grows with every change.
  revision integer NOT NULL,
  create_time timestamptz NOT NULL,
  delete_time timestamptz,
  -- The transaction of the newest change: the feed's order.
  change_xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  CONSTRAINT sessions_key PRIMARY KEY (user_id, session_id),
  CONSTRAINT sessions_end_after_start CHECK (end_time >= start_time),
  CONSTRAINT sessions_reps_range CHECK (reps BETWEEN 1 AND 10000),
  CONSTRAINT sessions_sets_whole CHECK (
    cardinality(set_reps) = cardinality(set_start_times) AND cardinality(set_reps) = cardinality(set_end_times)),
  CONSTRAINT sessions_evidence_known CHECK (evidence BETWEEN 1 AND 4),
  CONSTRAINT sessions_receipt_whole CHECK (
    (receipt_id IS NULL) = (stream_id IS NULL) AND (receipt_id IS NULL) = (stream_digest IS NULL)
    AND (receipt_id IS NULL) = (counter IS NULL)),
  CONSTRAINT sessions_counted_with_receipt CHECK (evidence > 2 OR receipt_id IS NOT NULL),
  CONSTRAINT sessions_rep_times_whole CHECK (
    cardinality(rep_start_ms) = cardinality(rep_end_ms) AND cardinality(rep_start_ms) IN (0, reps))
);

-- Lists, newest first, and overlaps: a session lasts at most 6 hours, so a range of starts is enough.
CREATE INDEX sessions_by_time ON sessions.sessions (user_id, start_time DESC, session_id DESC)
  WHERE delete_time IS NULL;

-- Charts.
CREATE INDEX sessions_by_date ON sessions.sessions (user_id, local_date)
  WHERE delete_time IS NULL;

-- A stream of landmarks counts once. Deleting the session that used it sets it free.
CREATE UNIQUE INDEX sessions_stream_once ON sessions.sessions (user_id, stream_id)
  WHERE stream_id IS NOT NULL AND delete_time IS NULL;

-- The feed. Only changes below the oldest running transaction are read from it, so nothing can still be committed
-- before them.
CREATE INDEX sessions_by_change ON sessions.sessions (change_xid, user_id, session_id);

-- No writer can forget to put its change into the feed.
CREATE FUNCTION sessions.renew_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.change_xid := pg_current_xact_id();
  RETURN NEW;
END $$;

CREATE TRIGGER sessions_renew_change BEFORE UPDATE ON sessions.sessions
  FOR EACH ROW EXECUTE FUNCTION sessions.renew_change();

-- What was answered to a request id, for retries.
CREATE TABLE sessions.requests (
  user_id uuid NOT NULL,
  request_id uuid NOT NULL,
  -- SHA-256 of method and request: the same id with another payload is refused.
  payload_digest bytea NOT NULL,
  response bytea NOT NULL,
  create_time timestamptz NOT NULL,
  CONSTRAINT requests_key PRIMARY KEY (user_id, request_id)
);

-- Rows older than a week are removed when their user writes again.
CREATE INDEX requests_by_age ON sessions.requests (user_id, create_time);

-- One row: which life of the store the feed's cursors belong to. A restored backup gets a new epoch.
CREATE TABLE sessions.feed (
  is_only boolean NOT NULL DEFAULT true,
  epoch uuid NOT NULL DEFAULT gen_random_uuid(),
  CONSTRAINT feed_key PRIMARY KEY (is_only),
  CONSTRAINT feed_one_row CHECK (is_only)
);
INSERT INTO sessions.feed DEFAULT VALUES;
