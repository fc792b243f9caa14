-- The same motion under several accounts of a group. What was read so far doesn't say by which motion sets are known, so it is
-- read again.
ALTER TABLE social.sessions
  -- SHA-256 of the landmarks without their times; NULL if nothing is known of them.
  ADD COLUMN motion_digest bytea,
  ADD CONSTRAINT sessions_motion_sha256 CHECK (octet_length(motion_digest) = 32);
CREATE INDEX sessions_by_motion ON social.sessions (motion_digest) WHERE motion_digest IS NOT NULL AND is_verified;
UPDATE social.followed_slots SET epoch = '', number = 0, is_rebuilding = true,
  reading = (SELECT max(reading) + 1 FROM social.followed_slots WHERE feed = 'sessions')
WHERE feed = 'sessions' AND number > 0;

-- Verified sets whose motion another member on the group's boards has shown, too; they don't count there. A set goes with its
-- session and with its member.
CREATE TABLE social.shared_sets (
  group_id uuid NOT NULL,
  motion_digest bytea NOT NULL,
  user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  CONSTRAINT shared_sets_key PRIMARY KEY (group_id, motion_digest, user_id, session_id),
  CONSTRAINT shared_sets_member FOREIGN KEY (group_id, user_id)
    REFERENCES social.members (group_id, user_id) ON DELETE CASCADE,
  CONSTRAINT shared_sets_session FOREIGN KEY (user_id, session_id)
    REFERENCES social.sessions (user_id, session_id) ON DELETE CASCADE
);
CREATE INDEX shared_sets_by_user ON social.shared_sets (user_id, session_id, group_id);

-- However a set goes, whoever has shown the same motion is counted again. The notification arrives with the commit; few
-- transactions have one.
CREATE FUNCTION social.recount_shared() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO social.uncounted_users (user_id)
  SELECT DISTINCT other.user_id FROM social.shared_sets AS other
  WHERE other.group_id = OLD.group_id AND other.motion_digest = OLD.motion_digest AND other.user_id <> OLD.user_id
  ORDER BY user_id
  ON CONFLICT (user_id) DO UPDATE SET user_id = EXCLUDED.user_id;
  IF FOUND THEN PERFORM pg_notify('social_uncounted', ''); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER shared_sets_recount AFTER DELETE ON social.shared_sets
  FOR EACH ROW EXECUTE FUNCTION social.recount_shared();

REVOKE UPDATE ON social.shared_sets FROM titanup_social;
