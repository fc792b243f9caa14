-- The feed of completed practices, for other services.

-- The transaction of the newest change: the feed's order.
ALTER TABLE training.practices ADD COLUMN change_xid xid8 NOT NULL DEFAULT pg_current_xact_id();

-- Only changes below the oldest running transaction are read from it, so nothing can still be committed before them.
-- A practice that is deleted stays completed, so that the feed can tell that it is gone.
CREATE INDEX practices_by_change ON training.practices (change_xid, user_id, practice_id) WHERE state = 3;

-- No writer can forget to put its change into the feed.
CREATE FUNCTION training.renew_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.change_xid := pg_current_xact_id();
  RETURN NEW;
END $$;

CREATE TRIGGER practices_renew_change BEFORE UPDATE ON training.practices
  FOR EACH ROW EXECUTE FUNCTION training.renew_change();

-- One row: which life of the store the feed's cursors belong to. A restored backup gets a new epoch.
CREATE TABLE training.feed (
  is_only boolean NOT NULL DEFAULT true,
  epoch uuid NOT NULL DEFAULT gen_random_uuid(),
  CONSTRAINT feed_key PRIMARY KEY (is_only),
  CONSTRAINT feed_one_row CHECK (is_only)
);
INSERT INTO training.feed DEFAULT VALUES;
REVOKE INSERT, UPDATE, DELETE ON training.feed FROM titanup_training;
