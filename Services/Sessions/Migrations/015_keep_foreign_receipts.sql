-- The receipt of another installation that an imported session came with, as it was: believed or not, it is exported again. A
-- session with a receipt that is not believed has the evidence of declared ones (4), so older programs believe no more of it.
ALTER TABLE sessions.sessions
  ADD COLUMN foreign_receipt text,
  ADD CONSTRAINT sessions_foreign_receipt_size CHECK (octet_length(foreign_receipt) BETWEEN 1 AND 65536);

-- The account of another installation whose receipts this user's account may use: the first whose receipt was believed.
CREATE TABLE sessions.former_accounts (
  user_id uuid NOT NULL,
  former_user_id uuid NOT NULL,
  CONSTRAINT former_accounts_key PRIMARY KEY (user_id)
);

-- The same the other way around, because each of them belongs to one account here. Spread by the former account, about which
-- two users may disagree at the same time.
CREATE TABLE sessions.former_account_owners (
  former_user_id uuid NOT NULL,
  user_id uuid NOT NULL,
  CONSTRAINT former_account_owners_key PRIMARY KEY (former_user_id)
);
REVOKE UPDATE, DELETE ON sessions.former_accounts, sessions.former_account_owners FROM titanup_sessions;
