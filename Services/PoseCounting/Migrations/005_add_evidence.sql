-- What a stream's motion is known by, to find it again in later streams of the same user. Sets from before have neither.

ALTER TABLE pose.streams
  -- of the landmarks, without times
  ADD COLUMN motion_digest bytea,
  -- of the first push-ups: 16 angles in degrees, a byte each
  ADD COLUMN rep_shapes bytea,
  ADD CONSTRAINT streams_motion_sha256 CHECK (octet_length(motion_digest) = 32),
  ADD CONSTRAINT streams_rep_shapes_whole CHECK (octet_length(rep_shapes) % 16 = 0);

-- Whether these frames, or these landmarks, were there before.
CREATE INDEX streams_by_digest ON pose.streams (user_id, stream_digest) WHERE closed_at IS NOT NULL AND rep_count > 0;
CREATE INDEX streams_by_motion ON pose.streams (user_id, motion_digest) WHERE closed_at IS NOT NULL AND rep_count > 0;
