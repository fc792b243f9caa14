-- Who flies across the date line loses a date, not a streak: what tells it is the device's offset.
--
-- The default is for binaries of before, which do not write the column.
ALTER TABLE trophies.sessions ADD COLUMN utc_offset_seconds integer NOT NULL DEFAULT 0;

-- What is here has none yet: the feed is read again from its beginning, and nothing is taken away meanwhile.
UPDATE trophies.feeds SET cursor = '', reading = reading + 1, is_rebuilding = true
WHERE feed = 'sessions' AND cursor <> '';
