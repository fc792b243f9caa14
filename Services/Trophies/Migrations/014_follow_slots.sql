-- Where the projection stands in each slot of a feed that it follows in slots. A slot's row is locked by whoever applies its
-- changes, so that of several processes one advances.
CREATE TABLE trophies.followed_slots (
  feed text NOT NULL,
  slot smallint NOT NULL,
  -- The epoch that the number is of; empty at the feed's beginning.
  epoch text NOT NULL DEFAULT '',
  number bigint NOT NULL DEFAULT 0,
  -- Counts how often any slot of the feed has been read from its beginning.
  reading integer NOT NULL DEFAULT 1,
  -- Whether the slot is being read again, after the feed's store was restored: what an earlier reading told is then still
  -- here, and goes when it is done.
  is_rebuilding boolean NOT NULL DEFAULT false,
  CONSTRAINT followed_slots_key PRIMARY KEY (feed, slot),
  CONSTRAINT followed_slots_range CHECK (slot BETWEEN 0 AND 127)
);
-- The feed is read anew. It tells what was deleted, too, so everything that is here stays. It is one reading further on: a
-- program of before that reads it anew at the same time must not sweep what this reading brings.
INSERT INTO trophies.followed_slots (feed, slot, reading, is_rebuilding)
SELECT feed, slot, reading + 1, is_rebuilding FROM trophies.feeds, generate_series(0, 127) AS slot;
REVOKE INSERT, DELETE ON trophies.followed_slots FROM titanup_trophies;

-- The processes that share a feed's slots, each until its lease ends.
CREATE TABLE trophies.feed_followers (
  feed text NOT NULL,
  follower uuid NOT NULL,
  lease_end timestamptz NOT NULL,
  CONSTRAINT feed_followers_key PRIMARY KEY (feed, follower)
);
