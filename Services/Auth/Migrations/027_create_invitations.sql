-- Invitations to register. They are kept as long as the account that made them: what it may still invite depends on it.

CREATE TABLE auth.invitations (
  user_id uuid NOT NULL,
  invitation_id uuid NOT NULL,
  code_digest bytea NOT NULL,
  max_uses integer NOT NULL,
  use_count integer NOT NULL DEFAULT 0,
  create_time timestamptz NOT NULL,
  expire_time timestamptz NOT NULL,
  revoke_time timestamptz,
  PRIMARY KEY (user_id, invitation_id),
  CONSTRAINT invitations_user FOREIGN KEY (user_id) REFERENCES auth.users (user_id) ON DELETE CASCADE,
  CONSTRAINT invitations_digest_hmac CHECK (octet_length(code_digest) = 32),
  CONSTRAINT invitations_uses CHECK (use_count BETWEEN 0 AND max_uses)
);
COMMENT ON TABLE auth.invitations IS 'Who was let in by one is not stored.';
COMMENT ON COLUMN auth.invitations.code_digest IS 'HMAC of the code; the code is nowhere stored.';
-- Not unique: a constraint would have to span all users. Codes have 80 random bits.
CREATE INDEX invitations_by_code ON auth.invitations (code_digest);
-- Operators see everybody's, the newest first.
CREATE INDEX invitations_by_id ON auth.invitations (invitation_id);

-- An invitation is used and revoked; nothing else of it changes, and it goes with its account alone.
REVOKE UPDATE, DELETE ON auth.invitations FROM titanup_auth;
GRANT UPDATE (use_count, revoke_time) ON auth.invitations TO titanup_auth;
