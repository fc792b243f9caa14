-- How long frames are kept, in which form, and what a list says of a stream without looking at them.

ALTER TABLE pose.streams
  -- after the stream's end
  ADD COLUMN retention_days smallint NOT NULL DEFAULT 30,
  -- of the frames that are there
  ADD COLUMN stored_bytes bigint NOT NULL DEFAULT 0,
  ADD COLUMN is_packed boolean NOT NULL DEFAULT false,
  -- a day to finish it, then the retention; closing it says anew
  ADD COLUMN frames_expire_at timestamptz NOT NULL DEFAULT now() + interval '31 days',
  ADD COLUMN frames_deleted_at timestamptz,
  -- what it ended with
  ADD COLUMN rep_count smallint,
  ADD COLUMN duration_us bigint,
  ADD COLUMN stream_digest bytea,
  ADD CONSTRAINT streams_retention_days CHECK (retention_days IN (0, 30, 365)),
  ADD CONSTRAINT streams_stored_bytes_not_negative CHECK (stored_bytes >= 0),
  ADD CONSTRAINT streams_summary_whole
    CHECK (num_nonnulls(rep_count, duration_us, stream_digest) IN (0, 3)),
  ADD CONSTRAINT streams_digest_sha256 CHECK (octet_length(stream_digest) = 32);

ALTER TABLE pose.chunks
  -- 0 canonical bytes, 1 differences between frames, compressed by zlib
  ADD COLUMN encoding smallint NOT NULL DEFAULT 0,
  ADD CONSTRAINT chunks_encoding_known CHECK (encoding IN (0, 1)),
  -- The store's own compression finds next to nothing in landmarks, and would be looked for on every append.
  ALTER COLUMN frames SET STORAGE EXTERNAL;

UPDATE pose.streams SET stored_bytes = held.bytes
FROM (SELECT user_id, stream_id, sum(octet_length(frames)) AS bytes FROM pose.chunks GROUP BY user_id, stream_id) AS held
WHERE streams.user_id = held.user_id AND streams.stream_id = held.stream_id;

-- Sets from before said it in their receipts only: the payload of a compact JWS is its second part, base64url.
WITH claims AS (
  SELECT user_id, stream_id,
    convert_from(decode(rpad(payload, (length(payload) + 3) / 4 * 4, '='), 'base64'), 'UTF8')::jsonb AS claims
  FROM (SELECT user_id, stream_id, translate(split_part(jws, '.', 2), '-_', '+/') AS payload FROM pose.receipts) AS parts
)
UPDATE pose.streams SET
  rep_count = jsonb_array_length(claims -> 'reps'),
  duration_us = (claims ->> 'end_us')::bigint - (claims ->> 'start_us')::bigint,
  stream_digest = decode(claims ->> 'digest', 'hex')
FROM claims
WHERE streams.user_id = claims.user_id AND streams.stream_id = claims.stream_id;

-- What expires, whose turn it is to be packed, and a user's streams as they are listed.
CREATE INDEX streams_expiring ON pose.streams (frames_expire_at) WHERE frames_deleted_at IS NULL;
CREATE INDEX streams_unpacked ON pose.streams (closed_at)
  WHERE closed_at IS NOT NULL AND NOT is_packed AND frames_deleted_at IS NULL;
CREATE INDEX streams_newest ON pose.streams (user_id, created_at DESC, stream_id DESC);
