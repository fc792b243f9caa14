-- Passkeys: public keys whose private halves the owner's authenticators keep.

CREATE TABLE auth.passkeys (
  user_id uuid NOT NULL,
  passkey_id uuid NOT NULL,
  name text NOT NULL,
  credential_id bytea NOT NULL,
  user_handle bytea NOT NULL,
  algorithm integer NOT NULL,
  public_key bytea NOT NULL,
  signature_count bigint NOT NULL,
  create_time timestamptz NOT NULL,
  last_use_time timestamptz,
  block_time timestamptz,
  PRIMARY KEY (user_id, passkey_id),
  CONSTRAINT passkeys_user FOREIGN KEY (user_id) REFERENCES auth.users (user_id) ON DELETE CASCADE,
  CONSTRAINT passkeys_credential UNIQUE (user_id, credential_id),
  CONSTRAINT passkeys_name_length CHECK (char_length(name) BETWEEN 1 AND 100),
  CONSTRAINT passkeys_credential_id_length CHECK (octet_length(credential_id) BETWEEN 1 AND 1023),
  CONSTRAINT passkeys_user_handle_length CHECK (octet_length(user_handle) = 32),
  CONSTRAINT passkeys_public_key_length CHECK (octet_length(public_key) BETWEEN 32 AND 1024),
  CONSTRAINT passkeys_count CHECK (signature_count BETWEEN 0 AND 4294967295)
)
-- A use changes its row and no indexed column: with room on the page the new version needs no index entry.
WITH (fillfactor = 80);
COMMENT ON COLUMN auth.passkeys.user_handle IS 'Random; what authenticators know the account by, the same for all of its passkeys.';
COMMENT ON COLUMN auth.passkeys.algorithm IS 'The COSE number (RFC 9053).';
COMMENT ON COLUMN auth.passkeys.block_time IS 'When its counter ran back: it signs nobody in any more.';
-- Not unique: a constraint would have to span all users. Handles have 256 random bits.
CREATE INDEX passkeys_by_user_handle ON auth.passkeys (user_handle);

-- A passkey is renamed, used and blocked; its key stays.
REVOKE UPDATE ON auth.passkeys FROM titanup_auth;
GRANT UPDATE (name, signature_count, last_use_time, block_time) ON auth.passkeys TO titanup_auth;

-- Challenges that wait for an answer, each good for one. Those for a proof belong to nobody: whoever asks names no account.
CREATE TABLE auth.passkey_challenges (
  challenge_digest bytea NOT NULL,
  user_id uuid,
  user_handle bytea,
  expire_time timestamptz NOT NULL,
  CONSTRAINT passkey_challenges_key PRIMARY KEY (challenge_digest),
  CONSTRAINT passkey_challenges_user FOREIGN KEY (user_id) REFERENCES auth.users (user_id) ON DELETE CASCADE,
  CONSTRAINT passkey_challenges_digest_sha256 CHECK (octet_length(challenge_digest) = 32),
  CONSTRAINT passkey_challenges_whole CHECK (num_nonnulls(user_id, user_handle) IN (0, 2))
);
COMMENT ON COLUMN auth.passkey_challenges.challenge_digest IS 'SHA-256 of the challenge; the challenge is nowhere stored.';
CREATE INDEX passkey_challenges_by_expiry ON auth.passkey_challenges (expire_time);
-- For the deletion of an account.
CREATE INDEX passkey_challenges_by_user ON auth.passkey_challenges (user_id) WHERE user_id IS NOT NULL;
REVOKE UPDATE ON auth.passkey_challenges FROM titanup_auth;
