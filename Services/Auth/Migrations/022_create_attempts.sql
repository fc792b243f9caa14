-- Failed attempts to sign in, counted so that guessing gets slower; in a table, so that a restart forgives nothing. A row is
-- forgotten a day after its last failure, also if its account is deleted before.

CREATE TABLE auth.attempts (
  attempt_key bytea NOT NULL,
  failures integer NOT NULL,
  wait_until timestamptz NOT NULL,
  expire_time timestamptz NOT NULL,
  -- Not by user first: most who are guessed at do not exist.
  CONSTRAINT attempts_one_count PRIMARY KEY (attempt_key),
  CONSTRAINT attempts_key_length CHECK (octet_length(attempt_key) = 32),
  CONSTRAINT attempts_failures_counted CHECK (failures >= 0)
);
COMMENT ON COLUMN auth.attempts.attempt_key IS
  'HMAC of what is counted together: an e-mail address, a coarse network address, or both. Neither is stored.';
-- For erasing what has expired.
CREATE INDEX attempts_by_expiry ON auth.attempts (expire_time);
