-- A slot's counter is found by an id whose hash is in the slot: the lowest one there is. Where tables are spread over several
-- servers by that hash, the counter is then with its users' rows, so that one server commits a change and its number.
ALTER TABLE sessions.feed_slots ADD COLUMN anchor_id uuid;
UPDATE sessions.feed_slots SET anchor_id = anchors.anchor_id
FROM (
  SELECT DISTINCT ON (slot) ((uuid_hash(anchor_id)::bigint & 4294967295) >> 25) AS slot, anchor_id
  FROM (SELECT lpad(to_hex(number), 32, '0')::uuid AS anchor_id FROM generate_series(0, 4095) AS number) AS ids
  ORDER BY slot, anchor_id
) AS anchors
WHERE feed_slots.slot = anchors.slot;
ALTER TABLE sessions.feed_slots
  ALTER COLUMN anchor_id SET NOT NULL,
  DROP CONSTRAINT feed_slots_key,
  ADD CONSTRAINT feed_slots_key PRIMARY KEY (anchor_id);
-- For older programs, which find a counter by its slot.
CREATE INDEX feed_slots_by_slot ON sessions.feed_slots (slot);

-- The counter sees to it that a number is there once; a spread table could not.
DROP INDEX sessions.sessions_by_number;
CREATE INDEX sessions_by_number ON sessions.sessions (change_slot, change_number);
DROP INDEX sessions.users_by_days_number;
CREATE INDEX users_by_days_number ON sessions.users (change_slot, days_change_number) WHERE days_change_number IS NOT NULL;
