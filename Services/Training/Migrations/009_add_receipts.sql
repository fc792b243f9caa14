-- What receipts of the pose service prove: one element per set, NULL for a set without a receipt. All of them are empty for
-- a practice in which no set has one.
ALTER TABLE training.practices
  -- titanup.training.v1.SetEvidence: 2 verified, 3 doubtful, 4 simulated.
  ADD COLUMN set_evidences integer[] NOT NULL DEFAULT '{}',
  ADD COLUMN set_stream_ids uuid[] NOT NULL DEFAULT '{}',
  ADD COLUMN set_counters text[] NOT NULL DEFAULT '{}',
  -- When the first repetition began, and when the last one ended.
  ADD COLUMN set_rep_starts timestamptz[] NOT NULL DEFAULT '{}',
  ADD COLUMN set_rep_ends timestamptz[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT practices_proofs_whole CHECK (
    cardinality(set_evidences) IN (0, cardinality(set_exercise_ids))
    AND cardinality(set_evidences) = ALL (ARRAY[
      cardinality(set_stream_ids), cardinality(set_counters), cardinality(set_rep_starts),
      cardinality(set_rep_ends)]));
