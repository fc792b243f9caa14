-- Whose sessions have come while the feed had more than can be judged at once: their awards are still to be brought in line.
ALTER TABLE trophies.users ADD COLUMN is_stale boolean NOT NULL DEFAULT false;
CREATE INDEX users_stale ON trophies.users (user_id) WHERE is_stale;
