-- A slot's counter is found by an id whose hash is in the slot: the lowest one there is. Where tables are spread over several
-- servers by that hash, the counter is then with its users' rows, so that one server commits a change and its number.
ALTER TABLE training.feed_slots ADD COLUMN anchor_id uuid;
UPDATE training.feed_slots SET anchor_id = anchors.anchor_id
FROM (
  SELECT DISTINCT ON (slot) ((uuid_hash(anchor_id)::bigint & 4294967295) >> 25) AS slot, anchor_id
  FROM (SELECT lpad(to_hex(number), 32, '0')::uuid AS anchor_id FROM generate_series(0, 4095) AS number) AS ids
  ORDER BY slot, anchor_id
) AS anchors
WHERE feed_slots.slot = anchors.slot;
ALTER TABLE training.feed_slots
  ALTER COLUMN anchor_id SET NOT NULL,
  DROP CONSTRAINT feed_slots_key,
  ADD CONSTRAINT feed_slots_key PRIMARY KEY (anchor_id);
-- For older programs, which find a counter by its slot.
CREATE INDEX feed_slots_by_slot ON training.feed_slots (slot);
