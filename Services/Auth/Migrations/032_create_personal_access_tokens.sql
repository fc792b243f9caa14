-- Personal access tokens: what a program of the owner's calls services with.

CREATE TABLE auth.personal_access_tokens (
  user_id uuid NOT NULL,
  token_id uuid NOT NULL,
  name text NOT NULL,
  token_digest bytea NOT NULL,
  scopes text[] NOT NULL,
  create_time timestamptz NOT NULL,
  expire_time timestamptz NOT NULL,
  last_use_time timestamptz,
  revoke_time timestamptz,
  PRIMARY KEY (user_id, token_id),
  CONSTRAINT personal_access_tokens_user FOREIGN KEY (user_id) REFERENCES auth.users (user_id) ON DELETE CASCADE,
  CONSTRAINT personal_access_tokens_name_length CHECK (char_length(name) BETWEEN 1 AND 100),
  CONSTRAINT personal_access_tokens_digest_sha256 CHECK (octet_length(token_digest) = 32),
  CONSTRAINT personal_access_tokens_scopes CHECK (cardinality(scopes) BETWEEN 1 AND 100)
)
-- A use changes its row and no indexed column: with room on the page the new version needs no index entry.
WITH (fillfactor = 80);
COMMENT ON COLUMN auth.personal_access_tokens.token_digest IS
  'SHA-256 of the secret, which has 256 random bits; the secret is nowhere stored.';
COMMENT ON COLUMN auth.personal_access_tokens.last_use_time IS 'Coarse: written once a minute at most.';
-- Not unique: a constraint would have to span all users.
CREATE INDEX personal_access_tokens_by_digest ON auth.personal_access_tokens (token_digest);
-- Those to erase: they have been over for long.
CREATE INDEX personal_access_tokens_by_end ON auth.personal_access_tokens (coalesce(revoke_time, expire_time));

-- A token is used and revoked; nothing else of it changes.
REVOKE UPDATE ON auth.personal_access_tokens FROM titanup_auth;
GRANT UPDATE (last_use_time, revoke_time) ON auth.personal_access_tokens TO titanup_auth;

-- Services hear of a revoked token as they hear of a revoked auth session.
CREATE FUNCTION auth.note_token_revocation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO auth.revocations (user_id, session_id, revoke_time)
  VALUES (OLD.user_id, OLD.token_id, coalesce(NEW.revoke_time, now()));
  NOTIFY auth_revoked;
  RETURN NULL;
END $$;

CREATE TRIGGER personal_access_tokens_note_revocation AFTER UPDATE OF revoke_time ON auth.personal_access_tokens
  FOR EACH ROW WHEN (OLD.revoke_time IS NULL AND NEW.revoke_time IS NOT NULL)
  EXECUTE FUNCTION auth.note_token_revocation();

CREATE TRIGGER personal_access_tokens_note_deletion AFTER DELETE ON auth.personal_access_tokens
  FOR EACH ROW WHEN (OLD.revoke_time IS NULL)
  EXECUTE FUNCTION auth.note_token_revocation();
