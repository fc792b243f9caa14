-- Accounts. Every table but one is keyed by user first, so that the schema can be distributed by user_id.

CREATE TABLE auth.users (
  user_id uuid PRIMARY KEY,
  email text NOT NULL,
  display_name text NOT NULL,
  locale text NOT NULL,
  create_time timestamptz NOT NULL,
  CONSTRAINT users_email_length CHECK (octet_length(email) BETWEEN 5 AND 254),
  CONSTRAINT users_display_name_length CHECK (char_length(display_name) BETWEEN 1 AND 100),
  CONSTRAINT users_locale_length CHECK (char_length(locale) BETWEEN 2 AND 35)
);
COMMENT ON COLUMN auth.users.email IS 'As its owner wrote it, trimmed. What makes it unique is in email_addresses.';

-- Which account an address signs in to: a table of its own, because a unique constraint on users would have to
-- span all users, which a table distributed by user_id cannot have.
CREATE TABLE auth.email_addresses (
  address_key text NOT NULL,
  user_id uuid NOT NULL,
  create_time timestamptz NOT NULL,
  CONSTRAINT email_addresses_one_account PRIMARY KEY (address_key),
  CONSTRAINT email_addresses_user FOREIGN KEY (user_id) REFERENCES auth.users (user_id) ON DELETE CASCADE
);
COMMENT ON COLUMN auth.email_addresses.address_key IS 'The address composed (NFC) and in lower case, made by the service.';
-- For the cascade, and to find the addresses of an account.
CREATE INDEX email_addresses_by_user ON auth.email_addresses (user_id);

-- Apart from users, so that what reads accounts never meets a hash.
CREATE TABLE auth.password_hashes (
  user_id uuid PRIMARY KEY,
  phc text NOT NULL,
  update_time timestamptz NOT NULL,
  CONSTRAINT password_hashes_user FOREIGN KEY (user_id) REFERENCES auth.users (user_id) ON DELETE CASCADE,
  CONSTRAINT password_hashes_argon2id CHECK (phc LIKE '$argon2id$v=19$m=%')
);
COMMENT ON COLUMN auth.password_hashes.phc IS 'PHC string: each hash carries the parameters it was made with.';

-- The service's role may read and write rows of every table by default. What it has no use for, it cannot do.
REVOKE UPDATE, DELETE ON auth.users, auth.email_addresses FROM titanup_auth;
REVOKE DELETE ON auth.password_hashes FROM titanup_auth;
