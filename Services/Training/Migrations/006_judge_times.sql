-- What was done, and how long that takes at the quickest: a set that was too quick earns only what its time allows.

-- One element per set, in milliseconds of one repetition or second; 0 for an exercise that nobody has judged. Empty for
-- practices that began before this was known, and for those that programs of before begin.
ALTER TABLE training.practices ADD COLUMN set_least_milliseconds integer[] NOT NULL DEFAULT '{}';

-- When the latest step happened: devices that were offline tell times, and none is before it. NULL for practices of before
-- that were over by then.
ALTER TABLE training.practices ADD COLUMN latest_time timestamptz;

-- Since when a plan is what it is; NULL for one that was set before this was known.
ALTER TABLE training.plans ADD COLUMN set_time timestamptz;
