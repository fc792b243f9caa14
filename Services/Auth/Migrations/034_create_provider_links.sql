-- Sign-ins with the installation's OpenID Connect provider, and the accounts that its persons open.

-- One row for each sign-in that was begun, until the provider's answer is used or too late.
CREATE TABLE auth.provider_sign_ins (
  state_digest bytea NOT NULL,
  binding_digest bytea NOT NULL,
  expire_time timestamptz NOT NULL,
  CONSTRAINT provider_sign_ins_key PRIMARY KEY (state_digest),
  CONSTRAINT provider_sign_ins_digests_sha256
    CHECK (octet_length(state_digest) = 32 AND octet_length(binding_digest) = 32)
);
COMMENT ON COLUMN auth.provider_sign_ins.state_digest IS
  'SHA-256 of the state, from which the nonce and the PKCE verifier are derived with a server key; none is stored.';
COMMENT ON COLUMN auth.provider_sign_ins.binding_digest IS
  'SHA-256 of what the browser that began keeps, and nobody else has.';
-- For erasing what nobody answered.
CREATE INDEX provider_sign_ins_by_expiry ON auth.provider_sign_ins (expire_time);
REVOKE UPDATE ON auth.provider_sign_ins FROM titanup_auth;

CREATE TABLE auth.provider_links (
  link_key bytea NOT NULL,
  user_id uuid NOT NULL,
  issuer text NOT NULL,
  link_time timestamptz NOT NULL,
  last_use_time timestamptz,
  made_password_digest bytea,
  -- Not by user first: a person is looked for before the account is known.
  CONSTRAINT provider_links_key PRIMARY KEY (link_key),
  CONSTRAINT provider_links_user FOREIGN KEY (user_id) REFERENCES auth.users (user_id) ON DELETE CASCADE,
  CONSTRAINT provider_links_key_sha256 CHECK (octet_length(link_key) = 32),
  CONSTRAINT provider_links_issuer_length CHECK (char_length(issuer) BETWEEN 1 AND 2048),
  CONSTRAINT provider_links_password_sha256 CHECK (octet_length(made_password_digest) = 32)
);
COMMENT ON COLUMN auth.provider_links.link_key IS
  'SHA-256 of the issuer and of its name for the person, which is not stored.';
COMMENT ON COLUMN auth.provider_links.made_password_digest IS
  'SHA-256 of the hash of the password that nobody knows, for an account made by the link: while it is in use, the account has no other way in.';
CREATE INDEX provider_links_by_user ON auth.provider_links (user_id, issuer);
-- A link is used and ended; nothing else of it changes.
REVOKE UPDATE ON auth.provider_links FROM titanup_auth;
GRANT UPDATE (last_use_time) ON auth.provider_links TO titanup_auth;
