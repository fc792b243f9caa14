-- Stop older programs first: they number no changes.
--
-- The statements that write sessions, clocks and pauses take their numbers in the feed themselves: where a table is spread
-- over several servers, it has no triggers.
DROP TRIGGER sessions_renew_change ON sessions.sessions;
DROP TRIGGER clocks_renew_days_change ON sessions.clocks;
DROP TRIGGER pauses_renew_days_change ON sessions.pauses;
DROP FUNCTION sessions.renew_change();
DROP FUNCTION sessions.renew_days_change();

-- A new session without a number is refused. Nothing reads the places by transaction any more; their indexes go with them.
ALTER TABLE sessions.sessions ALTER COLUMN change_number DROP DEFAULT, DROP COLUMN change_xid;
ALTER TABLE sessions.users DROP COLUMN days_change_xid;
