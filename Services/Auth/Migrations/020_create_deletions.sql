-- Accounts that are to be deleted, and what became of them.

ALTER TABLE auth.users
  ADD COLUMN delete_time timestamptz,
  ADD COLUMN delete_request_time timestamptz,
  ADD COLUMN receipt_digest bytea,
  ADD CONSTRAINT users_deletion_whole
    CHECK (num_nonnulls(delete_time, delete_request_time, receipt_digest) IN (0, 3)),
  ADD CONSTRAINT users_receipt_digest_sha256 CHECK (octet_length(receipt_digest) = 32);
COMMENT ON COLUMN auth.users.delete_time IS 'When the account is deleted, unless its owner keeps it; NULL if nobody wants that.';
COMMENT ON COLUMN auth.users.receipt_digest IS 'SHA-256 of what opens the receipt; the token is nowhere stored.';
CREATE INDEX users_by_delete_time ON auth.users (delete_time) WHERE delete_time IS NOT NULL;

-- Everything else of an account goes with its row. Of the rows it can go from, the service deletes none by itself.
GRANT UPDATE (delete_time, delete_request_time, receipt_digest), DELETE ON auth.users TO titanup_auth;

CREATE FUNCTION auth.refuse_unwanted_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE insufficient_privilege USING MESSAGE = 'nobody wants this account deleted: it has no delete_time';
END $$;
CREATE TRIGGER users_refuse_unwanted_deletion BEFORE DELETE ON auth.users
  FOR EACH ROW WHEN (OLD.delete_time IS NULL) EXECUTE FUNCTION auth.refuse_unwanted_deletion();

-- One row for each account that has gone, for good: the feed by which other services erase it, and what the receipt
-- says. Of the person it keeps nothing but an id that nobody has any more.
CREATE TABLE auth.deletions (
  user_id uuid NOT NULL,
  receipt_digest bytea NOT NULL,
  request_time timestamptz NOT NULL,
  -- When auth erased it.
  erase_time timestamptz NOT NULL,
  -- Its place in the feed. NULL while a token of the account may still be good: what that does must be erased, too.
  position bigint,
  CONSTRAINT deletions_key PRIMARY KEY (user_id),
  CONSTRAINT deletions_digest_sha256 CHECK (octet_length(receipt_digest) = 32)
);
CREATE INDEX deletions_by_position ON auth.deletions (position) WHERE position IS NOT NULL;
CREATE INDEX deletions_unpublished ON auth.deletions (erase_time) WHERE position IS NULL;
REVOKE UPDATE, DELETE ON auth.deletions FROM titanup_auth;
GRANT UPDATE (position) ON auth.deletions TO titanup_auth;

-- Up to which place a service has erased, and since when: the first row at or behind a place says when that account went.
CREATE TABLE auth.erasure_confirmations (
  service text NOT NULL,
  position bigint NOT NULL,
  confirm_time timestamptz NOT NULL,
  CONSTRAINT erasure_confirmations_key PRIMARY KEY (service, position)
);
REVOKE UPDATE, DELETE ON auth.erasure_confirmations FROM titanup_auth;

-- One row, made when it is first needed and locked by whoever gives places: they become visible in their order, so that
-- nobody who follows can step over one. The epoch is the life of the store that cursors belong to.
CREATE TABLE auth.erasure_feed (
  is_only boolean NOT NULL DEFAULT true,
  epoch uuid NOT NULL DEFAULT gen_random_uuid(),
  last_position bigint NOT NULL DEFAULT 0,
  CONSTRAINT erasure_feed_key PRIMARY KEY (is_only),
  CONSTRAINT erasure_feed_one_row CHECK (is_only)
);
REVOKE DELETE ON auth.erasure_feed FROM titanup_auth;
