-- The list of deletions, a line each: accounts that were deleted, that are to be, and whose owners thought better of it.
-- It tells nothing of a person but an id.
SET TIME ZONE 'UTC';
SELECT to_regclass('auth.deletions') IS NOT NULL AS is_there \gset
\if :is_there
COPY (
  SELECT user_id, receipt_digest, request_time, erase_time, NULL::timestamptz AS delete_time, NULL::timestamptz AS cancel_time
  FROM auth.deletions
  UNION ALL
  SELECT user_id, receipt_digest, delete_request_time, NULL, delete_time, NULL FROM auth.users
  WHERE delete_time IS NOT NULL
  UNION ALL
  SELECT user_id, NULL, NULL, NULL, NULL, max(security_events.create_time)
  FROM auth.security_events JOIN auth.users USING (user_id)
  WHERE kind = 'deletion_cancelled' AND delete_time IS NULL
  GROUP BY user_id
  ORDER BY user_id
) TO STDOUT;
\endif
