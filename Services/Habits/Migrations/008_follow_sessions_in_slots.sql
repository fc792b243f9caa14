-- The feed of sessions is followed in slots, too, and read anew. It tells what was deleted, so everything that is here stays. It
-- is one reading further on: a program of before that reads it anew at the same time must not sweep what this reading brings.
INSERT INTO habits.followed_slots (feed, slot, reading, is_rebuilding)
SELECT feed, slot, reading + 1, is_rebuilding FROM habits.feeds, generate_series(0, 127) AS slot WHERE feed = 'sessions';
