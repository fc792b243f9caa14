-- Clocks and pauses in the feed: others count days as well.

-- The transaction of the newest change to the user's clock or pauses: the feed's order. NULL for who has none.
ALTER TABLE sessions.users ADD COLUMN days_change_xid xid8;
CREATE INDEX users_by_days_change ON sessions.users (days_change_xid, user_id) WHERE days_change_xid IS NOT NULL;

-- No writer can forget to put its change into the feed. Every writer of clocks and pauses has made the user's row.
CREATE FUNCTION sessions.renew_days_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sessions.users SET days_change_xid = pg_current_xact_id() WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;

CREATE TRIGGER clocks_renew_days_change AFTER INSERT ON sessions.clocks
  FOR EACH ROW EXECUTE FUNCTION sessions.renew_days_change();
CREATE TRIGGER pauses_renew_days_change AFTER INSERT OR UPDATE ON sessions.pauses
  FOR EACH ROW EXECUTE FUNCTION sessions.renew_days_change();

UPDATE sessions.users SET days_change_xid = pg_current_xact_id()
WHERE user_id IN (SELECT user_id FROM sessions.clocks UNION SELECT user_id FROM sessions.pauses);
