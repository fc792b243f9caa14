-- Codes in mails, to be typed: each stands for the token of its link. A code has 40 bits only, so what is stored is a hash
-- under a key of the service, and wrong ones are counted, in auth.attempts, alike whether anybody has the address.

ALTER TABLE auth.one_time_tokens
  ADD COLUMN code_digest bytea,
  ADD COLUMN address_key text,
  ADD CONSTRAINT one_time_tokens_code_whole CHECK ((code_digest IS NULL) = (address_key IS NULL)),
  ADD CONSTRAINT one_time_tokens_code_digest_hmac CHECK (octet_length(code_digest) = 32);
COMMENT ON COLUMN auth.one_time_tokens.code_digest IS 'HMAC of the code; NULL for tokens without one.';
COMMENT ON COLUMN auth.one_time_tokens.address_key IS 'The address as in email_addresses.address_key, by which a code is looked up.';
CREATE INDEX one_time_tokens_by_code ON auth.one_time_tokens (address_key, purpose, create_time) WHERE code_digest IS NOT NULL;
