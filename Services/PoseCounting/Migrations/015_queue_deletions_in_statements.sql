-- Stop older programs first: they queue no deletions.
--
-- The statements that delete streams and their frames queue what is in the object store: where a table is spread over several
-- servers, it has no triggers.
DROP TRIGGER streams_queue_deletion ON pose.streams;
DROP TRIGGER streams_queue_frames ON pose.streams;
DROP FUNCTION pose.queue_frame_deletion();

-- Erasing people begins with this.
CREATE FUNCTION pose.before_erasure(users uuid[]) RETURNS void
LANGUAGE sql SET search_path = pg_catalog, pg_temp AS $$
  WITH gone AS (
    DELETE FROM pose.streams WHERE user_id = ANY (users) RETURNING user_id, stream_id, has_objects
  )
  INSERT INTO pose.frame_deletions (owner_id, stream_id)
  SELECT user_id, stream_id FROM gone WHERE has_objects
  ON CONFLICT (owner_id, stream_id)
  DO UPDATE SET queued_at = EXCLUDED.queued_at, due_at = EXCLUDED.due_at, attempts = 0
$$;
REVOKE ALL ON FUNCTION pose.before_erasure(uuid[]) FROM PUBLIC;
