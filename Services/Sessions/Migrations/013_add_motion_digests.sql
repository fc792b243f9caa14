-- What the motion of a counted session is known by, to find it again in other accounts of a group: SHA-256 of its landmarks
-- without their times, as the receipt says. Sessions from before have none.
ALTER TABLE sessions.sessions
  ADD COLUMN motion_digest bytea,
  ADD CONSTRAINT sessions_motion_sha256 CHECK (octet_length(motion_digest) = 32),
  ADD CONSTRAINT sessions_motion_with_receipt CHECK (motion_digest IS NULL OR receipt_id IS NOT NULL);
