-- Whoever has push-ups only, and no clock of their own, has their days told by the zone of the newest session.
--
-- The default is for binaries of before, which do not write the column.
ALTER TABLE training.push_ups ADD COLUMN time_zone text NOT NULL DEFAULT '';

-- What is here has none yet: the feed is read again from its beginning, and nothing is taken away meanwhile.
UPDATE training.feeds SET cursor = '', reading = reading + 1, is_rebuilding = true
WHERE feed = 'sessions' AND cursor <> '';
