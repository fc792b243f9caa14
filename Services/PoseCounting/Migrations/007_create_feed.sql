-- What the service of sessions hears of: what has become of streams since they were closed.

CREATE TABLE pose.changes (
  user_id uuid NOT NULL,
  stream_id uuid NOT NULL,
  -- the transaction of the newest change: the feed's order
  change_xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  CONSTRAINT changes_pkey PRIMARY KEY (user_id, stream_id)
);

-- Only changes below the oldest running transaction are read, so nothing can still be committed before them.
CREATE INDEX changes_by_transaction ON pose.changes (change_xid, user_id, stream_id);

-- No writer can forget to put its change into the feed.
CREATE FUNCTION pose.note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO pose.changes (user_id, stream_id) VALUES (NEW.user_id, NEW.stream_id)
  ON CONFLICT (user_id, stream_id) DO UPDATE SET change_xid = EXCLUDED.change_xid;
  RETURN NULL;
END $$;

-- Of frames that go as soon as they are counted the receipt says so itself.
CREATE TRIGGER streams_note_change AFTER UPDATE OF frames_deleted_at ON pose.streams
  FOR EACH ROW
  WHEN (OLD.closed_at IS NOT NULL AND OLD.frames_deleted_at IS NULL AND NEW.frames_deleted_at IS NOT NULL)
  EXECUTE FUNCTION pose.note_change();
CREATE TRIGGER recounts_note_change AFTER INSERT ON pose.recounts
  FOR EACH ROW EXECUTE FUNCTION pose.note_change();

-- What there was before the feed.
INSERT INTO pose.changes (user_id, stream_id)
SELECT user_id, stream_id FROM pose.streams
WHERE closed_at IS NOT NULL AND frames_deleted_at IS NOT NULL AND retention_days > 0
UNION SELECT user_id, stream_id FROM pose.recounts;

-- One row: which life of the store the feed's cursors belong to. A restored backup gets a new epoch.
CREATE TABLE pose.feed (
  is_only boolean NOT NULL DEFAULT true,
  epoch uuid NOT NULL DEFAULT gen_random_uuid(),
  CONSTRAINT feed_pkey PRIMARY KEY (is_only),
  CONSTRAINT feed_one_row CHECK (is_only)
);
INSERT INTO pose.feed DEFAULT VALUES;

REVOKE INSERT, UPDATE, DELETE ON pose.feed FROM titanup_pose;
REVOKE UPDATE, DELETE ON pose.changes FROM titanup_pose;
GRANT UPDATE (change_xid) ON pose.changes TO titanup_pose;
