-- Security events are kept for 400 days: more than a year, so that what happens once a year can be compared.
--
-- The service still cannot delete them. What it can do is ask for this, as often as it likes: events that are younger by
-- the database's own clock stay, whoever asks.
CREATE FUNCTION auth.erase_old_security_events() RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  WITH gone AS (
    DELETE FROM auth.security_events WHERE (user_id, event_id) IN (
      SELECT user_id, event_id FROM auth.security_events WHERE create_time < now() - interval '400 days' LIMIT 10000)
    RETURNING 1)
  SELECT count(*) FROM gone
$$;

-- Rows come in the order of time, so a few summaries find the old ones, and writing costs next to nothing.
CREATE INDEX security_events_by_time ON auth.security_events USING brin (create_time);

-- From where a mail was asked for: coarse, for the event that it becomes.
ALTER TABLE auth.mails
  ADD COLUMN address text NOT NULL DEFAULT '',
  ADD CONSTRAINT mails_address_length CHECK (char_length(address) <= 50);
