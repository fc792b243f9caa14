-- How well each rep was done, as the receipt says: percentages beside rep_start_ms and rep_end_ms. Empty where nobody
-- knows, and in what binaries of before have written.
ALTER TABLE sessions.sessions
  ADD COLUMN rep_depths integer[] NOT NULL DEFAULT '{}',
  ADD COLUMN rep_qualities integer[] NOT NULL DEFAULT '{}';
