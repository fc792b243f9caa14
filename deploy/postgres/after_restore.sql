-- Run by deploy/dev restore behind the backup, in the same transaction. It goes by two rules of the house: the life of a
-- store that cursors belong to stands in a column `epoch` of type uuid, and places in a feed in columns of type xid8. So no
-- feed and no watch can be forgotten, whenever it is made.

DO $$
DECLARE place record;
BEGIN
  FOR place IN
    SELECT c.oid::regclass AS relation, a.attname AS name, a.atttypid = 'xid8'::regtype AS is_transaction
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND a.attnum > 0 AND NOT a.attisdropped
      -- Every service's schema has it, and no other.
      AND EXISTS (
        SELECT FROM pg_class m WHERE m.relnamespace = c.relnamespace AND m.relname = 'schema_migrations')
      AND (a.atttypid = 'xid8'::regtype OR (a.attname = 'epoch' AND a.atttypid = 'uuid'::regtype))
  LOOP
    IF place.is_transaction THEN
      -- Another cluster's transactions may be ones that this one has not come to: nobody would be shown them until then.
      -- Triggers would take it for a change of the row.
      EXECUTE format('ALTER TABLE %s DISABLE TRIGGER USER', place.relation);
      EXECUTE format('UPDATE %s SET %I = pg_current_xact_id() WHERE %2$I > pg_current_xact_id()',
        place.relation, place.name);
      EXECUTE format('ALTER TABLE %s ENABLE TRIGGER USER', place.relation);
    ELSE
      -- Whoever stands in a feed reads it from its beginning: what it says may be older than what they have read.
      EXECUTE format('UPDATE %s SET %I = gen_random_uuid()', place.relation, place.name);
    END IF;
  END LOOP;
END $$;

-- Accounts that were deleted, or were to be, when the backup did not know it yet: the list of deletions.
CREATE TEMPORARY TABLE deletions_list (
  user_id uuid,
  receipt_digest bytea,
  request_time timestamptz,
  -- NULL while its owner may still think better of it.
  erase_time timestamptz,
  delete_time timestamptz,
  -- When its owner last thought better of it; nothing else is set then.
  cancel_time timestamptz
) ON COMMIT DROP;
