-- What owners see of their devices and of what happened to their account, and what other services hear of revocations.

-- Coarse (/24, /48), of the device's last use; empty where it is unknown.
ALTER TABLE auth.auth_sessions
  ADD COLUMN address text NOT NULL DEFAULT '',
  ADD CONSTRAINT auth_sessions_address_length CHECK (char_length(address) <= 50);

-- One row for each thing that happened. Ids are made in the order of time, so the key is the order of lists.
CREATE TABLE auth.security_events (
  user_id uuid NOT NULL,
  event_id uuid NOT NULL,
  kind text NOT NULL,
  session_id uuid,
  device_name text NOT NULL,
  address text NOT NULL,
  create_time timestamptz NOT NULL,
  PRIMARY KEY (user_id, event_id),
  CONSTRAINT security_events_user FOREIGN KEY (user_id) REFERENCES auth.users (user_id) ON DELETE CASCADE,
  CONSTRAINT security_events_kind_form CHECK (kind ~ '^[a-z_]{1,50}$'),
  CONSTRAINT security_events_device_name_length CHECK (char_length(device_name) <= 100),
  CONSTRAINT security_events_address_length CHECK (char_length(address) <= 50)
);
-- What has happened stays as it was: the service can add to it and read it.
REVOKE UPDATE, DELETE ON auth.security_events FROM titanup_auth;

-- Auth sessions that ended while access tokens of theirs may be good. Kept for a little longer than tokens live.
CREATE TABLE auth.revocations (
  user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  revoke_time timestamptz NOT NULL,
  -- The transaction of the revocation: watchers go by it, since transactions commit in any order.
  change_xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  PRIMARY KEY (user_id, session_id)
);
CREATE INDEX revocations_by_change ON auth.revocations (change_xid);
REVOKE UPDATE ON auth.revocations FROM titanup_auth;

-- No writer can forget to tell. Notifying in the transaction lets one revocation commit at a time, which is no loss:
-- they are few.
CREATE FUNCTION auth.note_revocation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO auth.revocations (user_id, session_id, revoke_time)
  VALUES (OLD.user_id, OLD.session_id, coalesce(NEW.revoke_time, now()));
  NOTIFY auth_revoked;
  RETURN NULL;
END $$;

CREATE TRIGGER auth_sessions_note_revocation AFTER UPDATE OF revocation ON auth.auth_sessions
  FOR EACH ROW WHEN (OLD.revocation IS NULL AND NEW.revocation IS NOT NULL)
  EXECUTE FUNCTION auth.note_revocation();

CREATE TRIGGER auth_sessions_note_deletion AFTER DELETE ON auth.auth_sessions
  FOR EACH ROW WHEN (OLD.revocation IS NULL)
  EXECUTE FUNCTION auth.note_revocation();
