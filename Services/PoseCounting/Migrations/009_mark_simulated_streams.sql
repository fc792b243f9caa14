-- Which streams nobody did, and how much of a live one came at the pace of its times.

ALTER TABLE pose.streams
  ADD COLUMN is_simulated boolean NOT NULL DEFAULT false,
  -- in microseconds; NULL where nobody looked: streams from before
  ADD COLUMN on_pace_us bigint,
  ADD CONSTRAINT streams_on_pace_not_negative CHECK (on_pace_us >= 0);
