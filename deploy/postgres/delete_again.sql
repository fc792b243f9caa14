-- Run by deploy/dev restore last, with the list of deletions in deletions_list.

-- Auth erases them, as it would have then, as soon as it runs; and tells the other services.
UPDATE auth.users SET
  delete_time = coalesce(l.erase_time, l.delete_time), delete_request_time = l.request_time,
  receipt_digest = l.receipt_digest
FROM deletions_list l
WHERE users.user_id = l.user_id AND l.cancel_time IS NULL;

UPDATE auth.auth_sessions SET revocation = 'deletion_requested', revoke_time = now()
FROM deletions_list l
WHERE auth_sessions.user_id = l.user_id AND l.cancel_time IS NULL AND revocation IS NULL
  AND auth_sessions.create_time <= l.request_time;

-- Who thought better of it keeps the account.
UPDATE auth.users SET delete_time = NULL, delete_request_time = NULL, receipt_digest = NULL
FROM deletions_list l
WHERE users.user_id = l.user_id AND users.delete_request_time <= l.cancel_time;

-- Made and deleted since the backup: the receipt is all that is left of them.
INSERT INTO auth.deletions (user_id, receipt_digest, request_time, erase_time)
SELECT user_id, receipt_digest, request_time, erase_time FROM deletions_list
WHERE erase_time IS NOT NULL AND user_id NOT IN (SELECT user_id FROM auth.users)
ON CONFLICT DO NOTHING;
