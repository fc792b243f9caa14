-- When the athlete of a set is asked for a sign of life: drawn once, so that whoever counts the frames again asks in the same
-- moment. NULL where `Open` didn't ask for one: most streams, and all from before.

ALTER TABLE pose.streams
  -- a number of titanup.pose.v1.LivenessKind
  ADD COLUMN liveness_kind smallint,
  -- after how many reps
  ADD COLUMN liveness_rep smallint,
  ADD CONSTRAINT streams_liveness_whole CHECK ((liveness_kind IS NULL) = (liveness_rep IS NULL)),
  ADD CONSTRAINT streams_liveness_rep_positive CHECK (liveness_rep > 0);
