-- Nobody is told what a secret trophy takes before it is earned.
ALTER TABLE trophies.rules ADD COLUMN is_secret boolean NOT NULL DEFAULT false;

-- award_changes when the highest level was reached: rising is told like a grant, in one order with them. 0 for the first
-- level, and for what was reached before anybody told.
ALTER TABLE trophies.users ADD COLUMN level_change_number bigint NOT NULL DEFAULT 0;
