-- What other services hear of: the newest change of each profile, of each user's settings, and of each measurement.
CREATE TABLE profile.changes (
  user_id uuid NOT NULL,
  -- 1 profile, 2 settings, 3 measurement.
  kind smallint NOT NULL,
  -- The measurement; the user where there is only one of a kind.
  thing_id uuid NOT NULL,
  -- The transaction of the newest change: the feed's order.
  change_xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  CONSTRAINT changes_key PRIMARY KEY (user_id, kind, thing_id),
  CONSTRAINT changes_kind_known CHECK (kind BETWEEN 1 AND 3)
);

-- Only changes below the oldest running transaction are read, so nothing can still be committed before them.
CREATE INDEX changes_by_transaction ON profile.changes (change_xid, user_id, kind, thing_id);

-- No writer can forget to put its change into the feed.
CREATE FUNCTION profile.note_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE thing uuid := NEW.user_id;
BEGIN
  IF TG_TABLE_NAME = 'measurements' THEN thing := NEW.measurement_id; END IF;
  INSERT INTO profile.changes (user_id, kind, thing_id) VALUES (NEW.user_id, TG_ARGV[0]::smallint, thing)
  ON CONFLICT (user_id, kind, thing_id) DO UPDATE SET change_xid = EXCLUDED.change_xid;
  RETURN NULL;
END $$;

CREATE TRIGGER profiles_note_change AFTER INSERT OR UPDATE ON profile.profiles
  FOR EACH ROW EXECUTE FUNCTION profile.note_change(1);
CREATE TRIGGER settings_note_change AFTER INSERT OR UPDATE ON profile.settings
  FOR EACH ROW EXECUTE FUNCTION profile.note_change(2);
CREATE TRIGGER measurements_note_change AFTER INSERT OR UPDATE ON profile.measurements
  FOR EACH ROW EXECUTE FUNCTION profile.note_change(3);

-- What there was before the feed.
INSERT INTO profile.changes (user_id, kind, thing_id)
SELECT user_id, 1, user_id FROM profile.profiles
UNION ALL SELECT user_id, 2, user_id FROM profile.settings
UNION ALL SELECT user_id, 3, measurement_id FROM profile.measurements;

-- One row: which life of the store the feed's cursors belong to. A restored backup gets a new epoch.
CREATE TABLE profile.feed (
  is_only boolean NOT NULL DEFAULT true,
  epoch uuid NOT NULL DEFAULT gen_random_uuid(),
  CONSTRAINT feed_key PRIMARY KEY (is_only),
  CONSTRAINT feed_one_row CHECK (is_only)
);
INSERT INTO profile.feed DEFAULT VALUES;

REVOKE INSERT, UPDATE, DELETE ON profile.feed FROM titanup_profile;
REVOKE UPDATE, DELETE ON profile.changes FROM titanup_profile;
GRANT UPDATE (change_xid) ON profile.changes TO titanup_profile;
