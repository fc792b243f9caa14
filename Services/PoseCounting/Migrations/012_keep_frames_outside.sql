-- Frames in an object store, and what has to be deleted there.

ALTER TABLE pose.streams
  -- whether frames of it may be in the object store, in the folder user_id/stream_id; true before the first one is there
  ADD COLUMN has_objects boolean NOT NULL DEFAULT false;

ALTER TABLE pose.chunks
  -- the attachment that put the frames into the object store; NULL where they are in this row
  ADD COLUMN writer uuid,
  ADD CONSTRAINT chunks_one_place CHECK (writer IS NULL OR octet_length(frames) = 0);

-- Folders in which objects may be that no chunk names. A row stays until none is left.
CREATE TABLE pose.frame_deletions (
  -- not `user_id`: of an erased person, this much stays until the objects are gone
  owner_id uuid NOT NULL,
  stream_id uuid NOT NULL,
  queued_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- when somebody looks next, or has had the time to
  due_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  attempts integer NOT NULL DEFAULT 0,
  CONSTRAINT frame_deletions_pkey PRIMARY KEY (owner_id, stream_id),
  CONSTRAINT frame_deletions_attempts_not_negative CHECK (attempts >= 0)
);
CREATE INDEX frame_deletions_due ON pose.frame_deletions (due_at);

-- No writer can forget it, whether frames expire, are deleted by their owner, or go with an account.
CREATE FUNCTION pose.queue_frame_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO pose.frame_deletions (owner_id, stream_id) VALUES (OLD.user_id, OLD.stream_id)
  ON CONFLICT (owner_id, stream_id)
  DO UPDATE SET queued_at = EXCLUDED.queued_at, due_at = EXCLUDED.due_at, attempts = 0;
  RETURN NULL;
END $$;
CREATE TRIGGER streams_queue_deletion AFTER DELETE ON pose.streams
  FOR EACH ROW WHEN (OLD.has_objects) EXECUTE FUNCTION pose.queue_frame_deletion();
CREATE TRIGGER streams_queue_frames AFTER UPDATE OF frames_deleted_at ON pose.streams
  FOR EACH ROW WHEN (OLD.has_objects AND OLD.frames_deleted_at IS NULL AND NEW.frames_deleted_at IS NOT NULL)
  EXECUTE FUNCTION pose.queue_frame_deletion();
