-- Responses kept for retries with the same request id. They hold tokens, so they are encrypted under a key derived
-- from the request id, which is not stored, and a key of the service; and they live for minutes only.

CREATE TABLE auth.replays (
  replay_key bytea NOT NULL,
  fingerprint bytea NOT NULL,
  sealed_response bytea NOT NULL,
  expire_time timestamptz NOT NULL,
  -- Not by user first: who registers has no user id yet.
  CONSTRAINT replays_one_response PRIMARY KEY (replay_key),
  CONSTRAINT replays_key_length CHECK (octet_length(replay_key) = 32),
  CONSTRAINT replays_fingerprint_length CHECK (octet_length(fingerprint) = 32)
);
COMMENT ON COLUMN auth.replays.fingerprint IS 'HMAC of the request, under a key derived like the response''s: the request holds a password.';
-- For erasing what has expired.
CREATE INDEX replays_by_expiry ON auth.replays (expire_time);
