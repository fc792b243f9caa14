-- Stop older programs first: they number no changes.
--
-- The statements that delete frames and add recounts are followed by one that numbers the change: where a table is spread over
-- several servers, it has no triggers.
DROP TRIGGER streams_note_change ON pose.streams;
DROP TRIGGER recounts_note_change ON pose.recounts;
DROP FUNCTION pose.note_change();

-- A change without a number is refused. Nothing reads the places by transaction any more; their index goes with them.
ALTER TABLE pose.changes ALTER COLUMN change_number DROP DEFAULT, DROP COLUMN change_xid;
