-- Run by deploy/dev fill as the store's owner: people with histories as CreateSession would have stored them, in the order of
-- their times. Variables: users, sessions, years, seed (another one makes other people), parts (of sessions, each inserted
-- at once).
--
-- People train on three to seven dates of a week, leave out a week now and then (every other time with a pause), live in
-- twelve zones with their clock changes, travel a week in half a year, and begin their days at midnight or later. Seven
-- sessions in ten are counted.

\set ON_ERROR_STOP on
SET client_min_messages = warning;
SET jit = off;

CREATE FUNCTION pg_temp.chance(what bigint, salt bigint) RETURNS double precision LANGUAGE sql IMMUTABLE
RETURN (hashint8extended(what, salt) & 1048575) / 1048576.0;

CREATE FUNCTION pg_temp.id(what text) RETURNS uuid LANGUAGE sql IMMUTABLE RETURN md5(what)::uuid;

CREATE TEMPORARY TABLE people AS
SELECT n, pg_temp.id(format('%s person %s', :'seed', n)) AS user_id,
  homes[1 + n % 12] AS home, away[1 + n % 12] AS away, (n / 12) % 2 = 0 AS travels,
  CASE WHEN n % 3 = 0 THEN 15 * (n % 25) ELSE 0 END AS day_start_minutes,
  CASE WHEN n % 4 = 0 THEN 7 ELSE 1 END AS first_weekday,
  weekly, weeks_on, current_date - :years * 364 - 1 AS first_date,
  -- Of each weeks_on + 1 weeks the last one is left out.
  (:years * 52 - :years * 52 / (weeks_on + 1)) * weekly AS active_dates,
  :sessions::bigint / :users + CASE WHEN n < :sessions::bigint % :users THEN 1 ELSE 0 END AS sessions
FROM generate_series(0, :users - 1) AS n,
  LATERAL (SELECT 3 + n % 5 AS weekly, 8 + n % 13 AS weeks_on) AS habit,
  -- At most three hours apart, so that no evening becomes the next morning.
  (VALUES (
    ARRAY['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Australia/Lord_Howe', 'Pacific/Auckland',
      'America/Sao_Paulo', 'Asia/Kolkata', 'Africa/Cairo', 'America/Los_Angeles', 'Pacific/Chatham', 'Asia/Kathmandu', 'UTC'],
    ARRAY['Europe/Lisbon', 'America/Denver', 'Asia/Singapore', 'Australia/Brisbane', 'Australia/Sydney',
      'America/Manaus', 'Asia/Dubai', 'Europe/Madrid', 'America/Chicago', 'Pacific/Auckland', 'Asia/Bangkok', 'Europe/Athens']
  )) AS zones (homes, away);

INSERT INTO sessions.users (user_id) SELECT user_id FROM people;

INSERT INTO sessions.clocks (user_id, revision, update_time, time_zone, day_start_minutes, first_weekday)
SELECT user_id, 1, first_date - interval '7 days', NULL, day_start_minutes, first_weekday FROM people
WHERE day_start_minutes > 0 OR first_weekday <> 1;

INSERT INTO sessions.pauses (user_id, pause_id, first_local_date, last_local_date, reason, create_time)
SELECT user_id, pg_temp.id(format('%s pause %s %s', :'seed', n, round)), monday, monday + 6, 'a week off', monday
FROM people, generate_series(0, :years * 52 / (weeks_on + 1) - 1, 2) AS round,
  LATERAL (SELECT first_date + 7 * (round * (weeks_on + 1) + weeks_on) AS monday) AS week;

-- The days of those who have set something are in the feed, as the store has them.
WITH told AS (
  SELECT user_id, slot, row_number() OVER (PARTITION BY slot ORDER BY user_id) AS place
  FROM people, LATERAL (SELECT ((uuid_hash(user_id)::bigint & 4294967295) >> 25) AS slot) AS hashed
  WHERE user_id IN (SELECT user_id FROM sessions.clocks UNION SELECT user_id FROM sessions.pauses)
), taken AS (
  UPDATE sessions.feed_slots SET last_number = last_number + needed.numbers
  FROM (SELECT slot, count(*) AS numbers FROM told GROUP BY slot) AS needed
  WHERE feed_slots.slot = needed.slot
  RETURNING needed.slot, last_number - needed.numbers AS before
)
UPDATE sessions.users SET days_change_number = before + place
FROM told JOIN taken USING (slot)
WHERE users.user_id = told.user_id;

