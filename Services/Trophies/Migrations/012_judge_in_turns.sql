-- In which order those are judged who wait for it: whose verified sessions have changed first, and of those who wait for the
-- same, whoever has waited longest.
ALTER TABLE trophies.users
  ADD COLUMN is_urgent boolean NOT NULL DEFAULT false,
  -- NULL where a version of before has marked somebody.
  ADD COLUMN stale_since timestamptz;
CREATE INDEX users_waiting ON trophies.users (is_urgent DESC, stale_since NULLS FIRST, user_id) WHERE is_stale;
