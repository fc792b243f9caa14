-- Second factors: an authenticator app's secret, and codes for the day the app is gone.

CREATE TABLE auth.second_factors (
  user_id uuid PRIMARY KEY,
  sealed_secret bytea NOT NULL,
  activate_time timestamptz,
  last_step bigint NOT NULL,
  failures integer NOT NULL,
  wait_until timestamptz NOT NULL,
  create_time timestamptz NOT NULL,
  CONSTRAINT second_factors_user FOREIGN KEY (user_id) REFERENCES auth.users (user_id) ON DELETE CASCADE,
  CONSTRAINT second_factors_failures_counted CHECK (failures >= 0)
);
COMMENT ON COLUMN auth.second_factors.sealed_secret IS 'AES-GCM under a key of the service, bound to the user: the tables alone make no code.';
COMMENT ON COLUMN auth.second_factors.activate_time IS 'NULL until the owner has shown a code: until then it protects nothing.';
COMMENT ON COLUMN auth.second_factors.last_step IS 'Time step of the last code taken; no code of it or of an earlier one is taken again.';

CREATE TABLE auth.recovery_codes (
  user_id uuid NOT NULL,
  code_digest bytea NOT NULL,
  use_time timestamptz,
  PRIMARY KEY (user_id, code_digest),
  CONSTRAINT recovery_codes_factor FOREIGN KEY (user_id) REFERENCES auth.second_factors (user_id) ON DELETE CASCADE,
  CONSTRAINT recovery_codes_digest_sha256 CHECK (octet_length(code_digest) = 32)
);
COMMENT ON COLUMN auth.recovery_codes.code_digest IS 'HMAC of the code, which is nowhere stored.';
