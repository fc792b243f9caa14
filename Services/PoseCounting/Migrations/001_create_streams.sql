-- Landmark streams, their frames, and the receipts they ended with. Every key begins with the user.

CREATE TABLE pose.streams (
  user_id uuid NOT NULL,
  stream_id uuid NOT NULL,
  -- 1 live, 2 upload
  origin smallint NOT NULL,
  -- 1 BlazePose's 33 points, 2 COCO's 17
  landmark_schema smallint NOT NULL,
  image_width integer NOT NULL,
  image_height integer NOT NULL,
  -- name and version of the counter: pushup/1
  counter text NOT NULL,
  -- 0 is none
  target_reps smallint NOT NULL,
  is_timed boolean NOT NULL,
  start_time timestamptz NOT NULL,
  -- who may append: whoever opened the stream last
  attachment uuid NOT NULL,
  -- frames stored so far
  next_frame bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  closed_at timestamptz,
  CONSTRAINT streams_pkey PRIMARY KEY (user_id, stream_id),
  CONSTRAINT streams_origin_known CHECK (origin IN (1, 2)),
  CONSTRAINT streams_image_size CHECK (image_width BETWEEN 1 AND 16384 AND image_height BETWEEN 1 AND 16384),
  CONSTRAINT streams_target_reps CHECK (target_reps BETWEEN 0 AND 500),
  CONSTRAINT streams_next_frame_not_negative CHECK (next_frame >= 0)
);

-- How many streams a user has begun and not finished.
CREATE INDEX streams_unfinished ON pose.streams (user_id, created_at) WHERE closed_at IS NULL;

-- Consecutive frames in their canonical bytes.
CREATE TABLE pose.chunks (
  user_id uuid NOT NULL,
  stream_id uuid NOT NULL,
  first_frame bigint NOT NULL,
  frame_count integer NOT NULL,
  frames bytea NOT NULL,
  CONSTRAINT chunks_pkey PRIMARY KEY (user_id, stream_id, first_frame),
  CONSTRAINT chunks_stream FOREIGN KEY (user_id, stream_id) REFERENCES pose.streams ON DELETE CASCADE,
  CONSTRAINT chunks_frame_count_positive CHECK (frame_count > 0),
  CONSTRAINT chunks_first_frame_not_negative CHECK (first_frame >= 0)
);

-- What a stream ended with; it stays when the frames are gone.
CREATE TABLE pose.receipts (
  user_id uuid NOT NULL,
  stream_id uuid NOT NULL,
  receipt_id uuid NOT NULL,
  -- compact JWS: the receipt itself
  jws text NOT NULL,
  issued_at timestamptz NOT NULL,
  CONSTRAINT receipts_pkey PRIMARY KEY (user_id, stream_id),
  CONSTRAINT receipts_receipt_id_unique UNIQUE (user_id, receipt_id)
);
