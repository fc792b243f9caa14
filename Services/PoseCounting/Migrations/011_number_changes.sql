-- The feed in slots: every change has a number of its own in its user's slot. The number is taken in the transaction that
-- writes the change, so numbers are committed in their order, and no transaction holds back another's.

-- 128 slots: the top seven bits of the hash by which PostgreSQL, and Citus, spread UUIDs.
CREATE TABLE pose.feed_slots (
  slot smallint NOT NULL,
  last_number bigint NOT NULL DEFAULT 0,
  CONSTRAINT feed_slots_key PRIMARY KEY (slot),
  CONSTRAINT feed_slots_range CHECK (slot BETWEEN 0 AND 127)
);
INSERT INTO pose.feed_slots (slot) SELECT generate_series(0, 127);
REVOKE INSERT, DELETE ON pose.feed_slots FROM titanup_pose;

ALTER TABLE pose.changes
  ADD COLUMN change_slot smallint NOT NULL
    GENERATED ALWAYS AS (((uuid_hash(user_id)::bigint & 4294967295) >> 25)::smallint) STORED,
  ADD COLUMN change_number bigint NOT NULL DEFAULT 0;

-- What is already in the feed keeps its order.
UPDATE pose.changes AS change SET change_number = numbered.change_number
FROM (
  SELECT user_id, stream_id, row_number() OVER (
      PARTITION BY change_slot ORDER BY change_xid, user_id, stream_id
    ) AS change_number
  FROM pose.changes
) AS numbered
WHERE (change.user_id, change.stream_id) = (numbered.user_id, numbered.stream_id);

UPDATE pose.feed_slots AS counter SET last_number = numbered.last_number
FROM (SELECT change_slot, max(change_number) AS last_number FROM pose.changes GROUP BY change_slot) AS numbered
WHERE counter.slot = numbered.change_slot;

CREATE UNIQUE INDEX changes_by_number ON pose.changes (change_slot, change_number);

-- The user's slot stays locked until the transaction ends, which is soon after it has written what changed.
CREATE OR REPLACE FUNCTION pose.note_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE number bigint;
BEGIN
  UPDATE pose.feed_slots SET last_number = last_number + 1
  WHERE slot = ((uuid_hash(NEW.user_id)::bigint & 4294967295) >> 25) RETURNING last_number INTO number;
  INSERT INTO pose.changes (user_id, stream_id, change_number) VALUES (NEW.user_id, NEW.stream_id, number)
  ON CONFLICT (user_id, stream_id)
  DO UPDATE SET change_xid = EXCLUDED.change_xid, change_number = EXCLUDED.change_number;
  RETURN NULL;
END $$;

GRANT UPDATE (change_number) ON pose.changes TO titanup_pose;
