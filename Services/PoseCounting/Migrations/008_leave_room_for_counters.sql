-- Each append moves a live stream's counters. With room left on its page the row's next version stays beside it, and no
-- index hears of it: none of them has a column that an append changes.
ALTER TABLE pose.streams SET (fillfactor = 50);
