-- Public links to single awards. A link's token is nowhere in this table: whoever reads it can open no link.
CREATE TABLE trophies.award_links (
  user_id uuid NOT NULL,
  link_id uuid NOT NULL,
  trophy_id text NOT NULL,
  -- What the owner wants to be called there; empty for nothing.
  display_name text NOT NULL,
  -- SHA-256 of the token.
  token_digest bytea NOT NULL,
  create_time timestamptz NOT NULL,
  CONSTRAINT award_links_key PRIMARY KEY (user_id, link_id),
  CONSTRAINT award_links_token UNIQUE (token_digest),
  CONSTRAINT award_links_digest_whole CHECK (octet_length(token_digest) = 32),
  CONSTRAINT award_links_name_short CHECK (char_length(display_name) <= 60)
);

-- A link says what it said when it was made.
REVOKE UPDATE ON trophies.award_links FROM titanup_trophies;
