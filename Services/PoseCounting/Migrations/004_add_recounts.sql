-- What other counters made of a stream, and what its owner says it holds.

CREATE TABLE pose.recounts (
  user_id uuid NOT NULL,
  stream_id uuid NOT NULL,
  -- other than the stream's own
  counter text NOT NULL,
  receipt_id uuid NOT NULL,
  -- compact JWS: the receipt itself
  jws text NOT NULL,
  issued_at timestamptz NOT NULL,
  CONSTRAINT recounts_pkey PRIMARY KEY (user_id, stream_id, counter),
  CONSTRAINT recounts_stream FOREIGN KEY (user_id, stream_id) REFERENCES pose.streams ON DELETE CASCADE,
  CONSTRAINT recounts_receipt_id_unique UNIQUE (user_id, receipt_id)
);

CREATE TABLE pose.ground_truths (
  user_id uuid NOT NULL,
  stream_id uuid NOT NULL,
  reps smallint NOT NULL,
  -- nobody but its owner looks at it otherwise
  may_improve_counters boolean NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT ground_truths_pkey PRIMARY KEY (user_id, stream_id),
  CONSTRAINT ground_truths_stream FOREIGN KEY (user_id, stream_id) REFERENCES pose.streams ON DELETE CASCADE,
  CONSTRAINT ground_truths_reps CHECK (reps BETWEEN 0 AND 5000)
);
