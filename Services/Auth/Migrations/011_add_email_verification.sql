-- Whether the address is the account's. Accounts from before are not asked.

ALTER TABLE auth.users ADD COLUMN verification text NOT NULL DEFAULT 'not_required'
  CONSTRAINT users_verification_known CHECK (verification IN ('not_required', 'pending', 'verified'));

-- An account's address can be verified and changed; nothing else of either row can.
GRANT UPDATE (email, verification) ON auth.users TO titanup_auth;
GRANT UPDATE (address_key, create_time) ON auth.email_addresses TO titanup_auth;
