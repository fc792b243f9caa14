-- Failed sign-ins that are not among anybody's events yet. A row is written for each, alike whether somebody has the address
-- that was named, so that the work does not tell; soon after, those of an account become its events, and the rest is erased.

CREATE TABLE auth.sign_in_failures (
  user_id uuid NOT NULL,
  event_id uuid NOT NULL,
  device_name text NOT NULL,
  address text NOT NULL,
  create_time timestamptz NOT NULL,
  CONSTRAINT sign_in_failures_key PRIMARY KEY (user_id, event_id),
  CONSTRAINT sign_in_failures_device_name_length CHECK (char_length(device_name) <= 100),
  CONSTRAINT sign_in_failures_address_length CHECK (char_length(address) <= 50)
);
COMMENT ON COLUMN auth.sign_in_failures.user_id IS
  'Made up where nobody has the address, which is not stored. No reference to users: looking there would tell by its time.';
-- As with events: the service can add what has happened, and read it.
REVOKE UPDATE, DELETE ON auth.sign_in_failures FROM titanup_auth;

-- Makes events of those whose account is there, and erases the others. What the service can do is ask for this, as often as it
-- likes: nothing that happened to an account goes by it.
CREATE FUNCTION auth.settle_sign_in_failures() RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  WITH settled AS (
    DELETE FROM auth.sign_in_failures WHERE (user_id, event_id) IN (
      SELECT user_id, event_id FROM auth.sign_in_failures LIMIT 10000 FOR UPDATE SKIP LOCKED)
    RETURNING user_id, event_id, device_name, address, create_time),
  kept AS (
    INSERT INTO auth.security_events (user_id, event_id, kind, device_name, address, create_time)
    SELECT s.user_id, s.event_id, 'sign_in_failed', s.device_name, s.address, s.create_time
    FROM settled s JOIN auth.users u ON u.user_id = s.user_id
    -- An account that is being erased is waited for, and has gone then.
    FOR KEY SHARE OF u)
  SELECT count(*) FROM settled
$$;
