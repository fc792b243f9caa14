-- Older programs don't name it: whoever has set nothing is asked for nothing.
ALTER TABLE profile.settings ADD COLUMN is_liveness_enabled boolean NOT NULL DEFAULT false;
