-- Mails that wait or were sent lately. A row is written in the transaction of what causes the mail, so that neither
-- survives without the other. It holds no secret: a link's token is made when the mail is sent.

CREATE TABLE auth.mails (
  mail_id uuid NOT NULL,
  kind text NOT NULL,
  user_id uuid,
  recipient text NOT NULL,
  recipient_key text NOT NULL,
  create_time timestamptz NOT NULL,
  attempt_time timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  send_time timestamptz,
  -- Not by user first: who asks for a reset names an address, and nobody may learn from the work whether it is known.
  CONSTRAINT mails_id PRIMARY KEY (mail_id),
  CONSTRAINT mails_recipient_length CHECK (octet_length(recipient) BETWEEN 5 AND 254)
);
COMMENT ON COLUMN auth.mails.user_id IS 'NULL while only an address is known; it is looked up when the mail is sent.';
COMMENT ON COLUMN auth.mails.recipient_key IS 'The address as in email_addresses.address_key.';
COMMENT ON COLUMN auth.mails.attempt_time IS 'When it is due. While it is being sent, when it is anybody''s again.';
CREATE INDEX mails_due ON auth.mails (attempt_time) WHERE send_time IS NULL;
-- To count what one address got lately, and to forget it soon after.
CREATE INDEX mails_by_recipient ON auth.mails (recipient_key, kind);
CREATE INDEX mails_by_send_time ON auth.mails (send_time) WHERE send_time IS NOT NULL;

-- What links from mails are good for, each once.
CREATE TABLE auth.one_time_tokens (
  user_id uuid NOT NULL,
  token_digest bytea NOT NULL,
  purpose text NOT NULL,
  address text NOT NULL,
  create_time timestamptz NOT NULL,
  expire_time timestamptz NOT NULL,
  use_time timestamptz,
  PRIMARY KEY (user_id, token_digest),
  CONSTRAINT one_time_tokens_user FOREIGN KEY (user_id) REFERENCES auth.users (user_id) ON DELETE CASCADE,
  CONSTRAINT one_time_tokens_digest_sha256 CHECK (octet_length(token_digest) = 32)
);
COMMENT ON COLUMN auth.one_time_tokens.token_digest IS 'SHA-256 of the token; the token is nowhere stored.';
COMMENT ON COLUMN auth.one_time_tokens.address IS 'To which it was sent: it proves nothing about another one.';
CREATE INDEX one_time_tokens_by_expiry ON auth.one_time_tokens (expire_time);
