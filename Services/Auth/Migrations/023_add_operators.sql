-- Operators, and accounts they have shut.

ALTER TABLE auth.users
  ADD COLUMN role text NOT NULL DEFAULT 'user',
  ADD COLUMN disable_time timestamptz,
  ADD CONSTRAINT users_role_known CHECK (role IN ('user', 'admin'));
-- The service can shut and open an account; it cannot make an operator of anybody. Whoever owns the database can:
--   UPDATE auth.users SET role = 'admin' WHERE user_id = '…';
GRANT UPDATE (disable_time) ON auth.users TO titanup_auth;
REVOKE INSERT ON auth.users FROM titanup_auth;
GRANT INSERT (user_id, email, display_name, locale, verification, create_time) ON auth.users TO titanup_auth;

-- The role a session's tokens have, so that a refresh needs no look at the account.
ALTER TABLE auth.auth_sessions
  ADD COLUMN role text NOT NULL DEFAULT 'user',
  ADD CONSTRAINT auth_sessions_role_known CHECK (role IN ('user', 'admin'));

-- Another role takes another sign-in.
CREATE FUNCTION auth.revoke_for_role() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE auth.auth_sessions SET revocation = 'role_changed', revoke_time = now()
  WHERE user_id = NEW.user_id AND revocation IS NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER users_revoke_for_role AFTER UPDATE OF role ON auth.users
  FOR EACH ROW WHEN (OLD.role <> NEW.role)
  EXECUTE FUNCTION auth.revoke_for_role();
