-- The kind of a change says what changed. The name of the table would be that of a shard where the table is distributed.
CREATE OR REPLACE FUNCTION profile.note_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE thing uuid := NEW.user_id;
BEGIN
  IF TG_ARGV[0] = '3' THEN thing := NEW.measurement_id; END IF;
  INSERT INTO profile.changes (user_id, kind, thing_id) VALUES (NEW.user_id, TG_ARGV[0]::smallint, thing)
  ON CONFLICT (user_id, kind, thing_id) DO UPDATE SET change_xid = EXCLUDED.change_xid;
  RETURN NULL;
END $$;