-- A part of everybody's sessions. OFFSET 0: each thing is reckoned once, not again wherever it is named. All of them get their
-- numbers in the feed together, which takes less time than one by one; nobody else takes any until this is committed.
CREATE FUNCTION pg_temp.fill(seed text, part bigint, parts bigint) RETURNS void LANGUAGE sql AS $$
  SELECT slot FROM sessions.feed_slots ORDER BY slot FOR UPDATE;
  INSERT INTO sessions.sessions (
    user_id, session_id, start_time, end_time, time_zone, utc_offset_seconds, local_date, reps,
    set_reps, set_start_times, set_end_times, target, note, evidence,
    receipt_id, stream_id, stream_digest, counter, rep_start_ms, rep_end_ms, rep_depths, rep_qualities,
    is_late, content_digest, revision, create_time, change_number)
  SELECT user_id, session_id, start_time, end_time, time_zone, utc_offset_seconds,
    -- As CalendarDay(of:utcOffsetSeconds:dayStart:) has it.
    (start_time AT TIME ZONE 'UTC' + make_interval(secs => utc_offset_seconds - day_start_minutes * 60))::date,
    reps, ARRAY[reps], ARRAY[start_time], ARRAY[end_time], 10, '', CASE WHEN is_counted THEN 2 ELSE 4 END,
    CASE WHEN is_counted THEN pg_temp.id(session_id || ' receipt') END,
    CASE WHEN is_counted THEN pg_temp.id(session_id || ' stream') END,
    CASE WHEN is_counted THEN encode(sha256(uuid_send(session_id)), 'hex') END,
    CASE WHEN is_counted THEN 'pushup/1' END,
    counted.starts, counted.ends, counted.depths, counted.qualities,
    false, sha256(uuid_send(session_id)), 1, end_time + interval '2 seconds',
    last_number + row_number() OVER (PARTITION BY slot ORDER BY start_time, session_id)
  FROM people p JOIN sessions.feed_slots ON slot = ((uuid_hash(user_id)::bigint & 4294967295) >> 25),
    generate_series(p.sessions * part / parts, p.sessions * (part + 1) / parts - 1) AS i,
    -- The how manieth active date it is, and which of how many of that date.
    LATERAL (SELECT i * active_dates / p.sessions AS date_index OFFSET 0) AS a,
    LATERAL (SELECT
      i - (date_index * p.sessions + active_dates - 1) / active_dates AS place,
      ((date_index + 1) * p.sessions + active_dates - 1) / active_dates
        - (date_index * p.sessions + active_dates - 1) / active_dates AS places OFFSET 0) AS b,
    LATERAL (SELECT (date_index / weekly + date_index / weekly / weeks_on)::integer AS week OFFSET 0) AS c,
    LATERAL (SELECT
      first_date + 7 * week + (date_index % weekly * 7 / weekly)::integer AS date,
      CASE WHEN travels AND week % 26 = 3 THEN away ELSE home END AS time_zone,
      pg_temp.id(format('%s session %s %s', seed, n, i)) AS session_id,
      pg_temp.chance(10000000::bigint * n + i, 2) < 0.7 AS is_counted,
      (5 + 20 * pg_temp.chance(10000000::bigint * n + i, 3) + 20 * i / p.sessions)::integer AS reps OFFSET 0) AS d,
    LATERAL (SELECT (date + make_interval(
      mins => day_start_minutes + 30 + (1200 * (place + 0.2 + 0.4 * pg_temp.chance(10000000::bigint * n + i, 4)) / places)::integer,
      secs => floor(60 * pg_temp.chance(10000000::bigint * n + i, 5)))) AT TIME ZONE time_zone AS start_time OFFSET 0) AS e,
    LATERAL (SELECT start_time + reps * interval '1.5 seconds' AS end_time,
      extract(epoch FROM start_time AT TIME ZONE time_zone - start_time AT TIME ZONE 'UTC')::integer AS utc_offset_seconds
      OFFSET 0) AS f,
    LATERAL (SELECT
      coalesce(array_agg(rep * 1500 ORDER BY rep), '{}') AS starts,
      coalesce(array_agg(rep * 1500 + 1200 ORDER BY rep), '{}') AS ends,
      coalesce(array_agg(80 + (rep * 7 + i) % 21 ORDER BY rep), '{}') AS depths,
      coalesce(array_agg(75 + (rep * 5 + i) % 26 ORDER BY rep), '{}') AS qualities
      FROM generate_series(0, CASE WHEN is_counted THEN reps ELSE 0 END - 1) AS rep) AS counted
  ORDER BY start_time;
  UPDATE sessions.feed_slots SET last_number = newest
  FROM (
    SELECT slot AS filled, (SELECT max(change_number) FROM sessions.sessions WHERE change_slot = slot) AS newest
    FROM sessions.feed_slots
  ) AS numbered
  WHERE slot = filled AND newest > last_number
$$;

SELECT format('SELECT pg_temp.fill(%L, %s, %s)', :'seed', part, :parts) FROM generate_series(0, :parts - 1) AS part \gexec

-- As the store would do by itself in a while.
VACUUM ANALYZE sessions.sessions, sessions.users, sessions.clocks, sessions.pauses;
