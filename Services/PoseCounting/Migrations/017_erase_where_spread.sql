-- The same, in another language: a function in SQL cannot have parameters where it reads or writes tables that are spread over
-- several servers.
CREATE OR REPLACE FUNCTION pose.before_erasure(users uuid[]) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  WITH gone AS (
    DELETE FROM pose.streams WHERE user_id = ANY (users) RETURNING user_id, stream_id, has_objects
  )
  INSERT INTO pose.frame_deletions (owner_id, stream_id)
  SELECT user_id, stream_id FROM gone WHERE has_objects
  ON CONFLICT (owner_id, stream_id)
  DO UPDATE SET queued_at = EXCLUDED.queued_at, due_at = EXCLUDED.due_at, attempts = 0;
END
$$;
