-- One row for each sign-in of a device.

CREATE TABLE auth.auth_sessions (
  user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  device_name text NOT NULL,
  device_platform text NOT NULL,
  device_app_version text NOT NULL,
  authentication_methods text[] NOT NULL,
  counter bigint NOT NULL,
  token_digest bytea NOT NULL,
  create_time timestamptz NOT NULL,
  refresh_time timestamptz NOT NULL,
  expire_time timestamptz NOT NULL,
  end_time timestamptz NOT NULL,
  revoke_time timestamptz,
  revocation text,
  PRIMARY KEY (user_id, session_id),
  CONSTRAINT auth_sessions_user FOREIGN KEY (user_id) REFERENCES auth.users (user_id) ON DELETE CASCADE,
  CONSTRAINT auth_sessions_device_length CHECK (
    char_length(device_name) <= 100 AND char_length(device_platform) <= 50 AND char_length(device_app_version) <= 50),
  CONSTRAINT auth_sessions_counter_positive CHECK (counter >= 1),
  CONSTRAINT auth_sessions_token_digest_sha256 CHECK (octet_length(token_digest) = 32),
  CONSTRAINT auth_sessions_expiry_before_end CHECK (expire_time <= end_time),
  CONSTRAINT auth_sessions_revoked_for_a_reason CHECK ((revocation IS NULL) = (revoke_time IS NULL))
)
-- Every refresh changes its row and no indexed column: with room on the page the new version needs no index entry.
WITH (fillfactor = 80);

COMMENT ON COLUMN auth.auth_sessions.counter IS
  'Number of the newest refresh token. The successor of token counter - 1 has never been used, that of every older one has.';
COMMENT ON COLUMN auth.auth_sessions.token_digest IS 'SHA-256 of the newest refresh token; the token is nowhere stored.';
COMMENT ON COLUMN auth.auth_sessions.expire_time IS 'Slides with each refresh, never past end_time.';

-- Sessions are revoked, not deleted: who comes back later is told why.
REVOKE DELETE ON auth.auth_sessions FROM titanup_auth;
