-- The feed of completed practices in slots: every change has a number of its own in its user's slot. The number is taken in
-- the transaction that writes the change, so numbers are committed in their order, and no transaction holds back another's.

-- 128 slots: the top seven bits of the hash by which PostgreSQL, and Citus, spread UUIDs.
CREATE TABLE training.feed_slots (
  slot smallint NOT NULL,
  last_number bigint NOT NULL DEFAULT 0,
  CONSTRAINT feed_slots_key PRIMARY KEY (slot),
  CONSTRAINT feed_slots_range CHECK (slot BETWEEN 0 AND 127)
);
INSERT INTO training.feed_slots (slot) SELECT generate_series(0, 127);
REVOKE INSERT, DELETE ON training.feed_slots FROM titanup_training;

ALTER TABLE training.practices
  ADD COLUMN change_slot smallint NOT NULL
    GENERATED ALWAYS AS (((uuid_hash(user_id)::bigint & 4294967295) >> 25)::smallint) STORED,
  -- 0 until the practice is completed.
  ADD COLUMN change_number bigint NOT NULL DEFAULT 0;

-- What is already in the feed keeps its order. These rows have not changed.
ALTER TABLE training.practices DISABLE TRIGGER practices_renew_change;
UPDATE training.practices AS practice SET change_number = numbered.change_number
FROM (
  SELECT user_id, practice_id, row_number() OVER (
      PARTITION BY change_slot ORDER BY change_xid, user_id, practice_id
    ) AS change_number
  FROM training.practices WHERE state = 3
) AS numbered
WHERE practice.user_id = numbered.user_id AND practice.practice_id = numbered.practice_id;
ALTER TABLE training.practices ENABLE TRIGGER practices_renew_change;

UPDATE training.feed_slots AS counter SET last_number = numbered.last_number
FROM (SELECT change_slot, max(change_number) AS last_number FROM training.practices GROUP BY change_slot) AS numbered
WHERE counter.slot = numbered.change_slot;

CREATE INDEX practices_by_number ON training.practices (change_slot, change_number) WHERE state = 3;

-- Until the last program from before this migration is replaced: such a program takes no number.
CREATE OR REPLACE FUNCTION training.renew_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.change_xid := pg_current_xact_id();
  IF NEW.state = 3 AND NEW.change_number = OLD.change_number THEN
    UPDATE training.feed_slots SET last_number = last_number + 1 WHERE slot = OLD.change_slot
      RETURNING last_number INTO NEW.change_number;
  END IF;
  RETURN NEW;
END $$;
