-- How long a timed set lasts, and how long the athlete gets ready before any. Sets from before have neither.

ALTER TABLE pose.streams
  ADD COLUMN target_seconds smallint NOT NULL DEFAULT 0,
  ADD COLUMN preparation_seconds smallint NOT NULL DEFAULT 0,
  ADD CONSTRAINT streams_target_seconds CHECK (target_seconds BETWEEN 0 AND 1800),
  ADD CONSTRAINT streams_preparation_seconds CHECK (preparation_seconds BETWEEN 0 AND 60);

COMMENT ON COLUMN pose.streams.landmark_schema IS
  '1 BlazePose''s 33 points, 2 COCO''s 17, 3 Apple''s 19 in the image, 4 Apple''s 17 in space, 5 the box of a face';
