-- Failed sign-ins that are not among an account's events yet go with the account, as everything else of it does. By a trigger,
-- since a reference would be looked up when they are written.

CREATE FUNCTION auth.erase_sign_in_failures() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  DELETE FROM auth.sign_in_failures WHERE (user_id, event_id) IN (
    SELECT user_id, event_id FROM auth.sign_in_failures WHERE user_id = OLD.user_id
    -- Whoever is settling one waits for the end of this, finds no account, and erases it.
    FOR UPDATE SKIP LOCKED);
  RETURN NULL;
END $$;

CREATE TRIGGER users_erase_sign_in_failures AFTER DELETE ON auth.users
  FOR EACH ROW EXECUTE FUNCTION auth.erase_sign_in_failures();
