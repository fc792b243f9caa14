-- The feed in slots: every change has a number of its own in its user's slot. The number is taken in the transaction that
-- writes the change, so numbers are committed in their order, and no transaction holds back another's.

-- 128 slots: the top seven bits of the hash by which PostgreSQL, and Citus, spread UUIDs.
CREATE TABLE sessions.feed_slots (
  slot smallint NOT NULL,
  last_number bigint NOT NULL DEFAULT 0,
  CONSTRAINT feed_slots_key PRIMARY KEY (slot),
  CONSTRAINT feed_slots_range CHECK (slot BETWEEN 0 AND 127)
);
INSERT INTO sessions.feed_slots (slot) SELECT generate_series(0, 127);
REVOKE INSERT, DELETE ON sessions.feed_slots FROM titanup_sessions;

ALTER TABLE sessions.sessions
  ADD COLUMN change_slot smallint NOT NULL
    GENERATED ALWAYS AS (((uuid_hash(user_id)::bigint & 4294967295) >> 25)::smallint) STORED,
  ADD COLUMN change_number bigint NOT NULL DEFAULT 0;
ALTER TABLE sessions.users
  ADD COLUMN change_slot smallint NOT NULL
    GENERATED ALWAYS AS (((uuid_hash(user_id)::bigint & 4294967295) >> 25)::smallint) STORED,
  -- Of the newest change to the user's clock or pauses; NULL if they have neither.
  ADD COLUMN days_change_number bigint;

-- What is already in the feed keeps its order: a user's days come before the sessions of the same transaction. The sessions
-- themselves have not changed.
CREATE TEMPORARY TABLE numbered ON COMMIT DROP AS
SELECT user_id, session_id, row_number() OVER (
    PARTITION BY ((uuid_hash(user_id)::bigint & 4294967295) >> 25) ORDER BY change_xid, user_id, session_id NULLS FIRST
  ) AS change_number
FROM (
  SELECT change_xid, user_id, session_id FROM sessions.sessions
  UNION ALL SELECT days_change_xid, user_id, NULL FROM sessions.users WHERE days_change_xid IS NOT NULL
) AS changes;
ALTER TABLE sessions.sessions DISABLE TRIGGER sessions_renew_change;
UPDATE sessions.sessions AS session SET change_number = numbered.change_number
FROM numbered WHERE session.user_id = numbered.user_id AND session.session_id = numbered.session_id;
ALTER TABLE sessions.sessions ENABLE TRIGGER sessions_renew_change;
UPDATE sessions.users SET days_change_number = numbered.change_number
FROM numbered WHERE users.user_id = numbered.user_id AND numbered.session_id IS NULL;
UPDATE sessions.feed_slots SET last_number = counted.last_number
FROM (
  SELECT (uuid_hash(user_id)::bigint & 4294967295) >> 25 AS slot, max(change_number) AS last_number
  FROM numbered GROUP BY 1
) AS counted
WHERE feed_slots.slot = counted.slot;

CREATE UNIQUE INDEX sessions_by_number ON sessions.sessions (change_slot, change_number);
CREATE UNIQUE INDEX users_by_days_number ON sessions.users (change_slot, days_change_number)
  WHERE days_change_number IS NOT NULL;
-- What one user's devices watch, and the version of a user's sessions.
CREATE INDEX sessions_by_user_number ON sessions.sessions (user_id, change_number);

-- The user's slot stays locked until the transaction ends, which is soon after it has written what changed. A writer that has
-- taken a number itself, as one that fills the store does, gets no other.
CREATE OR REPLACE FUNCTION sessions.renew_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.change_xid := pg_current_xact_id();
  IF (NEW.change_number = CASE WHEN TG_OP = 'UPDATE' THEN OLD.change_number ELSE 0 END) THEN
    UPDATE sessions.feed_slots SET last_number = last_number + 1
    WHERE slot = ((uuid_hash(NEW.user_id)::bigint & 4294967295) >> 25) RETURNING last_number INTO NEW.change_number;
  END IF;
  RETURN NEW;
END $$;
DROP TRIGGER sessions_renew_change ON sessions.sessions;
CREATE TRIGGER sessions_renew_change BEFORE INSERT OR UPDATE ON sessions.sessions
  FOR EACH ROW EXECUTE FUNCTION sessions.renew_change();

-- The user is locked first, then the slot.
CREATE OR REPLACE FUNCTION sessions.renew_days_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE number bigint;
BEGIN
  PERFORM FROM sessions.users WHERE user_id = NEW.user_id FOR UPDATE;
  UPDATE sessions.feed_slots SET last_number = last_number + 1
  WHERE slot = ((uuid_hash(NEW.user_id)::bigint & 4294967295) >> 25) RETURNING last_number INTO number;
  UPDATE sessions.users SET days_change_xid = pg_current_xact_id(), days_change_number = number
  WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
