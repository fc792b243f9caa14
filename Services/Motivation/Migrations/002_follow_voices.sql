-- The voice chosen in the settings comes with the profile feed, like the times, so that a pep talk doesn't have to ask the
-- profile service, which asks for the pep talk itself when it draws the home screen. NULL follows the level.
--
-- motivation.users.voice_pack_id is no longer written or read; it stays for the programs of before.
ALTER TABLE motivation.push_up_times ADD COLUMN voice_pack_id text;

-- The rows have no voice yet: the feed is read again from its beginning, and nothing is removed meanwhile.
UPDATE motivation.feeds SET cursor = '', reading = reading + 1, is_rebuilding = true
WHERE feed = 'profile' AND cursor <> '';
